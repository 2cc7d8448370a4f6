import type { RecentMove } from '../board/props.ts';
import type { LogLine } from '../log/lines.ts';

/** What others put on the island since the seat's last turn; without a seat, in this turn. */
export function recentOf(lines: readonly LogLine[], me: number | undefined): readonly RecentMove[] {
  const recent: RecentMove[] = [];
  for (let i = lines.length - 1; i >= 0; i--) {
    const line = lines[i]!;
    if (line.kind === 'rolled' && (me === undefined || line.seat === me)) break;
    if (line.seat === me || line.seat === null) continue;
    if (line.kind === 'built') recent.push({ place: line.place, seat: line.seat });
    else if (line.kind === 'robber') recent.push({ place: line.to, seat: line.seat });
    else if (line.kind === 'placed')
      recent.push(
        { place: line.at, seat: line.seat },
        ...(line.on ? [{ place: line.on, seat: line.seat }] : []),
      );
  }
  return recent;
}
