import type { Entry, Table } from '@bastide/protocol';
import { earlyLeavers } from './end/early.ts';
import type { Words } from './words/index.ts';

/** That the reader plays no more, though the game goes on, and how that came; undefined while one of their seats is theirs to play. */
export function outText(
  t: Words,
  { state, seats }: Pick<Table, 'state' | 'seats'>,
  entries: readonly Entry[],
  mine: readonly number[],
): string | undefined {
  if (state !== 'running' || mine.length === 0 || !mine.every((seat) => seats[seat]!.isOut)) return undefined;
  const why = earlyLeavers({ seats }, entries).find(({ seat }) => mine.includes(seat))?.by;
  return t('company.out', { why: why ?? 'resigned' });
}
