// What went wrong, as a sentence: ours where we have one, else what the server says.
import { ApiError } from './api.ts';
import { reasonText } from './reasons.ts';
import type { Why } from './wire.ts';
import { hasText, text } from './words.svelte.ts';

/** A sentence for a word of the server and its reason; the rules' own reason tells most. */
export function refusalText(code: string, reason: string, why?: Why | null): string {
  if (why) return reasonText(why, reason);
  if (hasText(`error-${code}`)) return text(`error-${code}`);
  return reason ? reasonText(null, reason) : text('error-failed');
}

/** A sentence for anything that was thrown. */
export function errorText(error: unknown): string {
  return error instanceof ApiError
    ? refusalText(error.code, error.message, error.why)
    : text('error-failed');
}
