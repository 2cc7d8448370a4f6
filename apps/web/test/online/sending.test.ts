import type { Action } from '@bastide/catan';
import { expect, test } from 'vitest';
import { catanAdapter } from '../../src/games/catan/session.ts';
import { OnlineTable } from '../../src/online/online-table.ts';
import { ProblemError, UnreachableError } from '../../src/online/problem.ts';
import { RemoteSession } from '../../src/online/remote-session.ts';
import { FakeServer } from './fake-server.ts';

/** Number of actions with which chance lays the island. */
const LAID = 1;

async function seated(person = 'ann') {
  const server = new FakeServer('catan', {}, ['ann', 'bob', 'cid']);
  const page = server.connect(person);
  const table = await OnlineTable.open(page, 'table1', person);
  const session = new RemoteSession(catanAdapter, table);
  const first = (): readonly Action[] => [session.moment(0).view.actions[0]!];
  return { server, line: page.line, table, session, first };
}

test('a lost action is sent again, and taken once', async () => {
  const { server, line, session, first } = await seated();
  line.isDown = true;
  setTimeout(() => {
    line.isDown = false;
  }, 3);
  expect(await session.act(0, first())).toEqual({ ok: true });
  expect(server.acts.length).toBe(LAID + 1);
  expect(server.done.length).toBe(1);
});

test('an unanswered action fails, and a second try repeats the same request', async () => {
  const { server, line, session, first } = await seated();
  const actions = first();
  line.losesAnswers = true;
  await expect(session.act(0, actions)).rejects.toThrow(UnreachableError);
  line.losesAnswers = false;
  expect(await session.act(0, actions)).toEqual({ ok: true });
  expect(server.done.length).toBe(1);
  expect(session.moment().count).toBe(LAID + 1);
});

test('a new choice for a later decision is a new request', async () => {
  const { server, session, first } = await seated();
  expect(await session.act(0, first())).toEqual({ ok: true });
  expect(await session.act(0, first())).toEqual({ ok: true });
  expect(server.done.length).toBe(2);
});

test('a repeated undo whose answer was lost takes back nothing more', async () => {
  const { server, line, session, first } = await seated();
  await session.act(0, first());
  await session.act(0, first());
  expect(session.canUndo(0)).toBe(true);
  line.losesAnswers = true;
  await expect(session.undo(0)).rejects.toThrow(UnreachableError);
  line.losesAnswers = false;
  expect(session.moment().count).toBe(LAID + 1);
  expect(await session.undo(0)).toEqual({ ok: true });
  expect(server.acts.length).toBe(LAID + 1);
  expect(session.moment().latest).toEqual([]);
});

test('a refusal of the game names its rule, and a refusal of the table has the table’s own words', async () => {
  const { server, line, session, first } = await seated();
  expect(await session.act(0, [{ type: 'roll' }])).toMatchObject({
    ok: false,
    rule: expect.stringMatching(/^CAT-/),
    because: expect.any(String),
  });
  const chosen = first();
  // Another device of the same person is quicker, and this page receives no news of it.
  line.open(false);
  const phone = await OnlineTable.open(server.connect('ann'), 'table1', 'ann');
  await new RemoteSession(catanAdapter, phone).act(0, chosen);
  expect(await session.act(0, chosen)).toEqual({ ok: false, rule: '', because: 'decision-closed' });
  line.open(true);
  expect(session.moment().count).toBe(LAID + 1);
});

test('an action waits for its news, and requests them if they do not come', async () => {
  const { line, session, first } = await seated();
  line.open(false);
  const done = session.act(0, first());
  expect(await done).toEqual({ ok: true });
  expect(session.moment().count).toBe(LAID + 1);
});

test('a spectator has no seat and sees no secret, and a person without access gets an error', async () => {
  const { session } = await seated('zoe');
  expect(session.people).toEqual([]);
  expect(session.moment(0)).toBe(session.moment());
  expect(session.moment().view.seats.every(({ hand }) => hand === null)).toBe(true);
  const { server } = await seated();
  await expect(OnlineTable.open(server.connect('zoe'), 'other', 'zoe')).rejects.toThrow(ProblemError);
});

test('chat leaves the game unchanged, and a paused game allows no undo', async () => {
  const { server, table, session, first } = await seated();
  await session.act(0, first());
  let told = 0;
  session.subscribe(() => {
    told++;
  });
  const { count } = session.moment();
  const before = session.moment(0);
  await table.do({ type: 'say', preset: 'hello' });
  expect(session.moment(0)).toBe(before);
  expect(told).toBe(0);
  expect(table.moment().entries.at(-1)).toMatchObject({ kind: 'said', preset: 'hello' });
  expect(session.canUndo(0)).toBe(true);
  await table.do({ type: 'ask', seat: 0, what: 'pause' });
  for (const [seat, person] of [...['ann', 'bob', 'cid'].entries()].slice(1))
    server.must(person, { type: 'answer', seat, asked: table.moment().table.asking!.asked, yes: true });
  expect(session.canUndo(0)).toBe(false);
  expect(session.moment().count).toBe(count);
});

test('a seat that a bot plays, or that is paused, is awaited but not asked', async () => {
  const { server, session } = await seated();
  let told = 0;
  session.subscribe(() => {
    told++;
  });
  expect(session.moment(0)).toMatchObject({ actors: [0] });
  expect(session.moment(0).resting).toBeUndefined();
  server.must('ann', { type: 'delegate', seat: 0, bot: 'greedy' });
  expect(session.moment(0)).toMatchObject({ actors: [0], resting: [0] });
  server.must('ann', { type: 'claim', seat: 0 });
  expect(session.moment(0)).toMatchObject({ actors: [0] });
  expect(session.moment(0).resting).toBeUndefined();
  server.must('ann', { type: 'ask', seat: 0, what: 'pause' });
  for (const [seat, person] of ['bob', 'cid'].entries())
    server.must(person, { type: 'answer', seat: seat + 1, asked: server.table.asking!.asked, yes: true });
  expect(session.moment(0).resting).toEqual([0]);
  expect(told).toBe(3);
});
