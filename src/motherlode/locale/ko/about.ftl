### Motherlode 소개.

about-title = Motherlode 소개
about-name = Motherlode는 모든 작은 광맥이 갈라져 나오는 큰 광맥이에요. 곡괭이를 든 드워프라면 누구나 꿈꾸는 것, 그리고 이 방의 누군가는 찾지 못하게 막고 싶은 것이죠.
about-what = 사보타지의 모든 것을 브라우저에서 즐겨요. 친구든 처음 만난 사람이든 봇이든, 저마다 비밀 역할을 가지고 하나의 굴에 모여요. 계정도 설치도 추적도 없어요.
about-in-it = 들어 있는 것
about-games = 네 가지 게임: 3~10명의 기본판, 2~12명의 사보타지 2, 5~9명의 토너먼트, 2인 대결. 기본판은 네 가지 판이 있어요.
about-modules = 함께 쓰는 추가 요소 열네 가지: 2017~2023년 챔피언십 카드, 미니 확장 다섯 가지, 욕심쟁이 드워프, 방해의 희생자.
about-fair = 카드 섞기를 모두 확인할 수 있어요. 첫 카드 전에 시드의 해시를, 마지막 카드 뒤에 시드를 보여 줘요.
about-fan = Motherlode는 비공식 프로그램이고, 원작의 작가나 출판사와는 관계가 없어요. 게임이 마음에 들면 상자를 사세요. 작고 싸고 좋아요. 여기의 그림과 글은 모두 직접 만들었어요.
about-parts = 바탕이 된 것
about-parts-text = 서버는 Python, Starlette, SQLite, 브라우저는 Svelte, 다섯 언어는 Fluent를 써요. 저마다의 자유 라이선스를 따라요.
about-privacy = 남기는 것
about-privacy-text = 서버에는 방마다 기록이 남아요: 적은 이름, 고른 것, 나눈 말. 브라우저에는 내 자리, 끝난 게임, 설정이 남아요. 통계는 사람이 아니라 라운드를 세요.
about-version = 버전 { $version }
