import type { Insight, Thought } from '@bastide/bots';
import type { Game, Seat, Types } from '@bastide/contract';
import type { Chances } from './chances.ts';

/** Own actions in a row that are looked at, and positions, after which no longer rows are begun. */
const DEEPEST = 3;
const POSITIONS_AT_MOST = 4000;
/** Of so many moves the chances are told: the others are worse. */
const TOLD = 12;

interface Row<Action> {
  readonly actions: readonly Action[];
  readonly value: number;
}

/**
 * Weighs moves by how good the position is after them, the rest of the own turn included: for bots that cannot tell what
 * they think.
 */
export class Weighing<T extends Types> {
  readonly #game: Game<T>;
  readonly #insight: Insight<T['State'], T['Action']>;
  readonly #assess: (state: T['State']) => Chances;
  #positions = 0;

  constructor(
    game: Game<T>,
    insight: Insight<T['State'], T['Action']>,
    assess: (state: T['State']) => Chances,
  ) {
    this.#game = game;
    this.#insight = insight;
    this.#assess = assess;
  }

  /** Every listed move, best first; each with what should follow in the same turn. */
  consider(state: T['State'], seat: Seat): readonly Thought<T['Action']>[] {
    this.#positions = 0;
    const rows = this.#actions(state, seat).map((action) => this.#best(state, seat, action, 1));
    return rows
      .sort((a, b) => b.value - a.value)
      .slice(0, TOLD)
      .map(({ actions: [action, ...then] }) => ({
        action: action!,
        then,
        chance: this.#assess(this.#after(state, seat, [action!, ...then]))[seat]!,
        terms: [],
      }))
      .sort((a, b) => b.chance - a.chance);
  }

  /** What is listed, and what is known to be right without being listed. */
  #actions(state: T['State'], seat: Seat): readonly T['Action'][] {
    const listed = this.#game.actions(state, seat);
    const decided = this.#insight.decide?.(state, seat);
    const { write } = this.#game.text;
    return !decided || listed.some((one) => write(one) === write(decided)) ? listed : [decided, ...listed];
  }

  /** The best row of own actions that begins with this one. */
  #best(before: T['State'], seat: Seat, action: T['Action'], depth: number): Row<T['Action']> {
    const state = this.#after(before, seat, [action]);
    this.#positions++;
    let best: Row<T['Action']> | undefined;
    if (depth < DEEPEST && this.#positions < POSITIONS_AT_MOST && this.#goesOn(state, seat))
      for (const next of this.#game.actions(state, seat)) {
        const row = this.#best(state, seat, next, depth + 1);
        if (!best || row.value > best.value) best = row;
      }
    if (best) return { actions: [action, ...best.actions], value: best.value };
    this.#insight.strip?.(state);
    return { actions: [action], value: this.#insight.evaluate(state, seat) };
  }

  #goesOn(state: T['State'], seat: Seat): boolean {
    const actors = this.#game.actors(state);
    return actors.length === 1 && actors[0] === seat && !this.#insight.isSettled?.(state, seat);
  }

  #after(before: T['State'], seat: Seat, actions: readonly T['Action'][]): T['State'] {
    const state = this.#game.clone(before);
    for (const action of actions) this.#game.apply(state, seat, action);
    return state;
  }
}
