// What roles are after at a table, and how many of each are in play, in words.
import type { RulesInfo } from '../wire.ts';
import { cardTitle } from './titles.ts';
import { hasText, listed, text } from './texts.svelte.ts';

type Played = Pick<RulesInfo, 'game' | 'modules'>;

/** When a role wins and what it gets: what its game says, then what each expansion changes. */
export function aimOf(role: string, rules: Played | null): string[] {
  if (!rules || !hasText(`aim-${role}`)) return [];
  const { game, modules } = rules;
  const own = `aim-${role}-${game}`;
  const keys = [
    hasText(own) ? own : `aim-${role}`,
    ...modules.map((name) => `aim-${role}-${name.split(':')[0]}`),
    `aim-all-${game}`,
  ];
  return keys.filter(hasText).map((key) => text(key));
}

/** How many cards of a role there are. */
export function roleCount(role: string, count: number): string {
  const key = `role-count-${role}`;
  return hasText(`role-count-${role}`) ? text(key, { count }) : `${count} × ${cardTitle(role)}`;
}

/** What becomes of the role cards that nobody has. */
function rolesLeft({ game, spare_roles: count }: RulesInfo): string {
  const own = `roles-left-${game}`;
  return text(hasText(`roles-left-${game}`) ? own : 'roles-left', { count });
}

/** The roles in play, and how many of their cards stay hidden. */
export function rolesInPlay({ role_cards, spare_roles: count }: RulesInfo): string {
  const roles = listed(role_cards.map((cards) => roleCount(cards.role, cards.count)));
  return text('roles-short', { roles, count });
}

/** How the role cards are dealt: how many for whom, and what becomes of the rest. */
export function rolesDealt(rules: RulesInfo): string {
  const cards = rules.role_cards.reduce((sum, { count }) => sum + count, 0);
  const dealt = text('roles-dealt', { cards, players: cards - rules.spare_roles });
  return `${dealt} ${rolesLeft(rules)}`;
}
