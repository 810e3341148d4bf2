### The page about Motherlode itself.

about-title = About Motherlode
about-name = A motherlode is the great vein of ore that all the smaller ones branch from. It’s what every dwarf with a pickaxe dreams of, and what someone at your table may not want you to find.
about-what = The complete Saboteur in your browser: friends, strangers, or bots around one maze, each with a secret role. No account, nothing to install, no tracking.
about-in-it = What’s in it
about-games = Four games: the base game for 3–10 players, Saboteur 2 for 2–12, the tournament for 5–9, and the duel for 2. The base game comes in four editions.
about-modules = Expansions and variants: the championship cards of 2017 to 2023, five mini-expansions, the selfish dwarf, Victim of Sabotage, and, as a variant of our own, the vote on suspicion.
about-fair = Shuffles you can check: everyone’s device adds random bits, so nobody can choose the deal, not even the server.
about-fan = Motherlode is unofficial and has no ties to Saboteur’s designer or publishers. If you like the game, buy the box. It’s small, cheap, and good. All art and text here are our own.
about-parts = Built with
about-parts-text = Python, Starlette, and SQLite on the server, Svelte in the browser, and Fluent for five languages. Each has its own free license.
about-fonts = Fonts
about-fonts-text = Vollkorn and Source Sans 3, and Nanum Gothic and BIZ UDPGothic where a device lacks Korean or Japanese letters. All are under the SIL Open Font License.
about-offline = Without a connection
about-offline-text = After your first visit, the app opens without a connection: bots, lessons, puzzles, and replays work on your device alone. Browsers save it only at addresses with https.
about-privacy = What we keep
about-privacy-text = The server keeps each table’s log: the names people typed, their choices, and what they said there. Your browser keeps your seats, your finished games, and your preferences. Statistics count rounds, not people.
about-version = Version { $version }
