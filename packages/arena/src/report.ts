import { type Interval, type Mean, meanOf, wilson } from './statistics.ts';
import { type Tally, WIN_PARTS } from './tally.ts';

/** Settings of a series: repeated in its report. */
export interface SeriesHead {
  readonly game: string;
  readonly options: { readonly seats: number };
  /** Names by seat, or of the entrants if they changed seats. */
  readonly bots: readonly string[];
  readonly seed: number;
}

export interface Simulation extends SeriesHead {
  readonly seats: number;
  readonly games: number;
  readonly actions: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly actionsPerSecond: number;
  /** By seat: mean points and their standard deviation in one game, wins that nobody shared. */
  readonly meanPoints: readonly number[];
  readonly deviations: readonly number[];
  readonly wins: readonly number[];
  /** Games with a shared win. */
  readonly draws: number;
  /** Games that were given up: they count with the points they came to, and nobody won. */
  readonly endless: number;
  readonly meanActions: number;
}

/** A series by seat. */
export function simulation(head: SeriesHead, tally: Tally, seconds: number): Simulation {
  const { games, actions, draws, endless } = tally;
  const points = tally.seats.map((sums) => meanOf(sums.points, sums.pointsSquared, games));
  const perSecond = (count: number) => (seconds > 0 ? count / seconds : 0);
  return {
    ...head,
    seats: head.options.seats,
    games,
    actions,
    seconds,
    gamesPerSecond: perSecond(games),
    actionsPerSecond: perSecond(actions),
    meanPoints: points.map(({ mean }) => mean),
    deviations: points.map(({ deviation }) => deviation),
    wins: tally.seats.map(({ wins }) => wins),
    draws,
    endless,
    meanActions: games > 0 ? actions / games : 0,
  };
}

/** Results of one entrant, over all its seats. */
export interface BotStanding {
  readonly bot: string;
  readonly games: number;
  /** With shares of shared wins. */
  readonly wins: number;
  readonly winRate: number;
  readonly winRate95: Interval;
  readonly points: Mean;
  /** Own points less those of the best other. */
  readonly margin: Mean;
}

/** A series by entrant, in the order in which they were entered. */
export function standings(bots: readonly string[], { games, entrants }: Tally): BotStanding[] {
  return entrants.map((sums, entrant) => {
    const wins = sums.parts / WIN_PARTS;
    return {
      bot: bots[entrant]!,
      games,
      wins,
      winRate: games > 0 ? wins / games : 0,
      winRate95: wilson(wins, games),
      points: meanOf(sums.points, sums.pointsSquared, games),
      margin: meanOf(sums.margin, sums.marginSquared, games),
    };
  });
}
