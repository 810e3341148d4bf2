### A galeria do navegador: todas as cartas, como se chamam e o que fazem.

gallery =
    Todas as cartas de todos os jogos e expansões, e o que cada uma faz. Os códigos entre parênteses são números de regras.
    .title = Todas as cartas
gallery-search = Buscar uma carta
gallery-turned = Girada
gallery-none = Nenhuma carta corresponde a isso.
gallery-copies =
    { $count ->
        [0] nenhuma carta
        [one] 1 carta
       *[other] { $count } cartas
    }
gallery-copies-with = com { $module }: { $count }
