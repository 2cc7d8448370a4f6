import { gameSlotOf, type Plan } from './plan.ts';
import type { GameResult, ThinkingTime } from './play.ts';

/** One game from the view of one seat. */
export interface SeatScore {
  readonly entrant: number;
  /** Of the win. */
  readonly share: number;
  readonly points: number;
  /** Before the best other. */
  readonly margin: number;
  /** Points by what they were for, and how many more than the others had on average. */
  readonly sources: Readonly<Record<string, { readonly points: number; readonly lead: number }>>;
  readonly spent: ThinkingTime;
  /** Nobody's fault has ended it: points mean something. */
  readonly isWhole: boolean;
  readonly isAtFault: boolean;
}

export interface GameScore {
  readonly deal: number;
  readonly lineUp: number;
  readonly seats: readonly SeatScore[];
}

export function scoreGame(plan: Plan, { n, points, winners, sources, spent, fault }: GameResult): GameScore {
  const { deal, lineUp, order } = gameSlotOf(plan, n);
  const sharing = winners.length > 0 ? winners : order.map((_, seat) => seat);
  const kinds = [...new Set(sources.flatMap((one) => Object.keys(one)))];
  return {
    deal,
    lineUp,
    seats: order.map((entrant, seat) => ({
      entrant,
      share: sharing.includes(seat) ? 1 / sharing.length : 0,
      points: points[seat]!,
      margin: points[seat]! - Math.max(...points.filter((_, other) => other !== seat)),
      sources: Object.fromEntries(
        kinds.map((kind) => {
          const of = (one: number) => sources[one]![kind] ?? 0;
          const all = order.reduce((sum, _, other) => sum + of(other), 0);
          return [kind, { points: of(seat), lead: of(seat) - (all - of(seat)) / (order.length - 1) }];
        }),
      ),
      spent: spent[seat]!,
      isWhole: fault === undefined,
      isAtFault: fault?.seat === seat,
    })),
  };
}
