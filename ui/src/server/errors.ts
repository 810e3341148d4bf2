// What went wrong, as a sentence: ours where we have one, else what the server says.
import { ApiError } from './api.ts';
import { transport } from './transport.ts';
import { reasonText } from '../words/reasons.ts';
import type { Why } from '../wire.ts';
import { hasText, text } from '../words/texts.svelte.ts';

// What is wrong with a whole text; the rules' reason says where.
const OF_TEXTS = /^(record|position)-/;

const ownText = (code: string) => (hasText(`error-${code}`) ? text(`error-${code}`) : '');

/** A sentence for a word of the server and its reason; the rules' own reason tells most. */
export function refusalText(code: string, reason: string, why?: Why | null): string {
  const own = ownText(transport.isShared ? code : `${code}-here`) || ownText(code);
  if (why) {
    const told = reasonText(why, own ? '' : reason);
    return own && (OF_TEXTS.test(code) || !told) ? `${own} ${told}`.trim() : told;
  }
  if (own) return own;
  return reason ? reasonText(null, reason) : text('error-failed');
}

/** A sentence for anything that was thrown. */
export function errorText(error: unknown): string {
  return error instanceof ApiError
    ? refusalText(error.code, error.message, error.why)
    : text('error-failed');
}

/** What went wrong with something that is under way, as a sentence; nothing if it works. */
export const problemOf = (work: Promise<unknown>): Promise<string> =>
  work.then(() => '', errorText);
