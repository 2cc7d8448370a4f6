import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OnlineTable } from '../../src/online/online-table.ts';
import type { OverlayTranslator } from '../../src/online/overlay/messages.ts';
import { remainingText, timeLeft } from '../../src/online/overlay/time-left.ts';
import { translatorIn } from '../translators.ts';
import { FakeServer } from './fake-server.ts';

const SECOND = 1000;
/** Error of this device's clock: it is that far behind the server's. */
const BEHIND = 90 * SECOND;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens a page at a table of two with a clock. */
async function watched(clock: object) {
  const server = new FakeServer('catan', {}, ['ann', 'bob'], { clock });
  const pass = (milliseconds: number) => {
    server.at += milliseconds;
    vi.setSystemTime(server.at - BEHIND);
  };
  pass(0);
  const page = server.connect('ann');
  const table = await OnlineTable.open(page, 'table1', 'ann');
  const t = (await translatorIn('en')) as OverlayTranslator;
  /** Returns the same text as `useClock`. */
  const shown = () => {
    const { table: now, ahead } = table.moment();
    return remainingText(t, timeLeft(now.seats[now.awaits[0]!]!.clock, Date.now() + ahead)!);
  };
  return { server, line: page.line, pass, shown };
}

test.each([
  ['live', { kind: 'live', bank: 60, increment: 8 }, 11, ['0:57', '0:46', '0:57', '0:47']],
  ['days', { kind: 'days', days: 2 }, 30 * 3600, ['1 d 23 h', '17:59:57', '1 d 23 h', '1 d 23 h']],
])('a page shows the restored clocks as soon as the server returns: %s', async (_, clock, away, faces) => {
  const { server, line, pass, shown } = await watched(clock);
  pass(3 * SECOND);
  const seen = [shown()];
  line.open(false);
  server.wasAway(away * SECOND);
  pass(0);
  seen.push(shown());
  line.open(true);
  seen.push(shown());
  pass(10 * SECOND);
  seen.push(shown());
  expect(seen).toEqual(faces);
});
