import type { Interval, Mean } from '../statistics.ts';
import { average, clusteredInterval, meansByDeal, sum } from './by-deal.ts';
import { gameSlotOf, type Plan } from './plan.ts';
import type { GameResult } from './play.ts';
import { type RatedGames, type Rating, ratingsOf } from './ratings.ts';
import { type GameScore, scoreGame } from './score.ts';
import type { TestResult } from './sequential-test.ts';

/** Results of one entrant over all games. */
export interface Contestant extends Rating {
  readonly bot: string;
  /** Seats played: a copy of oneself at the table counts, too. */
  readonly games: number;
  /** Share of wins; a game that nobody has won is shared by all. */
  readonly score: number;
  readonly score95: Interval;
  /** Of games that were played to the end or given up, not of those that a fault has ended. `margin`: before the best other. */
  readonly points: Mean;
  readonly margin: Mean;
  /** Points by what they were for, on average, and how many more than the others at the table. */
  readonly sources: Readonly<Record<string, { readonly points: number; readonly lead: number }>>;
  /** Milliseconds for a decision: on average, and the slowest. */
  readonly time: { readonly decisions: number; readonly mean: number; readonly slowest: number };
  readonly faults: number;
}

/** Results of a line-up, for each entrant in it. */
export interface Pairing {
  /** Numbers of entrants, one for each seat. */
  readonly lineUp: readonly number[];
  readonly deals: number;
  readonly games: number;
  readonly scores: readonly {
    readonly entrant: number;
    readonly score: number;
    readonly score95: Interval;
    /** Share of wins that its seats would have if all were equal. */
    readonly fair: number;
    readonly margin: Mean;
  }[];
}

export interface FaultReport {
  readonly game: number;
  readonly deal: number;
  readonly seat: number;
  readonly bot: string;
  readonly why: string;
  readonly detail: string;
}

export interface ArenaTable {
  readonly games: number;
  readonly deals: number;
  readonly givenUp: number;
  readonly contestants: readonly Contestant[];
  readonly pairings: readonly Pairing[];
  readonly faults: readonly FaultReport[];
  readonly test?: TestResult;
}

/** The table of games that are all of some deals, in any order. */
export function tableOf(plan: Plan, games: readonly GameResult[], test?: TestResult): ArenaTable {
  const inOrder = [...games].sort((a, b) => a.n - b.n);
  const scored = inOrder.map((result) => scoreGame(plan, result));
  const ratings = ratingsOf(plan.entrants.length, ratedGamesIn(plan, scored));
  const faults = inOrder.flatMap((result): FaultReport[] => {
    if (!result.fault) return [];
    const { deal, order } = gameSlotOf(plan, result.n);
    const { seat, why, detail } = result.fault;
    return [{ game: result.n, deal, seat, bot: plan.entrants[order[seat]!]!, why, detail }];
  });
  return {
    games: games.length,
    deals: new Set(scored.map(({ deal }) => deal)).size,
    givenUp: inOrder.filter(({ winners }) => winners.length === 0).length,
    contestants: plan.entrants.map((bot, entrant) => ({
      bot,
      ...ratings[entrant]!,
      ...contestant(scored, entrant),
    })),
    pairings: plan.lineUps.map((lineUp, index) =>
      pairing(
        lineUp,
        scored.filter((one) => one.lineUp === index),
      ),
    ),
    faults,
    ...(test && { test }),
  };
}

function ratedGamesIn(plan: Plan, scored: readonly GameScore[]): RatedGames[] {
  const ratedGames = new Map<
    string,
    { deal: number; lineUp: readonly number[]; games: number; shares: Map<number, number> }
  >();
  for (const { deal, lineUp, seats } of scored) {
    const key = `${deal} ${lineUp}`;
    const one = ratedGames.get(key) ?? { deal, lineUp: plan.lineUps[lineUp]!, games: 0, shares: new Map() };
    ratedGames.set(key, one);
    one.games++;
    for (const { entrant, share } of seats) one.shares.set(entrant, (one.shares.get(entrant) ?? 0) + share);
  }
  return [...ratedGames.values()];
}

function contestant(scored: readonly GameScore[], entrant: number) {
  const seats = scored.flatMap((game) =>
    game.seats.filter((seat) => seat.entrant === entrant).map((seat) => ({ ...seat, deal: game.deal })),
  );
  const whole = seats.filter(({ isWhole }) => isWhole);
  const sources: Record<string, { points: number; lead: number }> = {};
  for (const name of new Set(whole.flatMap((seat) => Object.keys(seat.sources))))
    sources[name] = {
      points: average(whole.map((seat) => seat.sources[name]?.points ?? 0)),
      lead: average(whole.map((seat) => seat.sources[name]?.lead ?? 0)),
    };
  const decisions = sum(seats.map(({ spent }) => spent.decisions));
  return {
    games: seats.length,
    score: average(seats.map(({ share }) => share)),
    score95: clusteredInterval(seats.map(({ deal, share }) => ({ deal, value: share }))),
    points: meansByDeal(whole.map(({ deal, points }) => ({ deal, value: points }))),
    margin: meansByDeal(whole.map(({ deal, margin }) => ({ deal, value: margin }))),
    sources,
    time: {
      decisions,
      mean: decisions > 0 ? sum(seats.map(({ spent }) => spent.total)) / decisions : 0,
      // Of hundreds of thousands of games, more than a call may have arguments.
      slowest: seats.reduce((most, { spent }) => Math.max(most, spent.slowest), 0),
    },
    faults: seats.filter(({ isAtFault }) => isAtFault).length,
  };
}

function pairing(lineUp: readonly number[], scored: readonly GameScore[]): Pairing {
  return {
    lineUp,
    deals: new Set(scored.map(({ deal }) => deal)).size,
    games: scored.length,
    scores: [...new Set(lineUp)].map((entrant) => {
      const games = scored.map(({ deal, seats }) => {
        const own = seats.filter((seat) => seat.entrant === entrant);
        return {
          deal,
          value: sum(own.map(({ share }) => share)),
          margin: average(own.map(({ margin }) => margin)),
          isWhole: own.every(({ isWhole }) => isWhole),
        };
      });
      return {
        entrant,
        score: average(games.map(({ value }) => value)),
        score95: clusteredInterval(games),
        fair: lineUp.filter((one) => one === entrant).length / lineUp.length,
        margin: meansByDeal(
          games.filter(({ isWhole }) => isWhole).map(({ deal, margin }) => ({ deal, value: margin })),
        ),
      };
    }),
  };
}
