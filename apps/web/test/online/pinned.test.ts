import { askBot, BOTS } from '@bastide/bots';
import { Sfc32 } from '@bastide/contract';
import { expect, test, vi } from 'vitest';
import { GAMES as HOSTED } from '../../../server/src/games.ts';
import { doubled } from '../../../server/test/rules/versions.ts';
import { carcassonneAdapter } from '../../src/games/carcassonne/session.ts';
import { GAMES } from '../../src/games/index.ts';
import { type HasRules, OnlineTable } from '../../src/online/online-table.ts';
import { RemoteSession } from '../../src/online/remote-session.ts';
import { FakeServer } from './fake-server.ts';

const NEWEST = HOSTED.newest('carcassonne')!;

/** Older rules, under which everything counted double. */
const OLDER = doubled(NEWEST, '0');

const knows: HasRules = ({ rules }) => rules === NEWEST.rulesVersion;
const SEATS = ['ann', 'bob'];

async function open(server: FakeServer, person: string) {
  const { line, ...link } = server.connect(person);
  const table = await OnlineTable.open({ ...link, connection: line }, 'table1', person, undefined, knows);
  return { line, table, session: new RemoteSession(carcassonneAdapter, table) };
}

/** Removes undefined members, as sending does. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const isUpToDate = (server: FakeServer, { table }: { readonly table: OnlineTable }) =>
  table.version() === server.table.version;

test('a table of older rules is shown by these rules, move by move', async () => {
  const server = new FakeServer('carcassonne', { edition: 'c2', sets: [] }, SEATS, {}, OLDER);
  const [ann, bob] = [await open(server, 'ann'), await open(server, 'bob')];
  const shown = () => {
    const { state } = server.standing.match!;
    const points = OLDER.pointsOf(state);
    for (const [seat, { session }] of [ann, bob].entries()) {
      expect(sent(session.moment(seat).view)).toEqual(sent(OLDER.game.view(state, seat)));
      expect(session.moment().curve.at(-1)).toEqual(points);
      expect(session.moment().count).toBe(server.acts.length);
    }
    return points;
  };
  const random = new Sfc32(1);
  let hasScored = false;
  for (let steps = 0; steps < 40 || !hasScored; steps++) {
    const [seat] = server.table.awaits;
    const { session } = [ann, bob][seat!]!;
    // One of the connections breaks now and then, and continues.
    bob.line.open(steps % 7 !== 3 || seat === 1);
    const { view } = session.moment(seat);
    const bot = BOTS.greedy('carcassonne');
    const action = askBot(carcassonneAdapter.game as never, bot as never, view as never, seat!, random);
    expect(await session.act(seat!, [action])).toEqual({ ok: true });
    bob.line.open(true);
    hasScored = shown().some((points) => points > 0);
  }
  const past = () => ann.session.viewAt(30, 0);
  expect(past()).toBeUndefined();
  await vi.waitUntil(() => past() !== undefined, { timeout: 45_000 });
  expect(sent(past())).toEqual(sent(OLDER.game.view(server.standing.match!.rewind(30).state, 0)));
  // A record made with this page's own rules would be of another game.
  expect(ann.session.record()).toBeUndefined();
});

test('news from a stream without views is requested again with views', async () => {
  const server = new FakeServer('carcassonne', { edition: 'c2', sets: [] }, SEATS, {}, OLDER);
  const [ann, bob] = [await open(server, 'ann'), await open(server, 'bob')];
  bob.line.isNarrow = true;
  for (let steps = 0; steps < 6; steps++) {
    const [seat] = server.table.awaits;
    const { session } = [ann, bob][seat!]!;
    await session.act(seat!, [session.moment(seat).view.actions[0]!]);
    await vi.waitUntil(() => isUpToDate(server, bob), { timeout: 45_000 });
    const { state } = server.standing.match!;
    expect(sent(bob.session.moment(1).view)).toEqual(sent(OLDER.game.view(state, 1)));
  }
});

test('a table with the page’s own rules is replayed locally, without views', async () => {
  const server = new FakeServer('carcassonne', { edition: 'c2', sets: [] }, SEATS);
  const { table, session } = await open(server, 'ann');
  expect([table.needsViews(), table.known.now]).toEqual([false, undefined]);
  const { state } = server.standing.match!;
  expect(sent(session.moment(0).view)).toEqual(sent(NEWEST.game.view(state, 0)));
});

test.each(GAMES.map(({ name, rulesVersion }) => [name, rulesVersion]))(
  'page and server of one build have the same version of the rules of %s',
  (name, version) => expect(version).toBe(HOSTED.newest(name!)!.rulesVersion),
);
