import type { Room } from '../rooms/room.ts';
import { type Due, dues } from '../table/due.ts';
import { giveUp, handOver } from '../table/holding.ts';

type Late = Extract<Due, { kind: 'late' }>;

/** The time of a seat is over, unless it has decided in the last moment: what was agreed for that happens. */
export async function runOut(room: Room, { seat, decision }: Late, now: () => number): Promise<void> {
  await room.change(now, (staging) => {
    const still = dues(staging.after()).find((due) => due.kind === 'late' && due.decision === decision);
    if (!still || still.at > staging.now) return undefined;
    const { late } = staging.table.settings;
    staging.add({ kind: 'late', seat, lateness: late });
    if (late === 'seat') handOver(staging, seat);
    if (late === 'lose') giveUp(staging, seat);
    return undefined;
  });
}
