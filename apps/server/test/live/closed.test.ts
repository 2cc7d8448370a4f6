import { type Command, Command as Commands } from '@bastide/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LiveTable } from '../../src/live/live-table.ts';
import { beginTable, type Fixture, mustPerform, openFixture } from './fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());

/** One command of each type, of the host at seat 0. */
const COMMANDS: readonly Command[] = [
  { type: 'sit', nonce: '' },
  { type: 'stand-up', seat: 0 },
  { type: 'readmit', person: 'bob' },
  { type: 'bot', seat: 0, bot: 'greedy' },
  { type: 'begin' },
  { type: 'takeOver' },
  { type: 'close' },
  { type: 'act', seat: 0, decision: '0.1', seen: 0, actions: [{ type: 'end' }] },
  { type: 'undo', seat: 0 },
  { type: 'ask', seat: 0, what: 'pause' },
  { type: 'answer', seat: 0, asked: 1, yes: true },
  { type: 'resume', seat: 0 },
  { type: 'delegate', seat: 0, bot: 'greedy' },
  { type: 'claim', seat: 0 },
  { type: 'resign', seat: 0 },
];
const TALK: Command = { type: 'say', to: 'all', text: 'Hello?' };

const codes = async (liveTable: LiveTable, commands: readonly Command[]) =>
  Promise.all(
    commands.map(async (command) => {
      const answer = await liveTable.perform(
        { person: 'ann', isInvited: false },
        command,
        () => fixture.clock.at,
      );
      return answer.ok ? 'done' : answer.code;
    }),
  );

test('every command but coming is tried', () => {
  const types = Commands.options.map(({ shape }) => shape.type.value).filter((type) => type !== 'join');
  expect([...COMMANDS, TALK].map(({ type }) => type).toSorted()).toEqual(types.toSorted());
});

test('a table that was closed before its game says so to every command', async () => {
  const { options, settings } = (await beginTable(fixture, 'catan', {})).snapshot.table;
  const liveTable = await fixture.liveTables.open({ game: 'catan', by: 'ann', options, settings });
  await mustPerform(liveTable, 'ann', { type: 'sit', nonce: '' }, fixture.clock);
  await mustPerform(liveTable, 'ann', { type: 'close' }, fixture.clock);
  const all = [...COMMANDS, TALK];
  expect(await codes(liveTable, all)).toEqual(all.map(() => 'table-closed'));
});

test('a table that is over after its game says so, and people talk on there', async () => {
  const liveTable = await beginTable(fixture, 'catan', {}, {}, ['ann', 'bob']);
  await mustPerform(liveTable, 'bob', { type: 'resign', seat: 1 }, fixture.clock);
  expect(await codes(liveTable, COMMANDS)).toEqual(COMMANDS.map(() => 'table-over'));
  expect(await codes(liveTable, [TALK])).toEqual(['done']);
});
