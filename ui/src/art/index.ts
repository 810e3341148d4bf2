// The drawings: signs, icons, things. Mount `ArtDefs` once on a page that shows any; cards are in `cards/`.
export { default as ArtDefs } from './ArtDefs.svelte';
export { default as CardBack } from './CardBack.svelte';
export { default as Chest } from './Chest.svelte';
export { default as Dwarf } from './Dwarf.svelte';
export { default as Face } from './faces/Face.svelte';
export { default as Icon } from './Icon.svelte';
export { default as Logo } from './Logo.svelte';
export { default as Nugget } from './Nugget.svelte';
export { default as Token } from './Token.svelte';
export type { IconName } from './icons.ts';
