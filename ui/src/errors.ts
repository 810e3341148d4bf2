// What went wrong, as a sentence: ours where we have one, else what the server says.
import { ApiError } from './api.ts';
import { hasText, text, withoutRules } from './words.svelte.ts';

/** A sentence for a word of the server and its reason. */
export function refusalText(code: string, reason: string): string {
  if (hasText(`error-${code}`)) return text(`error-${code}`);
  return reason ? asSentence(reason) : text('error-failed');
}

/** A reason of the server as a sentence of its own. */
export function asSentence(reason: string): string {
  if (!reason) return '';
  const told = withoutRules(reason[0]!.toUpperCase() + reason.slice(1));
  return /[.!?]$/.test(told) ? told : `${told}.`;
}

/** A sentence for anything that was thrown. */
export function errorText(error: unknown): string {
  return error instanceof ApiError ? refusalText(error.code, error.message) : text('error-failed');
}
