### As regras para jogadores: uma mensagem por número de regra, as opções das edições, os módulos. Cada linha é um parágrafo.

## Módulos

module-base =
    De três a dez anões cavam em busca de um tesouro escondido durante três rodadas, mas alguns deles são sabotadores que querem ver os outros fracassarem. Cada mesa segue as opções de uma edição e pode acrescentar expansões e variantes.
    .title = Jogo base
module-tournament =
    O jogo base para cinco a nove jogadores, com papéis fixos e sem carta de anão sobrando, anões gananciosos já incluídos, uma carta de caminho sorteada no meio e fichas de ouro em vez de cartas de pepita (O-1 a O-3). Segue a edição de aniversário e não combina com a vítima de sabotagem nem com o vestiário subterrâneo.
    .title = Torneio
module-duel =
    Dois jogadores, cada um com um papel secreto, jogam com as cartas do jogo base: mineradores querem que o tesouro seja encontrado primeiro; sabotadores, que seja o carvão (D-1 a D-7). É um jogo à parte, por isso nada pode ser acrescentado a ele.
    .title = Duelo para dois
module-greedy_dwarf =
    Uma carta de minerador é trocada por um anão ganancioso, que só vence se for ele quem alcançar o tesouro (C-16). Combina apenas com o jogo base; o torneio tem seus próprios anões gananciosos.
    .title = Anão ganancioso
module-victim =
    Quando os mineradores vencem, um minerador que ainda tenha uma ferramenta quebrada não recebe carta de pepita (V-1). Combina apenas com o jogo base, não com o torneio, o duelo ou Saboteur 2.
    .title = Vítima de sabotagem

## Edições: opções do jogo base

edition-en = Edição inglesa
edition-ko = Edição coreana
edition-ja = Edição japonesa
edition-uk = Edição de aniversário (ucraniana)

editions =
    As edições impressas do jogo diferem em alguns pontos, e cada ponto é uma opção da mesa. Se quem cria a mesa não escolher outra coisa, uma mesa criada no navegador segue o manual do seu idioma (inglês, coreano ou japonês), e todo o resto segue a edição de aniversário.
    Todos veem as opções da mesa antes do início da partida. Elas não podem mudar durante o jogo.
    .title = Edições
edition-share =
    Define quantas cartas de pepita são compradas quando os mineradores vencem (B-60).
    Por jogador: tantas cartas quantos forem os jogadores, mas nove numa partida de dez. É assim nas edições inglesa, coreana e japonesa.
    Por minerador: tantas cartas quantos forem os mineradores. É assim na edição de aniversário.
    .title = Parte dos mineradores
edition-round-end =
    Define quando acaba uma rodada sem tesouro (B-54).
    Mãos vazias: quando o baralho acaba e ninguém tem mais cartas. É assim nas edições coreana, japonesa e de aniversário.
    Todos passaram: a rodada também acaba assim que, com o baralho vazio, todos os jogadores tiverem passado em sequência, um logo após o outro. Não importa se descartaram uma carta nem por que passaram, pois as mãos são secretas; qualquer jogada que não seja passar reinicia a contagem. É assim na edição inglesa.
    .title = Fim da rodada
edition-discard =
    Define como as cartas ficam na pilha de descarte (B-36).
    Virada para baixo: todas as cartas da pilha ficam ocultas. É assim na edição inglesa.
    Mista: cartas jogadas ficam viradas para cima; cartas descartadas ao passar, viradas para baixo. É assim nas edições coreana, japonesa e de aniversário; o manual de aniversário só fala das cartas descartadas ao passar, e tratamos as jogadas como nas outras duas edições.
    .title = Pilha de descarte
edition-minimum-path =
    A edição inglesa diz que o tesouro só conta no fim de um caminho de pelo menos sete cartas; as outras não mencionam isso. Com a disposição habitual, todo caminho até um objetivo tem esse comprimento, então isso nunca muda uma partida; fica apenas como verificação.
    .title = Caminho mínimo
edition-sabotaged-diggers =
    Liga ou desliga a regra dos mineradores sabotados (V-1). É uma regra opcional das edições inglesa e de aniversário; a coreana e a japonesa não a têm.
    .title = Mineradores sabotados

## Parte 1. Jogo base: preparação

rule-B-1 =
    O jogo é para 3 a 10 jogadores e dura três rodadas.
    .title = Jogadores e rodadas
rule-B-2 =
    Quantos sabotadores e mineradores há entre as cartas de anão depende do número de jogadores:
    - 3 jogadores: 1 sabotador, 3 mineradores
    - 4 jogadores: 1 sabotador, 4 mineradores
    - 5 jogadores: 2 sabotadores, 4 mineradores
    - 6 jogadores: 2 sabotadores, 5 mineradores
    - 7 jogadores: 3 sabotadores, 5 mineradores
    - 8 jogadores: 3 sabotadores, 6 mineradores
    - 9 jogadores: 3 sabotadores, 7 mineradores
    - 10 jogadores: 4 sabotadores, 7 mineradores
    Assim, há sempre uma carta de anão a mais que o número de jogadores.
    .title = Cartas de anão
rule-B-3 =
    Cada jogador recebe uma carta de anão virada para baixo. Olhe a sua e não a mostre a ninguém.
    A carta de anão que sobra fica de lado, virada para baixo. Ninguém a vê antes do fim da rodada.
    .title = Distribuição dos papéis
rule-B-4 =
    A carta inicial fica virada para cima. Os três objetivos, um tesouro e dois de carvão, são embaralhados e colocados virados para baixo numa coluna: entre a carta inicial e essa coluna ficam sete espaços vazios, e entre um objetivo e o próximo, um.
    Se a carta inicial está em (0, 0), os objetivos estão em (8, −2), (8, 0) e (8, 2).
    O labirinto não se limita a essa área de 9 × 5 espaços: pode crescer além dela para todos os lados, o quanto vocês quiserem.
    .title = Carta inicial e objetivos
rule-B-5 =
    As 40 cartas de caminho e as 27 cartas de ação são embaralhadas juntas, e cada jogador recebe a sua mão: 6 cartas com 3 a 5 jogadores, 5 cartas com 6 ou 7 jogadores, 4 cartas com 8 a 10 jogadores.
    Em Saboteur 2 (S-2) e no duelo (D-1), todos recebem 6 cartas.
    Todas as outras formam o baralho, virado para baixo.
    .title = Baralho e mãos
rule-B-6 =
    As 28 cartas de pepita são embaralhadas e ficam viradas para baixo como reserva.
    .title = Cartas de pepita
rule-B-7 =
    No jogo físico, começa quem for mais jovem. Aqui, quem criou a mesa diz quem começa, ou a semente da mesa sorteia.
    Depois, os turnos seguem no sentido horário: a seguir joga quem está à sua esquerda.
    .title = Quem começa

## Parte 1. Jogo base: um turno

rule-B-10 =
    No seu turno, você faz exatamente uma de três coisas: joga uma carta de caminho, joga uma carta de ação ou passa.
    Depois, compra uma carta do baralho.
    .title = Seu turno
rule-B-11 =
    Quando o baralho acaba, ninguém compra mais. A pilha de descarte nunca é embaralhada para formar um novo baralho.
    .title = Baralho vazio
rule-B-12 =
    Se você não tem cartas na mão, passa automaticamente e não descarta nada.
    Se ainda houver cartas no baralho, você compra uma, e esse é o seu turno inteiro.
    .title = Mão vazia
rule-B-13 =
    Para passar, ponha uma carta da sua mão virada para baixo na pilha de descarte. Os outros não a veem.
    .title = Passar
rule-B-14 =
    No fim do seu turno, você compra cartas. Normalmente é 1. Cartas de expansões mudam esse número:
    - Desbravador: uma carta para cada carta de caminho jogada com ele.
    - Depósito, ou pôr um anão do pedágio: nenhuma.
    - Passar em Saboteur 2: tantas cartas quantas foram descartadas.
    - Troca de mãos: nenhuma para quem a jogou, uma para o outro jogador.
    - Com os baús do tesouro: o baú 4 (comprar uma a mais) soma uma; o baú 3 (comprar uma a menos), o baú 6 (pegar uma carta de outra mão), o baú 7 (escolher do topo do baralho) e o baú 9 (garimpar na pilha de descarte) tiram uma cada. O número nunca fica abaixo de 0.
    O fim do turno tem uma ordem fixa: primeiro o jogador da vez compra essas cartas, depois vem o baú 7, depois o baú 6, e por fim compra quem usou um veto.
    Se o baralho não tiver cartas suficientes, compre as que restam. Depois de tudo isso, confira se a rodada acabou (B-54).
    .title = Compra no fim do turno

## Parte 1. Jogo base: cartas de caminho

rule-B-20 =
    Você coloca uma carta de caminho num espaço vazio que tenha um lado em comum com uma carta do labirinto.
    Em cada lado em que ela toca uma carta virada para cima, as duas devem se encaixar: abertura com abertura, parede com parede. Cartas viradas para cima são as cartas de caminho, a carta inicial, os objetivos revelados e, se a sua mesa joga com eles, os túneis de baú revelados e a carta grande.
    .title = Colocar uma carta de caminho
rule-B-21 =
    Cartas de caminho nunca ficam deitadas. Você pode girar uma carta 180°, mas nunca 90°.
    .title = Girar uma carta
rule-B-22 =
    A carta que você coloca deve ficar ligada à carta inicial por um túnel sem interrupção: pelo menos uma de suas aberturas precisa encontrar a abertura de uma vizinha de onde o túnel leve, carta por carta, de volta até a carta inicial.
    Para a própria carta, basta que um ramal sem saída encontre uma abertura assim. É desse modo que os becos sem saída entram no labirinto.
    Um beco sem saída interrompe o túnel, e nada pode se ligar através dele. Só os manuais japonês e de aniversário dizem isso com todas as letras, mas vale em todas as edições.
    .title = Ligada à carta inicial
rule-B-23 =
    Um objetivo virado para baixo não liga nada, e as cartas ao lado não precisam se encaixar nele.
    .title = Ao lado de um objetivo virado para baixo
rule-B-24 =
    Um objetivo virado para cima (carvão ou, com os novos objetivos, um saco de ouro ou o dragão) faz parte do labirinto. Os vizinhos devem se encaixar nele, e os túneis continuam por suas aberturas unidas.
    .title = Objetivos virados para cima
rule-B-25 =
    Se houver uma ferramenta quebrada na sua frente quando o seu turno começa, você não pode jogar carta de caminho nesse turno. Com Saboteur 2, o mesmo vale para a carta “Prisão”.
    .title = Ninguém cava com ferramenta quebrada

## Parte 1. Jogo base: cartas de ação

rule-B-30 =
    Jogue uma ferramenta quebrada (picareta, lanterna ou carrinho) em outro jogador. Ela fica virada para cima na frente dele.
    Ninguém pode ter a mesma ferramenta quebrada duas vezes ao mesmo tempo, então o máximo são três ferramentas quebradas.
    .title = Quebrar uma ferramenta
rule-B-31 =
    Uma carta de conserto com uma ferramenta remove a ferramenta quebrada correspondente da frente de qualquer jogador, inclusive da sua. As duas cartas são descartadas.
    .title = Consertar uma ferramenta
rule-B-32 =
    Uma carta de conserto com duas ferramentas remove uma das que mostra, nunca as duas. Se as duas estiverem quebradas, você escolhe qual consertar.
    .title = Conserto com duas ferramentas
rule-B-33 =
    Você só pode jogar uma carta de conserto se houver na frente de alguém uma ferramenta quebrada correspondente. Não dá para colocá-la antes, como proteção.
    .title = Só dá para consertar o que quebrou
rule-B-34 =
    Um desmoronamento remove do labirinto uma carta de caminho à sua escolha, mas nunca a carta inicial nem um objetivo, nem mesmo um objetivo virado para cima. O desmoronamento e a carta atingida são descartados.
    O buraco pode ser preenchido depois como qualquer outro espaço (B-20 a B-22).
    Cartas que só se ligavam através da removida ficam na mesa, mas deixam de estar ligadas. Objetivos e baús já revelados continuam revelados.
    Uma carta que não está ligada também pode ser atingida, assim como portas, escadas e pontes de Saboteur 2.
    .title = Desmoronamento
rule-B-35 =
    Com um mapa, você olha um objetivo virado para baixo e o devolve ao lugar. Ninguém mais vê. Você pode contar aos outros o que quiser sobre ele, verdade ou mentira.
    .title = Mapa
rule-B-36 =
    Uma carta jogada é descartada depois de fazer efeito. A edição decide se ela fica virada para cima ou para baixo na pilha. A qualquer momento, todos podem ver as cartas viradas para cima da pilha de descarte, e ninguém pode ver as viradas para baixo.
    A pilha de descarte é uma só, na ordem em que as cartas chegaram a ela. Quando várias vão para lá ao mesmo tempo, a carta atingida ou removida fica embaixo da que foi jogada sobre ela, e um veto fica por cima. Cartas descartadas da mão ficam na ordem em que o jogador as indica.
    Cartas descartadas sem terem sido jogadas ficam sempre viradas para baixo: as de quem passa, as duas que você descarta em Saboteur 2 para remover uma carta da sua frente e a que você descarta para pôr um anão do pedágio.
    .title = Pilha de descarte
rule-B-37 =
    Você só pode jogar uma carta de ação se ela puder fazer o que diz, isto é, se tiver um alvo permitido pelas regras. Senão, só pode descartá-la.
    - Um mapa precisa de um objetivo virado para baixo que possa ser olhado; com os baús do tesouro, um baú também serve.
    - “Vaivém” precisa de dois objetivos virados para baixo.
    - “Depósito” precisa de pelo menos uma carta na pilha de descarte; não importa se o baralho está vazio.
    - Você não pode ter um segundo “Roubo” na sua frente.
    - “Meia-volta” sempre pode ser jogada.
    Com os efeitos dos baús do tesouro é diferente: são cumpridos até onde for possível.
    .title = Cartas de ação precisam de alvo
rule-B-38 =
    Todos veem qual carta é jogada em quê ou em quem, quantas cartas há em cada mão, no baralho e na pilha de descarte, e quantas cartas de pepita cada jogador tem.
    O que você descobriu ao olhar uma carta pertence a essa carta. Se um objetivo é movido à vista de todos, como um baú do tesouro pode fazer, você continua sabendo qual é. Se uma carta de anão que você inspecionou vai para baixo da pilha de anões ou para o lado, você ainda conhece aquela carta, mas não o novo papel de quem a tinha.
    Se cartas são misturadas sem que ninguém veja (por “Vaivém”, pela festa subterrânea ou por qualquer embaralhamento), o que você sabia de uma carta passa a valer só para o grupo inteiro.
    .title = O que todos sabem

## Parte 1. Jogo base: alcançar um objetivo, fim da rodada

rule-B-50 =
    Depois que uma carta de caminho é colocada, confira os objetivos virados para baixo. Se agora um túnel vai sem interrupção da carta inicial até um objetivo, de modo que uma abertura unida à carta inicial aponte para ele, o objetivo é revelado na hora.
    Isso também vale quando a carta recém-colocada está em outro lugar e só fecha um buraco no túnel.
    .title = Alcançar um objetivo
rule-B-51 =
    Se uma carta alcança dois objetivos, os dois são revelados. É o que diz o manual japonês, e aplicamos isso a tudo o que um turno pode alcançar: objetivos e, se a sua mesa joga com eles, túneis de baú virados para baixo e a carta grande.
    Com novos objetivos, baús ou a carta grande em jogo, o jogador da vez escolhe a ordem. Sem eles, os objetivos são revelados juntos, e o de cima é encaixado primeiro; se um deles é o tesouro, a rodada acabou e nada mais é encaixado.
    Faça uma coisa de cada vez: revele a carta, encaixe-a, cumpra o efeito. Depois olhe de novo: o que acaba de ser alcançado entra na fila, e o que deixou de ser alcançado, como um objetivo que foi movido, sai dela.
    .title = Alcançar vários de uma vez
rule-B-52 =
    Um objetivo que não encerra a rodada é encaixado nos túneis, em pé ou girado. Se não puder se encaixar em todos os vizinhos, fica ali mesmo assim; é a única exceção a B-20.
    Das duas posições possíveis, use uma que se encaixe em todos os vizinhos virados para cima; se não houver, uma que se abra para pelo menos um túnel ligado que aponte para ele; se também não houver, valem as duas. Se restarem duas posições diferentes, o jogador da vez escolhe. Um túnel só continua onde uma abertura encontra outra.
    Então a rodada continua, e túneis podem passar também por essa carta. Ela mesma pode completar um túnel até outra coisa, então continue até que nada de novo seja alcançado (B-51).
    Não importa o que complete o túnel (um buraco preenchido, uma escada, uma carta ou um objetivo movido, um túnel de baú revelado): é sempre o jogador da vez quem alcançou o objetivo.
    .title = Encaixar um objetivo
rule-B-53 =
    Assim que o tesouro é revelado, a rodada acaba, com vitória dos mineradores. (Se quem o alcançou foi um anão ganancioso, veja C-16.)
    .title = Tesouro encontrado
rule-B-54 =
    A rodada também acaba quando o baralho está vazio e nenhum jogador tem mais cartas. Confira isso no fim de cada turno, depois de todas as compras. Nesse caso, os sabotadores vencem a rodada.
    Algumas edições encerram a rodada antes: veja a opção do fim da rodada.
    .title = Fim das cartas
rule-B-55 =
    Quando a rodada acaba, todos os jogadores revelam seus papéis.
    .title = Papéis revelados
rule-B-56 =
    Uma rodada nunca acaba antes da hora só porque o tesouro não pode mais ser alcançado. O manual inglês dá isso a entender, mas isso revelaria cartas ocultas.
    Entre dois turnos, porém, todos os jogadores juntos podem concordar em encerrar a rodada antes do fim. Cada um pode propor isso uma vez antes do próximo turno; os outros são consultados um a um, no sentido horário. Basta um não, e a rodada continua. Os bots decidem pelo que eles mesmos podem ver.
    Ela então acaba como em B-54: os sabotadores vencem, também em Saboteur 2. No duelo, ninguém vence (D-5).
    .title = Encerrar a rodada
rule-B-57 =
    O fim da rodada interrompe tudo: objetivos e outras cartas que ainda esperavam para ser revelados (B-51), efeitos de baús, a segunda carta de caminho do “Desbravador” e todas as compras.
    Papéis, cartas na frente dos jogadores e quem alcançou o objetivo contam como estão nesse momento.
    .title = O fim interrompe tudo

## Parte 1. Jogo base: ouro

rule-B-60 =
    Quando os mineradores vencem, compre cartas de pepita: tantas quantos forem os jogadores, mas nove numa partida de dez. Na edição de aniversário, tantas quantos forem os mineradores. Se a reserva tiver menos cartas, compre todas.
    O minerador que alcançou o tesouro olha todas essas cartas, pega uma e passa o resto, no sentido anti-horário, ao próximo minerador, que faz o mesmo. Isso continua, pulando os sabotadores, até que todas as cartas tenham sido pegas. Assim, alguns mineradores podem ficar com mais de uma carta.
    .title = Os mineradores dividem o ouro
rule-B-61 =
    Se foi um sabotador que alcançou o tesouro, os mineradores vencem mesmo assim. O próximo minerador no sentido anti-horário a partir desse sabotador escolhe primeiro.
    É o que diz o manual de aniversário; aqui vale em todas as edições.
    .title = Tesouro alcançado por um sabotador
rule-B-62 =
    Quando os sabotadores vencem, cada um deles recebe cartas de pepita de um valor total fixo: 4 se houver um sabotador entre os jogadores no fim da rodada, 3 para cada um se houver dois ou três, 2 para cada um se houver quatro.
    Um após o outro, eles olham a reserva e pegam em segredo quaisquer cartas que somem exatamente esse total. Fazem isso na ordem dos lugares, a partir do jogador à esquerda de quem jogou o último turno.
    Se não for possível formar o total exato, o sabotador pega o maior total abaixo dele que as cartas permitam, e o banco completa o resto com fichas de ouro. Se a reserva estiver vazia, o banco paga tudo.
    .title = Os sabotadores pegam o ouro
rule-B-63 =
    Com três ou quatro jogadores, pode não haver sabotador entre os jogadores. Se nesse caso o tesouro não for alcançado, ninguém recebe ouro.
    .title = Nenhum sabotador entre os jogadores
rule-B-64 =
    Mantenha em segredo o valor das suas cartas de pepita até o fim da partida. Os outros só sabem quantas cartas você pegou.
    .title = Cartas de pepita são secretas
rule-B-65 =
    Fichas de ouro também podem aparecer no jogo base: pelos túneis com pedágio, pelos novos objetivos ou como troco do banco. No fim, elas contam junto com as pepitas.
    Se você precisa pagar 1 de ouro (um pedágio, o dragão), paga com uma ficha. A partir da segunda rodada, pode usar também o ouro ganho antes.
    Se não tiver ficha, escolha uma das suas cartas de pepita e devolva-a à vista de todos: você recebe de volta em fichas o valor dela menos 1, e a carta volta para a reserva. Você “tem ouro” enquanto possuir uma ficha ou uma carta de pepita.
    Todos podem ver quanto ouro cada jogador tem em fichas, mas não quanto valem as cartas de pepita.
    .title = Fichas de ouro e pagamentos

## Parte 1. Jogo base: próxima rodada, fim da partida

rule-B-70 =
    Para a próxima rodada, todas as cartas de caminho e de ação são embaralhadas e distribuídas de novo. As mesmas cartas de anão, incluindo a que ficou de lado, também são embaralhadas e distribuídas de novo, e os objetivos são embaralhados e dispostos outra vez.
    Você fica com as cartas de pepita que ganhou. As outras permanecem na reserva, que é embaralhada.
    .title = A próxima rodada
rule-B-71 =
    Quem começa a próxima rodada é o jogador à esquerda de quem jogou o último turno. É sempre o próximo lugar no sentido horário, mesmo depois de uma “Meia-volta”.
    Passar automaticamente com a mão e o baralho vazios (B-12) não é um turno nesse sentido; descartar uma carta é. Quem só usou um veto não teve turno. Se ninguém teve turno, o mesmo jogador começa de novo.
    .title = Quem começa a próxima rodada
rule-B-80 =
    Depois da terceira rodada, todos contam as próprias pepitas e fichas de ouro. Quem tem mais vence; se houver empate no maior total, todos os empatados vencem.
    .title = Vencer a partida

## Parte 4. Papel de campeonato

rule-C-16 =
    O anão ganancioso é um papel que toma o lugar de uma carta de minerador entre as cartas de anão. Há duas cartas dessas, mas a segunda só é usada no torneio.
    Ele só vence se for ele quem alcançar o tesouro, no próprio turno. Então recebe 4, em cartas de pepita que pega como os sabotadores (B-62), e mais ninguém vence; é a exceção a B-53. Senão, não recebe nada.
    Se outra pessoa alcança o tesouro, o anão ganancioso não conta como minerador. Ele fica de fora quando as cartas de pepita são escolhidas (B-60, B-61) e não é contado onde as cartas são compradas por minerador. Onde são compradas por jogador, é contado como todos os outros.
    .title = Anão ganancioso

## Parte 6. Variantes do jogo base

rule-V-1 =
    Quando os mineradores vencem, um minerador com uma ferramenta quebrada na frente fica de fora na escolha das cartas de pepita. Mesmo assim, são compradas tantas cartas quantas diz B-60, contando os mineradores sabotados, então os outros podem receber mais. Se todos os mineradores estiverem sabotados, ninguém recebe ouro.
    Sabotadores nunca são afetados, e um anão ganancioso que vence também não.
    Com a carta “Desvio”, o minerador que alcançou o tesouro também pode estar sabotado. A primeira escolha passa então ao próximo minerador, na ordem de escolha, que não esteja.
    Esta regra é para o jogo base. Vem da edição de aniversário e é opcional na inglesa.
    .title = Vítima de sabotagem

## Parte 6. Torneio

rule-O-1 =
    O torneio é o jogo base para 5 a 9 jogadores. Nenhuma carta de anão sobra:
    - 5 jogadores: 1 sabotador, 3 mineradores, 1 anão ganancioso
    - 6 jogadores: 2 sabotadores, 3 mineradores, 1 anão ganancioso
    - 7 jogadores: 2 sabotadores, 3 mineradores, 2 anões gananciosos
    - 8 jogadores: 3 sabotadores, 3 mineradores, 2 anões gananciosos
    - 9 jogadores: 3 sabotadores, 4 mineradores, 2 anões gananciosos
    Cada um recebe 6 cartas com 5 jogadores, 5 cartas com 6 ou 7 jogadores, 4 cartas com 8 ou 9 jogadores.
    .title = Torneio: papéis e mãos
rule-O-2 =
    Em cada rodada, antes da distribuição das cartas, uma carta de caminho é sorteada e colocada virada para cima exatamente a meio caminho entre a carta inicial e o objetivo do meio, em (4, 0). Sua posição também é sorteada.
    Os vizinhos devem se encaixar nela (B-20), mas ela não liga nada até que um túnel a alcance. Um desmoronamento pode removê-la.
    .title = Torneio: a carta no meio
rule-O-3 =
    O torneio é jogado por fichas de ouro em vez de cartas de pepita.
    - Vitória dos mineradores: 3 de ouro para quem alcançou o tesouro, 2 para cada um dos outros mineradores. Se foi um sabotador que o alcançou, cada minerador recebe 2.
    - Vitória do anão ganancioso: 4 de ouro para ele, nada para os demais. Se houver dois anões gananciosos, só vence o que alcançou o tesouro.
    - Vitória dos sabotadores: 3 de ouro para cada um, mas 4 para o único sabotador de uma mesa de cinco.
    A aranha gigante, os baús do tesouro e os túneis com pedágio também pagam em fichas aqui.
    .title = Torneio: ouro

## Parte 6. Duelo para dois

rule-D-1 =
    O duelo é uma regra da casa para dois jogadores com as cartas do jogo base. Cada um recebe ao acaso uma das onze cartas de anão e 6 cartas na mão. Os dois podem ter o mesmo papel.
    Um minerador quer que o tesouro seja encontrado; um sabotador, que seja o carvão. Não importa quem encontra.
    .title = Duelo: papéis e metas
rule-D-2 =
    No seu turno, você faz exatamente uma destas coisas: coloca uma carta de caminho ligada à carta inicial; descarta três cartas e compra três; joga um desmoronamento, mas só numa carta na ponta de um túnel; ou joga um mapa. Depois, compra até ter seis cartas de novo.
    Uma carta não está na ponta de um túnel se duas de suas aberturas, unidas dentro da carta, encontram ambas aberturas de vizinhas; a carta inicial conta como vizinha. Toda outra carta colocada está numa ponta, então becos sem saída sempre estão.
    Se você descarta com menos de três cartas na mão, descarta todas. Se o baralho acabar, compra o que houver. Sem cartas, seu turno é pulado. Toda a pilha de descarte fica virada para baixo, inclusive as cartas jogadas.
    .title = Duelo: seu turno
rule-D-3 =
    Ferramentas quebradas e cartas de conserto não têm efeito no duelo. Só ocupam a sua mão, e você pode descartá-las.
    .title = Duelo: sem ferramentas
rule-D-4 =
    O primeiro objetivo alcançado encerra a rodada. Se for o tesouro, todo minerador vence; se for carvão, todo sabotador vence.
    As regras da casa só falam de uma carta ao lado de um objetivo. Aqui, um objetivo é alcançado como em B-50: por uma abertura ligada à carta inicial que aponte para ele.
    Se uma carta alcança dois objetivos, o jogador da vez escolhe um. Só esse é revelado e conta.
    .title = Duelo: o primeiro objetivo decide
rule-D-5 =
    Todos os túneis estão fechados quando nenhuma abertura ligada à carta inicial dá para um espaço vazio. O próximo jogador só pode então jogar um desmoronamento (D-2) ou desistir. A rodada acaba se ele desistir, não tiver desmoronamento ou não tiver em que jogá-lo.
    A rodada também acaba quando o baralho e as duas mãos estão vazios.
    Nos dois casos, ninguém vence a rodada e ninguém recebe ouro. Pelas regras da casa, os dois jogadores perdem a partida inteira; aqui, é só a rodada.
    .title = Duelo: túneis fechados
rule-D-6 =
    Cada vencedor da rodada compra duas cartas de pepita, fica em segredo com uma e dá a outra ao adversário.
    Se os dois jogadores têm o papel vencedor, os dois fazem isso: o jogador da vez compra primeiro, e os dois compram antes que qualquer um escolha.
    Se ninguém tem o papel vencedor, não há ouro.
    .title = Duelo: ouro
rule-D-7 =
    O duelo dura três rodadas. Quem tem mais pepitas vence; em caso de empate, vencem os dois.
    A próxima rodada começa como em B-71.
    .title = Duelo: rodadas e vitória

## Parte 5. Túneis com pedágio

module-toll_tunnels =
    Todos começam a partida com 1 de ouro, e em cada rodada dois anões podem ser postos em pontas abertas do labirinto, onde colocar uma carta custa 1 de ouro (T-1 a T-4). Combina com todos os jogos, menos o duelo.
    .title = Túneis com pedágio
rule-T-1 =
    Há dois anões do pedágio. Todo jogador começa a partida com 1 de ouro em ficha, também no jogo base, onde as fichas contam com as pepitas no fim.
    .title = Pedágio: anões e ouro
rule-T-2 =
    No seu turno, em vez de qualquer outra coisa, você pode fazer isto: descartar uma carta virada para baixo, pôr um anão ainda não usado numa ponta aberta do labirinto e o marcador dele na sua frente. Você não compra carta, então a sua mão fica com uma carta a menos daí em diante. Cada anão é usado uma vez por rodada.
    Uma ponta aberta é uma abertura, ligada à carta inicial, de qualquer carta virada para cima (incluindo a carta inicial, um objetivo, um túnel de baú e a carta grande) que dê para um espaço vazio sem anão. Ferramentas quebradas e “Prisão” não impedem isso.
    .title = Pedágio: pôr um anão
rule-T-3 =
    Para colocar uma carta no espaço que um anão guarda, você paga 1 de ouro (B-65) a quem o pôs ali. Depois, o anão e o marcador dele saem da rodada. Ele guarda o espaço contra cartas vindas de todos os lados; escadas e “Desvio” também pagam. Outro jogador pode pagar no lugar.
    - Carta, espaço e pagador são anunciados juntos. Se quem paga não é o jogador da vez, é consultado na hora e pode recusar; então é feita uma nova escolha. Cada jogador pode ser consultado até recusar uma vez no turno; o dono do anão, nunca.
    - Depois vem a hora do veto, e só então o pagamento: uma carta vetada não custa nada, e o anão fica.
    - Quem pôs o anão ali não paga a ninguém, e o anão sai do mesmo jeito.
    - Sem ouro e sem alguém que pague por você, você não pode colocar uma carta ali.
    Se a carta em que o anão está é removida ou movida, ou se um objetivo é movido para o espaço dele, anão e marcador saem sem pagamento.
    .title = Pedágio: pagar
rule-T-4 =
    Na próxima rodada, os dois anões estão disponíveis de novo.
    .title = Pedágio: próxima rodada

## Parte 5. Vestiário subterrâneo e festa subterrânea

module-wardrobe =
    Há uma carta grande na área do labirinto. O jogador em cujo turno ela é ligada pela primeira vez à carta inicial troca de papel (W-1). Combina com o jogo base e Saboteur 2, mas não com o torneio, que não tem carta de anão sobrando, nem com o duelo ou a festa subterrânea.
    .title = Vestiário subterrâneo
module-party =
    Há uma carta grande na área do labirinto. Quando ela é ligada pela primeira vez à carta inicial, as cartas de anão de todos os jogadores são embaralhadas e distribuídas de novo (P-1). Combina com todos os jogos, menos o duelo, mas não com o vestiário subterrâneo.
    .title = Festa subterrânea
rule-W-1 =
    Uma carta grande cobre os quatro espaços (4, −4), (5, −4), (4, −3) e (5, −3). Tem aberturas embaixo e à esquerda em (4, −3), embaixo e à direita em (5, −3), todas unidas. Os túneis passam por elas, e os vizinhos devem se encaixar (B-20); ela não pode ser removida nem movida.
    O jogador em cujo turno ela é ligada pela primeira vez à carta inicial deve trocar de papel na hora: com a carta que ficou de lado ou, em Saboteur 2, com a de cima da pilha de anões, indo a antiga para baixo dela. Só esse jogador vê o novo papel.
    Acontece uma vez por rodada, mesmo que a ligação seja cortada e refeita.
    .title = Vestiário subterrâneo
rule-P-1 =
    A festa é o outro lado da carta grande (W-1). Quando ela é ligada pela primeira vez à carta inicial, as cartas de anão de todos os jogadores são recolhidas sem que ninguém as veja, embaralhadas e distribuídas de novo, e a rodada continua com os novos papéis. A carta que ficou de lado ou a pilha de anões não muda, e as cartas na frente dos jogadores ficam.
    Acontece uma vez por rodada.
    .title = Festa subterrânea

## Parte 3. Saboteur 2

module-saboteur2 =
    De dois a doze jogadores: uma equipe azul e uma verde de mineradores, um chefe, um aproveitador, geólogos e sabotadores, com escadas, pontes, portas, cristais, ladrões e prisões. São três rodadas em busca de ouro (S-1 a S-51). Segue a edição de aniversário e usa também as cartas de caminho e de ação do jogo base; não combina com o anão ganancioso nem com a vítima de sabotagem.
    .title = Saboteur 2
rule-S-1 =
    As cartas de caminho e de ação do jogo base e de Saboteur 2 são embaralhadas num só baralho; as cartas de anão e de pepita do jogo base não são usadas. Em cada rodada, dez cartas são postas de lado sem que ninguém as veja e voltam na rodada seguinte.
    Se vocês usam cartas do campeonato, elas são embaralhadas junto antes de separar as dez. A carta inicial e os objetivos são os do jogo base.
    .title = Saboteur 2: cartas
rule-S-2 =
    Todo jogador tem 6 cartas na mão, não importa quantos sejam os jogadores.
    .title = Saboteur 2: mãos
rule-S-3 =
    Embaralhe 15 cartas de anão: 4 mineradores azuis, 4 mineradores verdes, 1 chefe, 1 aproveitador, 2 geólogos e 3 sabotadores. Cada jogador recebe uma. As outras formam uma pilha de anões virada para baixo, que continua em jogo.
    .title = Saboteur 2: papéis
rule-S-4 =
    O ouro vem em fichas de 1, 2 e 5, e elas nunca faltam. As fichas ficam viradas para baixo diante do dono. Todo ganho e toda perda acontecem às claras, então a quantia não é segredo, mas o manual deixa você esquecê-la.
    Quanto fica à mostra é uma opção da mesa. Virado para baixo, como no manual, a não ser que quem cria a mesa escolha outra coisa: só você vê quanto tem. À vista: todos veem o ouro de todos.
    .title = Saboteur 2: ouro
rule-S-10 =
    No seu turno, você faz exatamente uma destas quatro coisas:
    - joga uma carta de caminho, depois compra 1;
    - joga uma carta de ação, depois compra 1;
    - descarta duas cartas, viradas para baixo, para remover uma carta de ação que esteja na sua frente, depois compra 1; a sua mão fica com uma carta a menos daí em diante;
    - passa e descarta de 1 a 3 cartas, viradas para baixo, depois compra o mesmo número.
    Você pode remover qualquer carta que esteja na sua frente: uma ferramenta quebrada, “Prisão” ou o seu próprio “Roubo”. Ela também é descartada.
    .title = Saboteur 2: seu turno
rule-S-11 =
    Quando o baralho está vazio, ninguém compra mais, mas você ainda deve fazer uma das quatro coisas. Sem cartas, você fica de fora até o fim da rodada ou até que uma “Troca de mãos” traga cartas a você.
    .title = Saboteur 2: baralho vazio
rule-S-12 =
    Duas cartas de ação iguais nunca ficam na frente do mesmo jogador.
    .title = Nenhuma carta em dobro
rule-S-20 =
    Uma ponte tem dois túneis retos que se cruzam sem se encontrar; uma curva dupla tem duas curvas que não se encontram. Quando a carta é colocada, pelo menos um de seus dois túneis deve ficar ligado à carta inicial.
    .title = Pontes e curvas duplas
rule-S-21 =
    O túnel de uma escada conta como unido à carta inicial e a todas as outras escadas. Você a coloca junto a qualquer carta de caminho do labirinto, mas nunca junto a um objetivo. Os lados devem se encaixar (B-20), e parede com parede já basta: ela não precisa de outra ligação.
    A carta de caminho ao lado deve estar virada para cima, ligada ou não. O objetivo junto ao qual ela não pode ficar pode estar virado para cima ou para baixo. Um túnel de baú virado para baixo ou a carta grande não bastam como vizinhos, mas também não proíbem o espaço. Se depois um objetivo é movido para junto de uma escada, nada muda.
    .title = Escadas
rule-S-22 =
    Mineradores da outra cor não passam por uma porta azul ou verde. Todos os demais passam. Portas nunca impedem ninguém de colocar cartas nem a rodada de acabar; só decidem quem vence (S-40).
    .title = Portas
rule-S-23 =
    Os cristais nas cartas de caminho só importam para os geólogos (S-47).
    .title = Cristais
rule-S-30 =
    Coloque “Roubo” na sua própria frente. Depois da divisão do ouro da rodada, você rouba 1 de ouro de outro jogador (S-49).
    .title = Roubo
rule-S-31 =
    “Tira a mão!” remove um “Roubo” da frente de qualquer jogador, inclusive da sua. As duas cartas são descartadas.
    .title = Tira a mão!
rule-S-32 =
    Coloque “Prisão” na frente de outro jogador. Quem está na prisão não pode colocar cartas de caminho; outras ações, inclusive “Roubo”, continuam permitidas.
    Quem ainda está na prisão no fim da rodada não vence, não participa da divisão do ouro, nem pelos cristais, e não pode roubar. O ouro recebido durante a rodada fica com o jogador, e pode ser roubado.
    .title = Prisão
rule-S-33 =
    “Liberdade” remove uma “Prisão” da frente de qualquer jogador, inclusive da sua. As duas cartas são descartadas.
    .title = Liberdade
rule-S-34 =
    Com “Inspeção”, você olha o papel de qualquer outro jogador. Ninguém mais vê.
    .title = Inspeção
rule-S-35 =
    Com “Troca de chapéus”, um jogador à sua escolha, que pode ser você, põe a própria carta de anão embaixo da pilha de anões e pega a de cima, sem mostrá-la a ninguém.
    .title = Troca de chapéus
rule-S-36 =
    “Troca de mãos” é descartada; depois você e outro jogador trocam as mãos inteiras, não importa quantas cartas haja nelas, mesmo nenhuma. O outro jogador, não você, compra uma carta no fim deste turno.
    .title = Troca de mãos
rule-S-40 =
    A rodada acaba assim que um túnel liga a carta inicial ao tesouro, com ou sem portas.
    Uma equipe pode passar se algum túnel da carta inicial, ou de qualquer escada, até o tesouro não tiver porta da outra cor.
    .title = Portas no caminho do tesouro
rule-S-41 =
    Se um minerador azul ou verde alcançou o tesouro, na prisão ou não, essa equipe vence se puder passar (S-40). Se não puder, a outra equipe vence, se ela puder.
    .title = Um minerador alcança o tesouro
rule-S-42 =
    Se foi outra pessoa que alcançou o tesouro, vence toda equipe que puder passar: as duas, se as duas puderem.
    .title = Outra pessoa alcança o tesouro
rule-S-43 =
    O chefe vence sempre que o tesouro é ligado: junto com as equipes vencedoras, ou sem elas se nenhuma puder passar.
    .title = O chefe
rule-S-44 =
    O aproveitador sempre vence: com os mineradores, com o chefe, com os sabotadores ou sozinho.
    .title = O aproveitador
rule-S-45 =
    Se o tesouro não está ligado no fim da rodada, os sabotadores vencem.
    .title = Os sabotadores
rule-S-46 =
    O que cada vencedor recebe depende de quantos vencedores há ao todo, contando as duas equipes, se as duas venceram, o chefe e o aproveitador: 5 de ouro para um vencedor, 4 para cada um se forem dois, 3 se forem três, 2 se forem quatro, 1 se forem cinco ou mais. O chefe recebe 1 a menos e o aproveitador 2 a menos, mas nunca abaixo de 0.
    Uma equipe pode passar mesmo que ninguém tenha a cor dela, mas só jogadores são contados e pagos. Se não há nenhum vencedor, não há ouro.
    .title = Ouro para os vencedores
rule-S-47 =
    Geólogos recebem 1 de ouro por cristal na mesa, ligado ou não à carta inicial, não importa quem venceu ou como a rodada acabou. Dois geólogos dividem por igual, arredondando para baixo. Eles não contam como vencedores.
    .title = Ouro para os geólogos
rule-S-48 =
    Quem está na prisão não é vencedor e não é contado nem pago em S-41 a S-47. Sua cor ainda decide S-41. Se um de dois geólogos está na prisão, o outro recebe tudo.
    .title = Quem está na prisão não recebe nada
rule-S-49 =
    Então os ladrões roubam. Dos que podem roubar, começa quem jogou “Roubo” por último, e os outros seguem no sentido horário. Cada um pega 1 de ouro de outro jogador que tenha; ouro de rodadas anteriores e ouro recém-roubado também podem ser roubados. Se ninguém mais tem ouro, nada acontece.
    .title = Roubar
rule-S-50 =
    Um exemplo. Há 1 minerador azul, 2 mineradores verdes, o chefe, o aproveitador e 2 sabotadores. O chefe termina o túnel, e uma porta azul o bloqueia. Os dois sabotadores têm “Roubo” na frente, e um deles está na prisão.
    Os vencedores são o minerador azul, que recebe 3 de ouro, o chefe, que recebe 2, e o aproveitador, que recebe 1. O sabotador livre rouba 1 de ouro; o que está na prisão não recebe nada.
    .title = Exemplo de divisão do ouro
rule-S-51 =
    Para a próxima rodada, tudo é embaralhado de novo, inclusive as dez cartas que ficaram de lado, e outras dez são postas de lado. Começa o jogador à esquerda de quem jogou o último turno (B-71). Depois de três rodadas, vence quem tem mais ouro; quem empata vence junto.
    .title = Saboteur 2: próxima rodada e vitória

## Parte 4. Cartas de campeonato

module-back_and_forth =
    Uma carta de ação que troca em segredo dois objetivos virados para baixo, ou não (C-17). Combina com todos os jogos, menos o duelo.
    .title = Vaivém (2017)
module-storage =
    Uma carta de ação que traz de volta uma carta da pilha de descarte (C-18). Combina com todos os jogos, menos o duelo.
    .title = Depósito (2018)
module-veto =
    Uma carta que anula a carta que outro jogador está jogando (C-19). Sempre que uma carta é jogada, todos os outros decidem se a vetam, até que todos tenham visto o veto ser descartado. Combina com todos os jogos, menos o duelo.
    .title = Veto (2019)
module-turnabout =
    Uma carta de ação que inverte o sentido do jogo pelo resto da rodada (C-20). Combina com todos os jogos, menos o duelo.
    .title = Meia-volta (2020)
module-jack_of_all_trades =
    Uma carta de ação que conserta qualquer ferramenta quebrada (C-21). Combina com todos os jogos, menos o duelo.
    .title = Faz-tudo (2021)
module-pathfinder =
    Uma carta de ação que permite colocar duas cartas de caminho num só turno (C-22). Combina com todos os jogos, menos o duelo.
    .title = Desbravador (2022)
module-diversion =
    Uma carta de ação que move a última carta de caminho colocada (C-23). Combina com todos os jogos, menos o duelo.
    .title = Desvio (2023)

rule-C-17 =
    Vaivém: você pega dois objetivos virados para baixo, sem olhá-los, e os troca de lugar ou os devolve como estavam.
    Todos veem quais dois você pega, mas só você sabe se os trocou; você decide depois que os outros tiveram a chance de vetar (C-19).
    Se outra pessoa conhecia um dos dois, agora só sabe que é um desses dois (B-38). Você continua sabendo o que sabia.
    .title = Vaivém
rule-C-18 =
    Depósito: em vez de comprar uma carta, você olha as cinco cartas de cima da pilha de descarte, ou todas, se houver menos. Deve ficar com uma delas, sem mostrá-la. As outras voltam para o topo viradas para baixo, na mesma ordem.
    A própria carta “Depósito” só é descartada depois, então não está entre as que você olha. Você só pode jogá-la se houver pelo menos uma carta na pilha de descarte; um baralho vazio não importa.
    .title = Depósito
rule-C-19 =
    Veto: você o joga durante o turno de outro jogador, sobre a carta de caminho ou de ação que esse jogador está jogando. Essa carta fica sem efeito, e as duas são descartadas. Esse jogador compra uma carta, não importa quantas a carta vetada daria, e o turno acaba; depois você compra uma carta.
    - Os outros são consultados quando a carta, seu alvo, sua posição e quem paga um pedágio são anunciados, antes que algo seja pago, feito, olhado ou escolhido em segredo. São consultados um após o outro na ordem do jogo, tenham um veto ou não. Depois que todos viram o veto ir para a pilha de descarte, ninguém mais é consultado, até que “Depósito” ou um baú possa tê-lo trazido de volta.
    - Passar, descartar duas cartas (S-10) e pôr um anão do pedágio (T-2) não são jogar uma carta, então não podem ser vetados. Um veto não pode ser vetado.
    - Ferramentas quebradas e “Prisão” não impedem um veto. No seu próprio turno, você só pode descartá-lo.
    - Para as cartas de caminho do “Desbravador”, veja C-22.
    .title = Veto
rule-C-20 =
    Meia-volta: o sentido do jogo se inverte até o fim da rodada. No jogo base, a ordem em que as cartas de pepita são escolhidas ou pegas também se inverte (B-60 a B-62, V-1). Uma segunda “Meia-volta” o inverte de novo.
    A próxima rodada segue outra vez no sentido horário, e não muda quem a começa (B-71). A ordem dos ladrões (S-49) não é afetada.
    .title = Meia-volta
rule-C-21 =
    Faz-tudo: você remove uma ferramenta quebrada qualquer da frente de qualquer jogador, inclusive da sua. As duas cartas são descartadas.
    .title = Faz-tudo
rule-C-22 =
    Desbravador: você coloca duas cartas de caminho no mesmo turno, uma após a outra, cada uma pelas regras normais, e compra duas cartas no fim. Assim, a sua mão fica com uma carta a menos pelo resto da rodada.
    - Você precisa de duas cartas de caminho na mão, uma das quais possa ser colocada agora sem que outra pessoa pague por ela (T-3), e nada na sua frente pode proibir cartas de caminho.
    - As duas cartas não precisam se tocar. O que a primeira alcança é resolvido antes da segunda; se for o tesouro, a rodada acabou.
    - Você deve colocar a segunda se alguma carta de caminho na sua mão puder ser colocada; senão, o turno acaba. Você compra uma carta para cada carta de caminho que jogou.
    - Um veto ao próprio “Desbravador” encerra o turno, e você compra uma carta. Um veto a uma das duas cartas de caminho atinge só essa carta, e o turno continua. Ela conta como jogada, e quem a vetou compra depois de você.
    .title = Desbravador
rule-C-23 =
    Desvio: você move a última carta de caminho colocada para outro espaço em que ela possa ser colocada.
    - É a carta mais recente colocada por um jogador que ainda está no labirinto, nunca a carta inicial, um objetivo, um túnel de baú, a carta grande ou a carta central do torneio. Primeiro ela é retirada, e depois deve se encaixar em outro espaço, em qualquer das duas posições; movê-la conta como colocá-la.
    - Para uma escada vale S-21; para um espaço com anão, T-3.
    - É uma ação, então ferramentas quebradas e “Prisão” não a impedem. Pode alcançar objetivos, baús e a carta grande.
    .title = Desvio

## Parte 5. Novos objetivos

module-new_goals =
    Oito objetivos substituem os três: o tesouro e quatro dos outros sete ficam virados para baixo, entre eles sacos de ouro, um dragão e uma aranha gigante (G-1 a G-3). Combina com todos os jogos, menos o duelo.
    .title = Novos objetivos
rule-G-1 =
    Oito objetivos substituem os três do jogo base. O tesouro e quatro dos outros, sorteados, são embaralhados e colocados virados para baixo: cinco objetivos, em (8, −4), (8, −2), (8, 0), (8, 2) e (8, 4). Os outros três são postos de lado nesta rodada, sem que ninguém os veja.
    .title = Novos objetivos: preparação
rule-G-2 =
    Um objetivo alcançado é revelado e encaixado como em B-52, depois acontece seu efeito.
    - Saco: o jogador da vez pega 1 ou 2 de ouro em fichas, conforme a carta.
    - Dragão: o jogador da vez paga 1 de ouro ao banco, se tiver (B-65).
    - Aranha gigante: a rodada acaba na hora com vitória dos sabotadores, exatamente como se o tesouro não tivesse sido alcançado.
    - Carvão: nada acontece.
    - Tesouro: a rodada acaba (B-53).
    .title = Novos objetivos: efeitos
rule-G-3 =
    Se vários objetivos são alcançados, o jogador da vez escolhe qual é revelado primeiro. O efeito dele é cumprido antes de o próximo ser revelado (B-51). Se ele encerra a rodada, os outros continuam virados para baixo.
    .title = Novos objetivos: vários de uma vez

## Parte 5. Baús do tesouro

module-treasure_chests =
    Quatro baús ficam escondidos sob túneis virados para baixo entre a carta inicial e os objetivos; quem alcança um deles o abre, para o bem ou para o mal (X-1 a X-4). Quem cria a mesa escolhe onde ficam: em quadrado (treasure_chests), em losango (treasure_chests:diamond), em espaços sorteados a cada rodada (treasure_chests:random) ou à mão, em quatro espaços à escolha (treasure_chests:2,0 4,-1 4,1 6,0). Combina com todos os jogos, menos o duelo.
    .title = Baús do tesouro
rule-X-1 =
    Dez baús e sete túneis de baú são embaralhados em separado. Quatro baús ficam virados para baixo entre a carta inicial e os objetivos, nunca lado a lado, cada um coberto por um túnel de baú virado para baixo. O resto fica de lado nesta rodada.
    Onde ficam é uma opção da mesa: quadrado em (3, −1), (3, 1), (5, −1), (5, 1); losango em (2, 0), (4, −2), (4, 2), (6, 0); ao acaso: sorteado a cada rodada entre as colunas 2 a 6 e as linhas −2 a 2, no torneio nunca em (4, 0); ou à mão: quem cria a mesa escolhe quatro espaços nas colunas 1 a 7 e linhas −4 a 4 que não encostem uns nos outros nem na carta inicial, e onde não haja outra carta (a carta grande, no torneio (4, 0)).
    .title = Baús: preparação
rule-X-2 =
    Para os vizinhos, um túnel de baú virado para baixo é como um objetivo virado para baixo (B-23), e é alcançado como um (B-50). O jogador da vez então o revela, o encaixa (B-52), abre o baú, cumpre o efeito e põe o baú de lado.
    Se o túnel não se abre para o que chegou até ele, o baú é aberto mesmo assim, mas nenhum túnel continua por ali. Daí em diante, o túnel de baú é uma carta de caminho comum do labirinto.
    .title = Baús: abrir
rule-X-3 =
    Um desmoronamento pode remover um túnel de baú virado para baixo; o baú vai junto, sem ser aberto. Um túnel de baú já revelado também pode ser removido. Com um mapa, você pode olhar um túnel de baú virado para baixo e o baú dele em vez de um objetivo.
    Baús e túneis de baú nunca vão para a pilha de descarte. Ficam de lado nesta rodada, e os que não foram abertos não são mostrados a ninguém.
    .title = Baús: desmoronamento e mapa
rule-X-4 =
    O que um baú faz com o jogador que o abre, na hora, a não ser que diga “no fim do turno” (B-14). Cada efeito é cumprido até onde for possível.
    1. Ouro: pegue 1 de ouro; no jogo base, uma carta de pepita que vale 1, ou uma ficha se não sobrar nenhuma; no torneio, uma ficha.
    2. Sem mapas: a partir de agora, ninguém pode olhar objetivos com um mapa, só baús. A carta fica na mesa nesta rodada.
    3. Sem compra: no fim do turno, compre uma carta a menos.
    4. Compra extra: no fim do turno, compre uma carta a mais.
    5. Mover um objetivo: mova um objetivo virado para baixo, à sua escolha, uma coluna para a direita, para um espaço vazio. É obrigatório se algum puder ser movido. Quem o conhecia continua conhecendo. Ele já pode ser alcançado ali, e o espaço antigo fica vazio.
    6. Pegar uma carta: no fim do turno, compre uma carta a menos e pegue ao acaso uma carta da mão de outro jogador à sua escolha que tenha cartas.
    7. Uma entre três: no fim do turno, em vez de uma das compras, olhe as três cartas de cima do baralho, fique com uma e descarte as outras viradas para baixo.
    8. Espiada num papel: olhe o papel de outro jogador.
    9. Garimpo no descarte: embaralhe a pilha de descarte, com todas as cartas viradas para baixo, olhe as cinco de cima, fique com uma e devolva as outras ao topo, viradas para baixo. No fim do turno, compre uma carta a menos.
    10. Desabamento: as cinco cartas de cima do baralho vão para a pilha de descarte, viradas para baixo e sem que ninguém as veja.
    .title = Baús: os dez efeitos

## Who wins a round

winner-diggers = Mineradores
winner-saboteurs = Sabotadores
winner-greedy = Um anão ganancioso
winner-nobody = Ninguém
winner-diggers_blue = Mineradores azuis
winner-diggers_green = Mineradores verdes
winner-boss = O chefe
winner-profiteer = O aproveitador
