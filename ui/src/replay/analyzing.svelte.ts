// An analysis that is asked for, waited for, and fetched; it stays with its replay.
import { ApiError, ask } from '../server/api.ts';
import { errorText } from '../server/errors.ts';
import type { AnalysisInfo, AnalysisProgress } from '../wire.ts';
import { moreWords } from '../words/texts.svelte.ts';
import type { Source } from './source.ts';

const ASKED_EVERY = 700; // milliseconds between two questions how far it has come

export class Analyzing {
  info = $state.raw<AnalysisInfo | null>(null);
  progress = $state.raw<AnalysisProgress | null>(null);
  failed = $state('');
  #running = false;

  constructor(readonly source: Source) {}

  /** Have the game analyzed, unless that was done, or is being done. */
  async start(): Promise<void> {
    if (this.info || this.#running) return;
    this.#running = true;
    this.failed = '';
    try {
      // what sides and marks are called
      await Promise.all([moreWords('analysis'), moreWords('rules')]);
      this.progress = await this.source.analyze();
      while (this.#running && this.progress.state !== 'ready') {
        await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY));
        if (this.#running) this.progress = await this.#ask(this.progress.key);
      }
      if (this.#running)
        this.info = await ask<AnalysisInfo>('GET', `analyses/${this.progress.key}`);
    } catch (error) {
      this.failed = errorText(error);
    }
    this.#running = false;
  }

  /** Nobody waits any more: a server that isn't asked gives it up. */
  stop(): void {
    this.#running = false;
  }

  /** How far it has come; a server that was restarted has to be asked again. */
  async #ask(key: string): Promise<AnalysisProgress> {
    try {
      return await ask<AnalysisProgress>('GET', `analyses/${key}/progress`);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'no_analysis') return this.source.analyze();
      throw error;
    }
  }
}
