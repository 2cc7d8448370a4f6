import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LiveTable } from '../../src/live/live-table.ts';
import { beginTable, type Fixture, openFixture } from '../live/fixture.ts';

let fixture: Fixture;
let liveTable: LiveTable;
beforeAll(async () => {
  fixture = await openFixture();
  liveTable = await beginTable(fixture, 'carcassonne', {});
});
afterAll(() => fixture.close());

const say = (text: string) =>
  liveTable.perform(
    { person: 'ann', isInvited: false },
    { type: 'say', to: 'all', text },
    () => fixture.clock.at,
  );

test.each([
  ['one line\nand\r\n\u2028another\ttoo', 'one line and another too'],
  ['  hello  ', 'hello'],
  ['you \u202ewon\u202c\u2066!\u2069\u200f\u061c', 'you won!'],
  ['a\u0000b\u001b[31mc\ud800', 'ab[31mc'],
  // What belongs to scripts and pictures stays.
  ['می\u200cخواهم', 'می\u200cخواهم'],
  [
    '👨\u200d👩\u200d👧 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '👨\u200d👩\u200d👧 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ],
  ['शुभ रात्रि, क्\u200dष', 'शुभ रात्रि, क्\u200dष'],
  ['น้ำผึ้ง', 'น้ำผึ้ง'],
  // What hides something does not.
  ['z\u200be\u2060r\u200do', 'zero'],
  [`hi${'\u{e0068}\u{e0069}'.repeat(20)}`, 'hi'],
  [`a${'\u0300\u0301\u0302\u0303\u0304'.repeat(40)}b`, 'a\u0300\u0301\u0302\u0303b'],
  ['<b>&amp;', '<b>&amp;'],
])('talk is one line, and turns nothing around: %j', async (typed, said) => {
  expect(await say(typed)).toMatchObject({ ok: true });
  expect(liveTable.snapshot.log.at(-1)!.entry).toMatchObject({ kind: 'said', text: said });
});

test.each([' ', '\n\n', '\u202e\u200f', '\u200b\u2060', '\u2800'])(
  'what nobody sees is not said: %j',
  async (text) => {
    expect(await say(text)).toEqual({ ok: false, code: 'said-nothing' });
  },
);
