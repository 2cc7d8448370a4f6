import { type Command, Command as Commands } from '@bastide/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Room } from '../../src/rooms/room.ts';
import { begun, must, openPlace, type Place } from './playing.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.close());

/** One command of each type, of the host at seat 0. */
const COMMANDS: readonly Command[] = [
  { type: 'sit', nonce: '' },
  { type: 'rise', seat: 0 },
  { type: 'welcome', person: 'bob' },
  { type: 'bot', seat: 0, bot: 'greedy' },
  { type: 'begin' },
  { type: 'takeOver' },
  { type: 'close' },
  { type: 'act', seat: 0, decision: '0.1', seen: 0, actions: [{ type: 'end' }] },
  { type: 'undo', seat: 0 },
  { type: 'ask', seat: 0, what: 'pause' },
  { type: 'answer', seat: 0, asked: 1, yes: true },
  { type: 'resume', seat: 0 },
  { type: 'lend', seat: 0, bot: 'greedy' },
  { type: 'claim', seat: 0 },
  { type: 'resign', seat: 0 },
];
const TALK: Command = { type: 'say', to: 'all', text: 'Hello?' };

const codes = async (room: Room, commands: readonly Command[]) =>
  Promise.all(
    commands.map(async (command) => {
      const answer = await room.do({ person: 'ann', isInvited: false }, command, () => place.clock.at);
      return answer.ok ? 'done' : answer.code;
    }),
  );

test('every command but coming is tried', () => {
  const types = Commands.options.map(({ shape }) => shape.type.value).filter((type) => type !== 'come');
  expect([...COMMANDS, TALK].map(({ type }) => type).toSorted()).toEqual(types.toSorted());
});

test('a table that was closed before its game says so to every command', async () => {
  const { options, settings } = (await begun(place, 'catan', {})).standing.table;
  const room = await place.rooms.open({ game: 'catan', by: 'ann', options, settings });
  await must(room, 'ann', { type: 'sit', nonce: '' }, place.clock);
  await must(room, 'ann', { type: 'close' }, place.clock);
  const all = [...COMMANDS, TALK];
  expect(await codes(room, all)).toEqual(all.map(() => 'table-closed'));
});

test('a table that is over after its game says so, and people talk on there', async () => {
  const room = await begun(place, 'catan', {}, {}, ['ann', 'bob']);
  await must(room, 'bob', { type: 'resign', seat: 1 }, place.clock);
  expect(await codes(room, COMMANDS)).toEqual(COMMANDS.map(() => 'table-over'));
  expect(await codes(room, [TALK])).toEqual(['done']);
});
