### A página sobre o próprio Motherlode.

about-title = Sobre o Motherlode
about-name = Motherlode é o veio-mãe, do qual partem todos os veios menores: o sonho de todo anão com uma picareta, e o que alguém na sua mesa talvez não queira que você encontre.
about-what = É o Saboteur inteiro no seu navegador: amigos, desconhecidos ou bots em volta de um labirinto, cada um com um papel secreto. Sem conta, sem instalar nada, sem rastreamento.
about-in-it = O que há aqui
about-games = Quatro jogos: o jogo base para 3 a 10 jogadores, o Saboteur 2 para 2 a 12, o torneio para 5 a 9 e o duelo para 2. O jogo base vem em quatro edições.
about-modules = Expansões e variantes: as cartas do campeonato de 2017 a 2023, cinco miniexpansões, o anão ganancioso, a vítima de sabotagem e uma variante nossa, a votação de suspeita.
about-fair = Embaralhamento que você pode conferir: cada aparelho acrescenta bits aleatórios, e ninguém escolhe as cartas, nem o servidor.
about-fan = O Motherlode não é oficial e não tem ligação com o autor ou as editoras de Saboteur. Se você gosta do jogo, compre a caixa: é pequena, barata e boa. Todas as imagens e textos aqui são nossos.
about-parts = Do que ele é feito
about-parts-text = Python, Starlette e SQLite no servidor; Svelte no navegador; Fluent para cinco idiomas. Cada um com sua licença livre.
about-fonts = Fontes
about-fonts-text = Vollkorn e Source Sans 3; Nanum Gothic e BIZ UDPGothic nos aparelhos sem letras coreanas ou japonesas. Todas sob a SIL Open Font License.
about-offline = Sem conexão
about-offline-text = Depois da primeira visita, o aplicativo abre sem conexão: bots, lições, desafios e replays funcionam só com o seu aparelho. Os navegadores só o salvam em endereços com https.
about-privacy = O que fica guardado
about-privacy-text = O servidor guarda o histórico de cada mesa: os nomes digitados, as escolhas e o que foi dito ali. Seu navegador guarda seus lugares, suas partidas terminadas e suas preferências. As estatísticas contam rodadas, não pessoas.
about-version = Versão { $version }
