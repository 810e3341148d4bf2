### O histórico da partida em palavras: uma mensagem por acontecimento; nomes vêm como texto, quantidades e valores como números.
### `.you` é como alguém fica sabendo do que fez; $target pode então ser um “você” daqui de baixo.
### $whose é o nome do alvo como dono: “de Bia”; quando o dono é quem lê, é “seu”.
### Escolha por $toward, nunca por um nome: "you" (quem lê), "self" (quem age), "other" ou, sem alvo, "nobody".
### Onde há $tool, há também $tool_key: "pick", "lantern", "cart" ou o id de outra carta.

list-comma = { ", " }
# Duas pessoas, ou mais, numa frase.
list-pair = { $first } e { $last }
list-last = { $others } e { $last }
# O nome de alguém numa frase ou lista.
person = { $name }
log-you = você
log-yourself = você
log-whose = de { $name }
log-whose-you = seu

# Os nomes dos objetivos, iguais em todas as telas.
goal-top = o objetivo mais alto
    .short = Mais alto
goal-above = o objetivo de cima
    .short = Cima
goal-upper = o objetivo de cima
    .short = Cima
goal-middle = o objetivo do meio
    .short = Meio
goal-lower = o objetivo de baixo
    .short = Baixo
goal-below = o objetivo de baixo
    .short = Baixo
goal-bottom = o objetivo mais baixo
    .short = Mais baixo
goal-numbered = o objetivo { $number } de cima para baixo
    .short = Objetivo { $number }
goal-unknown = um objetivo
    .short = Objetivo
# What is at a space that is no goal.
place-here = esta carta
# Coordinates, for those who want them, right after what is there.
log-at = { " " }em { $cells }

## Toda rodada

event-RoundStarted = Começa a rodada { $round }. { $seat } joga primeiro.
    .you = Começa a rodada { $round }. Você joga primeiro.
event-SeatTaken = { $seat } assume o lugar de { $was } (bot).
    .you = Você assume o lugar de { $was } (bot).
event-CardLaidOut = O labirinto começa com “{ $card }”{ $at }.
event-RoleDealt = { $seat } recebe um papel: { $role }.
    .you = Você recebe um papel: { $role }.
event-RoleDealt-hidden = { $seat } recebe um papel secreto.
event-HandDealt = { $seat } recebe estas cartas: { $cards }.
    .you = Você recebe estas cartas: { $cards }.
event-HandDealt-hidden =
    { $count ->
        [0] { $seat } não recebe cartas.
        [one] { $seat } recebe uma carta.
       *[other] { $seat } recebe { $count } cartas.
    }

## Turnos

# $turned é "yes" ou "no".
event-PathLaid =
    { $turned ->
        [yes] { $seat } coloca “{ $card }”, com giro de 180°{ $at }.
       *[no] { $seat } coloca “{ $card }”{ $at }.
    }
    .you =
        { $turned ->
            [yes] Você coloca “{ $card }”, com giro de 180°{ $at }.
           *[no] Você coloca “{ $card }”{ $at }.
        }
# O artigo segue o gênero da ferramenta.
event-ToolBroken =
    { $seat } joga “{ $card }” em { $target }: { $toward ->
        [you] { $tool_key ->
            [cart] seu
           *[other] sua
        } { $tool }
       *[other] { $tool_key ->
            [cart] o
           *[other] a
        } { $tool } { $whose }
    } quebrou.
    .you =
        Você joga “{ $card }” em { $target }: { $toward ->
            [you] { $tool_key ->
                [cart] seu
               *[other] sua
            } { $tool }
           *[other] { $tool_key ->
                [cart] o
               *[other] a
            } { $tool } { $whose }
        } quebrou.
event-ToolFixed =
    { $seat } joga “{ $card }” em { $toward ->
        [you] você: { $tool_key ->
            [cart] seu
           *[other] sua
        } { $tool }
        [self] si: { $tool_key ->
            [cart] o próprio
           *[other] a própria
        } { $tool }
       *[other] { $target }: { $tool_key ->
            [cart] o
           *[other] a
        } { $tool } { $whose }
    } volta a funcionar.
    .you =
        Você joga “{ $card }” em { $toward ->
            [you] você: { $tool_key ->
                [cart] seu
               *[other] sua
            } { $tool }
            [self] si: { $tool_key ->
                [cart] seu
               *[other] sua
            } { $tool }
           *[other] { $target }: { $tool_key ->
                [cart] o
               *[other] a
            } { $tool } { $whose }
        } volta a funcionar.
# $card é a carta de caminho atingida.
event-RockFell = { $seat } joga “Desmoronamento”: “{ $card }”{ $at } some.
    .you = Você joga “Desmoronamento”: “{ $card }”{ $at } some.
event-MapRead = { $seat } olha { $place }{ $at }: { $goal }.
    .you = Você olha { $place }{ $at }: { $goal }.
event-MapRead-hidden = { $seat } olha { $place }{ $at }.
event-CardsPassed = { $seat } passa e descarta: { $cards }.
    .you = Você passa e descarta: { $cards }.
event-CardsPassed-hidden =
    { $count ->
        [0] { $seat } passa.
        [one] { $seat } passa e descarta uma carta.
       *[other] { $seat } passa e descarta { $count } cartas.
    }
    .you = Você passa.
event-TurnSkipped = { $seat } não tem cartas e fica de fora neste turno.
    .you = Você não tem cartas e fica de fora neste turno.
event-CardDrawn = { $seat } compra “{ $card }”.
    .you = Você compra “{ $card }”.
event-CardDrawn-hidden = { $seat } compra uma carta.
event-GoalTurned = { $seat } alcança { $place }{ $at }: { $goal }.
    .you = Você alcança { $place }{ $at }: { $goal }.
# $turned é "yes" ou "no".
event-CardFitted =
    { $turned ->
        [yes] “{ $card }”{ $at } agora faz parte do labirinto, com giro de 180°.
       *[no] “{ $card }”{ $at } agora faz parte do labirinto.
    }

## Encerrar a rodada, desistir

event-CallProposed = { $seat } propõe encerrar a rodada antes do fim.
    .you = Você propõe encerrar a rodada antes do fim.
# $agrees é "yes" ou "no".
event-CallAnswered =
    { $agrees ->
        [yes] { $seat } aceita encerrar a rodada.
       *[no] { $seat } quer continuar jogando.
    }
    .you =
        { $agrees ->
            [yes] Você aceita encerrar a rodada.
           *[no] Você quer continuar jogando.
        }
event-GaveUp = { $seat } desiste desta rodada.
    .you = Você desiste desta rodada.

## Fim da rodada, ouro

# $winner é "diggers", "saboteurs", "greedy" ou "nobody"; em Saboteur 2 também "diggers_blue",
# "diggers_green", "boss" ou "profiteer", e "diggers" são as duas equipes.
event-RoundEnded =
    { $winner ->
        [diggers] Fim da rodada: os mineradores venceram.
        [diggers_blue] Fim da rodada: os mineradores azuis venceram.
        [diggers_green] Fim da rodada: os mineradores verdes venceram.
        [boss] Fim da rodada: o tesouro foi encontrado, mas nenhum minerador venceu; o chefe, sim.
        [profiteer] Fim da rodada: só o aproveitador venceu.
        [saboteurs] Fim da rodada: os sabotadores venceram.
        [greedy] Fim da rodada: um anão ganancioso venceu sozinho.
       *[nobody] Fim da rodada: ninguém venceu.
    }
event-RolesRevealed = Os papéis são revelados: { $roles }.
event-NuggetsDrawn =
    { $count ->
        [0] Nenhuma carta de pepita é comprada.
        [one] Uma carta de pepita é comprada.
       *[other] { $count } cartas de pepita são compradas.
    }
event-NuggetPicked = { $seat } escolhe uma carta de pepita que vale { $worth } de ouro.
    .you = Você escolhe uma carta de pepita que vale { $worth } de ouro.
event-NuggetPicked-hidden = { $seat } escolhe uma carta de pepita.
# $worths é uma lista em texto.
event-NuggetsTaken =
    { $tokens ->
        [0] { $seat } pega cartas de pepita ({ $worths } de ouro).
       *[other] { $seat } pega cartas de pepita ({ $worths } de ouro) e { $tokens } de ouro do banco.
    }
    .you =
        { $tokens ->
            [0] Você pega cartas de pepita ({ $worths } de ouro).
           *[other] Você pega cartas de pepita ({ $worths } de ouro) e { $tokens } de ouro do banco.
        }
event-NuggetsTaken-hidden =
    { $count ->
        [0] { $seat } pega { $tokens } de ouro do banco.
        [one] { $tokens ->
            [0] { $seat } pega uma carta de pepita.
           *[other] { $seat } pega uma carta de pepita e { $tokens } de ouro do banco.
        }
       *[other] { $tokens ->
            [0] { $seat } pega { $count } cartas de pepita.
           *[other] { $seat } pega { $count } cartas de pepita e { $tokens } de ouro do banco.
        }
    }
    .you = Você pega { $tokens } de ouro do banco.
event-NuggetGiven = { $seat } dá a { $target } uma carta de pepita que vale { $worth } de ouro.
    .you = Você dá a { $target } uma carta de pepita que vale { $worth } de ouro.
event-NuggetGiven-hidden = { $seat } dá a { $target } uma carta de pepita.
# $seat é quem recebe o ouro.
event-GoldPaid = { $seat } recebe { $tokens } de ouro.
    .you = Você recebe { $tokens } de ouro.
event-NuggetTurnedIn = { $seat } entrega uma carta de pepita que vale { $worth } de ouro para pagar 1 de ouro.
    .you = Você entrega uma carta de pepita que vale { $worth } de ouro para pagar 1 de ouro.
# $toward é "nobody" se o ouro vai para o banco.
event-GoldGiven =
    { $toward ->
        [nobody] { $seat } paga 1 de ouro ao banco.
       *[other] { $seat } paga 1 de ouro a { $target }.
    }
    .you =
        { $toward ->
            [nobody] Você paga 1 de ouro ao banco.
           *[other] Você paga 1 de ouro a { $target }.
        }
event-RoleSeen =
    { $toward ->
        [you] { $seat } olha o papel que você tem: { $role }.
       *[other] { $seat } olha o papel { $whose }: { $role }.
    }
    .you = Você olha o papel { $whose }: { $role }.
event-RoleSeen-hidden =
    { $toward ->
        [you] { $seat } olha o papel que você tem.
       *[other] { $seat } olha o papel { $whose }.
    }
event-RoleExchanged = { $seat } troca de papel. Novo papel: { $role }.
    .you = Você troca de papel. Novo papel: { $role }.
event-RoleExchanged-hidden = { $seat } troca de papel.
event-GameEnded = Fim de jogo. Ouro: { $scores }. Vitória de { $winners }.

## Túneis com pedágio, a carta grande

event-DwarfPlaced = { $seat } descarta “{ $card }” e põe um anão do pedágio{ $at }.
    .you = Você descarta “{ $card }” e põe um anão do pedágio{ $at }.
event-DwarfPlaced-hidden = { $seat } descarta uma carta e põe um anão do pedágio{ $at }.
# $seat é quem pôs o anão ali.
event-DwarfGone = O anão do pedágio de { $seat }{ $at } sai da rodada.
    .you = Seu anão do pedágio{ $at } sai da rodada.
event-SponsorAsked = { $seat } quer jogar “{ $card }”{ $at } e pede a { $target } que pague o pedágio.
    .you = Você quer jogar “{ $card }”{ $at } e pede a { $target } que pague o pedágio.
# $agrees é "yes" ou "no".
event-SponsorAnswered =
    { $agrees ->
        [yes] { $seat } aceita pagar o pedágio.
       *[no] { $seat } se recusa a pagar o pedágio.
    }
    .you =
        { $agrees ->
            [yes] Você aceita pagar o pedágio.
           *[no] Você se recusa a pagar o pedágio.
        }
event-LargeCardReached = { $seat } liga a carta grande{ $at } à carta inicial.
    .you = Você liga a carta grande{ $at } à carta inicial.

## Saboteur 2

# $toward é "nobody" se a carta não é jogada em ninguém.
event-ActionPlayed =
    { $toward ->
        [nobody] { $seat } joga “{ $card }”.
        [self] { $seat } joga “{ $card }” em si.
       *[other] { $seat } joga “{ $card }” em { $target }.
    }
    .you =
        { $toward ->
            [nobody] Você joga “{ $card }”.
            [self] Você joga “{ $card }” em si.
           *[other] Você joga “{ $card }” em { $target }.
        }
# $tool é a carta que estava na frente.
event-FrontCleared = { $seat } descarta duas cartas para tirar uma da própria frente: { $tool }.
    .you = Você descarta duas cartas para tirar uma da sua frente: { $tool }.
event-CardDiscarded = { $seat } descarta “{ $card }” sem mostrar.
    .you = Você descarta “{ $card }” sem mostrar.
event-CardDiscarded-hidden = { $seat } descarta uma carta sem mostrar.
event-HandTaken = { $seat } agora tem na mão: { $cards }.
    .you = Você agora tem na mão: { $cards }.
event-HandTaken-hidden =
    { $count ->
        [0] { $seat } agora está sem cartas na mão.
        [one] { $seat } agora tem uma carta na mão.
       *[other] { $seat } agora tem { $count } cartas na mão.
    }
    .you = Você agora está sem cartas na mão.
event-GoldStolen = { $seat } rouba 1 de ouro de { $target }.
    .you = Você rouba 1 de ouro de { $target }.

## Cartas de campeonato

# $swapped é "yes", "no" ou, para quem não sabe, "unknown".
event-GoalsTakenUp =
    { $swapped ->
        [yes] { $seat } pega { $place } e { $second_place }{ $at } e os troca de lugar.
        [no] { $seat } pega { $place } e { $second_place }{ $at } e os devolve como estavam.
       *[unknown] { $seat } pega { $place } e { $second_place }{ $at } e talvez os tenha trocado de lugar.
    }
    .you =
        { $swapped ->
            [yes] Você pega { $place } e { $second_place }{ $at } e os troca de lugar.
           *[no] Você pega { $place } e { $second_place }{ $at } e os devolve como estavam.
        }
event-CardsSeen = { $seat } olha algumas cartas e pode ficar com uma: { $cards }.
    .you = Você olha algumas cartas e pode ficar com uma: { $cards }.
event-CardsSeen-hidden =
    { $count ->
        [0] { $seat } não tem cartas para olhar.
        [one] { $seat } olha uma carta.
       *[other] { $seat } olha { $count } cartas.
    }
event-CardKept = { $seat } fica com “{ $card }”; as outras voltam viradas para baixo.
    .you = Você fica com “{ $card }”; as outras voltam viradas para baixo.
event-CardKept-hidden = { $seat } fica com uma delas; as outras voltam viradas para baixo.
# $target é o jogador cuja carta foi vetada.
event-CardVetoed =
    { $toward ->
        [you] { $seat } veta a sua carta “{ $card }”: ela fica sem efeito.
       *[other] { $seat } veta a carta “{ $card }” { $whose }: ela fica sem efeito.
    }
    .you =
        { $toward ->
            [self] Você veta a sua carta “{ $card }”: ela fica sem efeito.
           *[other] Você veta a carta “{ $card }” { $whose }: ela fica sem efeito.
        }
# $clockwise é "yes" ou "no".
event-DirectionTurned =
    { $clockwise ->
        [yes] { $seat } joga “{ $card }”: o jogo volta ao sentido horário.
       *[no] { $seat } joga “{ $card }”: o jogo agora segue no sentido anti-horário.
    }
    .you =
        { $clockwise ->
            [yes] Você joga “{ $card }”: o jogo volta ao sentido horário.
           *[no] Você joga “{ $card }”: o jogo agora segue no sentido anti-horário.
        }
# $turned é "yes" ou "no".
event-PathMoved =
    { $turned ->
        [yes] { $seat } joga “Desvio” e move “{ $card }”, com giro de 180°{ $at }.
       *[no] { $seat } joga “Desvio” e move “{ $card }”{ $at }.
    }
    .you =
        { $turned ->
            [yes] Você joga “Desvio” e move “{ $card }”, com giro de 180°{ $at }.
           *[no] Você joga “Desvio” e move “{ $card }”{ $at }.
        }

## Baús do tesouro

event-ChestsHidden = Há baús escondidos no labirinto{ $at }.
event-TunnelTurned = { $seat } alcança o túnel de um baú{ $at }: { $card }.
    .you = Você alcança o túnel de um baú{ $at }: { $card }.
event-ChestOpened = { $seat } abre um baú{ $at }: { $card }.
    .you = Você abre um baú{ $at }: { $card }.
# $card é o túnel sobre o baú.
event-ChestSeen = { $seat } olha um baú{ $at }: { $chest_card }, embaixo de “{ $card }”.
    .you = Você olha um baú{ $at }: { $chest_card }, embaixo de “{ $card }”.
event-ChestSeen-hidden = { $seat } olha um baú{ $at }.
event-ChestBuried = { $seat } joga “Desmoronamento”: um baú{ $at } some sem ter sido aberto.
    .you = Você joga “Desmoronamento”: um baú{ $at } some sem ter sido aberto.
event-NuggetGranted = { $seat } recebe uma carta de pepita que vale { $worth } de ouro.
    .you = Você recebe uma carta de pepita que vale { $worth } de ouro.
event-GoalMoved = { $seat } afasta { $place }{ $at } um espaço da carta inicial.
    .you = Você afasta { $place }{ $at } um espaço da carta inicial.
event-CardTaken =
    { $toward ->
        [you] { $seat } pega uma carta da sua mão: { $card }.
       *[other] { $seat } pega uma carta da mão { $whose }: { $card }.
    }
    .you = Você pega uma carta da mão { $whose }: { $card }.
event-CardTaken-hidden =
    { $toward ->
        [you] { $seat } pega uma carta da sua mão.
       *[other] { $seat } pega uma carta da mão { $whose }.
    }
event-DiscardsMixed = { $seat } embaralha a pilha de descarte virada para baixo.
    .you = Você embaralha a pilha de descarte virada para baixo.
event-CardsLost =
    { $count ->
        [0] O baralho já está vazio: nenhuma carta se perde.
        [one] A carta de cima do baralho se perde sem que ninguém a veja.
       *[other] As { $count } cartas de cima do baralho se perdem sem que ninguém as veja.
    }

## Lições

# Quem mais está à mesa de uma lição, separado por vírgulas.
lesson-names = Ana, Beto, Caio, Duda
