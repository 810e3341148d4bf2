// Every drawing of the game. Mount `ArtDefs` once on a page that shows cards.
export { default as ArtDefs } from './ArtDefs.svelte';
export { default as Card } from './Card.svelte';
export { default as CardBack } from './CardBack.svelte';
export { default as Chest } from './Chest.svelte';
export { default as Dwarf } from './Dwarf.svelte';
export { default as Icon } from './Icon.svelte';
export { default as Logo } from './Logo.svelte';
export { default as Nugget } from './Nugget.svelte';
export { default as Role } from './Role.svelte';
export { default as Token } from './Token.svelte';
export { default as Tool } from './Tool.svelte';
export type { IconName } from './icons';
