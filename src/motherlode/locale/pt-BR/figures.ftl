### Os próprios jogos neste aparelho e os números de um servidor.

games-title = Suas partidas
games-note = Ficam só neste navegador. Ninguém mais pode vê-las.
games-none = Nenhuma partida terminada ainda. Jogue uma até o fim, e ela aparecerá aqui.
games-tables = Suas mesas
games-finished = Terminadas
games-won = Você venceu
games-lost = Vitória de { $winners }
games-aborted = Encerrada antes do fim
games-with = com { $names }
games-gold = { $gold } de ouro
games-round-paid = com ouro
games-round-unpaid = sem ouro
games-rounds = Seus papéis
games-table = Ir à mesa
games-offline = O replay de um jogo offline fica disponível quando você joga offline.
games-server = O replay está no servidor.
games-sandbox = Laboratório
games-forget = Remover
games-forget-all = Remover todas
games-forget-sure = Remover deste aparelho todas as partidas terminadas? Seus lugares em mesas abertas ficam.
games-delete = Apagar deste aparelho
games-delete-sure = Apagar deste aparelho a mesa { $code } e todas as partidas dela? Se não foram salvas em um arquivo, não dá para recuperá-las.
games-keep-it = Manter
games-keep-them = Manter
games-export = Salvar esta lista
games-import = Adicionar partidas salvas
games-imported =
    { $count ->
        [0] Nada de novo neste arquivo.
        [one] 1 partida adicionada.
       *[other] { $count } partidas adicionadas.
    }
games-restored =
    { $count ->
        [0] Todas as mesas deste arquivo já estão aqui.
        [one] 1 mesa recuperada.
       *[other] { $count } mesas recuperadas.
    }
games-not-ours = Este arquivo não contém partidas do Motherlode.
games-totals = Totais
games-totals-won = Partidas vencidas
games-totals-role = Rodadas com ouro: { $role }

figures-title = Quem vence aqui?
figures-note =
    Contamos todas as rodadas terminadas { $shared ->
        [yes] neste servidor
       *[no] neste navegador
    } com pelo menos uma pessoa jogando. Nenhum nome é guardado.
figures-bounds-note = O ponto é a proporção contada. A linha é o intervalo de confiança de 95%.
figures-none =
    Nenhuma rodada terminou { $shared ->
        [yes] neste servidor
       *[no] neste navegador
    } ainda. Jogue uma e a contagem começa.
figures-game = Jogo
figures-company = Quem jogou
figures-alone = Uma pessoa com bots
figures-together = Várias pessoas
figures-winner = Vitória de
figures-rounds =
    { $count ->
        [0] Nenhuma rodada
        [one] 1 rodada
       *[other] { $count } rodadas
    }
figures-winners = Por lado
figures-roles = Por papel
figures-roles-note = Quantas vezes cada papel recebeu ouro, nas rodadas em que esteve em jogo.
figures-players = Por número de jogadores
figures-modules = Por expansão ou variante
figures-editions = Por edição
figures-players-count = { $count } jogadores
figures-of = { $won } de { $of }
figures-head-what = O quê
figures-head-share = Proporção
figures-head-bounds = Intervalo de 95%
figures-head-count = Rodadas
