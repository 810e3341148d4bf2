### As cartas do jogo base, do torneio e do anão ganancioso: o que cada uma faz, e quando.
###
### Glossário (termos do manual brasileiro; com * os que nele não aparecem):
### digger minerador · saboteur sabotador · greedy dwarf anão ganancioso* · boss chefe* · profiteer aproveitador*
### geologist geólogo* · role papel · role card carta de anão · path card carta de caminho · action card carta de ação
### nugget card carta de pepita · gold N de ouro · token ficha* · start carta inicial · goal objetivo · treasure tesouro*
### stone carvão · dead end beco sem saída · blind stub ramal sem saída* · opening abertura* · tunnel túnel
### maze labirinto · place espaço* · linked ligada · rock-fall desmoronamento · map mapa · tool ferramenta
### pick picareta* · lantern lanterna* · cart carrinho* · broken quebrada · repair conserto · hand mão · deck baralho*
### discard pile pilha de descarte · draw comprar · discard descartar · pass passar · turn turno, vez · round rodada
### game partida · face down virada para baixo · turn over revelar · call the round encerrar a rodada* · veto veto*
### theft Roubo* · hands off Tira a mão!* · trapped Prisão, na prisão* · free Liberdade* · inspection Inspeção*
### swap hats Troca de chapéus* · swap hands Troca de mãos* · ladder escada · bridge ponte* · door porta* · crystal cristal*
### back and forth Vaivém* · storage Depósito* · turnabout Meia-volta* · jack of all trades Faz-tudo*
### pathfinder Desbravador* · diversion Desvio* · chest baú* · toll pedágio* · large card carta grande*
### wardrobe vestiário subterrâneo* · party festa subterrânea* · Jubilee edition edição de aniversário*

-lay =
    Coloque-a junto ao labirinto, de modo que todos os lados se encaixem e ela fique ligada à carta inicial. Você não pode fazer isso com uma ferramenta quebrada (B-20 a B-22, B-25).
-block =
    É colocada como qualquer carta de caminho, mas nada pode se ligar através dela: o túnel termina aqui (B-20 a B-22, B-25).

## Ferramentas

tool-pick = picareta
tool-lantern = lanterna
tool-cart = carrinho

## Cartas de caminho: túneis que continuam

card-straight_ns =
    Um túnel vai de cima a baixo; à esquerda e à direita há rocha. { -lay } Girada 180°, fica igual.
    .title = Túnel reto (cima–baixo)
card-straight_ew =
    Um túnel vai da esquerda à direita; em cima e embaixo há rocha. { -lay } Girada 180°, fica igual.
    .title = Túnel reto (esquerda–direita)
card-curve_nw =
    Uma curva une o lado de cima ao da esquerda. { -lay } Girada 180°, une o de baixo ao da direita.
    .title = Curva (cima–esquerda)
card-curve_ne =
    Uma curva une o lado de cima ao da direita. { -lay } Girada 180°, une o de baixo ao da esquerda.
    .title = Curva (cima–direita)
card-tee_nes =
    Uma bifurcação une cima, direita e baixo; só à esquerda há rocha. { -lay } Girada 180°, une cima, esquerda e baixo, com rocha à direita.
    .title = Bifurcação (cima–direita–baixo)
card-tee_esw =
    Uma bifurcação une direita, baixo e esquerda; só em cima há rocha. { -lay } Girada 180°, une esquerda, cima e direita, com rocha embaixo.
    .title = Bifurcação (direita–baixo–esquerda)
card-cross =
    Túneis dos quatro lados se encontram no meio. { -lay } Girada 180°, fica igual.
    .title = Cruzamento

## Cartas de caminho: becos sem saída

card-dead_n =
    Um único ramal sem saída entra por cima; os outros três lados são rocha. { -block } Girada 180°, o ramal fica embaixo.
    .title = Beco sem saída (cima)
card-dead_e =
    Um único ramal sem saída entra pela direita; os outros três lados são rocha. { -block } Girada 180°, o ramal fica à esquerda.
    .title = Beco sem saída (direita)
card-dead_n_s =
    Dois ramais sem saída, em cima e embaixo, não se encontram; à esquerda e à direita há rocha. { -block } Girada 180°, fica igual.
    .title = Beco sem saída (cima, baixo)
card-dead_e_w =
    Dois ramais sem saída, à direita e à esquerda, não se encontram; em cima e embaixo há rocha. { -block } Girada 180°, fica igual.
    .title = Beco sem saída (direita, esquerda)
card-dead_n_w =
    Dois ramais sem saída, em cima e à esquerda, não se encontram; à direita e embaixo há rocha. { -block } Girada 180°, os ramais ficam embaixo e à direita.
    .title = Beco sem saída (cima, esquerda)
card-dead_n_e =
    Dois ramais sem saída, em cima e à direita, não se encontram; embaixo e à esquerda há rocha. { -block } Girada 180°, os ramais ficam embaixo e à esquerda.
    .title = Beco sem saída (cima, direita)
card-dead_n_e_s =
    Três ramais sem saída, em cima, à direita e embaixo, não se encontram; à esquerda há rocha. { -block } Girada 180°, os ramais ficam em cima, à esquerda e embaixo, com rocha à direita.
    .title = Beco sem saída (cima, direita, baixo)
card-dead_e_s_w =
    Três ramais sem saída, à direita, embaixo e à esquerda, não se encontram; em cima há rocha. { -block } Girada 180°, os ramais ficam à esquerda, em cima e à direita, com rocha embaixo.
    .title = Beco sem saída (direita, baixo, esquerda)
card-dead_n_e_s_w =
    Ramais sem saída entram pelos quatro lados e não se encontram. { -block } Girada 180°, fica igual.
    .title = Beco sem saída (quatro lados)

## Carta inicial e objetivos

card-start =
    Todo túnel começa aqui: a carta inicial fica virada para cima em (0, 0) desde o começo, com uma escada e aberturas nos quatro lados (B-4). Nenhum desmoronamento pode removê-la (B-34). Girada 180°, ficaria igual.
    .title = Carta inicial
card-goal_treasure =
    É o que os mineradores procuram: assim que um túnel vindo da carta inicial o alcança, ele é revelado, a rodada acaba e os mineradores vencem (B-50, B-53; um anão ganancioso que o alcance vence sozinho, C-16). Tem aberturas unidas nos quatro lados e fica igual se girado 180°.
    .title = Tesouro
card-goal_stone_nw =
    Carvão sem valor: quando é alcançado, é revelado e encaixado nos túneis, e a rodada continua pela sua curva, que une o lado de cima ao da esquerda (B-50, B-52). Girado 180°, une o de baixo ao da direita. No duelo, encerra a rodada com vitória dos sabotadores (D-4).
    .title = Carvão (cima–esquerda)
card-goal_stone_ne =
    Carvão sem valor: quando é alcançado, é revelado e encaixado nos túneis, e a rodada continua pela sua curva, que une o lado de cima ao da direita (B-50, B-52). Girado 180°, une o de baixo ao da esquerda. No duelo, encerra a rodada com vitória dos sabotadores (D-4).
    .title = Carvão (cima–direita)

## Cartas de ação

card-break_pick =
    Coloque-a na frente de outro jogador que ainda não tenha a picareta quebrada (B-30). Quem começa o turno com ela na frente não pode colocar carta de caminho nesse turno (B-25). No duelo não tem efeito (D-3).
    .title = Picareta quebrada
card-break_lantern =
    Coloque-a na frente de outro jogador que ainda não tenha a lanterna quebrada (B-30). Quem começa o turno com ela na frente não pode colocar carta de caminho nesse turno (B-25). No duelo não tem efeito (D-3).
    .title = Lanterna quebrada
card-break_cart =
    Coloque-a na frente de outro jogador que ainda não tenha o carrinho quebrado (B-30). Quem começa o turno com ela na frente não pode colocar carta de caminho nesse turno (B-25). No duelo não tem efeito (D-3).
    .title = Carrinho quebrado
card-fix_pick =
    Remova uma picareta quebrada da frente de qualquer jogador, inclusive da sua; as duas cartas são descartadas (B-31). Só pode ser jogada enquanto alguém tiver a picareta quebrada (B-33). No duelo não tem efeito (D-3).
    .title = Conserto de picareta
card-fix_lantern =
    Remova uma lanterna quebrada da frente de qualquer jogador, inclusive da sua; as duas cartas são descartadas (B-31). Só pode ser jogada enquanto alguém tiver a lanterna quebrada (B-33). No duelo não tem efeito (D-3).
    .title = Conserto de lanterna
card-fix_cart =
    Remova um carrinho quebrado da frente de qualquer jogador, inclusive da sua; as duas cartas são descartadas (B-31). Só pode ser jogada enquanto alguém tiver o carrinho quebrado (B-33). No duelo não tem efeito (D-3).
    .title = Conserto de carrinho
card-fix_pick_lantern =
    Remova uma picareta quebrada ou uma lanterna quebrada, nunca as duas, da frente de qualquer jogador, inclusive da sua (B-32). Só pode ser jogada enquanto alguém tiver uma das duas (B-33). No duelo não tem efeito (D-3).
    .title = Conserto de picareta ou lanterna
card-fix_pick_cart =
    Remova uma picareta quebrada ou um carrinho quebrado, nunca os dois, da frente de qualquer jogador, inclusive da sua (B-32). Só pode ser jogada enquanto alguém tiver um dos dois (B-33). No duelo não tem efeito (D-3).
    .title = Conserto de picareta ou carrinho
card-fix_lantern_cart =
    Remova uma lanterna quebrada ou um carrinho quebrado, nunca os dois, da frente de qualquer jogador, inclusive da sua (B-32). Só pode ser jogada enquanto alguém tiver um dos dois (B-33). No duelo não tem efeito (D-3).
    .title = Conserto de lanterna ou carrinho
card-rockfall =
    Remova uma carta de caminho do labirinto, ligada ou não, mas nunca a carta inicial nem um objetivo; as duas cartas são descartadas, e o buraco pode ser preenchido depois (B-34). No duelo só pode atingir uma carta na ponta de um túnel (D-2).
    .title = Desmoronamento
card-map =
    Olhe em segredo um objetivo virado para baixo e devolva-o ao lugar; o que você conta aos outros, verdade ou mentira, é com você (B-35). Só pode ser jogada enquanto houver, virado para baixo, um objetivo que você possa olhar (B-37).
    .title = Mapa

## Cartas de pepita

card-nugget_1 =
    Uma carta de pepita que vale 1 de ouro na contagem final. Mantenha-a em segredo até o fim da partida (B-64, B-80).
    .title = Carta de pepita (1)
card-nugget_2 =
    Uma carta de pepita que vale 2 de ouro na contagem final. Mantenha-a em segredo até o fim da partida (B-64, B-80).
    .title = Carta de pepita (2)
card-nugget_3 =
    Uma carta de pepita que vale 3 de ouro na contagem final. Mantenha-a em segredo até o fim da partida (B-64, B-80).
    .title = Carta de pepita (3)

## Papéis

card-digger =
    Você quer um túnel da carta inicial até o tesouro: quando ele é alcançado, os mineradores vencem a rodada e dividem cartas de pepita (B-53, B-60). No torneio, o prêmio é em fichas de ouro (O-3); no duelo, você vence se o tesouro for o primeiro objetivo alcançado (D-4).
    .title = Mine{"\u00AD"}rador
card-saboteur =
    Você quer que o tesouro continue escondido: se a rodada acaba sem ele, cada sabotador pega cartas de pepita de um valor fixo (B-54, B-62). No torneio, o prêmio é em fichas de ouro (O-3); no duelo, você vence se o primeiro objetivo alcançado for carvão (D-4).
    .title = Sabo{"\u00AD"}tador
card-greedy =
    Você só vence se for você quem alcançar o tesouro, no seu próprio turno; então mais ninguém vence e você recebe 4 de ouro em cartas de pepita (C-16). Em qualquer outro caso, não recebe nada. No torneio, são 4 de ouro em fichas (O-3).
    .title = Anão ganan{"\u00AD"}cioso

## A carta grande

card-large_nw =
    Uma parte da carta grande, que nunca sai do labirinto. Algo acontece quando ela é ligada à carta inicial pela primeira vez (W-1, P-1).
    .title = Carta grande (canto superior esquerdo)
card-large_ne =
    Uma parte da carta grande, que nunca sai do labirinto. Algo acontece quando ela é ligada à carta inicial pela primeira vez (W-1, P-1).
    .title = Carta grande (canto superior direito)
card-large_sw =
    Uma parte da carta grande, que nunca sai do labirinto. Algo acontece quando ela é ligada à carta inicial pela primeira vez (W-1, P-1).
    .title = Carta grande (canto inferior esquerdo)
card-large_se =
    Uma parte da carta grande, que nunca sai do labirinto. Algo acontece quando ela é ligada à carta inicial pela primeira vez (W-1, P-1).
    .title = Carta grande (canto inferior direito)

## Saboteur 2: cartas de caminho

-ladder =
    Seu túnel conta como unido à carta inicial e a todas as outras escadas. Coloque-a junto a qualquer carta de caminho do labirinto em que todos os lados se encaixem, mas nunca junto a um objetivo. Ela não precisa de outra ligação. Você não pode colocá-la se algo na sua frente proíbe cartas de caminho (S-21, B-20, B-25).
-door-blue =
    Há nela uma porta azul: os mineradores verdes não passam (S-22).
-door-green =
    Há nela uma porta verde: os mineradores azuis não passam (S-22).
-crystal =
    Mostra um cristal, que no fim da rodada vale 1 de ouro para os geólogos (S-23, S-47).

tool-theft = roubo
tool-trapped = prisão

card-bridge =
    Dois túneis retos se cruzam sem se encontrar; pelo menos um deles deve ficar ligado à carta inicial (S-20). { -lay } Girada 180°, fica igual.
    .title = Ponte
card-double_curve_nw_es =
    Duas curvas que não se encontram: uma une cima e esquerda, a outra, direita e baixo; pelo menos uma delas deve ficar ligada à carta inicial (S-20). { -lay } Girada 180°, fica igual.
    .title = Curva dupla (cima–esquerda, direita–baixo)
card-double_curve_ne_sw =
    Duas curvas que não se encontram: uma une cima e direita, a outra, baixo e esquerda; pelo menos uma delas deve ficar ligada à carta inicial (S-20). { -lay } Girada 180°, fica igual.
    .title = Curva dupla (cima–direita, baixo–esquerda)
card-ladder_s =
    Uma escada com uma abertura embaixo. { -ladder } Girada 180°, a abertura fica em cima.
    .title = Escada (baixo)
card-ladder_e =
    Uma escada com uma abertura à direita. { -ladder } Girada 180°, a abertura fica à esquerda.
    .title = Escada (direita)
card-ladder_es =
    Uma escada com aberturas à direita e embaixo. { -ladder } Girada 180°, elas ficam à esquerda e em cima.
    .title = Escada (direita–baixo)
card-ladder_ne =
    Uma escada com aberturas em cima e à direita. { -ladder } Girada 180°, elas ficam embaixo e à esquerda.
    .title = Escada (cima–direita)
card-door_blue_ns =
    Um túnel vai de cima a baixo. { -door-blue } { -lay } Girada 180°, fica igual.
    .title = Porta azul (cima–baixo)
card-door_blue_ew =
    Um túnel vai da esquerda à direita. { -door-blue } { -lay } Girada 180°, fica igual.
    .title = Porta azul (esquerda–direita)
card-door_blue_ne =
    Uma curva une o lado de cima ao da direita. { -door-blue } { -lay } Girada 180°, une o de baixo ao da esquerda.
    .title = Porta azul (cima–direita)
card-door_green_ns_stub_e =
    Um túnel vai de cima a baixo, com um ramal sem saída à direita. { -door-green } { -lay } Girada 180°, o ramal fica à esquerda.
    .title = Porta verde (cima–baixo, ramal à direita)
card-door_green_ew =
    Um túnel vai da esquerda à direita. { -door-green } { -lay } Girada 180°, fica igual.
    .title = Porta verde (esquerda–direita)
card-door_green_es =
    Uma curva une o lado da direita ao de baixo. { -door-green } { -lay } Girada 180°, une o da esquerda ao de cima.
    .title = Porta verde (direita–baixo)
card-straight_ns_stub_e =
    Um túnel vai de cima a baixo, com um ramal sem saída à direita. { -lay } Girada 180°, o ramal fica à esquerda.
    .title = Túnel reto (cima–baixo, ramal à direita)
card-straight_ns_stub_e_w =
    Um túnel vai de cima a baixo, com ramais sem saída à direita e à esquerda. { -lay } Girada 180°, fica igual.
    .title = Túnel reto (cima–baixo, dois ramais)
card-straight_ew_stub_n_s =
    Um túnel vai da esquerda à direita, com ramais sem saída em cima e embaixo. { -lay } Girada 180°, fica igual.
    .title = Túnel reto (esquerda–direita, dois ramais)
card-curve_nw_stub_s =
    Uma curva une o lado de cima ao da esquerda, com um ramal sem saída embaixo. { -lay } Girada 180°, a curva une baixo e direita, com o ramal em cima.
    .title = Curva (cima–esquerda, ramal embaixo)
card-curve_ne_stub_s =
    Uma curva une o lado de cima ao da direita, com um ramal sem saída embaixo. { -lay } Girada 180°, a curva une baixo e esquerda, com o ramal em cima.
    .title = Curva (cima–direita, ramal embaixo)
card-crystal_dead_n =
    Um único ramal sem saída entra por cima. { -crystal } { -block } Girada 180°, o ramal fica embaixo.
    .title = Cristal, beco sem saída (cima)
card-crystal_dead_e =
    Um único ramal sem saída entra pela direita. { -crystal } { -block } Girada 180°, o ramal fica à esquerda.
    .title = Cristal, beco sem saída (direita)
card-crystal_cross =
    Túneis dos quatro lados se encontram no meio. { -crystal } { -lay } Girada 180°, fica igual.
    .title = Cristal, cruzamento
card-crystal_tee_nes =
    Uma bifurcação une cima, direita e baixo. { -crystal } { -lay } Girada 180°, une cima, esquerda e baixo.
    .title = Cristal, bifurcação (cima–direita–baixo)
card-crystal_tee_esw =
    Uma bifurcação une direita, baixo e esquerda. { -crystal } { -lay } Girada 180°, une esquerda, cima e direita.
    .title = Cristal, bifurcação (direita–baixo–esquerda)
card-crystal_tee_esw_stub_n =
    Uma bifurcação une direita, baixo e esquerda, com um ramal sem saída em cima. { -crystal } { -lay } Girada 180°, a bifurcação une esquerda, cima e direita, com o ramal embaixo.
    .title = Cristal, bifurcação (direita–baixo–esquerda, ramal em cima)
card-crystal_tee_nsw_stub_e =
    Uma bifurcação une cima, baixo e esquerda, com um ramal sem saída à direita. { -crystal } { -lay } Girada 180°, a bifurcação une cima, baixo e direita, com o ramal à esquerda.
    .title = Cristal, bifurcação (cima–baixo–esquerda, ramal à direita)
card-crystal_straight_ew_stub_s =
    Um túnel vai da esquerda à direita, com um ramal sem saída embaixo. { -crystal } { -lay } Girada 180°, o ramal fica em cima.
    .title = Cristal, túnel reto (esquerda–direita, ramal embaixo)

## Saboteur 2: cartas de ação

card-theft =
    Coloque-a na sua própria frente, se ainda não houver uma ali (S-30, S-12). Depois da divisão do ouro da rodada, você rouba 1 de ouro de outro jogador, a não ser que esteja na prisão (S-49).
    .title = Roubo
card-hands_off =
    Remova um “Roubo” da frente de qualquer jogador, inclusive da sua; as duas cartas são descartadas (S-31). Só pode ser jogada enquanto alguém tiver um “Roubo” na frente (B-37).
    .title = Tira a mão!
card-trapped =
    Coloque-a na frente de outro jogador que ainda não esteja na prisão (S-32, S-12). Quem está na prisão não pode colocar cartas de caminho; se ainda estiver lá no fim da rodada, não vence, não recebe ouro e não pode roubar (S-48).
    .title = Prisão
card-free =
    Remova uma “Prisão” da frente de qualquer jogador, inclusive da sua; as duas cartas são descartadas (S-33). Só pode ser jogada enquanto alguém estiver na prisão (B-37).
    .title = Liberdade
card-inspection =
    Olhe o papel de outro jogador. Ninguém mais vê (S-34).
    .title = Inspeção
card-swap_hats =
    Um jogador à sua escolha, que pode ser você, põe a própria carta de anão embaixo da pilha de anões e pega a de cima, sem mostrá-la a ninguém (S-35).
    .title = Troca de chapéus
card-swap_hands =
    Troque sua mão inteira com a de outro jogador. No fim do seu turno, o outro jogador compra uma carta, e você, nenhuma (S-36).
    .title = Troca de mãos

## Saboteur 2: papéis

card-digger_blue =
    Você quer um túnel até o tesouro por onde a equipe azul possa passar: sem porta verde no caminho. Se um minerador verde o alcançar e puder passar, só a equipe verde vence (S-40 a S-42).
    .title = Mine{"\u00AD"}rador azul
card-digger_green =
    Você quer um túnel até o tesouro por onde a equipe verde possa passar: sem porta azul no caminho. Se um minerador azul o alcançar e puder passar, só a equipe azul vence (S-40 a S-42).
    .title = Mine{"\u00AD"}rador verde
card-boss =
    Você cava para as duas equipes: vence sempre que o tesouro é ligado, não importa quem possa passar, e recebe 1 de ouro a menos que os outros vencedores (S-43, S-46).
    .title = Chefe
card-profiteer =
    Você sempre vence, com os outros vencedores ou sozinho, e recebe 2 de ouro a menos que os outros vencedores (S-44, S-46).
    .title = Aprovei{"\u00AD"}tador
card-geologist =
    Só os cristais interessam a você: no fim da rodada, recebe 1 de ouro por cristal na mesa; dois geólogos dividem o total (S-47).
    .title = Geólogo

## O que cada papel quer, em cada jogo; depois, o que uma expansão muda

aim-digger = Você vence se um túnel alcançar o tesouro, não importa quem cave. Você escolhe entre cartas de pepita de 1 a 3 de ouro. O minerador que alcançou o tesouro escolhe primeiro.
aim-digger-greedy_dwarf = Se o anão ganancioso o alcançar, os mineradores não recebem nada.
aim-digger-victim = Se houver uma ferramenta quebrada à sua frente nesse momento, você não recebe nada.
aim-digger-tournament = Você vence se um túnel alcançar o tesouro, a menos que um anão ganancioso chegue lá. Você recebe 3 de ouro se foi você quem o alcançou; senão, 2.
aim-digger-duel = Você vence se o primeiro objetivo alcançado for o tesouro, não importa por quem. Você compra duas cartas de pepita, fica com uma e dá a outra ao adversário.
aim-saboteur = Você vence se a rodada acabar sem o tesouro. Você recebe de 2 a 4 de ouro: quanto menos sabotadores, mais ouro.
aim-saboteur-tournament = Você vence se a rodada acabar sem o tesouro. Você recebe 3 de ouro, ou 4 em uma mesa de cinco.
aim-saboteur-duel = Você vence se o primeiro objetivo alcançado for carvão, não importa por quem. Você compra duas cartas de pepita, fica com uma e dá a outra ao adversário.
aim-saboteur-saboteur2 = Você vence se o tesouro não estiver ligado quando a rodada acabar. Você recebe de 1 a 5 de ouro: quanto menos vencedores, mais ouro.
aim-greedy = Você só vence se for você quem alcançar o tesouro, no seu próprio turno. Você recebe 4 de ouro, e mais ninguém recebe nada.
aim-greedy-tournament = Você só vence se for você quem alcançar o tesouro, no seu próprio turno. Você recebe 4 de ouro, e mais ninguém recebe nada.
aim-digger_blue = Você vence se um túnel sem porta verde alcançar o tesouro. Mas, se um minerador verde o alcançar e a equipe verde puder passar, só ela vence. Você recebe de 1 a 5 de ouro: quanto menos vencedores, mais ouro.
aim-digger_green = Você vence se um túnel sem porta azul alcançar o tesouro. Mas, se um minerador azul o alcançar e a equipe azul puder passar, só ela vence. Você recebe de 1 a 5 de ouro: quanto menos vencedores, mais ouro.
aim-boss = Você vence sempre que o tesouro é ligado, não importa que equipe possa passar. Você recebe até 4 de ouro, 1 a menos que os outros vencedores.
aim-profiteer = Você sempre vence, não importa quem mais vença. Você recebe até 3 de ouro, 2 a menos que os outros vencedores.
aim-geologist = Para você, não importa quem vence. Você recebe 1 de ouro por cristal na mesa. Dois geólogos dividem o total.
aim-all-saboteur2 = Se você estiver na prisão no fim da rodada, não recebe nada.

## Cartas de campeonato

card-back_and_forth =
    Pegue dois objetivos virados para baixo, sem olhar, e troque-os de lugar ou devolva-os como estavam; só você sabe o que fez (C-17). Só pode ser jogada enquanto houver dois objetivos virados para baixo (B-37).
    .title = Vaivém
card-storage =
    Em vez de comprar, olhe as cinco cartas de cima da pilha de descarte, fique com uma e devolva as outras viradas para baixo (C-18). Só pode ser jogada enquanto houver carta na pilha (B-37).
    .title = Depósito
card-veto =
    Jogue-a quando outro jogador jogar uma carta de caminho ou de ação: essa carta fica sem efeito (C-19). Cada um de vocês compra uma carta no fim do turno. No seu próprio turno, você só pode descartá-la.
    .title = Veto
card-turnabout =
    Até o fim da rodada, o jogo segue no sentido contrário, e a escolha das cartas de pepita também (C-20).
    .title = Meia-volta
card-jack_of_all_trades =
    Remova uma ferramenta quebrada qualquer da frente de qualquer jogador, inclusive da sua; as duas cartas são descartadas (C-21). Só pode ser jogada enquanto alguém tiver uma ferramenta quebrada (B-33).
    .title = Faz-tudo
card-pathfinder =
    Coloque duas cartas de caminho neste turno, uma depois da outra, e compre duas no fim (C-22). Você precisa ter duas cartas de caminho na mão, e poder colocar uma delas agora.
    .title = Desbravador
card-diversion =
    Mova a última carta de caminho colocada para outro espaço em que ela se encaixe e fique ligada; ela conta como colocada por você (C-23). Você pode jogá-la mesmo com ferramentas quebradas.
    .title = Desvio

## Novos objetivos

card-goal_bag1_ne =
    Um saco com 1 de ouro: quando é alcançado, é revelado e encaixado nos túneis, e o jogador da vez pega 1 de ouro (G-2). A rodada continua pela sua curva, que une o lado de cima ao da direita; girado 180°, une o de baixo ao da esquerda.
    .title = Saco com 1 de ouro (cima–direita)
card-goal_bag1_nw =
    Um saco com 1 de ouro: quando é alcançado, é revelado e encaixado nos túneis, e o jogador da vez pega 1 de ouro (G-2). A rodada continua pela sua curva, que une o lado de cima ao da esquerda; girado 180°, une o de baixo ao da direita.
    .title = Saco com 1 de ouro (cima–esquerda)
card-goal_bag2_ne =
    Um saco com 2 de ouro: quando é alcançado, é revelado e encaixado nos túneis, e o jogador da vez pega 2 de ouro (G-2). A rodada continua pela sua curva, que une o lado de cima ao da direita; girado 180°, une o de baixo ao da esquerda.
    .title = Saco com 2 de ouro (cima–direita)
card-goal_dragon_nw =
    Um dragão: quando é alcançado, é revelado e encaixado nos túneis, e o jogador da vez paga 1 de ouro ao banco, se tiver (G-2, B-65). A rodada continua pela sua curva, que une o lado de cima ao da esquerda; girado 180°, une o de baixo ao da direita.
    .title = Dragão (cima–esquerda)
card-goal_spider_ne =
    Uma aranha gigante: assim que é alcançada e revelada, a rodada acaba e os sabotadores vencem (G-2). Mostra uma curva de cima à direita; girada 180°, de baixo à esquerda.
    .title = Aranha gigante (cima–direita)

## Baús do tesouro

-chest-tunnel =
    Fica virado para baixo sobre um baú. Quem o alcança o revela, o encaixa nos túneis e abre o baú (X-2); daí em diante é uma carta de caminho comum.

card-tunnel_straight_ns =
    { -chest-tunnel } Um túnel vai de cima a baixo. Girado 180°, fica igual.
    .title = Túnel do baú, reto (cima–baixo)
card-tunnel_straight_ew =
    { -chest-tunnel } Um túnel vai da esquerda à direita. Girado 180°, fica igual.
    .title = Túnel do baú, reto (esquerda–direita)
card-tunnel_curve_nw =
    { -chest-tunnel } Uma curva une o lado de cima ao da esquerda. Girado 180°, une o de baixo ao da direita.
    .title = Túnel do baú, curva (cima–esquerda)
card-tunnel_curve_ne =
    { -chest-tunnel } Uma curva une o lado de cima ao da direita. Girado 180°, une o de baixo ao da esquerda.
    .title = Túnel do baú, curva (cima–direita)
card-tunnel_tee_nes =
    { -chest-tunnel } Uma bifurcação une cima, direita e baixo. Girado 180°, une cima, esquerda e baixo.
    .title = Túnel do baú, bifurcação (cima–direita–baixo)
card-tunnel_tee_esw =
    { -chest-tunnel } Uma bifurcação une direita, baixo e esquerda. Girado 180°, une esquerda, cima e direita.
    .title = Túnel do baú, bifurcação (direita–baixo–esquerda)
card-tunnel_cross =
    { -chest-tunnel } Túneis dos quatro lados se encontram no meio. Girado 180°, fica igual.
    .title = Túnel do baú, cruzamento
card-chest_gold =
    Pegue 1 de ouro; no jogo base, é uma carta de pepita que vale 1, ou uma ficha se não sobrar nenhuma (X-4).
    .title = Baú: ouro
card-chest_no_maps =
    Até o fim da rodada, ninguém pode olhar objetivos com um mapa; baús, sim (X-4).
    .title = Baú: sem mapas
card-chest_no_draw =
    No fim deste turno, compre uma carta a menos (X-4, B-14).
    .title = Baú: sem compra
card-chest_extra_draw =
    No fim deste turno, compre uma carta a mais (X-4, B-14).
    .title = Baú: compra extra
card-chest_move_goal =
    Mova um objetivo virado para baixo, à sua escolha, uma coluna para a direita, para um espaço vazio; ele já pode ser alcançado ali (X-4).
    .title = Baú: um objetivo se move
card-chest_take_card =
    No fim deste turno, compre uma carta a menos e pegue ao acaso uma carta da mão de outro jogador à sua escolha (X-4, B-14).
    .title = Baú: uma carta de outra mão
card-chest_pick_of_three =
    No fim deste turno, em vez de uma das compras, olhe as três cartas de cima do baralho, fique com uma e descarte as outras viradas para baixo (X-4, B-14).
    .title = Baú: uma entre três
card-chest_look_at_role =
    Olhe o papel de outro jogador (X-4).
    .title = Baú: espiada num papel
card-chest_dig_discards =
    Embaralhe a pilha de descarte virada para baixo, olhe as cinco cartas de cima, fique com uma e devolva as outras; no fim deste turno, compre uma carta a menos (X-4, B-14).
    .title = Baú: garimpo no descarte
card-chest_collapse_deck =
    As cinco cartas de cima do baralho vão para a pilha de descarte, viradas para baixo e sem que ninguém as veja (X-4).
    .title = Baú: desabamento
