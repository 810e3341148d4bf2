### A mesa no navegador: labirinto, mão, perguntas.

table-hand = Sua mão
table-prompt = Sua decisão
table-round-short = { $round }/{ $rounds }
table-deck = Baralho
table-discard = Pilha de descarte
table-players = Jogadores
table-strip = Jogadores num relance
table-log = Histórico
table-talk = Chat
table-talk-unread = Chat, novas: { $count }
table-more = Mais
table-your-turn = Sua vez
table-turn-of = Vez de { $seat }
table-window = Todos podem reagir
table-window-short = Reagir?
announced = { $seat } anuncia: { $what }
table-rests = A partida está em pausa até alguém voltar.
table-rests-short = Em pausa
table-over = Fim de jogo
table-over-short = Fim de jogo
table-waiting-start = Aguardando o início
table-last-move = Última jogada
table-counter-clockwise = O jogo segue no sentido anti-horário
table-no-maps = Ninguém pode olhar objetivos nesta rodada
table-offline = Conexão perdida. Reconectando…
yourself = você

## O labirinto

maze-label = O labirinto. Arraste ou use as setas para movê-lo; mais e menos para o zoom; zero para ver tudo.
maze-nearer = Aproximar
maze-farther = Afastar
maze-all = Ver o labirinto inteiro
maze-beyond =
    { $count ->
        [one] Ver mais um espaço que você pode escolher
       *[other] Ver mais { $count } espaços que você pode escolher
    } { $side ->
        [left] à esquerda
        [right] à direita
        [up] acima
       *[down] abaixo
    }
maze-cell = Espaço { $cell }
maze-card = { $card } em { $cell }
maze-goal-hidden = { $cell }: { $goal }, virado para baixo
maze-goal-known = { $cell }: { $goal }, virado para baixo; você o conhece: { $card }
maze-laid-by = Colocada por { $name } desde o seu último turno
maze-lookers = Já olharam: { $names }
maze-chest = Baú em { $cell }, sob um túnel virado para baixo
maze-chest-known = Baú em { $cell }, sob { $tunnel }; você o conhece: { $card }
maze-dwarf = Anão do pedágio de { $owner } em { $cell }
maze-you-know = Você conhece esta carta
maze-choose = Escolher { $cell }
maze-choose-turn = { $cell } já é a sua escolha: toque de novo para girar a carta
maze-choose-play = { $cell } já é a sua escolha: toque de novo para jogar a carta

## A mão, o papel

hand-empty = Você está sem cartas na mão.
hand-card = { $card }, tecla { $key }
hand-no-use = { $card }: não pode ser usada agora
hand-discard-only = { $card }, tecla { $key }: só para descartar
hand-discard-only-told = { $card }: só para descartar
hand-new = nova
role-covered = Seu papel está coberto: segure para espiar, toque para revelar
role-open = Seu papel: { $role }. Toque para cobrir
role-name = Papel
role-look = Espie!
role-hold = Segure para espiar
explain-close = Fechar
explain-copies =
    { $count ->
        [0] Nenhuma no baralho desta partida
        [one] Uma no baralho desta partida
       *[other] { $count } no baralho desta partida
    }

## Quais papéis estão em jogo

roles-heading = Papéis nesta partida
roles-about = Papéis: { $roles }
roles-dealt = { $cards } cartas de anão para { $players } jogadores: cada um recebe uma.
roles-left =
    { $count ->
        [0] Não sobra nenhuma carta.
        [one] A que sobra fica oculta: ninguém sabe ao certo quem está na mina.
       *[other] As { $count } que sobram ficam ocultas: ninguém sabe ao certo quem está na mina.
    }
roles-left-saboteur2 = As outras { $count } cartas formam uma pilha virada para baixo.
roles-short =
    { $count ->
        [0] { $roles }
        [one] { $roles } (1 fica oculta)
       *[other] { $roles } ({ $count } ficam ocultas)
    }
role-count-digger =
    { $count ->
        [one] 1 minerador
       *[other] { $count } mineradores
    }
role-count-saboteur =
    { $count ->
        [one] 1 sabotador
       *[other] { $count } sabotadores
    }
role-count-greedy =
    { $count ->
        [one] 1 anão ganancioso
       *[other] { $count } anões gananciosos
    }
role-count-digger_blue =
    { $count ->
        [one] 1 minerador azul
       *[other] { $count } mineradores azuis
    }
role-count-digger_green =
    { $count ->
        [one] 1 minerador verde
       *[other] { $count } mineradores verdes
    }
role-count-boss =
    { $count ->
        [one] 1 chefe
       *[other] { $count } chefes
    }
role-count-profiteer =
    { $count ->
        [one] 1 aproveitador
       *[other] { $count } aproveitadores
    }
role-count-geologist =
    { $count ->
        [one] 1 geólogo
       *[other] { $count } geólogos
    }

## Escolher

choose-confirm = Confirmar
choose-back = Voltar
choose-turn = Girar
choose-list = Ver opções em lista
choose-list-less = Esconder a lista
choose-list-short = Lista
advice-ask = Dica
advice-asking = Um bot forte está pensando…
advice-close = Fechar a dica
choose-more-cards =
    { $count ->
        [0] Não é preciso escolher mais cartas
        [one] Escolha mais uma carta
       *[other] Escolha mais { $count } cartas
    }
choose-what = O que você quer fazer com “{ $card }”?
choose-place = Escolha um espaço para “{ $what }”
choose-second-place = Escolha um segundo espaço para “{ $what }”
choose-player = Escolha um jogador para “{ $what }”
choose-tool = Qual?
choose-side = Em qual carta fica o anão?
choose-payer = Quem paga o pedágio?
choose-self = Você
choose-you = Você
choose-sent = Enviando…
held-undo = Desfazer
held-only = Única opção
held-told = { $what }. Aperte Esc para desfazer
held-only-told = Única opção: { $what }
discard-for-me = Descartar por mim enquanto eu não puder fazer mais nada
discard-for-me-how = Primeiro a carta da esquerda
discard-stop = Parar
discard-ended = Você pode jogar uma carta de novo. O descarte automático parou.
unconfirmed-offer = Jogar sem confirmar?
unconfirmed-how = Solte a carta no lugar ou toque duas vezes no espaço.
unconfirmed-yes = Ativar
unconfirmed-no = Deixar como está
let-all = Não vetar até a minha vez
let-all-end = Voltar a perguntar
let-round = Não vetar nesta rodada
wait-for = Esperando { $seat }…
choose-seconds =
    { $seconds ->
        [0] tempo esgotado
        [one] 1 segundo
       *[other] { $seconds } segundos
    }
side-n = Acima
side-e = À direita
side-s = Abaixo
side-w = À esquerda
# O mesmo dentro de uma frase.
on-side-n = acima
on-side-e = à direita
on-side-s = abaixo
on-side-w = à esquerda
# O que está entre parênteses nos títulos, no sentido horário: com a mina para baixo, cada um passa ao seguinte.
sides-turning = cima, direita, baixo, esquerda; ramal em cima, ramal à direita, ramal embaixo, ramal à esquerda; canto superior esquerdo, canto superior direito, canto inferior direito, canto inferior esquerdo

## O que se pergunta

ask-Turn = Sua vez: escolha uma carta para jogar ou descartar
ask-DuelTurn = Sua vez: jogue uma carta ou descarte três
ask-LayPath = Desbravador: escolha uma carta de caminho para colocar
ask-PassMore = Descartar mais uma carta?
ask-DiscardOneMore = Escolha a segunda carta a descartar
ask-WayUp = Ela se encaixa dos dois jeitos. Em pé ou girada?
ask-OrderGoals = Você alcançou mais de uma carta. Qual você revela primeiro?
ask-MoveGoal = Qual objetivo se afasta um espaço da carta inicial?
ask-PickNugget = Pegue uma carta de pepita; as outras passam ao próximo
ask-TakeNuggets =
    { $total ->
        [0] Pegue cartas de pepita que somem a sua parte
       *[other] Pegue cartas de pepita que somem { $total } de ouro
    }
ask-KeepNugget = Fique com uma carta de pepita; a outra vai para o adversário
ask-TurnInNugget = Qual carta de pepita paga o pedágio? O troco vem em fichas
ask-KeepCard = Fique com uma carta; as outras voltam viradas para baixo
ask-Steal = De quem você rouba 1 de ouro?
ask-RobHand = Da mão de quem você pega uma carta?
ask-LookAtRole = De quem você quer ver o papel?
ask-SwapOrNot = Trocar estes dois objetivos de lugar? Só você vai saber
ask-PayToll =
    { $who ->
        [nobody] Pagar o pedágio por alguém?
       *[other] Pagar o pedágio por { $seat }?
    }
ask-VetoWindow =
    { $who ->
        [nobody] Alguém quer jogar “{ $card }”. Você deixa?
       *[other] { $seat } quer jogar “{ $card }”. Você deixa?
    }
ask-CallRound =
    { $who ->
        [nobody] Alguém propõe encerrar a rodada. Você aceita?
       *[other] { $seat } propõe encerrar a rodada. Você aceita?
    }
ask-other = Escolha uma opção

## O que faz um botão; $card é o título de uma carta

verb-lay = Colocar
verb-ladder = Colocar
verb-pass = Descartar
verb-discard = Descartar
verb-break = Jogar
verb-fix = Jogar
verb-rockfall = Jogar
verb-map = Jogar
verb-dwarf = Pôr um anão do pedágio
verb-clear = Tirar uma carta
verb-enough = Só isso
verb-give_up = Desistir desta rodada
verb-upright = Em pé
verb-turned = Girada
verb-swap = Trocar
verb-leave = Deixar assim
verb-let = Deixar passar
verb-veto = Veto!
verb-agree = Aceitar
verb-refuse = Recusar
verb-idle = Não fazer nada
verb-theft = Jogar
verb-hands_off = Jogar
verb-trapped = Jogar
verb-free = Jogar
verb-inspection = Jogar
verb-swap_hats = Jogar
verb-swap_hands = Jogar
verb-take_up = Jogar
verb-storage = Jogar
verb-turnabout = Jogar
verb-jack_of_all_trades = Jogar
verb-pathfinder = Jogar
verb-divert = Jogar

## O que está para acontecer

# $turned é "yes" ou "no"; $pays é "none", "self" ou "other"; $payer é um nome.
do-lay =
    { $pays ->
        [none]
            { $turned ->
                [yes] Colocar { $card }, com giro{ $at }
               *[no] Colocar { $card }{ $at }
            }
        [self] Colocar { $card }{ $at } e pagar o pedágio
       *[other] Colocar { $card }{ $at } e pedir a { $payer } que pague o pedágio
    }
do-ladder =
    { $pays ->
        [none]
            { $turned ->
                [yes] Colocar { $card }, com giro{ $at }
               *[no] Colocar { $card }{ $at }
            }
        [self] Colocar { $card }{ $at } e pagar o pedágio
       *[other] Colocar { $card }{ $at } e pedir a { $payer } que pague o pedágio
    }
do-divert =
    { $pays ->
        [none] Mover a última carta colocada para este espaço{ $at }
        [self] Mover a última carta colocada para este espaço{ $at } e pagar o pedágio
       *[other] Mover a última carta colocada para este espaço{ $at } e pedir a { $payer } que pague o pedágio
    }
do-rockfall = Remover esta carta{ $at }
do-map = Olhar { $place }{ $at }
do-take_up = Pegar { $place } e { $second_place }{ $at }
do-dwarf = Descartar { $card } e pôr um anão do pedágio{ $at }, na carta { $side }
do-clear = Descartar { $card } e mais uma carta para tirar esta da sua frente: { $tool }
do-pass =
    { $count ->
        [0] Passar
        [one] Descartar { $cards }
       *[other] Descartar { $count } cartas: { $cards }
    }
do-discard = Descartar { $cards }
do-break = Jogar { $card } em { $target }
# $self é "yes" ou "no"; $tool pode ser "none". O artigo segue o gênero da ferramenta.
do-fix =
    { $self ->
        [yes] { $tool_key ->
            [cart] Consertar seu { $tool }
           *[other] Consertar sua { $tool }
        }
       *[no] { $tool_key ->
            [cart] Consertar o { $tool } de { $target }
           *[other] Consertar a { $tool } de { $target }
        }
    }
do-jack_of_all_trades =
    { $self ->
        [yes] { $tool_key ->
            [cart] Consertar seu { $tool }
           *[other] Consertar sua { $tool }
        }
       *[no] { $tool_key ->
            [cart] Consertar o { $tool } de { $target }
           *[other] Consertar a { $tool } de { $target }
        }
    }
do-inspection = Olhar o papel de { $target }
do-swap_hats =
    { $self ->
        [yes] Trocar o próprio papel
       *[no] Fazer { $target } trocar de papel
    }
do-swap_hands = Trocar de mão com { $target }
do-steal = Roubar 1 de ouro de { $target }
do-rob = Pegar uma carta da mão de { $target }
do-look_at = Olhar o papel de { $target }
do-turn = Revelar primeiro { $place }{ $at }
do-move_goal = Afastar { $place }{ $at } um espaço da carta inicial
do-take = Pegar { $worths } de ouro
do-keep = Ficar com { $card }
do-upright = Colocar em pé
do-turned = Colocar girada
do-swap = Trocar os dois objetivos de lugar
do-leave = Deixar os dois objetivos como estavam
do-let = Deixar passar
do-veto = Jogar “Veto”
do-agree = Aceitar
do-refuse = Recusar
do-enough = Não descartar mais cartas
do-give_up = Desistir desta rodada
do-idle = Não fazer nada
do-form-cell = { $card }{ $at }
do-form-cells = { $card }: { $place } e { $second_place }{ $at }
do-form-seat =
    { $tool ->
        [none] { $card } em { $target }
       *[other] { $card } em { $target } ({ $tool })
    }
do-form-who = { $target }
do-form-card = Jogar { $card }
do-form-pick = { $card }
do-form-cards = { $verb }: { $cards }
do-form-place = { $place }{ $at }
do-form-worths = { $worths }
do-form-side = { $card }{ $at }, { $side }
do-form-front = { $card } para { $tool }

## Entre duas rodadas

table-round-over = A rodada acabou
table-round-over-short = Fim da rodada
clock-intermission =
    { $seconds ->
        [one] Próxima rodada em { $seconds } segundo
       *[other] Próxima rodada em { $seconds } segundos
    }
pause-ready = Próxima rodada
pause-is-ready = Esperando os outros
pause-prolong = Mais tempo
pause-waits = Esperando { $names }
round-total = { $gold } no total
vote-right = Quem desmascarou { $name }: { $names }
vote-wrong = Quem errou sobre { $name }: { $names }
vote-unseen = Ninguém desmascarou { $name }
table-poll = Votação!
table-poll-waits = Esperando os votos
clock-poll =
    { $seconds ->
        [one] { $seconds } segundo para votar
       *[other] { $seconds } segundos para votar
    }
error-no_intermission = A próxima rodada já começou.
error-prolonged = Alguém já pediu mais tempo.

## After a game

podium = Classificação final
podium-rank = { $rank }º lugar
awards = Prêmios
awards-soon = Apurando os prêmios…
awards-gold = Ouro por rodada
awards-total = Total
award-bluff = Blefe mais longo
award-bluff-how = { $name } jogou { $count } turnos sem despertar suspeita
award-scapegoat = Bode expiatório
award-scapegoat-how = { $name } cavou com honestidade e despertou suspeita { $count } vezes
award-finisher = Melhor reta final
award-finisher-how =
    { $count ->
        [one] { $name } chegou ao tesouro
       *[other] { $name } chegou ao tesouro { $count } vezes
    }
award-lie = Mentira que colou
award-lie-how = { $name } mentiu e venceu a rodada
award-sleuth = Olho vivo
award-sleuth-how =
    { $count ->
        [one] { $name } desmascarou um sabotador
       *[other] { $name } desmascarou sabotadores { $count } vezes
    }
award-wrecker = Quebra-tudo
award-wrecker-how = { $name } quebrou { $count } ferramentas
award-builder = Quem mais cavou
award-builder-how = { $name } colocou { $count } cartas de caminho
