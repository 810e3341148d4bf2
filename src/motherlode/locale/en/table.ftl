### The table in the browser: maze, hand, prompts, players, log, talk.
