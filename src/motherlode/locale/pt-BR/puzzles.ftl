# Desafios: momentos de partidas entre bots, cada um com uma pergunta.

puzzles-how = São partidas entre bots. Cada desafio para num momento em que quem prestou atenção pode saber a resposta.
puzzles-solved = Acertos: { $count } de { $all }
puzzle-number = Desafio { $number }
puzzle-about = { $kind } · { $grade }
puzzle-grade = Nível { $grade }
puzzle-kind-who = Ache um sabotador
puzzle-kind-move = Ache a jogada
puzzle-kind-map = O que o mapa mostrou?
puzzle-link =
    { $state ->
        [right] Desafio { $number }, acertado
        [wrong] Desafio { $number }, errado
       *[new] Desafio { $number }
    }

## A pergunta e a resposta

# $count is how many saboteurs there are among the role cards.
puzzle-ask-who =
    { $count ->
        [one] Quem é o sabotador?
       *[other] Quem é um sabotador?
    }
puzzle-ask-move = Qual é a melhor jogada?
puzzle-ask-map = Qual objetivo é o tesouro?
puzzle-eyes = Você é { $name } ({ $role }).
puzzle-how = Volte pela rodada para ver quem fez o quê.
puzzle-how-move = Jogue como na mesa. Antes, você pode voltar pela rodada.
puzzle-to-question = Ir para a pergunta
puzzle-right = Certo!
puzzle-wrong = Não foi desta vez.
puzzle-answer = Resposta: { $answer }
puzzle-sure = Pelo que você viu, a certeza é de { $percent }%.
puzzle-clues = Pistas
puzzle-rise = De { $before }% para { $after }%
puzzle-worth = Chance de vencer: { $right }%. A melhor das outras jogadas: { $other }%.
puzzle-own = A sua: { $percent }%.
puzzle-next = Próximo desafio

## No terminal

puzzle-list-line = { $number }  { $kind } · { $grade }
puzzle-today-line = Desafio de hoje: { $number }
puzzle-input = Sua resposta (um número, ou q para sair):
puzzle-again = Digite um número de 1 a { $count }.
puzzle-happened = O que aconteceu até agora
