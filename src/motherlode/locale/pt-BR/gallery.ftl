### A galeria do navegador: todas as cartas, como se chamam e o que fazem.

gallery =
    Todas as cartas de todos os jogos e expansões, e o que cada uma faz. Os números entre parênteses são os das regras.
    .title = Todas as cartas
gallery-search = Buscar uma carta
gallery-turned = Girada 180°
gallery-none = Nenhuma carta tem esse nome nem faz isso.
gallery-copies =
    { $count ->
        [0] nenhuma carta
        [one] uma carta
       *[other] { $count } cartas
    }
gallery-copies-with = com { $module }: { $count }
