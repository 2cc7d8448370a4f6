import type { Seat } from '@bastide/contract';
import type { Entry } from '@bastide/protocol';

/**
 * Turns that a seat has to take itself for the game to count as one against it. Whoever leaves earlier loses all the same, so that
 * nobody saves their rating by leaving at a bad start; only the others gain nothing by it.
 */
export const MIN_OWN_TURNS = 5;

/** Turns of one seat: all in which it acted, and those in which its holder did. */
export interface TurnCounts {
  readonly all: number;
  readonly own: number;
}

interface TakenAction {
  readonly by: Seat | 'chance';
  readonly isOwn: boolean;
  /** The number of the turn in which it was taken, and whose that was. */
  readonly turn: number;
  readonly turnOwner: Seat | undefined;
}

/** Turns by seat, from the acts that stand at the end of a log. */
export function countTurns(seats: number, entries: Iterable<Entry>): readonly TurnCounts[] {
  const actions: TakenAction[] = [];
  let [turn, turnOwner]: [number, Seat | undefined] = [0, undefined];
  for (const entry of entries) {
    if (entry.kind === 'act')
      actions.push({
        by: entry.by,
        isOwn: entry.by !== 'chance' && entry.bot === undefined,
        turn,
        turnOwner,
      });
    else if (entry.kind === 'undone') {
      const first = actions[entry.to];
      actions.length = entry.to;
      // An act that is taken again belongs to the turn in which it was taken first.
      if (first) [turn, turnOwner] = [first.turn, first.turnOwner];
      continue;
    } else if (entry.kind !== 'begun') continue;
    if (entry.turn !== undefined) [turn, turnOwner] = [turn + 1, entry.turn];
  }
  return Array.from({ length: seats }, (_, seat) => {
    const taken = actions.filter((act) => act.by === seat && act.turnOwner === seat);
    const count = (some: readonly TakenAction[]) => new Set(some.map((act) => act.turn)).size;
    return { all: count(taken), own: count(taken.filter(({ isOwn }) => isOwn)) };
  });
}
