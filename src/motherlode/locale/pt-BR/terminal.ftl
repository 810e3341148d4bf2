### Os textos curtos do jogo no terminal: perguntas, rótulos, ajuda.

## Perguntas

prompt-Turn = Sua vez: jogue uma carta, ou passe e descarte uma
prompt-DuelTurn = Sua vez: coloque uma carta de caminho, jogue um desmoronamento ou um mapa, ou descarte três cartas
prompt-WayUp = Ela se encaixa dos dois jeitos. Em pé ou girada?
prompt-OrderGoals = Você alcançou mais de uma carta. Qual você revela primeiro?
prompt-PickNugget = Escolha uma carta de pepita; as outras passam ao próximo
prompt-TakeNuggets =
    { $total ->
        [0] Pegue cartas de pepita que somem a sua parte
       *[other] Pegue cartas de pepita que somem { $total } de ouro, a sua parte
    }
prompt-KeepNugget = Com qual carta de pepita você fica? A outra vai para o adversário
prompt-CallRound = Alguém propõe encerrar a rodada. Aceite, ou recuse e continue jogando

## Rótulos

label-hand = Mão
label-players = Jogadores
label-deck = Baralho
label-discard = Pilha de descarte
label-round = Rodada { $round } de { $rounds }
label-role = Papel
label-tools = Ferramentas quebradas
label-cards = Cartas
label-gold = Ouro
label-players-briefly = Jogadores (cartas, × na frente, $ ouro):

label-you = { $name } (você)
label-seed = semente { $seed }
label-player-count =
    { $count ->
        [0] 0 jogadores
        [one] 1 jogador
       *[other] { $count } jogadores
    }

## Sinais do labirinto

sign-start = { $sign } carta inicial
sign-goal_treasure = { $sign } tesouro
sign-goal_stone = { $sign } carvão
sign-goal_bag1 = { $sign } 1 de ouro
sign-goal_bag2 = { $sign } 2 de ouro
sign-goal_dragon = { $sign } dragão
sign-goal_spider = { $sign } aranha
sign-crystal = { $sign } cristal
sign-door_blue = { $sign } porta azul
sign-door_green = { $sign } porta verde
sign-ladder = { $sign } escada
sign-large = { $sign } carta grande
sign-hidden = { $sign } objetivo oculto
sign-face-down = { $sign } baú oculto
sign-dead-end = { $sign } beco sem saída
sign-not-linked = fino: não ligado
pawns-toll_tunnels = { $sign } anão do pedágio, 1 de ouro para colocar uma carta ali: { $figures }

## Cabeçalhos de tabelas

head-module = Módulo
head-title = Título
head-version = Versão
head-players = Jogadores
head-rules = Regras
head-rule = Regra
head-round-won-by = Rodada vencida por
head-rounds = Rodadas
head-share = Proporção
head-bot = Bot
head-seats = Lugares
head-games-won = Vitórias
head-mean-gold = Ouro por partida
head-answers = Respostas
head-illegal = Inválidas
head-claims = Alegações
head-true = Verdade
head-log-loss = Perda log
head-deal-loss = Só o sorteio
head-hidden = Disfarce
head-think-half = Mediana, ms
head-think-most = 95%, ms
head-diggers-win = Vitória dos mineradores
head-difference = Diferença
head-matches = Partidas
head-gained = Ganho
head-rating = Rating
head-as-digger = Como minerador
head-as-saboteur = Como sabotador
head-measured = Medida
head-unit = Unidade
head-result = Resultado
head-best = Melhor
head-target = Meta
head-mark = OK

## À mesa

about = A jogada é: { $choice }
about-card = { $seat } quer jogar “{ $card }”: { $choice }
answers-are = Você pode responder: { $answers }
yes-or-no = Responda s (sim) ou n (não).
# O que vale como sim e como não, separado por vírgulas.
words-yes = s, sim, y, yes
words-no = n, não, nao, no
pause = Tecle Enter para continuar
why-goal = { $seat } alcançou { $place }: { $goal }.
    .you = Você alcançou { $place }: { $goal }.
why-gave-up = { $seat } desistiu.
    .you = Você desistiu.
why-called = Todos aceitaram encerrar a rodada.
why-cards = O baralho acabou.
welcome = Boas-vindas à mina! Digite ? para ajuda ou q para sair.
you-are = Seu papel: { $role }
asked = { $seat } decide: “{ $question }”
input = >
input-way = Qual? (Enter: voltar) >
input-hint = Digite um número · o: respostas · Enter: a mesa · ?: ajuda · q: sair
ways =
    { $count ->
        [0] só descartar
        [one] 1 opção
       *[other] { $count } opções
    }
way-pass = passar e descartá-la
word-turned = girada
way-discard = descartar { $card }
group-discard = Descartar três cartas (ou digite: pass 1 2 3)
group-dwarf = Descartar uma carta e pôr um anão do pedágio numa ponta aberta (T-2)
group-clear = Descartar duas cartas para remover uma que está na sua frente (S-10)
pool = Cartas de pepita à escolha: { $worths }
gold-own =
    { $cards ->
        [0] nenhuma carta de pepita ({ $worth } de ouro)
        [one] 1 carta de pepita ({ $worth } de ouro)
       *[other] { $cards } cartas de pepita ({ $worth } de ouro)
    }
gold-cards =
    { $cards ->
        [0] nenhuma carta de pepita
        [one] 1 carta de pepita
       *[other] { $cards } cartas de pepita
    }
refused = Você não pode fazer isso: { $reason }
no-such-number =
    { $count ->
        [0] não há número { $number } aqui
        [one] não há número { $number } aqui, só 1
       *[other] não há número { $number } aqui, só de 1 a { $count }
    }
one-number-less = há um número a mais
explain-what = diga qual carta, pelo número (?3) ou pelo nome (? map)
call-refused = você só pode propor o encerramento da rodada no seu turno, e uma única vez (B-56)
say-refused = declarações são sobre um objetivo, outro jogador ou uma ferramenta, enquanto a rodada dura
say-enough = você já falou o bastante nesta rodada
spare-role = (separado)
no-way = esta carta não pode ser jogada agora, nem descartada sozinha
discard-known = ({ $card }, virada para baixo, descartada por você ou vista por todos)
discard-unknown = (virada para baixo)
discard-empty = A pilha de descarte está vazia.
final-scores = Placar final
game-won =
    { $count ->
        [0] Ninguém venceu a partida.
        [one] { $winners } venceu a partida.
       *[other] Vitória dividida entre { $winners }.
    }
    .you =
        { $count ->
            [0] Ninguém venceu a partida.
            [one] Você venceu a partida!
           *[other] Vitória dividida entre { $winners }, e você está entre os vencedores!
        }
game-over = Fim de jogo.
save-record = Salvar o registro desta partida? (s/n)
save-record-file = Nome do arquivo (Enter: não salvar):
record-saved = Registro salvo em { $file }.
seed-was = A semente desta partida foi { $seed }.
goodbye = Até mais! A gente se vê na mina.

## Comandos que informam

rules-module = Jogadores: { $players }. Regras: { $rules }.
rules-hint = motherlode rules ID explica uma regra, módulo, carta ou edição; rules cards e rules editions listam essas.
rules-settings = Para saber o que uma opção significa, use o nome dela, como em motherlode rules round-end.
rules-cards = { $module }: { $title }
rules-tools = Na frente dos jogadores: { $names }
rules-copies = Quando uma carta aparece de novo num conjunto posterior, o número é o total com esse conjunto.
head-setting = Opção
simulate-counted =
    { $games ->
        [0] 0 partidas
        [one] 1 partida
       *[other] { $games } partidas
    }, { $rounds } rodadas, { $moves } jogadas em { $seconds } s de processador
simulate-one-bot = { $bot } em todos os lugares: { $gold } de ouro por partida.
simulate-speed = { $moves } jogadas/s, { $rounds } rodadas/s ({ $kernel })
ratings-edges = Pontos de vantagem dos mineradores, por número de jogadores: { $edges }.
ratings-reference = { $bot } tem 1500 nos dois papéis. 400 pontos a mais são chances de dez para um.
dataset-counted =
    { $games ->
        [0] 0 partidas
        [one] 1 partida
       *[other] { $games } partidas
    }, { $rounds } rodadas, { $decisions } decisões, { $size } MB
dataset-saved = Conjunto de dados salvo em { $folder }; o arquivo card.md explica o conteúdo.
arena-baseline = Diferença: pontos a mais que { $diggers } cavando contra { $saboteurs } com as mesmas cartas.
arena-matches = Ganho: ouro por partida que { $bot } consegue em um lugar além do que { $others } consegue ali, com { $others } em todos os outros.
arena-dealt =
    { $count ->
        [one] 1 sabotador
       *[other] { $count } sabotadores
    }
arena-interrupted = Interrompido: estas são as rodadas que terminaram.
arena-faults =
    { $bot } falhou { $count ->
        [one] 1 vez
       *[other] { $count } vezes
    }, e greedy respondeu no lugar.
kernel-compiled = núcleo compilado
kernel-interpreted = interpretado, sem o núcleo compilado
position-options =
    { $count ->
        [0] { $seat } não tem respostas:
        [one] { $seat } tem 1 resposta:
       *[other] { $seat } tem { $count } respostas:
    }
position-not-asked = Só { $seat } pode ver as respostas.
replay-step = { $number } de { $count } · { $seat }: { $choice }
replay-cut = Este registro está incompleto. Aqui está o que há dele.
replay-next = Enter: próxima · q: sair
shuffle-fair = As cartas foram distribuídas de forma justa: vêm do segredo do servidor, cuja impressão digital foi mostrada antes, e destes bits. Os seus estão no seu aparelho.
shuffle-alone = Ninguém acrescentou bits a este embaralhamento, então as cartas vêm só do segredo do servidor.
shuffle-bits = { "" }  { $name }: { $bits }
shuffle-bits-kept = { "" }  { $name }: os bits nunca chegaram, então não contam
replay-checked =
    O registro está completo e inalterado: { $choices ->
        [0] 0 escolhas
        [one] 1 escolha
       *[other] { $choices } escolhas
    }, { $ending ->
        [over] a partida foi jogada até o fim.
       *[broken] a partida foi encerrada antes do fim.
    }
bench-yardstick = referência: 10 milhões de somas
bench-random = jogo ao acaso, compilado
bench-interpreted = jogo ao acaso, interpretado
bench-everything = jogo ao acaso, todos os módulos
bench-copy = cópia de um estado
bench-message = uma visão como mensagem
bench-data = uma visão como dados
bench-greedy = bots greedy
bench-maze = jogada, { $cards } cartas no labirinto
bench-option = … por opção
bench-import = importação das regras
bench-not-compiled = O NÚCLEO NÃO ESTÁ COMPILADO: estes são os números do Python interpretado, cerca de 40 vezes mais lento.
bench-compiled = O núcleo está compilado. Python { $python }.
bench-scale = Jogo base, 5 jogadores, um núcleo de processador; medianas. As metas são ajustadas pela referência: { $seconds } s aqui, 0,88 s onde foram definidas.
bench-legend = ABAIXO: mais lento que a meta para esta máquina.
bench-progress = medido: { $title }
bench-yes = sim
bench-short = ABAIXO

## Ajuda

help =
    No seu turno, digite o número de uma carta e depois o do que fazer com ela.
    Ou escreva a jogada, a carta primeiro; o número dela vale no lugar do nome:
    .title = Como jogar no terminal
help-examples =
    { "" }  cross @ 1,0                    colocar uma carta de caminho no espaço 1,0
      curve_nw @ 2,0 turned          o mesmo, girada
      break_lantern > Bo             quebrar a lanterna de Bo
      fix_lantern_cart > Bo lantern  consertar a lanterna de Bo com carta dupla
      rockfall @ 3,0                 remover a carta de caminho em 3,0
      map @ 8,-2                     olhar o objetivo em 8,-2
      pass cross                     passar e descartar uma carta
      2 @ 1,0                        colocar a carta de número 2 em 1,0
      2 1                            jogar a carta 2 na primeira opção listada
      pass 2                         passar e descartar a carta 2
help-examples-duel =
    { "" }  cross @ 1,0                    colocar uma carta de caminho no espaço 1,0
      curve_nw @ 2,0 turned          o mesmo, girada
      rockfall @ 3,0                 remover a carta em 3,0, na ponta de um túnel
      map @ 8,-2                     olhar o objetivo em 8,-2
      pass cross fix_pick map        descartar três cartas
      give_up                        quando todos os túneis estão fechados
      2 @ 1,0                        colocar a carta de número 2 em 1,0
      2 1                            jogar a carta 2 na primeira opção listada
      pass 1 2 3                     descartar as cartas 1, 2 e 3
help-examples-saboteur2 =
    { "" }  cross @ 1,0                    colocar uma carta de caminho no espaço 1,0
      ladder_s @ 0,-1                colocar uma escada junto a uma carta de caminho
      trapped > Bo                   jogar uma carta em Bo
      map @ 8,-2                     olhar o objetivo em 8,-2
      pass cross                     passar e descartar uma; depois outra, ou: enough
      clear theft cross              descartar duas para remover uma da sua frente
      2 @ 1,0                        colocar a carta de número 2 em 1,0
      2 1                            jogar a carta 2 na primeira opção listada
help-words =
    Espaços são x,y: carta inicial 0,0, x cresce rumo aos objetivos, y para baixo.

    Em qualquer pergunta você também pode digitar:
      ? map        explicar uma carta pelo nome
      ?3           explicar a carta de número 3
      rules        listar todas as regras, módulos e jogos
      rules B-22   mostrar o texto de uma regra
      rules base   de que trata um jogo ou módulo
      call         propor o encerramento da rodada (regra B-56)
      hint         ver o que um bot forte faria, e por quê
      say CLAIM    declarar algo: suspect > Bo, treasure @ 8,0
      o            listar todas as respostas
      log          mostrar tudo o que aconteceu
      discard      ver a pilha de descarte
      Enter        mostrar a mesa de novo
      q            sair

## De que tratam os jogos

intro-base =
    Os mineradores querem um túnel da carta inicial até o tesouro, um dos três objetivos
    ocultos. Os sabotadores parecem iguais a todo mundo e querem que isso fracasse.
    Só você conhece o seu papel.
    No seu turno, você joga uma carta ou passa, descartando uma. Os vencedores da rodada
    dividem o ouro, e quem tiver mais depois de três rodadas vence a partida.
intro-tournament =
    Os mineradores querem um túnel da carta inicial até o tesouro, os sabotadores querem que
    isso fracasse, e um anão ganancioso quer chegar lá sozinho. Só você conhece o seu papel.
    No seu turno, você joga uma carta ou passa, descartando uma. Os vencedores da rodada
    recebem ouro, e quem tiver mais depois de três rodadas vence a partida.
intro-duel =
    Vocês dois cavam da carta inicial até os objetivos ocultos, e cada um só sabe o próprio
    papel: um minerador quer que achem o tesouro primeiro; um sabotador, que achem carvão.
    No seu turno, você coloca uma carta, joga um mapa ou um desmoronamento, ou descarta três.
    Os vencedores da rodada recebem ouro; quem tiver mais depois de três rodadas vence.
intro-saboteur2 =
    Mineradores azuis e verdes querem um túnel até o tesouro que evite as portas da outra
    equipe. Os sabotadores querem que isso fracasse. O chefe, o aproveitador e os geólogos
    vivem do resto.
    No seu turno, você joga uma carta ou passa, descartando até três. Os vencedores da rodada
    recebem ouro, e quem tiver mais depois de três rodadas vence a partida.

## Túneis com pedágio

prompt-PayToll = Pagar o pedágio pela carta de outro jogador? Aceite ou recuse
prompt-TurnInNugget = Você não tem mais fichas. Qual carta de pepita paga 1 de ouro? O troco vem em fichas

## Saboteur 2

prompt-PassMore = Descartar mais uma carta, ou só isso?
prompt-DiscardOneMore = Descarte uma segunda carta para tirar a da sua frente
prompt-Steal = De quem você rouba 1 de ouro?

## Cartas de campeonato

prompt-SwapOrNot = Trocar estes dois objetivos de lugar? Só você vai saber
prompt-KeepCard = Com qual carta você fica? As outras voltam para a pilha de descarte, viradas para baixo
prompt-VetoWindow = Alguém anunciou uma carta. Você deixa passar ou veta?
prompt-LayPath = Desbravador: qual carta de caminho você coloca?

## Perguntas dos baús do tesouro

prompt-RobHand = Da mão de quem você pega uma carta?
prompt-LookAtRole = De quem você quer ver o papel?
prompt-MoveGoal = Qual objetivo se afasta um espaço da carta inicial?

## Looking after a server’s database

admin-backed-up =
    { $lines ->
        [one] { $lines } linha do registro gravada em { $place }.
       *[other] { $lines } linhas do registro gravadas em { $place }.
    }
admin-restored =
    { $lines ->
        [one] { $lines } linha do registro restaurada em { $place }.
       *[other] { $lines } linhas do registro restauradas em { $place }.
    }
admin-checked =
    { $problems ->
        [0] Tudo certo. Mesas: { $tables }, jogos terminados: { $games }.
       *[other] Problemas: { $problems }. Mesas: { $tables }, jogos terminados: { $games }.
    }
admin-problem-gap = Mesa { $table }: falta a linha { $line } do registro.
admin-problem-unreadable = Mesa { $table }: não dá para ler a linha { $line } do registro ({ $detail }).
admin-problem-record = Mesa { $table }: a gravação do jogo que termina na linha { $line } tem erros ({ $detail }).
admin-problem-round = Não dá para ler as estatísticas da rodada { $line } ({ $detail }).
admin-problem-schema = O esquema do banco de dados é { $detail }, não { $newest }. O servidor o atualiza ao iniciar.
admin-expired =
    { $count ->
        [0] Nenhuma mesa é velha o bastante para ser apagada.
        [one] 1 mesa apagada.
       *[other] { $count } mesas apagadas.
    }
