// Cards and roles, drawn from their data. Mount `ArtDefs` of `art/` once on a page that shows them.
export { default as Card } from './Card.svelte';
export { default as Role } from './Role.svelte';
export { default as RoleBadge } from './RoleBadge.svelte';
export { default as Tool } from './Tool.svelte';
export { type Side, tunnelsOf } from './shapes.ts';
