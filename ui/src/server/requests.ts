// What was asked of a table and isn't answered yet: sent again after a break, until it is done or refused.
import type { PromptInfo, Request } from '../wire.ts';
import type { Command } from './connection.ts';

/** An id of its own; `crypto.randomUUID` is missing in pages that come without encryption. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Requests {
  #waiting: Record<string, Request> = {};

  /** All that wait, the oldest first. */
  get all(): Request[] {
    return Object.values(this.#waiting);
  }

  /** Keep a command under an id of its own. */
  add(command: Command): Request {
    const id = newId();
    const request = { ...command, id } as Request;
    this.#waiting[id] = request;
    return request;
  }

  /** It was answered, one way or the other. */
  take(id: string): Request | undefined {
    const request = this.#waiting[id];
    delete this.#waiting[id];
    return request;
  }

  /** Whether the answer to a question is on its way: it isn't asked again meanwhile. */
  isAnswered(prompt: PromptInfo | null): boolean {
    return this.all.some(
      (request) => request.type === 'answer' && request.sequence === prompt?.sequence,
    );
  }
}
