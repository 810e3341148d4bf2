// A position and what is tried there: the server plays, this keeps what was chosen and taken back.
import { ApiError, ask } from '../server/api.ts';
import type { Line } from '../server/connection.ts';
import { Standin, stillTable } from '../server/standin.svelte.ts';
import type { SandboxInfo, SeenEvent } from '../wire.ts';

/** One sandbox. */
export class Trial {
  readonly standin = new Standin('sandbox', (index) => void this.#choose(index));
  info = $state.raw<SandboxInfo | null>(null);
  /** What was taken back last comes first. */
  undone = $state.raw<string[]>([]);
  failure = $state.raw<ApiError | null>(null);
  /** Told what a choice has just brought about. */
  onStep: (events: SeenEvent[]) => void = () => {};
  #position = '';
  #asked = 0;
  #known: Record<string, SandboxInfo> = {}; // so that taking back needs nobody

  /** The choices that stand. */
  get choices(): string[] {
    return this.info?.tried.map((one) => one.choice) ?? [];
  }

  /** Set up a position; whether it could be. */
  async open(position: string): Promise<boolean> {
    this.#known = {};
    const was = this.#position;
    this.#position = position;
    const done = await this.#show([]);
    if (done) this.undone = [];
    else this.#position = was;
    return done;
  }

  async #choose(index: number): Promise<void> {
    const option = this.info?.prompt?.options[index];
    if (!option) return;
    if (await this.#show([...this.choices, option.text])) {
      this.undone = this.undone[0] === option.text ? this.undone.slice(1) : [];
      this.onStep(this.info?.tried.at(-1)?.events ?? []);
    }
  }

  async undo(): Promise<void> {
    const choices = this.choices;
    const last = choices.pop();
    if (last !== undefined && (await this.#show(choices))) this.undone = [last, ...this.undone];
  }

  async redo(): Promise<void> {
    const [next, ...more] = this.undone;
    if (next !== undefined && (await this.#show([...this.choices, next]))) {
      this.undone = more;
      this.onStep(this.info?.tried.at(-1)?.events ?? []);
    }
  }

  /** Back to the position, or to a choice that was tried. */
  async goTo(count: number): Promise<void> {
    const choices = this.choices;
    const gone = choices.splice(count);
    if (gone.length && (await this.#show(choices))) this.undone = [...gone, ...this.undone];
  }

  async #show(choices: string[]): Promise<boolean> {
    const turn = ++this.#asked;
    const key = JSON.stringify(choices);
    this.failure = null;
    try {
      const body = { position: this.#position, choices };
      const info = this.#known[key] ?? (await ask<SandboxInfo>('POST', 'sandbox', body));
      if (turn !== this.#asked) return false;
      this.#known[key] = info;
      this.#fill(info);
      return true;
    } catch (error) {
      if (turn === this.#asked) {
        this.failure = error instanceof ApiError ? error : new ApiError('failed', '');
      }
      return false;
    }
  }

  #fill(info: SandboxInfo): void {
    const { standin } = this;
    this.info = info;
    standin.table = stillTable('sandbox', info.players, info.rules);
    standin.rules = info.rules;
    standin.view = info.view;
    standin.prompt = info.prompt;
    standin.secrets = info.secrets;
    standin.history = info.tried.flatMap(({ events }, number): Line[] =>
      events.map((event) => ({ sequence: number + 1, event })),
    );
  }
}
