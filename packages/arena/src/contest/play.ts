import {
  CHANCE,
  type Game,
  type GameRecord,
  type Outcome,
  OVER,
  type RecordedAction,
  recordedAction,
  recordOf,
  type Seat,
  type Types,
  truncateName,
} from '@bastide/contract';
import { outcomeOf } from '../match.ts';
import { duplicateDealer } from './duplicate-dealer.ts';
import { gameSlotOf, type Plan } from './plan.ts';
import { Fault, type FaultKind, type Player } from './player.ts';
import { streamOf } from './streams.ts';

/** Points of a seat and what they are for, as the game tells of an event. */
export interface PointGain {
  readonly seat: Seat;
  readonly source: string;
  readonly points: number;
}

/** Thinking time of one seat in milliseconds: all decisions together, and the slowest. */
export interface ThinkingTime {
  decisions: number;
  total: number;
  slowest: number;
}

/** Result of a game, by seat. Plain JSON: a line of a file of results. */
export interface GameResult extends Outcome {
  /** The number of the game in its plan. */
  readonly n: number;
  readonly actions: number;
  readonly sources: readonly Readonly<Record<string, number>>[];
  readonly spent: readonly ThinkingTime[];
  /** Seat that lost before the end, and the reason; points are those at that moment. */
  readonly fault?: { readonly seat: Seat; readonly why: FaultKind; readonly detail: string };
}

export interface PlaySettings<T extends Types> {
  /** Milliseconds of processor time of whoever plays here; only differences count. */
  readonly clock: () => number;
  /** Returns the points that an event brings, and their source. */
  readonly gains?: ((event: T['Event']) => readonly PointGain[]) | undefined;
  /** Names of the entrants; a record holds so much of them as it may. */
  readonly names: readonly string[];
}

/**
 * Plays game number n of a plan, `players` by number of the entrant. A bot that breaks, is late or does what it may not has lost, and the
 * others have won. A bot that is the same player at several seats is told so by the seat it is asked for.
 */
export async function playGame<T extends Types>(
  game: Game<T>,
  plan: Plan,
  n: number,
  seated: readonly Player<T>[],
  { clock, gains, names }: PlaySettings<T>,
): Promise<{ readonly result: GameResult; readonly record: GameRecord<T['Options'], T['Action']> }> {
  const { deal, order } = gameSlotOf(plan, n);
  const options: T['Options'] = plan.options;
  const state = game.setup(options);
  const draw = duplicateDealer(game, plan.seed, deal);
  const randoms = order.map((_, seat) => streamOf(plan.seed, 'seat', n, seat));
  const spent = order.map((): ThinkingTime => ({ decisions: 0, total: 0, slowest: 0 }));
  const sources = order.map((): Record<string, number> => ({}));
  const acts: RecordedAction<T['Action']>[] = [];
  let fault: GameResult['fault'];

  const ask = async (seat: Seat): Promise<T['Action']> => {
    const now = seated[seat]!.clock ?? clock;
    const since = now();
    const answer = seated[seat]!.decide(game, state, seat, randoms[seat]!);
    const action = answer instanceof Promise ? await answer : answer;
    const took = now() - since;
    const sums = spent[seat]!;
    sums.decisions++;
    sums.total += took;
    sums.slowest = Math.max(sums.slowest, took);
    return action;
  };

  seated.forEach((player, seat) => {
    player.begin?.(game, options, seat, randoms[seat]!.next() >>> 0);
  });
  for (let who = game.fast.actor(state); who !== OVER && acts.length < plan.actionsAtMost; ) {
    let action: T['Action'];
    try {
      action = who === CHANCE ? draw(state) : await ask(who);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      fault = { seat: who, why: error.why, detail: error.message };
      break;
    }
    const actor = who === CHANCE ? 'chance' : who;
    for (const player of seated) player.hear?.(state, actor, action);
    acts.push(recordedAction(actor, action));
    const events = game.apply(state, actor, action);
    if (gains)
      for (const event of events)
        for (const { seat, source, points } of gains(event))
          sources[seat]![source] = (sources[seat]![source] ?? 0) + points;
    who = game.fast.actor(state);
  }
  const { points, winners } = outcomeOf(game, state);
  const outcome = {
    points,
    winners: fault ? order.map((_, seat) => seat).filter((seat) => seat !== fault!.seat) : winners,
  };
  for (const player of seated) player.end?.(outcome);
  const result: GameResult = {
    n,
    ...outcome,
    actions: acts.length,
    sources,
    spent,
    ...(fault && { fault }),
  };
  const record = recordOf(
    game,
    options,
    order.map((entrant) => truncateName(names[entrant]!)),
    acts,
    {
      // One that was ended by a fault is a game in progress.
      ...(winners.length > 0 && !fault && { result: { points, winners } }),
      meta: { seed: plan.seed, game: n, deal },
    },
  );
  return { result, record };
}
