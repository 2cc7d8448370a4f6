import type { MoveEvaluation, WinChances } from '@bastide/bots';
import { type Game, type RecordedAction, type Seat, Sfc32, type Types } from '@bastide/contract';
import type { Analyst } from './analyst.ts';
import type { DecisionFinding, DrawFinding, Finding } from './findings.ts';
import { type MatchedMove, matchMove } from './matched-move.ts';
import type { Effort, Task } from './tasks.ts';

/** So many alternatives are told. */
const ALTERNATIVES_AT_MOST = 6;

/**
 * A recorded game, laid open for judging. The findings of a task depend only on game, analyst and task (unless time limits
 * them), so tasks may be shared out.
 */
export class Study<T extends Types> {
  readonly #game: Game<T>;
  readonly #analyst: Analyst<T>;
  readonly #acts: readonly RecordedAction<T['Action']>[];
  /** By number of actions taken. */
  readonly #states: readonly T['State'][];

  /** Acts that are known to be right. */
  constructor(
    game: Game<T>,
    analyst: Analyst<T>,
    options: T['Options'],
    acts: readonly RecordedAction<T['Action']>[],
  ) {
    this.#game = game;
    this.#analyst = analyst;
    this.#acts = acts;
    const states = [game.setup(options)];
    for (const { by, ...action } of acts) {
      const next = game.clone(states.at(-1)!);
      game.apply(next, by, action as T['Action']);
      states.push(next);
    }
    this.#states = states;
  }

  do({ kind, from, to, effort }: Task): readonly Finding<T['Action']>[] {
    switch (kind) {
      case 'glance':
        return [{ kind, curve: this.#states.map((state) => this.#analyst.assess(state)) }];
      case 'row':
        return this.#row(from, to, effort);
      default:
        return this.#draw(from, effort);
    }
  }

  /** Judges the actions of one seat in a row, decision by decision. */
  #row(from: number, to: number, effort: Effort): readonly DecisionFinding<T['Action']>[] {
    const found: DecisionFinding<T['Action']>[] = [];
    for (let at = from; at < to; at += found.at(-1)!.length) found.push(this.#decision(at, to, effort));
    for (let i = found.length - 2; i >= 0; i--)
      found[i] = withSequel(found[i]!, found[i + 1]!.thoughts[0]!.chance);
    return found;
  }

  #decision(at: number, to: number, effort: Effort): DecisionFinding<T['Action']> {
    const state = this.#states[at]!;
    const seat = this.#acts[at]!.by as Seat;
    const known = this.#game.secrets
      ? this.#game.determinize(this.#game.view(state, seat), new Sfc32(at))
      : state;
    const weighed = this.#analyst.consider(known, seat, new Sfc32(at), effort);
    const row = this.#acts.slice(at, to).map(({ by: _, ...action }) => action as T['Action']);
    const found = matchMove(this.#game, weighed, row) ?? this.#alike(known, seat, weighed, row);
    const [thoughts, played] = found
      ? [weighed.with(found.index, found.thought), found.index]
      : withThought(
          weighed,
          this.#analyst.weigh?.(known, seat, row[0]!, effort) ??
            this.#unweighed(known, seat, row[0]!, weighed),
        );
    const best = thoughts[0]!;
    const own = thoughts[played]!;
    const isTold = played < ALTERNATIVES_AT_MOST;
    return {
      kind: 'decision',
      at,
      length: found?.length ?? 1,
      seat,
      thoughts: isTold
        ? thoughts.slice(0, ALTERNATIVES_AT_MOST)
        : [...thoughts.slice(0, ALTERNATIVES_AT_MOST - 1), own],
      played: isTold ? played : ALTERNATIVES_AT_MOST - 1,
      loss: Math.max(0, best.chance - own.chance),
      chances: this.#game.secrets ? this.#value(state, at, effort) : this.#shared(state, seat, best.chance),
    };
  }

  /**
   * Of moves that come to the same (a tile that looks alike when it is turned) bots weigh one: the thought that leads to a position
   * judged alike to the last digit.
   */
  #alike(
    state: T['State'],
    seat: Seat,
    weighed: readonly MoveEvaluation<T['Action']>[],
    row: readonly T['Action'][],
  ): MatchedMove<T['Action']> | undefined {
    const after = (actions: readonly T['Action'][]): string => {
      const next = this.#game.clone(state);
      for (const action of actions) this.#game.apply(next, seat, action);
      return this.#analyst.assess(next).join();
    };
    for (const [index, thought] of weighed.entries()) {
      const length = 1 + thought.then.length;
      if (length > row.length || thought.action.type !== row[0]!.type) continue;
      const [action, ...then] = row.slice(0, length);
      if (after([action!, ...then]) !== after([thought.action, ...thought.then])) continue;
      return { index, length, thought: { ...thought, action: action!, then } };
    }
    return undefined;
  }

  /** A move that was not worth a look is no better than any that was. */
  #unweighed(
    state: T['State'],
    seat: Seat,
    action: T['Action'],
    weighed: readonly MoveEvaluation<T['Action']>[],
  ): MoveEvaluation<T['Action']> {
    const next = this.#game.clone(state);
    this.#game.apply(next, seat, action);
    // They come by what a bot goes by, which need not be the chance.
    const chance = Math.min(this.#analyst.assess(next)[seat]!, ...weighed.map((thought) => thought.chance));
    // biome-ignore lint/suspicious/noThenProperty: what comes after the action; nobody waits for a thought
    return { action, then: [], chance, terms: [] };
  }

  #draw(at: number, effort: Effort): readonly DrawFinding[] {
    const game = this.#game;
    const state = this.#states[at]!;
    const { by: _, ...came } = this.#acts[at]!;
    const ways = game.actions(state, 'chance');
    const text = game.text.write(came as T['Action']);
    const played = ways.findIndex((one) => game.text.write(one) === text);
    // Where there is too much to be listed, nothing can be expected.
    if (played < 0) return [];
    const weights = game.weights(state);
    const all = weights.reduce((sum, weight) => sum + weight);
    const values = ways.map((action) => {
      const next = game.clone(state);
      game.apply(next, 'chance', action);
      return this.#value(next, at, effort);
    });
    const chances = values[0]!.map((_, seat) =>
      values.reduce((sum, value, i) => sum + (weights[i]! / all) * value[seat]!, 0),
    );
    const luck = chances.map((expected, seat) => values[played]![seat]! - expected);
    return [{ kind: 'draw', at, luck, chances, ways: ways.length }];
  }

  /** The chances of all, as things truly stand: with the best move of whoever is to act. */
  #value(state: T['State'], at: number, effort: Effort): WinChances {
    const [actor, ...others] = this.#game.actors(state);
    if (actor === undefined || actor === 'chance' || others.length > 0) return this.#analyst.assess(state);
    const [best] = this.#analyst.consider(state, actor, new Sfc32(at), effort);
    return best ? this.#shared(state, actor, best.chance) : this.#analyst.assess(state);
  }

  /** One seat's chance is known; the others have the rest, each its part of it. */
  #shared(state: T['State'], seat: Seat, chance: number): WinChances {
    const guess = this.#analyst.assess(state);
    const rest = 1 - guess[seat]!;
    return guess.map((part, other) => {
      if (other === seat) return chance;
      return rest > 0 ? (part / rest) * (1 - chance) : (1 - chance) / (guess.length - 1);
    });
  }
}

/** The thoughts and one more, before all that promise less, and its place. */
function withThought<Action>(
  thoughts: readonly MoveEvaluation<Action>[],
  one: MoveEvaluation<Action>,
): [MoveEvaluation<Action>[], number] {
  const worse = thoughts.findIndex(({ chance }) => chance < one.chance);
  const at = worse < 0 ? thoughts.length : worse;
  return [thoughts.toSpliced(at, 0, one), at];
}

/**
 * Raises the value of the move played to the value found after it, where the judge looked further at other moves. It never
 * exceeds the best of them.
 */
function withSequel<Action>(decision: DecisionFinding<Action>, after: number): DecisionFinding<Action> {
  const { thoughts, played } = decision;
  const own = thoughts[played]!;
  const best = thoughts[0]!.chance;
  const chance = Math.min(best, Math.max(own.chance, after));
  if (chance <= own.chance) return decision;
  return { ...decision, thoughts: thoughts.with(played, { ...own, chance }), loss: best - chance };
}
