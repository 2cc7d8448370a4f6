import type { Room } from '../rooms/room.ts';
import { type Due, dues } from '../table/due.ts';
import { act } from './decide.ts';

/** A bot goes on without the answers of people whom it has asked. */
export async function lapse(room: Room, due: Extract<Due, { kind: 'lapse' }>, now: () => number) {
  await room.change(now, (staging) => {
    const still = dues(staging.after()).find(({ kind }) => kind === 'lapse');
    if (still?.kind === 'lapse' && still.at === due.at) act(staging, still, still.action);
    return undefined;
  });
}
