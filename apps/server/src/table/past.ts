import type { Types } from '@bastide/contract';
import type { Standing } from './standing.ts';

type State = Types['State'];

/** Of every so many actions one state is kept, so that none is further off than this. */
const APART = 32;
/** Tables of which states are kept, those that were looked at last: a long game has ten, of a quarter of a megabyte each. */
const TABLES = 10;

interface Kept {
  /** The latest entry that took something back: what was kept before it may never have been. */
  readonly undone: number;
  /** After 0 actions, after `APART`, after twice as many …; never changed. */
  readonly states: State[];
}

/** Games as they were: whoever goes through the past of one, or many who do, have it played anew but once. */
export class Past {
  readonly #kept = new Map<string, Kept>();

  /** The state after so many actions of a game that has come that far. It belongs to the caller. */
  stateAt(standing: Standing, count: number): State {
    const { states } = this.#of(standing);
    const { game } = standing.hosted;
    const acts = standing.played!.acts;
    const after = (state: State, from: number, to: number): State => {
      const later = game.clone(state);
      for (const { by, action } of acts.slice(from, to)) game.apply(later, by, action);
      return later;
    };
    const last = Math.floor(count / APART);
    for (let n = states.length; n <= last; n++) states.push(after(states[n - 1], (n - 1) * APART, n * APART));
    return after(states[last], last * APART, count);
  }

  #of({ id, lines, played, hosted }: Standing): Kept {
    const undone = lines.findLastIndex(({ entry }) => entry.kind === 'undone');
    const before = this.#kept.get(id);
    const kept =
      before?.undone === undone ? before : { undone, states: [hosted.game.setup(played!.options)] };
    // A map keeps the order in which its keys came.
    this.#kept.delete(id);
    this.#kept.set(id, kept);
    if (this.#kept.size > TABLES) this.#kept.delete(this.#kept.keys().next().value!);
    return kept;
  }
}
