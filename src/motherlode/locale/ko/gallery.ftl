### 브라우저의 카드 모음: 모든 카드의 이름과 하는 일.

gallery =
    모든 게임과 확장의 카드, 그리고 각 카드가 하는 일이에요. 괄호 안의 번호는 규칙 번호예요.
    .title = 모든 카드
gallery-search = 카드 찾기
gallery-turned = 180° 돌린 모습
gallery-none = 그런 이름이나 효과의 카드가 없어요.
gallery-copies = { $count }장
gallery-copies-with = { $module }: { $count }장
