import { carcassonne, type View } from '@bastide/carcassonne';
import { type RecordedAction, recordedAction, recordOf, Sfc32 } from '@bastide/contract';

interface Asked {
  readonly options: object;
  readonly names: readonly string[];
  /** Tries games with these numbers, one after the other. */
  readonly seeds: readonly number[];
  /** What is wanted of the position; a seat is to decide in it. */
  wanted(view: View): boolean;
  /** Who sits where; all are people if nothing is said. */
  readonly table?: readonly object[];
}

/** A record of a game played at random, broken off in the first position that is wanted. */
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

/** A game of three, broken off when so many tiles are left and one is drawn. */
export const recordWithTilesLeft = (left: number, options: object = { sets: ['traders'] }): string =>
  recordWhere({
    options,
    names: ['Olena', 'Ramiro', 'Mei'],
    seeds: [3],
    wanted: (view) => view.left <= left && view.phase === 'place',
  });

/** A game of two in which whoever decides still has some meeples. */
export const recordWithMeeplesLeft = (left: number): string =>
  recordWhere({
    options: { sets: ['traders'] },
    names: ['Olena', 'Ramiro'],
    seeds: Array.from({ length: 200 }, (_, seed) => seed),
    wanted: (view) => view.left <= left && view.phase === 'place' && view.seats[view.seat]!.supply.meeple > 1,
  });

/** The second edition: a builder has just earned a second tile, and its owner, a person, is asked about it. */
export const recordWithSecondOffered = (): string =>
  recordWhere({
    options: { edition: 'c2', sets: ['traders'] },
    names: ['Olena', 'Ramiro'],
    seeds: Array.from({ length: 20 }, (_, seed) => seed),
    wanted: (view) => view.phase === 'second',
  });

/** The third edition with the river: a pig has just been paid, and its owner is asked about the farmer. */
export const recordWithFarmerAsked = (table?: readonly object[]): string =>
  recordWhere({
    options: { edition: 'c3', sets: ['river', 'traders'] },
    names: ['Olena', 'Ramiro'],
    seeds: [98], // the first in which that happens
    wanted: (view) =>
      view.phase === 'farmer' && view.deciding.length === 2 && view.seats.some(({ points }) => points > 20),
    ...(table ? { table } : {}),
  });

/** All sets of the first printings: whoever decides may put one of six figures or more on the tile just laid. */
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
