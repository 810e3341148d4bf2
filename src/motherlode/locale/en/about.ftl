### The page about Motherlode itself.

about-title = About Motherlode
about-name = A motherlode is the great vein of ore from which all the smaller ones branch off: what every dwarf with a pick dreams of, and what somebody at your table may not want you to find.
about-what = This is the whole of Saboteur in your browser: friends, strangers or bots around one maze, each with a secret role. No account, nothing to install, nothing that follows you around.
about-in-it = What is in it
about-games = Four games: the base game for 3 to 10, Saboteur 2 for 2 to 12, the tournament for 5 to 9, the duel for 2; the base game in four editions.
about-modules = Fourteen extras that go with them: the championship cards of 2017 to 2023, five mini-expansions, the greedy dwarf and the victim of sabotage.
about-fair = Every shuffle can be checked: the hash of the seed is shown before the first card, the seed after the last.
about-fan = Motherlode is unofficial: it is not connected with the designer or the publishers of Saboteur; if you like the game, buy the box: it is small, cheap and good. All pictures and words here are our own.
about-parts = What it stands on
about-parts-text = Python, Starlette and SQLite on the server; Svelte in the browser; Fluent for five languages. Each under its own free licence.
about-privacy = What is kept
about-privacy-text = The server keeps the log of each table: the names people typed, their choices and what they said there. Your browser keeps your seats, your finished games and your preferences. Figures count rounds, not people.
about-version = Version { $version }
