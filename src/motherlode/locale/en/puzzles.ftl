# Puzzles: moments of bots’ games with one question each.

puzzles-how = Bots played these games. Each puzzle stops at a moment when someone who paid attention can know the answer.
puzzles-solved = Solved: { $count } of { $all }
puzzle-number = Puzzle { $number }
puzzle-about = { $kind } · { $grade }
puzzle-grade = Level { $grade }
puzzle-kind-who = Find a saboteur
puzzle-kind-move = Find the move
puzzle-kind-map = What did the map show?
puzzle-link =
    { $state ->
        [right] Puzzle { $number }, solved
        [wrong] Puzzle { $number }, not solved
       *[new] Puzzle { $number }
    }

## The question and the answer

# $count is how many saboteurs there are among the role cards.
puzzle-ask-who =
    { $count ->
        [one] Who is the saboteur?
       *[other] Who is a saboteur?
    }
puzzle-ask-move = What’s the best move?
puzzle-ask-map = Which goal is the treasure?
puzzle-eyes = You are { $name } ({ $role }).
puzzle-how = Step back through the round to see who did what.
puzzle-how-move = Play it as you would at the table. You can step back through the round first.
puzzle-to-question = Go to the question
puzzle-right = Right!
puzzle-wrong = Not this time.
puzzle-answer = Answer: { $answer }
puzzle-sure = From what you saw, that’s { $percent }% certain.
puzzle-clues = Clues
puzzle-rise = From { $before }% to { $after }%
puzzle-worth = Chance to win: { $right }%. Best of the other moves: { $other }%.
puzzle-own = Yours: { $percent }%.
puzzle-next = Next puzzle

## In the terminal

puzzle-list-line = { $number }  { $kind } · { $grade }
puzzle-today-line = Today’s puzzle: { $number }
puzzle-input = Your answer (a number, or q to quit):
puzzle-again = Type a number from 1 to { $count }.
puzzle-happened = What happened so far
