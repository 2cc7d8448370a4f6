import type { Outcome } from '@bastide/contract';

/** Parts of a win: shares of up to six winners are whole numbers of them, so sums do not depend on their order. */
export const WIN_PARTS = 60;

/** Totals of a seat or a bot. All whole numbers. */
export interface Sums {
  /** Wins that nobody shared; wins with shares of shared ones, in `WIN_PARTS`. */
  wins: number;
  parts: number;
  points: number;
  pointsSquared: number;
  /** Own points less those of the best other. */
  margin: number;
  marginSquared: number;
}

/** A series of games, or a piece of one: pieces are added up by `merge`. Plain JSON. */
export interface Tally {
  games: number;
  /** Those of chance included. */
  actions: number;
  /** Games with a shared win. */
  draws: number;
  /** Games that were given up: nobody won. */
  endless: number;
  readonly seats: Sums[];
  readonly entrants: Sums[];
}

const noSums = (): Sums => ({ wins: 0, parts: 0, points: 0, pointsSquared: 0, margin: 0, marginSquared: 0 });

export const emptyTally = (seats: number): Tally => ({
  games: 0,
  actions: 0,
  draws: 0,
  endless: 0,
  seats: Array.from({ length: seats }, noSums),
  entrants: Array.from({ length: seats }, noSums),
});

/** Adds one game, `order[seat]` being the entrant who sat there. */
export function count(tally: Tally, order: readonly number[], outcome: Outcome, actions: number): void {
  const { points, winners } = outcome;
  tally.games++;
  tally.actions += actions;
  if (winners.length > 1) tally.draws++;
  if (winners.length === 0) tally.endless++;
  for (let seat = 0; seat < points.length; seat++) {
    let others = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < points.length; other++)
      if (other !== seat) others = Math.max(others, points[other]!);
    const won = winners.includes(seat);
    add(tally.seats[seat]!, points[seat]!, others, won ? winners.length : 0);
    add(tally.entrants[order[seat]!]!, points[seat]!, others, won ? winners.length : 0);
  }
}

/** `winners`: how many shared the win, 0 if it was not won. */
function add(sums: Sums, points: number, others: number, winners: number): void {
  const margin = points - others;
  if (winners === 1) sums.wins++;
  if (winners > 0) sums.parts += WIN_PARTS / winners;
  sums.points += points;
  sums.pointsSquared += points * points;
  sums.margin += margin;
  sums.marginSquared += margin * margin;
}

/** The tally of both pieces together. */
export function merge(one: Tally, other: Tally): Tally {
  const sum = (a: Sums, b: Sums): Sums => ({
    wins: a.wins + b.wins,
    parts: a.parts + b.parts,
    points: a.points + b.points,
    pointsSquared: a.pointsSquared + b.pointsSquared,
    margin: a.margin + b.margin,
    marginSquared: a.marginSquared + b.marginSquared,
  });
  return {
    games: one.games + other.games,
    actions: one.actions + other.actions,
    draws: one.draws + other.draws,
    endless: one.endless + other.endless,
    seats: one.seats.map((sums, seat) => sum(sums, other.seats[seat]!)),
    entrants: one.entrants.map((sums, entrant) => sum(sums, other.entrants[entrant]!)),
  };
}
