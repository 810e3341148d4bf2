// Which card is being explained: on hover, on a long press, or when asked with a key.
import type { Attachment } from 'svelte/attachments';
import type { Cell } from '../kit/geometry.ts';
import type { RulesInfo } from '../wire.ts';
import { aimOf } from '../words/roles.ts';
import { cardTitle } from '../words/titles.ts';
import { hasText, text, withoutRules } from '../words/texts.svelte.ts';

const HOVER = 550;
const PRESS = 450;

class Explaining {
  name = $state<string | null>(null);
  box = $state.raw<DOMRect | null>(null);
  /** The place of the maze where it lies, if it does. */
  place = $state.raw<Cell | null>(null);
  /** Asked for on purpose: stays until it is closed. */
  stays = $state(false);

  show(name: string, element: Element | null, stays: boolean, place: Cell | null = null): void {
    this.name = name;
    this.place = place;
    this.box = element?.getBoundingClientRect() ?? null;
    this.stays = stays;
  }

  close(): void {
    this.name = null;
    this.stays = false;
  }
}

export const explaining = new Explaining();

/** What is explained on purpose, in words; empty if nothing is. */
export function explainingWords(rules: RulesInfo | null): string {
  const { name, stays } = explaining;
  if (!name || !stays) return '';
  const words = explanation(name, rules).map(withoutRules);
  return words.length ? `${cardTitle(name)}. ${words.join(' ')}` : cardTitle(name);
}

/** When a role wins, or what a card does and by which rules; nothing if nobody has said it. */
export function explanation(name: string, rules: RulesInfo | null): string[] {
  const aims = aimOf(name, rules);
  if (aims.length) return aims;
  return hasText(`card-${name}`) ? [text(`card-${name}`)] : [];
}

/** A thing that explains itself by the name of its card, after a while under the mouse. */
export function explains(
  name: string,
  hover = HOVER,
  place: Cell | null = null,
): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const stop = () => clearTimeout(timer);
    const enter = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.buttons || explaining.stays) return;
      stop();
      timer = setTimeout(() => explaining.show(name, element, false, place), hover);
    };
    const leave = () => {
      stop();
      if (!explaining.stays) explaining.close();
    };
    const down = (event: PointerEvent) => {
      stop();
      pressed = false;
      if (!explaining.stays) explaining.close();
      if (event.pointerType === 'mouse') return;
      const from = [event.clientX, event.clientY] as const;
      const moved = (move: PointerEvent) => {
        if (Math.hypot(move.clientX - from[0], move.clientY - from[1]) > 8) end();
      };
      const end = () => {
        stop();
        removeEventListener('pointermove', moved);
        removeEventListener('pointerup', end);
        removeEventListener('pointercancel', end);
      };
      addEventListener('pointermove', moved);
      addEventListener('pointerup', end);
      addEventListener('pointercancel', end);
      timer = setTimeout(() => {
        pressed = true;
        explaining.show(name, element, true, place);
      }, PRESS);
    };
    // the click at the end of a long press chooses nothing
    const click = (event: MouseEvent) => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: Event) => event.preventDefault();
    element.dataset['explains'] = name;
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('pointerdown', down);
    element.addEventListener('click', click, true);
    element.addEventListener('contextmenu', menu);
    return () => {
      leave();
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('click', click, true);
      element.removeEventListener('contextmenu', menu);
    };
  };
}
