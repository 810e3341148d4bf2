### As páginas do navegador: página inicial, criar uma mesa e entrar nela, assistir, finais.

## Em toda parte

close = Fechar
cancel = Cancelar
copy = Copiar
copied = Copiado
go-home = Página inicial
skip-content = Ir para o conteúdo
skip-links = Atalhos
plain-view = Só texto
plain-view-how = A mesa inteira em palavras: para leitores de tela, teclado e conexões lentas.

## Jogadores

players = Jogadores
players-round = Rodada { $round } de { $rounds }
players-clockwise = sentido horário
players-counter = sentido anti-horário
player-you = você
player-host = criou a mesa
player-bot = bot
player-program = programa
player-muted = no mudo
player-turn = na vez
player-away = ausente
player-replaced = ausente, um bot joga
player-abort = quer encerrar a partida
player-cards =
    { $count ->
        [0] nenhuma carta na mão
        [one] uma carta na mão
       *[other] { $count } cartas na mão
    }
player-gold = { $gold } de ouro
player-gold-hidden = Ouro: virado para baixo
player-nuggets =
    { $count ->
        [0] nenhuma carta de pepita
        [one] 1 carta de pepita ({ $least }–{ $most } de ouro)
       *[other] { $count } cartas de pepita ({ $least }–{ $most } de ouro)
    }
player-front = Na frente de { $name }
player-menu = Opções para { $name }
player-note = Anotação sobre este jogador
player-mute = Silenciar
note-about = O que você acha de { $name }. Só você vê, neste aparelho.
note-keep = Salvar
mark-saboteur = Minha marca: sabotador
mark-digger = Minha marca: minerador
mark-unsure = Minha marca: em dúvida
mark-saboteur-short = Sabotador
mark-digger-short = Minerador
mark-unsure-short = Em dúvida
clock-window =
    { $seconds ->
        [0] Todos podem reagir: tempo esgotado
        [one] Todos podem reagir: resta 1 segundo
       *[other] Todos podem reagir: restam { $seconds } segundos
    }
clock-you =
    { $seconds ->
        [0] Seu tempo acabou
        [one] Você tem 1 segundo
       *[other] Você tem { $seconds } segundos
    }
clock-seat =
    { $seconds ->
        [0] Acabou o tempo de { $name }
        [one] { $name } tem 1 segundo
       *[other] { $name } tem { $seconds } segundos
    }

## Histórico

log = Histórico
log-filter = Filtrar o histórico
log-news = Principais eventos
log-all = Tudo, até as compras
log-claims = Só declarações
log-about = Só { $name }
covered-RoleDealt = Você recebe um papel. Olhe sua carta de anão quando ninguém estiver olhando.
covered-RoleExchanged = Você troca de papel. Olhe sua carta de anão quando ninguém estiver olhando.
# The same where the role card lies open, because one plays alone with bots.
open-RoleDealt = Você recebe um papel. Sua carta de anão está virada para cima, ao lado da sua mão.
open-RoleExchanged = Você troca de papel. Sua nova carta de anão está virada para cima, ao lado da sua mão.
log-empty = Nada aconteceu ainda.
tone-help = Ajuda você
tone-harm = Prejudica você

## Conversa e declarações

talk = Chat
talk-empty = Ninguém disse nada ainda.
talk-off = Quem criou a mesa desligou o chat e as declarações.
talk-no-chat = Quem criou a mesa desligou o chat.
talk-no-claims = Quem criou a mesa desligou as declarações.
talk-muted = Você silenciou { $names }.
talk-unmute = Voltar a ouvir
talk-claim = Declarar
talk-say = Diga algo…
talk-send = Enviar
claim-treasure = O tesouro é { $goal }.
claim-no_treasure = O tesouro não é { $goal }.
claim-suspect = Desconfio de { $about }.
claim-trust = Confio em { $about }.
claim-fix =
    { $tool_key ->
        [cart] Consertem meu { $tool }!
       *[other] Consertem minha { $tool }!
    }
claim-said = { $seat } declara: “{ $claim }”
    .you = Você declara: “{ $claim }”
say-suspect = Dizer “Desconfio de { $about }”
say-trust = Dizer “Confio em { $about }”
claims-treasure = O tesouro
claims-there = Está aqui
claims-not-there = Não está aqui
claims-players = Sobre jogadores
claims-suspect = Desconfio
claims-trust = Confio

## Anotações

notes = Anotações
notes-hint = Só você vê isto. As marcas são apagadas quando novos papéis são distribuídos.
notes-think = O que você acha de { $name }
notes-paper = Quem olhou qual objetivo? Quem bloqueou quem?

## Fim de rodadas e de partidas

ended-goal = { $seat } alcançou { $place }: { $goal }.
    .you = Você alcançou { $place }: { $goal }.
ended-gave-up = { $seat } desistiu.
    .you = Você desistiu.
ended-called = Todos aceitaram encerrar a rodada.
ended-cards = O baralho acabou, e ninguém podia continuar.
# $winner é como em event-RoundEnded.
round-winner =
    { $winner ->
        [diggers] Os mineradores venceram a rodada
        [diggers_blue] Os mineradores azuis venceram a rodada
        [diggers_green] Os mineradores verdes venceram a rodada
        [boss] Só o chefe venceu a rodada
        [profiteer] Só o aproveitador venceu a rodada
        [saboteurs] Os sabotadores venceram a rodada
        [greedy] Um anão ganancioso venceu a rodada sozinho
       *[nobody] Ninguém venceu a rodada
    }
round-how = { $winner }. { $why }
round-spare = Não distribuído: { $roles }.
gain-worths = { $gold } de ouro
gain-cards =
    { $count ->
        [0] nenhuma carta de pepita
        [one] 1 carta de pepita (1–{ $most } de ouro)
       *[other] { $count } cartas de pepita ({ $count }–{ $most } de ouro)
    }
gain-none = sem ouro
name-you = { $name } (você)
# $won é "yes", "no" ou, se ninguém venceu, "nobody".
round-you =
    { $won ->
        [yes] Você venceu esta rodada!
        [no] Você perdeu esta rodada
        [paid] Você não venceu, mas ganhou ouro
       *[nobody] Ninguém venceu esta rodada
    }
round-you-role = Seu papel: { $role }.
round-you-gold =
    { $gold ->
        [0] Você não ganhou ouro.
       *[other] Você ganhou { $gold } de ouro.
    }
round-you-waits = Seu ouro ainda está por vir.
round-you-open = O ouro ainda está sendo distribuído.
round-you-trapped = Você ainda estava na prisão e ficou fora da divisão.
round-you-loses = Você perdeu { $gold } de ouro.
gain-waits = ouro a receber
gain-open = a definir
game-you-won =
    { $count ->
        [one] Você venceu a partida com { $gold } de ouro!
       *[other] Vitória dividida: você venceu com { $gold } de ouro!
    }
game-you-lost = Você perdeu a partida, com { $gold } de ouro
game-winner = venceu
game-winners =
    { $count ->
        [0] Ninguém venceu a partida
        [one] { $winners } venceu a partida
       *[other] Vitória dividida entre { $winners }
    }
summary-round = Fim da rodada { $round } de { $rounds }
summary-game = Fim de jogo
summary-round-open = Rodada anterior
summary-game-open = Resultado
summary-last-round = A última rodada
summary-aborted = A partida foi encerrada antes do fim.
record-save = Salvar o registro
replay-watch = Assistir ao replay
summary-rematch = Revanche
summary-next = A próxima partida já começou.
summary-follow = Entrar na próxima partida
summary-check = O embaralhamento foi justo?
summary-check-how = Antes da partida, a mesa mostrou a impressão digital do seu segredo, e cada aparelho acrescentou bits aleatórios. Agora tudo é público, e seu aparelho pode conferir.
check-shuffle = Conferir o embaralhamento
summary-commitment = Impressão digital
summary-seed = Semente
summary-hints =
    { $count ->
        [one] { $name } usou uma dica.
       *[other] { $name } usou { $count } dicas.
    }
summary-salt = Sal

## O menu de uma mesa

menu = Menu
menu-game = Partida
menu-view = Tela e som
menu-table = Mesa
menu-call = Propor encerrar a rodada
menu-abort = Propor encerrar a partida
menu-device = Continuar em outro aparelho
menu-invite = Convidar
menu-watch = Link para assistir
rules-of-table = Regras desta mesa
menu-rules = Regras e cartas
language = Idioma
theme = Tema
theme-system = Tema do aparelho
theme-light = Claro
theme-dark = Escuro
way = Direção da mina
way-auto = Conforme a tela
way-across = Na horizontal
way-down = Na vertical
menu-looks = Idioma e aparência
menu-coordinates = Mostrar coordenadas
menu-quiet-bots = Silenciar bots
looks-done = Pronto
menu-chat = Chat para todos
menu-claims = Declarações para todos
menu-late = Bots cedem o lugar
menu-volume = Volume
percent = { $value }%
menu-unconfirmed = Jogar sem confirmar
menu-leave = Deixar meu lugar
abort-wish =
    { $count ->
        [one] { $names } quer encerrar a partida. Ela acaba se todos os presentes aceitarem.
       *[other] { $names } querem encerrar a partida. Ela acaba se todos os presentes aceitarem.
    }
abort-agree = Aceitar
abort-play-on = Continuar jogando
device-how = Abra este link no outro aparelho: ele leva você ao seu lugar, com as suas cartas.
device-secret = Este link é o seu lugar. Quem o tiver vê o seu papel e joga por você, então guarde-o só para você.
watch-how = Quem tiver este link pode assistir, numa tela grande, por exemplo. Ele não mostra segredos.
players-invite = Convidar um amigo
invite-bots = Quem tiver este link pode assistir ou assumir o lugar de um bot e seguir com as cartas, o papel e o ouro dele.
invite-full = Quem tiver este link pode assistir. Não há bot para ceder o lugar.
invite-kept = Quem tiver este link pode assistir. Nesta mesa os bots não cedem o lugar.
leave-playing = Um bot continua no seu lugar, e você não pode voltar a ele.
leave-playing-late = Um bot continua no seu lugar. Quem tiver o link desta mesa pode assumi-lo, você também.
leave-lobby = Seu lugar fica livre para outra pessoa.
leave-sure = Deixar meu lugar

## A página inicial

name = Motherlode
tagline = Cavem juntos em busca de ouro. Alguns de vocês são sabotadores.
loading = Acendendo a lanterna…
dealing = Distribuindo as cartas…
your-name = Seu nome
# Nomes para quem ainda não escolheu um, separados por vírgulas.
names = Basalto, Cobre, Sílex, Granada, Jaspe, Mármore, Níquel, Ônix, Opala, Seixo, Quartzo, Rubi, Ardósia, Topázio
name-empty = Escreva um nome.
name-long = Use no máximo 20 caracteres.
play-at-once = Jogar agora
preset-quick = Três rodadas do clássico contra bots. O melhor jeito de começar.
    .title = Partida rápida
preset-saboteur2 = Duas equipes de mineradores, um chefe, um aproveitador, ladrões e portas.
    .title = Saboteur 2
preset-everything = Todas as cartas e regras que combinam. Para veteranos da mina.
    .title = Tudo ligado
preset-edition = Jogos com várias edições seguem o manual no seu idioma. Para jogar outra, crie uma mesa e abra “Todas as opções”.
with-friends = Com amigos
with-friends-how = Crie uma mesa e envie o link. Para entrar, basta um nome.
with-friends-alone = Aqui tudo roda dentro desta página, então ninguém de fora pode entrar. Para jogar com amigos, um de vocês instala o pacote Python “motherlode” em um computador, inicia o servidor e envia o link.
with-friends-guide = Como rodar um servidor
with-friends-later = Você está jogando sem o servidor, então ninguém de fora pode entrar. Quando ele voltar, seus amigos podem.
make-table = Criar uma mesa
around = Passar de mão em mão
around-hint = Só uma tela? Joguem em volta dela e passem adiante.
join = Entrar
join-code = Código da mesa
join-example = BCD-FGH-JKL
join-bad-code = Isso não é um código de mesa. Códigos têm algumas letras e números e aparecem na tela de quem criou a mesa.
learn-new = Primeira vez aqui?
learn-new-begin = Aprenda a jogar em cinco minutos
learn-new-go-on = Continuar a lição
learn-all = Todas as lições
learn-try = Experimentar
puzzles = Desafios
puzzle-day = Desafio do dia
puzzle-day-how = Um novo a cada dia: ache o sabotador, a melhor jogada ou o tesouro.
puzzle-day-done = Você já respondeu ao desafio de hoje. O próximo sai à meia-noite UTC.
puzzle-streak =
    { $days ->
        [0] Acerte o desafio de amanhã para começar uma sequência.
        [one] { $days } dia seguido de acertos
       *[other] { $days } dias seguidos de acertos
    }
puzzle-solve = Ver o desafio
puzzle-all = Todos os desafios
own-games = Suas partidas neste aparelho
own-games-return = Voltar
public-tables = Mesas públicas
public-tables-none = Nenhuma mesa pública no momento. Crie uma!
watch = Assistir
game-base = Jogo base
game-tournament = Torneio
game-duel = Duelo
game-saboteur2 = Saboteur 2
game-with-modules =
    { $count ->
        [0] { $name }
        [one] { $name } com 1 expansão
       *[other] { $name } com { $count } expansões
    }
phase-lobby = não começou
phase-playing = em andamento
phase-over = encerrada
seats-taken = { $taken } de { $seats } lugares ocupados
rules = Regras
rules-search = Buscar nas regras
rules-contents = Sumário
footer = Mais páginas
footer-learn = Aprender a jogar
footer-games = Suas partidas
record-open = Abrir um registro
footer-figures = Estatísticas
footer-sandbox = Laboratório
footer-about = Sobre
all-cards = Todas as cartas
version = Motherlode { $version }
not-found = Beco sem saída
not-found-how = Não há nada neste endereço.
unreachable = O servidor não responde
unreachable-how = O túnel até ele desabou, ou seu aparelho está sem conexão. Continuamos cavando. Sua partida está a salvo.
unreachable-page = O jogo não está rodando
unreachable-how-page = Ele parou ou não pôde ser carregado. Continuamos tentando iniciá-lo. Tudo até a sua última jogada está salvo.
unreachable-here = Enquanto isso, você pode jogar contra bots, fazer lições e resolver desafios aqui mesmo.
play-here = Jogar offline
play-alone = Jogar sem o servidor
try-again = Tentar de novo
trouble = A mina está fechada
trouble-unable = Este navegador não consegue rodar o jogo sem servidor: falta o WebAssembly. Um navegador mais novo consegue.
trouble-unkept = Este navegador não salva nada para esta página, como em uma janela anônima, e seus jogos seriam perdidos. Permita que ele salve ou use uma janela normal.
trouble-full = Este aparelho não tem mais espaço, então nada pode ser salvo. Libere espaço e tente de novo.
trouble-elsewhere = O Motherlode já está aberto em outra aba. Seus jogos só podem ficar em uma aba por vez.
trouble-taken = Seus jogos agora estão em outra aba.
trouble-newer = Seus jogos foram salvos por uma versão mais nova do Motherlode, e esta não mexe neles. Atualize para abri-los de novo.
trouble-lost = Este navegador apagou seus jogos salvos, provavelmente para liberar espaço. Novos jogos podem ser salvos de novo.
trouble-unloaded = Uma parte do jogo não pôde ser carregada. Verifique a conexão e tente de novo.
trouble-crashed = O jogo não para de falhar, talvez por falta de memória. Tudo até a sua última jogada está salvo. Feche outras abas e tente de novo.
trouble-here = Jogar nesta aba
trouble-save = Salvar meus jogos em um arquivo
server-back = O servidor voltou.
server-go = Voltar ao servidor
version-newer = Há uma nova versão pronta.
version-take = Atualizar
offline-nothing = Bots, lições, desafios e replays podem funcionar sem conexão. Isso ocupa cerca de 8 MB.
offline-fetching = Salvando o jogo para quando não houver conexão…
offline-ready = Bots, lições, desafios e replays também funcionam sem conexão.
offline-failed = Não foi possível salvar o jogo para uso offline. Verifique a conexão e o espaço livre no aparelho e tente de novo.
offline-fetch = Fazer funcionar offline
line-lost = Conexão perdida. Reconectando…
server-cant-write = O servidor não consegue salvar nada agora. A partida fica em pausa, e nada se perde.
operator-says = De quem administra este servidor:
operator-says-close = Fechar a mensagem da administração
edition-of-jubilee = Edição de aniversário
edition-of-english = Edição inglesa
edition-of-korean = Edição coreana
edition-of-japanese = Edição japonesa

## O que o anfitrião fica sabendo dos bots

notice-bot_failed = { $name } travou, então um bot mais simples fez esta jogada.
notice-bot_late = { $name } demorou demais, então um bot mais simples fez esta jogada.
notice-bot_missing = O bot de { $name } não está instalado neste servidor, então um mais simples joga.
notice-bot_chatty = { $name } falou demais e fica sem voz até o fim da rodada.

## Recusas

error-offline = Não foi possível alcançar o servidor. Verifique sua conexão e tente de novo.
error-offline-here = O jogo desta página não está rodando agora. Tente de novo daqui a pouco.
error-failed = Algo deu errado, mas nada se perdeu. Tente de novo.
error-no_lesson = Essa lição não existe.
error-no_puzzle = Esse desafio não existe.
error-no_answer = Essa não é uma das respostas.
error-lesson = Ainda não! Primeiro faça o que o instrutor diz.
error-no_table = Essa mesa não existe.
error-full = Todos os lugares desta mesa estão ocupados. Você pode assistir.
error-playing = A partida já começou. Você pode assistir.
error-no_programs = Quem criou a mesa não liberou lugares para programas. Eles podem assistir.
error-next_round = Alguém saiu durante esta rodada. Você pode se sentar quando a próxima começar.
error-closed = As cartas já estão sendo embaralhadas.
error-bad_bits = O embaralhamento não bateu neste aparelho. Recarregue a página.
error-many_tables = Há mesas demais abertas a partir do seu endereço. Termine ou deixe algumas primeiro.
error-name_taken = Alguém nesta mesa já usa esse nome. Escolha outro.
error-too_fast = Vá mais devagar e tente de novo daqui a um minuto.
error-busy = O servidor está ocupado demais no momento. Tente de novo mais tarde.
error-no_seat = Este lugar não é mais seu: você o deixou, ou quem criou a mesa removeu você.
error-storage = O servidor não consegue salvar nada agora, então nada aconteceu. Tente de novo daqui a pouco.
error-storage-here = Este aparelho não consegue salvar nada agora, então nada aconteceu. Libere espaço e tente de novo.
error-asleep = Esta mesa adormeceu. Abra-a de novo para continuar.
error-unreadable = Esta mesa está danificada ou foi salva por outra versão do Motherlode. Não dá para abri-la.
error-crowded = Já há gente demais assistindo a esta mesa. Tente mais tarde.
error-shut = Quem administra este servidor fechou esta mesa.
error-banned = Quem administra este servidor bloqueou seu endereço.
error-copying = O servidor já está fazendo um backup.
error-no_backup = Não dá para fazer backup do banco de dados deste servidor por aqui.
error-starting = O servidor ainda está iniciando. Tente de novo daqui a pouco.
error-draining = O servidor está prestes a reiniciar. Tente de novo daqui a pouco.
error-elsewhere = Você abriu este lugar em outras abas ou aparelhos. Recarregue a página para jogar aqui.
error-silent = A página demorou demais para dizer quem você é. Recarregue-a.
error-no_hello = A página não disse quem você é. Recarregue-a.
error-malformed = O servidor não entendeu isso. Recarregue a página.
error-too_big = Isso é longo demais para o servidor. Tente algo mais curto.
error-foreign = Isso veio de outro site, então o servidor ignorou.
error-unknown_host = Este servidor não atende por esse nome. Quem o administra pode acrescentar o nome.
error-cannot_open = Não dá para liberar outros aparelhos agora. Talvez outro programa esteja usando a porta.
error-not_found = Não há nada neste endereço.
error-refused = O servidor não pode fazer isso.
error-repeated = A página se confundiu. Recarregue-a.
error-incompatible = Essas configurações não combinam.
error-bad_name = Esse nome está vazio, é longo demais ou tem caracteres incomuns. Escolha outro.
error-begun = Isso só pode ser mudado entre partidas.
error-not_playing = Não há partida em andamento nesta mesa.
error-not_over = Isso só é possível depois do fim da partida.
error-no_game = Não houve essa partida nesta mesa.
error-not_asked = Não é a sua vez de responder.
error-bad_index = Você não pode escolher isso agora.
error-answered = Você já respondeu.
error-stale = O jogo avançou. Olhe de novo antes de escolher.
error-no_hints = As dicas são para partidas só com bots.
error-no_hint = Nenhuma dica agora. Tente de novo.
error-no_analysis = Esta análise não está mais aqui. Peça de novo.
error-no_call = Só dá para propor encerrar a rodada entre dois turnos, e uma vez por turno.
error-watching = Você está assistindo. Ocupe um lugar para participar.
error-no_chat = O chat está desligado nesta mesa.
error-no_claims = As declarações estão desligadas nesta mesa.
error-empty = Não há nada para enviar. Escreva algo primeiro.
error-bad_claim = Essa declaração não corresponde a nada nesta mesa.
error-claims_later = Os papéis já foram revelados: não há mais o que declarar nesta rodada.
error-not_host = Só quem criou a mesa pode fazer isso.
error-host = Não dá para remover quem criou a mesa, mas essa pessoa pode sair.
error-no_such_seat = Esse lugar não existe.
error-no_character = Esse personagem não existe. Escolha um da lista.
error-shuffling = As cartas estão sendo embaralhadas. Um momento.
error-taken = Já há alguém nesse lugar.
error-too_many = São menos lugares do que jogadores. Remova alguém primeiro.

## Criar uma mesa

set-game = Jogo
game-base-hint = O clássico para 3 a 10 jogadores: mineradores contra sabotadores.
game-tournament-hint = Para 5 a 9 jogadores, com anões gananciosos e partes fixas de ouro.
game-duel-hint = Para 2 jogadores: o seu papel é secreto, e o do adversário também.
game-saboteur2-hint = Para 2 a 12 jogadores: duas equipes, papéis especiais, novas cartas.
set-players = Jogadores
set-modules = Expansões e variantes
set-modules-none = Limpar
module-setting = Opção
setting-treasure_chests-square = Quadrado
setting-treasure_chests-diamond = Losango
setting-treasure_chests-random = Sorteio a cada rodada
hint-greedy_dwarf = Um minerador quer, em segredo, alcançar o tesouro sozinho.
hint-victim = Mineradores com ferramenta quebrada não recebem ouro quando os mineradores vencem.
hint-back_and_forth = Uma carta: pegue dois objetivos e troque-os em segredo, ou não.
hint-storage = Uma carta: recupere uma carta da pilha de descarte.
hint-veto = Uma carta: anule a carta que outro jogador joga.
hint-turnabout = Uma carta: inverta o sentido do jogo.
hint-jack_of_all_trades = Uma carta: conserte qualquer ferramenta.
hint-pathfinder = Uma carta: coloque duas cartas de caminho num só turno.
hint-diversion = Uma carta: mova a última carta de caminho colocada.
hint-new_goals = Cinco objetivos em vez de três, com sacos de ouro, um dragão e uma aranha gigante.
hint-treasure_chests = Quatro baús escondidos no caminho. Abra um, para o bem ou para o mal.
hint-wardrobe = Quem cava até o vestiário troca de papel.
hint-party = Quando alguém cava até a festa, todos os papéis são embaralhados e redistribuídos.
hint-toll_tunnels = Anões guardam os túneis e cobram ouro de quem quer passar.
set-level = Nível dos bots
level-random = Fácil
level-random-line = Joga qualquer carta. Bom para aprender as regras.
level-greedy = Esperto
level-greedy-line = Cava bem e ataca tarde. Um bom começo.
level-reader = Atento
level-reader-line = Julga todos pelo que fazem e dizem.
level-deceiver = Astuto
level-deceiver-line = Atento, e esconde o próprio rastro.
level-searcher = Brilhante
level-searcher-line = Pensa muitas jogadas à frente.
level-master = Magistral
level-master-line = Pensa longe com o que aprendeu jogando.
set-pace = Ritmo dos bots
pace-instant = Imediato
pace-fast = Rápido
pace-normal = Normal
pace-slow = Lento
set-clock = Tempo por decisão
no-clock = Sem limite
seconds = { $value } s
set-window = Tempo para reagir
set-grace = Um bot assume após
set-edition = Edição
set-edition-hint = As edições impressas diferem em algumas regras pequenas.
set-first = Primeiro jogador
first-drawn = Sorteio
first-seat = Lugar { $seat }
set-chat = Chat
set-chat-hint = Todos à mesa podem escrever mensagens.
set-claims = Declarações
set-claims-hint = Com um toque você diz o que viu, ou aquilo em que quer que os outros acreditem. Os bots também escutam.
set-public = Mesa pública
set-public-hint = Aparece na página inicial, e desconhecidos podem entrar. Senão, só quem tem o código.
set-late = Bots cedem o lugar
set-late-hint = Quem chega depois pode assumir o lugar de um bot, mesmo no meio da partida.
set-programs = Programas podem jogar
set-programs-hint = Um modelo de linguagem ou outro programa pode ocupar um lugar. Todos veem qual é.

## Antes da partida

lobby-yours = Sua mesa
lobby-of = Mesa de { $host }
lobby-seats = Lugares
lobby-fill = Completar com bots
lobby-start = Começar a partida
lobby-start-how =
    { $open ->
        [0] Todo mundo chegou.
        [one] Um bot ocupa o lugar livre.
       *[other] Bots ocupam os { $open } lugares livres.
    }
lobby-wait = { $host } começa a partida quando todo mundo chegar.
lobby-settings = Opções da partida
lobby-presets = Escolhas rápidas
lobby-details = Todas as opções
settings-players = A mesa agora tem { $count } lugares.
settings-dropped = Ficou de fora: { $modules }.
lobby-bots-gone = Com menos lugares, estes bots saíram: { $names }
lobby-shuffling = Embaralhando as cartas…
lobby-promise = Todo mundo embaralha
lobby-promise-how = Seu aparelho e os dos outros acrescentam bits aleatórios ao embaralhamento. Esta é a impressão digital da parte do servidor. Ela não muda mais, e depois da partida qualquer pessoa pode conferir.
invite = Código da mesa
invite-link = Link da mesa
invite-picture = QR code para celulares
seat-open = lugar livre
seat-bot = Pôr um bot
seat-level = Nível de { $name }
seat-character = Quem joga aqui
seat-trait = { $name } ({ $trait })
seat-up = Mover o lugar { $seat } para cima
seat-down = Mover o lugar { $seat } para baixo
seat-remove = Remover { $name }
rename = Mudar o nome
watchers =
    { $count ->
        [0] Ninguém está assistindo.
        [one] Uma pessoa está assistindo.
       *[other] { $count } pessoas estão assistindo.
    }
fact-setting = { $module }: { $setting }
fact-level = Bots: { $level }
fact-pace = Ritmo dos bots: { $pace }
fact-clock = { $seconds } segundos por decisão
fact-no-clock = Sem limite de tempo
fact-no-chat = Sem chat
fact-no-claims = Sem declarações
fact-no-late = Bots não cedem o lugar
fact-programs = Programas podem jogar
fact-public = Mesa pública
fact-private = Mesa privada
join-table = Entrar na mesa de { $host }
join-sit = Sentar
join-watch = Só assistir
join-over = A partida desta mesa já acabou, mas você ainda pode vê-la.
join-game = Entrar na partida de { $host }
join-playing = Há uma partida em andamento. Assuma o lugar de um bot: você segue com as cartas, o papel e o ouro dele.
join-next = A partida desta mesa já acabou. Assuma o lugar de um bot para a próxima.
join-bots = Todos os lugares estão ocupados, mas você pode assumir o de um bot.
join-bot = { $name } (bot)
join-places = Assumir o lugar de
no-table = Não há mesa { $code }
no-table-how = Confira o código ou pergunte a quem criou a mesa: ela pode não existir mais.
goodbye-seat = Você não está mais nesta mesa
goodbye-again = Entrar de novo
goodbye-shut = Esta mesa foi fechada
watch-soon = A partida já vai começar
watch-join = Entre ou assista pelo celular:
watch-to-seat = Voltar ao meu lugar
watch-take = Sentar à mesa
reach-offer = Só este computador consegue entrar até você liberar outros aparelhos.
reach-open = Liberar outros aparelhos
reach-sure = Até o servidor parar, qualquer pessoa na rede deste computador vai poder abrir o Motherlode em { $address }. O firewall também pode pedir sua permissão.
reach-name = Aparelhos na mesma rede também o encontram em { $name }.
reach-closed = Só este computador consegue entrar. O README explica como abrir a mesa a outros aparelhos.
invite-alone = Esta mesa existe só nesta página, neste aparelho. Para jogar com amigos em outro lugar, um de vocês precisa rodar o Motherlode como servidor.

## O jogo num relance

glance = O jogo num relance
glance-dig = Cavar
glance-dig-how = Abram túneis da carta inicial até os três objetivos ocultos. Um deles é o tesouro.
glance-break = Sabotar
glance-break-how = Alguns de vocês querem, em segredo, que o túnel fracasse. Quebram ferramentas, derrubam pedras e mentem.
glance-guess = Adivinhar
glance-guess-how = Quem é quem? Olhem, conversem, acusem. Os vencedores de cada rodada dividem o ouro.

## Rostos

face-change = Mudar o rosto
face-heading = Seu anão
face-hat = Chapéu
face-beard = Barba
face-head = Rosto
face-colour = Cores
face-part = { $part }: { $number } de { $count }
face-previous = { $part }: anterior
face-next = { $part }: próximo
face-lot = Sortear
error-face_taken = Alguém aqui já tem esse chapéu e essa barba. Mude um dos dois.
bot-Ada-line = Conta cada carta. Duas vezes.
bot-Bo-line = Cava primeiro, pensa depois.
bot-Cai-line = Não diz nada. Vê tudo.
bot-Dee-line = Nunca erra. Pode perguntar.
bot-Eli-line = Confia em mapas, não em anões.
bot-Fay-line = Leva bolo a cada desmoronamento.
bot-Gus-line = Quebra ferramentas sem querer. Quase sempre.
bot-Hal-line = Cochila entre os turnos. Às vezes no meio deles.
bot-Ivy-line = Lembra quem quebrou o quê.
bot-Jo-line = Só quer o ouro. Pelo menos admite.
bot-Kit-line = Acabou de chegar. Cheio de vontade.
bot-Lou-line = Tem uma teoria sobre você.
trait-Ada = cautela
trait-Bo = imprudência
trait-Cai = silêncio
trait-Dee = mandonismo
trait-Eli = desconfiança
trait-Fay = boa-fé
trait-Gus = desastre
trait-Hal = sono
trait-Ivy = rancor
trait-Jo = franqueza
trait-Kit = inexperiência
trait-Lou = lábia
react = Reagir
react-laugh = Risada
react-shock = Susto
react-suspicion = Olhar desconfiado
react-cheer = Joinha
react-sweat = Suor frio
react-greed = Febre do ouro
react-told = { $name }: { $reaction }
player-about = Declarações e marcas: { $name }
player-suspected = Quem desconfia: { $names }
player-trusted = Quem confia: { $names }
players-all = Todos os jogadores
