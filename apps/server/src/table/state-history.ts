import type { Types } from '@bastide/contract';
import type { TableSnapshot } from './table-snapshot.ts';

type State = Types['State'];

/** Of every so many actions one state is kept, so that none is further off than this. */
const STATE_INTERVAL = 32;
/** Tables of which states are kept, those that were looked at last: a long game has ten, of a quarter of a megabyte each. */
const MAX_TABLES = 10;

interface CachedStates {
  /** The latest entry that took something back: what was kept before it may never have been. */
  readonly lastUndo: number;
  /** After 0 actions, after `STATE_INTERVAL`, after twice as many …; never changed. */
  readonly states: State[];
}

/** Games as they were: whoever goes through the past of one, or many who do, have it played anew but once. */
export class StateHistory {
  readonly #cache = new Map<string, CachedStates>();

  /** The state after so many actions of a game that has come that far. It belongs to the caller. */
  stateAt(snapshot: TableSnapshot, count: number): State {
    const { states } = this.#cachedStates(snapshot);
    const { game } = snapshot.facts;
    const acts = snapshot.match!.history;
    const after = (state: State, from: number, to: number): State => {
      const later = game.clone(state);
      for (const { by, action } of acts.slice(from, to)) game.apply(later, by, action);
      return later;
    };
    const last = Math.floor(count / STATE_INTERVAL);
    for (let n = states.length; n <= last; n++)
      states.push(after(states[n - 1], (n - 1) * STATE_INTERVAL, n * STATE_INTERVAL));
    return after(states[last], last * STATE_INTERVAL, count);
  }

  #cachedStates({ id, log, match, facts }: TableSnapshot): CachedStates {
    const lastUndo = log.findLastIndex(({ entry }) => entry.kind === 'undone');
    const before = this.#cache.get(id);
    const cached =
      before?.lastUndo === lastUndo ? before : { lastUndo, states: [facts.game.setup(match!.options)] };
    // A map keeps the order in which its keys came.
    this.#cache.delete(id);
    this.#cache.set(id, cached);
    if (this.#cache.size > MAX_TABLES) this.#cache.delete(this.#cache.keys().next().value!);
    return cached;
  }
}
