### Cada jogo em uma página, uma linha por parte: o título, as cartas ao lado e o texto.

one-page = Em uma página
one-page-base =
    Objetivo | goal_treasure | Os mineradores cavam da carta inicial até o tesouro, que é um dos três objetivos virados para baixo (B-4). Os sabotadores querem que as cartas acabem antes (B-54).
    Papéis | digger saboteur | Seu papel é secreto até o fim da rodada (B-3). Descubra quem é quem pelo que jogam e dizem.
    Sua vez | cross curve_ne | Faça uma coisa: coloque uma carta de caminho, jogue uma carta de ação ou passe. Depois compre uma (B-10).
    Cavar | straight_ew tee_nes | Uma carta de caminho precisa encaixar em todas as vizinhas e se ligar à carta inicial (B-20, B-22).
    Ferramentas | break_pick fix_pick | Com uma ferramenta quebrada, você não cava até alguém consertá-la (B-25, B-30, B-31).
    Desmoronamento e mapa | rockfall map | O desmoronamento remove uma carta de caminho (B-34). O mapa mostra um objetivo a você (B-35).
    Ouro |  | Se o tesouro é alcançado, os mineradores dividem cartas de pepita (B-60). Se não, os sabotadores ficam com o ouro (B-62). Após três rodadas, vence quem tem mais ouro (B-80).
one-page-tournament =
    Como o jogo base | cross | Cave, sabote e adivinhe como no jogo base.
    Papéis | greedy | Não sobra nenhuma carta de papel, e os anões gananciosos jogam por si (O-1, C-16).
    Meio | straight_ew | Uma carta de caminho sorteada fica a meio caminho dos objetivos (O-2).
    Ouro |  | Os vencedores recebem fichas de ouro: mineradores 2 ou 3, sabotadores 3 ou 4, um anão ganancioso 4 (O-3).
one-page-duel =
    Objetivo | goal_treasure goal_stone_nw | Dois jogadores, cada um com um papel secreto: mineradores querem que o tesouro seja alcançado primeiro; sabotadores, um carvão (D-1, D-4).
    Sua vez | cross rockfall map | Coloque uma carta de caminho, jogue desmoronamento ou mapa, ou troque três cartas (D-2). Ferramentas quebradas não fazem nada (D-3).
    Sem saída | dead_e | Se todos os túneis estão fechados, ninguém vence a rodada (D-5).
    Ouro |  | O vencedor compra duas cartas de pepita, fica com uma e dá a outra (D-6). Após três rodadas, vence quem tem mais ouro (D-7).
one-page-saboteur2 =
    Equipes | digger_blue digger_green | Mineradores azuis e verdes disputam o mesmo tesouro. As portas deixam passar só uma equipe (S-22, S-40).
    Outros papéis | boss profiteer geologist saboteur | O chefe vence com quaisquer mineradores, o aproveitador vence sempre, o geólogo ganha ouro por cristais, e os sabotadores detêm todos (S-43 a S-47).
    Sua vez | bridge ladder_s | Coloque uma carta de caminho, jogue uma carta de ação, descarte duas cartas para se livrar de uma à sua frente ou passe com até três (S-10).
    Cartas novas | theft inspection swap_hats | Roube ouro, prenda jogadores, veja papéis e troque papéis ou mãos (S-30 a S-36).
    Ouro | crystal_cross | Quanto menos vencedores, mais ouro para cada um: de 5 para um só até 1 (S-46). Quem está preso não recebe nada (S-48).
