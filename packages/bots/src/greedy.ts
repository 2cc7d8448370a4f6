import type { Game, Random, Seat, Types } from '@bastide/contract';
import type { Bot, Insight } from './bot.ts';
import { insightOf } from './insights.ts';

/** Own actions in a row that are looked at; and so many positions, after which no longer rows are begun. */
const DEEPEST = 3;
const POSITIONS_AT_MOST = 5000;

/**
 * Looks at every sequence of its own actions until somebody else is to act (every place and rotation of a tile with
 * every deployment) or things are settled for now (each thing built, traded or played, a knight with every way for the
 * robber), and takes the first step of the one that ends in the best state. `insight` replaces what is known of the game;
 * of one that nobody knows it is needed; else it is what the
 * bot of that name knows.
 */
export function greedy(name = 'greedy', insight?: Insight<never, { readonly type: string }>): Bot {
  let room: Room<Types> | undefined;
  return {
    name,
    choose<T extends Types>(game: Game<T>, state: T['State'], seat: Seat, random: Random): T['Action'] {
      if (!room?.fits(game as Game<Types>, state))
        room = new Room(
          game as Game<Types>,
          state,
          (insight as Insight<unknown, Types['Action']>) ?? insightOf(game as Game<Types>, name),
        );
      return room.choose(state, seat, random);
    },
  };
}

/** Room to think about one game under one set of options, kept from decision to decision. */
class Room<T extends Types> {
  readonly #game: Game<T>;
  readonly #options: T['Options'];
  readonly #insight: Insight<T['State'], T['Action']>;
  /** The state to decide in, stripped for thinking. */
  readonly #base: T['State'];
  /** A state and a list of codes for each depth. */
  readonly #states: T['State'][];
  readonly #codes: Int32Array[];
  #seat: Seat = 0;
  #positions = 0;

  constructor(game: Game<T>, state: T['State'], insight: Insight<T['State'], T['Action']>) {
    this.#game = game;
    this.#options = game.options(state);
    this.#insight = insight;
    this.#base = game.clone(state);
    this.#states = Array.from({ length: DEEPEST }, () => game.clone(state));
    this.#codes = Array.from({ length: DEEPEST }, () => new Int32Array(game.fast.actionsAtMost));
  }

  fits(game: Game<T>, state: T['State']): boolean {
    if (game !== this.#game) return false;
    const options = game.options(state);
    return options === this.#options || JSON.stringify(options) === JSON.stringify(this.#options);
  }

  choose(state: T['State'], seat: Seat, random: Random): T['Action'] {
    const decided = this.#insight.decide?.(state, seat);
    if (decided) return decided;
    const { fast } = this.#game;
    const base = this.#base;
    fast.copy(state, base);
    this.#insight.strip?.(base);
    this.#seat = seat;
    this.#positions = 0;
    if (fast.actor(base) !== seat) return this.#chooseListed(base, random);
    const codes = this.#codes[0]!;
    const count = fast.legal(base, codes);
    const best = new Best(random);
    for (let i = 0; i < count; i++) best.see(i, count === 1 ? 0 : this.#after(base, codes[i]!, 0));
    return fast.decode(base, codes[best.index]!);
  }

  /** Where several seats may act at once the fast lane waits for another one: one step, by the readable lane. */
  #chooseListed(state: T['State'], random: Random): T['Action'] {
    const actions = this.#game.actions(state, this.#seat);
    const best = new Best(random);
    actions.forEach((action, i) => {
      const copy = this.#game.clone(state);
      this.#game.apply(copy, this.#seat, action);
      best.see(i, this.#insight.evaluate(copy, this.#seat));
    });
    return actions[best.index]!;
  }

  /** The best that can follow this action. */
  #after(state: T['State'], code: number, depth: number): number {
    const { fast } = this.#game;
    const next = this.#states[depth]!;
    fast.copy(state, next);
    fast.play(next, code);
    this.#positions++;
    if (depth + 1 === DEEPEST || this.#positions >= POSITIONS_AT_MOST || !this.#goesOn(next))
      return this.#insight.evaluate(next, this.#seat);
    const codes = this.#codes[depth + 1]!;
    const count = fast.legal(next, codes);
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) most = Math.max(most, this.#after(next, codes[i]!, depth + 1));
    return most;
  }

  #goesOn(state: T['State']): boolean {
    return this.#game.fast.actor(state) === this.#seat && !this.#insight.isSettled?.(state, this.#seat);
  }
}

/** The index of the highest value seen; among equals any, each as likely. */
class Best {
  index = 0;
  #value = Number.NEGATIVE_INFINITY;
  #equals = 0;
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  see(index: number, value: number): void {
    if (value < this.#value) return;
    this.#equals = value > this.#value ? 1 : this.#equals + 1;
    if (this.#equals > 1 && this.#random.below(this.#equals) > 0) return;
    this.#value = value;
    this.index = index;
  }
}
