### A mesa em palavras, para leitores de tela, teclados e conexões lentas; atalhos de navegação; teclas.

plain-heading = Mesa { $code }
plain-parts = Partes desta página
plain-pictures = Mesa com imagens
plain-watching = Você está assistindo.
plain-waiting = Nada a decidir agora
plain-choices = Suas opções
plain-chosen = Escolhido até aqui: { $what }
plain-group =
    { $count ->
        [one] { $what }: uma opção
       *[other] { $what }: { $count } opções
    }
plain-deck =
    { $count ->
        [0] O baralho acabou
        [one] Uma carta no baralho
       *[other] { $count } cartas no baralho
    }
plain-discard =
    { $count ->
        [0] nenhuma carta descartada
        [one] uma carta descartada
       *[other] { $count } cartas descartadas
    }
plain-discard-top =
    { $count ->
        [one] uma carta descartada: { $card }
       *[other] { $count } cartas descartadas, no topo: { $card }
    }
plain-role-show = Mostrar meu papel
plain-role-hide = Esconder meu papel
plain-order = Na ordem dos turnos.
plain-order-counter = Na ordem dos turnos, agora no sentido anti-horário.
plain-broken = ferramentas quebradas: { $tools }
plain-front = na frente: { $cards }
plain-role-of = papel: { $role }
plain-mark = Minha marca para { $name }
plain-mark-none = Nenhuma
plain-note = Minha anotação sobre { $name }
plain-mute = Silenciar { $name }
plain-happened = O que aconteceu
plain-earlier =
    { $count ->
        [one] Uma linha anterior
       *[other] { $count } linhas anteriores
    }
plain-missed =
    { $count ->
        [one] Aconteceu mais uma coisa. Leia em “O que aconteceu”.
       *[other] Aconteceram mais { $count } coisas. Leia em “O que aconteceu”.
    }
plain-said = { $name }: { $words }
plain-say = Dizer algo a todos
plain-claim = Declarar algo (não precisa ser verdade)
plain-claim-which = Escolha uma declaração
plain-notes = Minhas anotações (só você vê)

## O labirinto por linhas

plain-maze = O labirinto
plain-maze-how = Cada espaço é escrito como coluna, linha. A carta inicial é 0,0. As colunas contam para a direita, as linhas para baixo.
plain-row = Linha { $row }
plain-empty = vazio
plain-can-choose = você pode escolher
plain-legal = Espaços que você pode escolher: { $places }
plain-side-N = cima
plain-side-E = direita
plain-side-S = baixo
plain-side-W = esquerda
plain-open = aberturas: { $sides }
plain-joined = ligação { $sides }
plain-blind = sem saída: { $sides }
plain-goal-hidden = { $goal }, virado para baixo
plain-goal-known = { $goal }, virado para baixo; você o conhece: { $card }
plain-lookers = já olharam: { $names }
plain-laid-by = desde seu último turno, colocada por { $name }
plain-chest = baú sob um túnel virado para baixo
plain-chest-known = baú que você conhece: { $card }; sob { $tunnel }
plain-dwarf = guardado pelo anão do pedágio de { $owner }
plain-at = Em { $cell }: { $open }
plain-pay-self = você paga o pedágio
plain-pay-other = você pede que { $name } pague o pedágio

## Atalhos de navegação

skip-question = Ir para a decisão
skip-hand = Ir para sua mão
skip-maze = Ir para o labirinto

## Teclas

keys = Atalhos de teclado
keys-tab-key = Tab
keys-tab = Ir para a próxima parte da mesa
keys-hand-key = ← →
keys-hand = Passar de carta em carta na mão
keys-numbers-key = 1–9
keys-numbers = Escolher uma carta da mão ou devolvê-la
keys-up-key = ↑
keys-up = Ir da mão aos espaços e jogadores que você pode escolher
keys-places-key = ← ↑ ↓ →
keys-places = Passar de espaço em espaço no labirinto
keys-why-key = Shift + ← ↑ ↓ →
keys-why = Perguntar por que a carta não cabe num espaço
keys-enter-key = Enter
keys-enter = Escolher; de novo para confirmar
keys-turn-key = R
keys-turn = Girar a carta que você vai colocar
keys-escape-key = Esc
keys-escape = Voltar um passo
keys-explain-key = ?
keys-explain = Explicar a carta selecionada
keys-hint-key = T
keys-hint = Pedir uma dica quando você joga só com bots
keys-list-key = ↑ ↓
keys-list = Percorrer a lista de opções
keys-choose-key = 1–9
keys-choose = Escolher na lista pelo número
keys-help-key = H
keys-help = Mostrar estes atalhos
keys-single = Atalhos de uma tecla
keys-single-how = Desligue se letras e números atrapalharem seu leitor de tela ou comando de voz.
