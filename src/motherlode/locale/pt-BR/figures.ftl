### Os próprios jogos neste aparelho e os números de um servidor.

games-title = Suas partidas
games-note = Ficam só neste navegador; ninguém mais as vê.
games-none = Nenhuma partida sua terminou aqui ainda. Jogue uma até o fim, e ela aparecerá aqui.
games-tables = Mesas em que você está
games-finished = Terminadas
games-won = Você venceu
games-lost = Vitória de { $winners }
games-aborted = Interrompida
games-with = com { $names }
games-gold = { $gold } de ouro
games-round-paid = com ouro
games-round-unpaid = sem ouro
games-rounds = Seus papéis
games-table = Ir à mesa
games-sandbox = Laboratório
games-forget = Esquecer
games-forget-all = Esquecer todas
games-forget-sure = Esquecer todas as partidas terminadas neste aparelho? Os lugares em mesas abertas ficam.
games-keep-them = Manter
games-export = Salvar esta lista
games-import = Adicionar uma lista salva
games-imported =
    { $count ->
        [0] Não havia nada de novo neste arquivo.
        [one] Uma partida foi adicionada.
       *[other] { $count } partidas foram adicionadas.
    }
games-not-ours = Este arquivo não contém partidas do Motherlode.
games-totals = Até agora
games-totals-won = Partidas vencidas
games-totals-role = Rodadas com ouro como { $role }

figures-title = Quem vence aqui?
figures-note = Contamos todas as rodadas que terminaram neste servidor com alguém jogando. Nenhum nome é guardado.
figures-bounds-note = O ponto é o que foi contado; a linha mostra onde está a proporção real com 95% de certeza.
figures-none = Nenhuma rodada terminou neste servidor ainda. Jogue uma e a contagem começa.
figures-game = Jogo
figures-company = Quem jogou
figures-alone = Uma pessoa com bots
figures-together = Várias pessoas
figures-winner = Vitória de
figures-rounds =
    { $count ->
        [0] Nenhuma rodada
        [one] Uma rodada
       *[other] { $count } rodadas
    }
figures-winners = Por lado
figures-roles = Por papel
figures-roles-note = Das rodadas em que o papel estava em jogo: quantas vezes recebeu ouro.
figures-players = Por número de jogadores
figures-modules = Por módulo
figures-editions = Por edição
figures-players-count = { $count } jogadores
figures-of = { $won } de { $of }
figures-head-what = O quê
figures-head-share = Proporção
figures-head-bounds = Limites de 95%
figures-head-count = Rodadas
