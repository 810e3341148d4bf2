# Replays de partidas que terminaram, e o laboratório para experimentar posições.

replay = Replay
replay-of = Partida { $number } da mesa { $code }
replay-of-record = Seu registro
replay-missing = Não há essa partida para assistir.
replay-not-over = Esta partida ainda está em andamento. Você poderá assistir a ela quando terminar.

replay-eyes = Ponto de vista
replay-eyes-public = Plateia
replay-eyes-open = Cartas abertas

replay-first = Ir ao começo
replay-last = Ir ao fim
replay-back = Um passo para trás
replay-forward = Um passo para a frente
replay-play = Reproduzir
replay-pause = Pausar
replay-round-back = Rodada anterior
replay-round-next = Próxima rodada
replay-speed = Velocidade
replay-times = { $speed }×
replay-slider = Ponto da partida
replay-place = Rodada { $round }, passo { $step } de { $steps }
replay-broken-off = A partida foi encerrada aqui, antes do fim.
replay-controls = Controles do replay

replay-moments = Momentos
replay-analysis = Análise
replay-log = O que aconteceu
replay-more = Momentos e histórico
replay-moments-none = Nenhum momento desse tipo nesta partida.
replay-kinds = Filtrar momentos
replay-kind-great = Destaques
replay-kind-all = Tudo
replay-kind-round = Fins de rodada
replay-kind-goal = Objetivos e baús
replay-kind-role = Papéis
replay-kind-gold = Ouro
replay-kind-lie = Declarações falsas
replay-kind-tool = Ferramentas quebradas e consertadas
replay-kind-fall = Desmoronamentos
replay-kind-vote = Votos
replay-kind-surprise = Surpresas
replay-lie = { $seat } mentiu: “{ $claim }”
replay-wrong = { $seat } errou: “{ $claim }”
replay-says = { $seat }: { $words }

replay-hands = Todas as mãos
replay-deck = Próximas do baralho
replay-deck-empty = O baralho acabou.

replay-share = Compartilhar
replay-share-link = Link para este momento
replay-share-how = O link abre esta partida neste passo, do mesmo ponto de vista.
replay-share-not = Este registro está só neste aparelho. Envie o arquivo, e outras pessoas podem abri-lo nesta página.
replay-share-send = Enviar…
replay-menu = Mais
back-to-replay = Voltar ao replay
back-to-table = Voltar à mesa
back-to-games = Voltar às suas partidas
way-back = Voltar
replay-try = Testar outras jogadas
replay-position = Copiar a posição
replay-position-how = A mesa inteira neste passo, na notação: para relatar erros, criar desafios e usar no laboratório.
replay-position-copied = Posição copiada. Cole no laboratório ou num relato de erro.
replay-position-none = Antes do primeiro turno não há posição para copiar.
replay-about = Sobre este registro
replay-sound = Este registro está completo e inalterado.
replay-verified = Completo, inalterado, semente conferida
replay-verified-no-promise = Completo e inalterado
replay-sound-seed = A semente combina com a impressão digital mostrada antes da partida.
replay-sound-no-promise = Nenhuma impressão digital da semente foi mostrada antes da partida.
replay-version = Salvo pela versão { $version }

check-of = Embaralhamento da partida { $number } na mesa { $code }
check-intro = Seu aparelho faz as contas sozinho, sem confiar na palavra do servidor.
check-fair = As cartas foram distribuídas de forma justa.
check-fair-mine = As cartas foram distribuídas de forma justa, e seus próprios bits estão nelas.
check-left-out = As cartas vêm deste embaralhamento, mas os bits do seu aparelho ficaram de fora.
check-nobody = As cartas vêm do segredo do servidor, mas não há bits de ninguém: o servidor embaralhou sozinho.
check-unfair = Algo não bate. Salve o registro e pergunte a quem cuida deste servidor.
check-alone = O servidor embaralhou esta partida sozinho, então não há nada a conferir aqui. Você ainda pode abrir o registro.
check-secret = O segredo do servidor combina com a impressão digital de antes da partida.
check-secret-not = O segredo do servidor não combina com a impressão digital.
check-seen = Antes de enviar seus bits, seu aparelho viu estas mesmas impressões digitais.
check-seen-not = Antes de enviar seus bits, seu aparelho viu outras impressões digitais.
check-bits-in = { $name } acrescentou bits, e eles combinam com a impressão digital.
check-bits-kept = O aparelho de { $name } não enviou os bits a tempo; eles não contam.
check-bits-wrong = Os bits de { $name } não combinam com a impressão digital.
check-bits-none = Sem bits: { $names }.
check-mine-not = Este aparelho não acrescentou bits a esta partida.
check-piles = Antes de embaralhadas, as cartas estavam na ordem das regras.
check-piles-not = Antes de embaralhadas, as cartas não estavam na ordem das regras: alguém pode ter escolhido a distribuição.
check-round = Rodada { $number }: destinos, baralho, mãos e papéis vêm deste embaralhamento.
check-round-not = A rodada { $number } não veio deste embaralhamento.

replay-import-how = Registro é o arquivo que você salva depois de uma partida. Aqui ele é conferido jogada por jogada, e depois você pode assistir à partida.
replay-import-choose = Escolher um arquivo
replay-import-drop = ou solte-o aqui
replay-import-paste = ou cole o texto
replay-import-open = Abrir
replay-import-checking = Conferindo o registro…

# Por que um registro ou uma posição é recusado.
error-record-foreign = Isto não é o registro de uma partida. Procure o arquivo .jsonl que você salvou depois de uma partida.
error-record-newer = Este registro é de uma versão mais nova. Abra-o num servidor atualizado.
error-record-module = Este registro usa cartas que este servidor não conhece. Abra-o num servidor atualizado.
error-record-cut = Este registro está incompleto. Copie o arquivo inteiro e tente de novo.
error-record-broken = Este registro está danificado: uma das linhas não faz sentido.
error-record-altered = Este registro foi alterado: o que ele conta não é o que aconteceu.
error-record-secret = A semente deste registro ainda é secreta, então você ainda não pode assistir a ele.
error-record-too-big = Este arquivo é grande demais para ser um registro.
error-no_step = A partida não tem tantos passos.
error-position-broken = Não dá para montar esta posição.
error-choice-refused = Você não pode fazer isso aqui.
error-file-unreadable = Não dá para ler este arquivo.

sandbox = Laboratório
sandbox-how = Todas as cartas estão abertas. Teste qualquer jogada permitida, desfaça, teste outra.
sandbox-turn =
    { $role ->
        [none] { $seat } decide
       *[other] { $seat } decide ({ $role })
    }
sandbox-hand = Mão de { $seat }
sandbox-hand-empty = Nenhuma carta na mão.
# O que se pergunta ali a quem tem o nome acima; as outras perguntas são as da mesa.
sandbox-ask-Turn = Escolha uma carta para jogar ou descartar
sandbox-ask-DuelTurn = Jogue uma carta ou descarte três
sandbox-ask-DiscardOneMore = Descarte uma segunda carta para tirar a da frente
sandbox-ask-TakeNuggets =
    { $total ->
        [0] Pegue cartas de pepita no valor da parte devida
       *[other] Pegue cartas de pepita que somem { $total } de ouro
    }
sandbox-ask-KeepNugget = Fique com uma destas cartas de pepita; a outra vai para o adversário
sandbox-ask-TurnInNugget = Qual carta de pepita paga o pedágio? O troco vem em fichas
sandbox-ask-Steal = De quem roubar 1 de ouro?
sandbox-ask-RobHand = Da mão de quem pegar uma carta?
sandbox-ask-LookAtRole = De quem olhar o papel?
sandbox-ask-SwapOrNot = Trocar estes dois objetivos de lugar?
sandbox-ask-PayToll = Pagar o pedágio por { $seat }?
sandbox-over = A partida acabou.
sandbox-undo = Desfazer
sandbox-redo = Refazer
sandbox-reset = Voltar ao início
sandbox-open = Montar
sandbox-examples = Exemplos
sandbox-draw = Desenhar um labirinto
sandbox-draw-how = Escolha uma carta e depois um espaço. Toque numa carta colocada para girá-la e, de novo, para removê-la.
sandbox-palette = Cartas de caminho
sandbox-space = espaço vazio
sandbox-example-treasure = A uma carta do tesouro
sandbox-example-rockfall = Um beco sem saída no caminho
sandbox-example-tools = Ferramentas quebradas
sandbox-example-doors = Duas equipes, duas portas
sandbox-other = Outra posição
sandbox-paste = Posição na notação
sandbox-paste-how = Cole uma posição copiada de um replay ou escreva a sua. Deixe vazio para uma partida nova de três jogadores.
sandbox-tried = Jogadas até agora
sandbox-tried-none = Nenhuma jogada ainda.
sandbox-step = { $seat }: { $choice }
sandbox-reason = Detalhes
