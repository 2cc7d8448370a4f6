import type { Seat } from '@bastide/contract';
import type { Entry } from '@bastide/protocol';

/**
 * Turns that a seat has to take itself for the game to count as one against it. Whoever leaves earlier loses all the same, so that
 * nobody saves their rating by leaving at a bad start; only the others gain nothing by it.
 */
export const ENOUGH_TURNS = 5;

/** Turns of one seat: all in which it acted, and those in which its holder did. */
export interface Turns {
  readonly all: number;
  readonly own: number;
}

interface Act {
  readonly by: Seat | 'chance';
  readonly isOwn: boolean;
  /** The number of the turn in which it was taken, and whose that was. */
  readonly turn: number;
  readonly of: Seat | undefined;
}

/** Turns by seat, from the acts that stand at the end of a log. */
export function turnsOf(seats: number, entries: Iterable<Entry>): readonly Turns[] {
  const acts: Act[] = [];
  let [turn, of]: [number, Seat | undefined] = [0, undefined];
  for (const entry of entries) {
    if (entry.kind === 'act')
      acts.push({ by: entry.by, isOwn: entry.by !== 'chance' && entry.bot === undefined, turn, of });
    else if (entry.kind === 'undone') {
      const first = acts[entry.to];
      acts.length = entry.to;
      // An act that is taken again belongs to the turn in which it was taken first.
      if (first) [turn, of] = [first.turn, first.of];
      continue;
    } else if (entry.kind !== 'begun') continue;
    if (entry.turn !== undefined) [turn, of] = [turn + 1, entry.turn];
  }
  return Array.from({ length: seats }, (_, seat) => {
    const taken = acts.filter((act) => act.by === seat && act.of === seat);
    const count = (some: readonly Act[]) => new Set(some.map((act) => act.turn)).size;
    return { all: count(taken), own: count(taken.filter(({ isOwn }) => isOwn)) };
  });
}
