### Decisões para a página das regras: onde os manuais se calam e o que as cartas impressas podem desmentir.

rulings =
    Onde os manuais nada dizem ou discordam, precisamos decidir. Estas regras contêm uma decisão assim, e cada uma diz como jogamos.
    .title = Nossas decisões
ruling-here = Parte disto é decisão nossa
assumed =
    Não encontramos fotos destas cartas, então este é o nosso melhor palpite. Se você tem as cartas e elas são diferentes, mude o arquivo indicado.
    .title = O que as cartas impressas podem desmentir
assumed-new_goals-cards =
    O manual diz quais são os novos objetivos, mas não quantos são nem por onde vão os túneis. Jogamos com um tesouro, dois carvões (curvas), dois sacos de 1, um saco de 2, um dragão e uma aranha gigante, todos em curva menos o tesouro. Para mudar: GOALS em { $file }
    .title = Novos objetivos: tipos e formas
assumed-new_goals-layout =
    Colocamos os cinco objetivos na coluna 8, linhas −4, −2, 0, 2 e 4. Para mudar: PLACES em { $file }
    .title = Novos objetivos: onde ficam
assumed-treasure_chests-tunnels =
    Jogamos com sete túneis de baú, um de cada forma: dois retos, duas curvas, duas bifurcações e um cruzamento. Para mudar: TUNNELS em { $file }
    .title = Túneis de baú: formas
assumed-treasure_chests-layouts =
    O manual só diz que os baús ficam entre a carta inicial e os objetivos, sem encostar uns nos outros. Quadrado, losango e sorteio são disposições nossas; à mão, você os coloca onde quiser. Para mudar: LAYOUTS em { $file }
    .title = Baús: disposições
assumed-large_card =
    Colocamos a carta grande (vestiário ou festa) nas colunas 4 e 5, linhas −4 e −3. Ela se abre para baixo nas duas colunas, para a esquerda em (4, −3) e para a direita em (5, −3), e por dentro tudo é ligado. Para mudar: PARTS em { $file }
    .title = Carta grande: lugar e aberturas
