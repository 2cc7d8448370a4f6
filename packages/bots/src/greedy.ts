import type { Game, Random, Seat, Types } from '@bastide/contract';
import type { Bot, Heuristic, MoveEvaluation } from './bot.ts';
import { heuristicOf } from './heuristics.ts';
import { termsBy } from './terms.ts';
import { chancesFrom } from './win-chances.ts';

/** Own actions in a row that are looked at; and so many positions, after which no longer rows are begun. */
const DEEPEST = 3;
const POSITIONS_AT_MOST = 5000;
/** So many moves are told, where it is asked what was weighed: the others are worse. */
const MOVES_AT_MOST = 8;

/** Possible moves, by number, and their values. */
interface Moves<Action> {
  readonly count: number;
  readonly actionAt: (i: number) => Action;
  readonly valueAt: (i: number) => number;
}

/** Actions of one seat in a row, and the state after them. */
interface ActionRow<T extends Types> {
  readonly actions: readonly T['Action'][];
  readonly state: T['State'];
}

/**
 * Looks at every sequence of its own actions until somebody else is to act (every place and rotation of a tile with
 * every deployment) or things are settled for now (each thing built, traded or played, a knight with every way for the
 * robber), and takes the first step of the one that ends in the best state. `heuristic` replaces what is known of the game;
 * of one that nobody knows it is needed; else it is what the
 * bot of that name knows.
 */
export function greedy(name = 'greedy', heuristic?: Heuristic<never, { readonly type: string }>): Bot {
  let search: GreedySearch<Types> | undefined;
  const given = heuristic as Heuristic<unknown, Types['Action']> | undefined;
  const roomFor = <T extends Types>(game: Game<T>, state: T['State']): GreedySearch<T> => {
    const own = game as unknown as Game<Types>;
    if (!search?.fits(own, state)) search = new GreedySearch(own, state, given ?? heuristicOf(own, name));
    return search as unknown as GreedySearch<T>;
  };
  return {
    name,
    choose: (game, state, seat, random) => roomFor(game, state).choose(state, seat, random),
    consider: (game, state, seat, random) => roomFor(game, state).consider(state, seat, random),
  };
}

/** Room to think about one game under one set of options, kept from decision to decision. */
class GreedySearch<T extends Types> {
  readonly #game: Game<T>;
  readonly #options: T['Options'];
  readonly #heuristic: Heuristic<T['State'], T['Action']>;
  /** The state to decide in, stripped for thinking. */
  readonly #base: T['State'];
  /** A state and a list of codes for each depth. */
  readonly #states: T['State'][];
  readonly #codes: Int32Array[];
  #seat: Seat = 0;
  #positions = 0;

  constructor(game: Game<T>, state: T['State'], heuristic: Heuristic<T['State'], T['Action']>) {
    this.#game = game;
    this.#options = game.options(state);
    this.#heuristic = heuristic;
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
    const decided = this.#heuristic.decide?.(state, seat);
    if (decided) return decided;
    const { count, actionAt, valueAt } = this.#moves(state, seat);
    const best = new Best(random);
    for (let i = 0; i < count; i++) best.see(i, count === 1 ? 0 : valueAt(i));
    return actionAt(best.index);
  }

  /** Returns the choice, and then the best of the other listed moves. */
  consider(state: T['State'], seat: Seat, random: Random): readonly MoveEvaluation<T['Action']>[] {
    const decided = this.#heuristic.decide?.(state, seat);
    const { count, actionAt, valueAt } = this.#moves(state, seat);
    const values = Array.from({ length: count }, (_, i) => valueAt(i));
    const best = new Best(random);
    for (const [i, value] of values.entries()) best.see(i, value);
    const others = [...values.keys()].filter((i) => decided || i !== best.index);
    const listed = others.sort((a, b) => values[b]! - values[a]!).map(actionAt);
    const first = decided ?? actionAt(best.index);
    const rows = [first, ...listed.filter((action) => !isAlike(action, first))]
      .slice(0, MOVES_AT_MOST)
      .map((action) => this.#rowFrom(action === decided ? state : this.#base, action));
    const chances = chancesFrom(this.#game, this.#heuristic);
    const terms = termsBy(rows.map((row) => this.#heuristic.parts?.(row.state, seat) ?? new Map()));
    return rows.map(({ actions: [action, ...then], state: end }, i) => ({
      action: action!,
      then,
      chance: chances(end)[seat]!,
      terms: terms[i]!,
    }));
  }

  /** Lists the moves of a state, which stay valid until the next one is asked about. */
  #moves(state: T['State'], seat: Seat): Moves<T['Action']> {
    const { fast } = this.#game;
    const base = this.#base;
    fast.copy(state, base);
    this.#heuristic.strip?.(base);
    this.#seat = seat;
    this.#positions = 0;
    if (fast.actor(base) !== seat) return this.#listed(base);
    const codes = this.#codes[0]!;
    return {
      count: fast.legalActions(base, codes),
      actionAt: (i) => fast.decode(base, codes[i]!),
      valueAt: (i) => this.#after(base, codes[i]!, 0),
    };
  }

  /** Lists moves one step ahead by the readable lane: where several seats may act at once, the fast lane waits for another one. */
  #listed(state: T['State']): Moves<T['Action']> {
    const actions = this.#game.actions(state, this.#seat);
    return {
      count: actions.length,
      actionAt: (i) => actions[i]!,
      valueAt: (i) => {
        const copy = this.#game.clone(state);
        this.#game.apply(copy, this.#seat, actions[i]!);
        return this.#heuristic.evaluate(copy, this.#seat);
      },
    };
  }

  /** An action and the best that can follow it, as long as the seat goes on. */
  #rowFrom(before: T['State'], action: T['Action']): ActionRow<T> {
    const { fast } = this.#game;
    const state = this.#game.clone(before);
    this.#game.apply(state, this.#seat, action);
    const actions = [action];
    const codes = new Int32Array(fast.actionsAtMost);
    while (actions.length < DEEPEST && this.#goesOn(state)) {
      this.#positions = 0;
      let best = 0;
      let most = Number.NEGATIVE_INFINITY;
      const count = fast.legalActions(state, codes);
      for (let i = 0; i < count; i++) {
        const value = this.#after(state, codes[i]!, actions.length);
        if (value > most) [most, best] = [value, i];
      }
      actions.push(fast.decode(state, codes[best]!));
      fast.play(state, codes[best]!);
    }
    return { actions, state };
  }

  /** The best that can follow this action. */
  #after(state: T['State'], code: number, depth: number): number {
    const { fast } = this.#game;
    const next = this.#states[depth]!;
    fast.copy(state, next);
    fast.play(next, code);
    this.#positions++;
    if (depth + 1 === DEEPEST || this.#positions >= POSITIONS_AT_MOST || !this.#goesOn(next))
      return this.#heuristic.evaluate(next, this.#seat);
    const codes = this.#codes[depth + 1]!;
    const count = fast.legalActions(next, codes);
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) most = Math.max(most, this.#after(next, codes[i]!, depth + 1));
    return most;
  }

  #goesOn(state: T['State']): boolean {
    return this.#game.fast.actor(state) === this.#seat && !this.#heuristic.isSettled?.(state, this.#seat);
  }
}

const isAlike = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

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
