import type { LiveTable } from '../live/live-table.ts';
import { delegateSeat, resignSeat } from '../table/delegation.ts';
import { type DueEvent, dueEvents } from '../table/due-events.ts';

type LateDue = Extract<DueEvent, { kind: 'late' }>;

/** The time of a seat is over, unless it has decided in the last moment: what was agreed for that happens. */
export async function applyTimeout(
  liveTable: LiveTable,
  { seat, decision }: LateDue,
  now: () => number,
): Promise<void> {
  await liveTable.update(now, (draft) => {
    const still = dueEvents(draft.toSnapshot()).find(
      (due) => due.kind === 'late' && due.decision === decision,
    );
    if (!still || still.at > draft.now) return undefined;
    const { late } = draft.table.settings;
    draft.append({ kind: 'late', seat, lateness: late });
    if (late === 'seat') delegateSeat(draft, seat);
    if (late === 'lose') resignSeat(draft, seat);
    return undefined;
  });
}
