import { BOTS } from '@bastide/bots';
import { carcassonne, type View } from '@bastide/carcassonne';
import { type RecordedAction, recordedAction, recordOf, Sfc32, seededDealer } from '@bastide/contract';

/** Names of six players, two of them long. */
export const SIX = ['Olena', 'Ramiro', 'Mei', 'Yusuf', 'Aleksandra-Viktoria', 'Wolfgang-Amadeus'];

interface Asked {
  readonly options: object;
  readonly names: readonly string[];
  /** Numbers of the games to try, one after the other. */
  readonly seeds: readonly number[];
  /** True for the wanted position, in which a seat is to decide. */
  wanted(view: View): boolean;
  /** The players; by default all are people. */
  readonly table?: readonly object[];
}

/** Returns the record of a random game up to the first wanted position. */
export function recordWhere({ options, names, seeds, wanted, table }: Asked): string {
  const read = carcassonne.readOptions({ ...options, seats: names.length });
  if (!read.ok) throw new Error(read.because);
  for (const seed of seeds) {
    const random = new Sfc32(seed);
    const state = carcassonne.setup(read.value);
    const acts: RecordedAction<ReturnType<typeof carcassonne.actions>[number]>[] = [];
    for (let [actor] = carcassonne.actors(state); actor !== undefined; [actor] = carcassonne.actors(state)) {
      const decider = actor === 'chance' ? undefined : actor;
      if (decider !== undefined && wanted(carcassonne.view(state, decider)))
        return JSON.stringify(
          recordOf(carcassonne, read.value, names, acts, table ? { meta: { table } } : {}),
        );
      const actions = carcassonne.actions(state, actor);
      const action = actions[random.below(actions.length)]!;
      acts.push(recordedAction(actor, action));
      carcassonne.apply(state, actor, action);
    }
  }
  throw new Error('no such position');
}

/** Returns a game of three, up to a draw that leaves that many tiles. */
export const recordWithTilesLeft = (left: number, options: object = { sets: ['traders'] }): string =>
  recordWhere({
    options,
    names: ['Olena', 'Ramiro', 'Mei'],
    seeds: [3],
    wanted: (view) => view.left <= left && view.phase === 'place',
  });

/** Returns a game of two in which the seat that decides still has several meeples. */
export const recordWithMeeplesLeft = (left: number): string =>
  recordWhere({
    options: { sets: ['traders'] },
    names: ['Olena', 'Ramiro'],
    seeds: Array.from({ length: 200 }, (_, seed) => seed),
    wanted: (view) => view.left <= left && view.phase === 'place' && view.seats[view.seat]!.supply.meeple > 1,
  });

/**
 * Returns a game in the second edition: a builder has just earned a second tile, and its owner, a person, may take
 * it.
 */
export const recordWithSecondOffered = (): string =>
  recordWhere({
    options: { edition: 'c2', sets: ['traders'] },
    names: ['Olena', 'Ramiro'],
    seeds: Array.from({ length: 20 }, (_, seed) => seed),
    wanted: (view) => view.phase === 'second',
  });

/**
 * Returns a game in the third edition with the river: a pig has just scored, and its owner is asked about the farmer.
 */
export const recordWithFarmerAsked = (table?: readonly object[]): string =>
  recordWhere({
    options: { edition: 'c3', sets: ['river', 'traders'] },
    names: ['Olena', 'Ramiro'],
    seeds: [98], // the first in which that happens
    wanted: (view) =>
      view.phase === 'farmer' && view.deciding.length === 2 && view.seats.some(({ points }) => points > 20),
    ...(table ? { table } : {}),
  });

/**
 * Returns a game with all sets of the first printings: the seat that decides may put one of six or more figures on
 * the tile just placed.
 */
export const recordWithFiguresToChoose = (): string =>
  recordWhere({
    options: { sets: ['river', 'inns', 'traders', 'abbot'] },
    names: ['Olena', 'Mei'],
    seeds: Array.from({ length: 200 }, (_, seed) => seed),
    wanted: ({ phase, actions }) =>
      phase === 'deploy' &&
      actions.filter(({ type }) => type === 'deploy').length === 6 &&
      new Set(actions.map((action) => action.type === 'deploy' && action.figure)).size > 3,
  });

/** Returns a game of six with all sets, up to a draw that leaves that many tiles. */
export const recordOfSix = (left: number): string =>
  recordWhere({
    options: { sets: ['river', 'inns', 'traders', 'abbot'] },
    names: SIX,
    seeds: [5],
    wanted: (view) => view.left <= left && view.phase === 'place',
  });

/**
 * Returns a game of six with all sets: the seat that decides may put a meeple or the big one on each of six or more
 * parts of the tile just placed.
 */
export const recordWithManyPlaces = (): string =>
  recordWhere({
    options: { edition: 'c2', sets: ['river', 'inns', 'traders', 'abbot'] },
    names: ['Olena', 'Ramiro', 'Mei', 'Jonas', 'Anaïs', 'Dmytro'],
    seeds: Array.from({ length: 200 }, (_, seed) => seed),
    wanted: ({ phase, actions }) =>
      phase === 'deploy' && actions.filter(({ type }) => type === 'deploy').length >= 12,
  });

/** Returns a whole game of two between bots that play at random. */
export function wholeGame(): string {
  const read = carcassonne.readOptions({ seats: 2 });
  if (!read.ok) throw new Error(read.because);
  const state = carcassonne.setup(read.value);
  const random = new Sfc32(4);
  const deal = seededDealer(random);
  const bot = BOTS.random();
  const acts: RecordedAction<ReturnType<typeof carcassonne.actions>[number]>[] = [];
  for (let [by] = carcassonne.actors(state); by !== undefined; [by] = carcassonne.actors(state)) {
    const action = by === 'chance' ? deal(carcassonne, state)! : bot.choose(carcassonne, state, by, random);
    acts.push(recordedAction(by, action));
    carcassonne.apply(state, by, action);
  }
  const result = carcassonne.outcome(state)!;
  return JSON.stringify(recordOf(carcassonne, read.value, ['Olena', 'Mei'], acts, { result }));
}
