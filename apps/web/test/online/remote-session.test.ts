import { askBot, BOTS } from '@bastide/bots';
import { type Seat, Sfc32 } from '@bastide/contract';
import { expect, test, vi } from 'vitest';
import { carcassonneAdapter } from '../../src/games/carcassonne/session.ts';
import { catanAdapter } from '../../src/games/catan/session.ts';
import { OnlineTable } from '../../src/online/online-table.ts';
import { RemoteSession } from '../../src/online/remote-session.ts';
import type { TableConnection } from '../../src/online/table-connection.ts';
import { LocalSession } from '../../src/session/local-session.ts';
import type { GameAdapter, GameSetup, TableGameTypes } from '../../src/session/session.ts';
import { act } from '../act.ts';
import { type FakeConnection, FakeServer } from './fake-server.ts';

/** Time limit in milliseconds: pages are compared at every step of a game, which takes long on a busy machine. */
const WHOLE_GAME = 240_000;

/** Ann has two seats; a person without a seat watches. */
const SEATS = ['ann', 'bob', 'ann'];
const OWN: Readonly<Record<string, readonly (Seat | undefined)[]>> = {
  ann: [undefined, 0, 2],
  bob: [undefined, 1],
  zoe: [undefined],
};

interface Page<T extends TableGameTypes, Line_, Setup extends GameSetup> {
  readonly session: RemoteSession<T, Line_, Setup>;
  readonly line: FakeConnection;
}

async function pages<T extends TableGameTypes, L, Setup extends GameSetup>(
  server: FakeServer,
  kit: GameAdapter<T, L, Setup>,
): Promise<ReadonlyMap<string, Page<T, L, Setup>>> {
  const all = Object.keys(OWN).map(async (person) => {
    const link = server.connect(person);
    const table = await OnlineTable.open(link, 'table1', person);
    return [person, { session: new RemoteSession(kit, table), line: link.line }] as const;
  });
  return new Map(await Promise.all(all));
}

/** Returns a local table with the same actions and the same chance. */
function twin<T extends TableGameTypes, L, Setup extends GameSetup>(
  server: FakeServer,
  kit: GameAdapter<T, L, Setup>,
  setup: Setup,
): LocalSession<T, L, Setup> {
  let dealt = 0;
  return new LocalSession(kit, setup, [], () => {
    const chances = server.acts.filter(({ by }) => by === 'chance');
    return chances[dealt++]?.action as T['Action'] | undefined;
  });
}

/** Removes undefined members, as sending does. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function compare<T extends TableGameTypes, L, Setup extends GameSetup>(
  { session }: Page<T, L, Setup>,
  local: LocalSession<T, L, Setup>,
  person: string,
  isWhole: boolean,
): void {
  for (const seat of OWN[person]!) {
    const { log, curve, curveAt, ...now } = session.moment(seat);
    const { log: lines, curve: course, curveAt: ends, ...truth } = local.moment(seat);
    expect(sent(now)).toEqual(sent(truth));
    expect(log.length).toBe(lines.length);
    expect(curveAt.length).toBe(ends.length);
    if (isWhole) expect(sent([log, curve, curveAt])).toEqual(sent([lines, course, ends]));
  }
}

/** Delivers messages late, in another order, and twice. */
function muddled(line: FakeConnection, random: Sfc32): void {
  line.muddle = (send) => {
    if (random.below(5) === 0) setTimeout(send, 2);
    else send();
    if (random.below(4) === 0) send();
  };
}

/** Plays a whole game from the pages' own views; at every step they know the same as a page that plays locally. */
async function playOut<T extends TableGameTypes, L, Setup extends GameSetup>(
  game: string,
  kit: GameAdapter<T, L, Setup>,
  options: object,
  seed: number,
) {
  const server = new FakeServer(game, options, SEATS);
  server.must('zoe', { type: 'join' });
  const all = await pages(server, kit);
  const local = twin(server, kit, all.get('ann')!.session.setup);
  const random = new Sfc32(seed);
  for (const { line } of all.values()) muddled(line, random);
  const isUpToDate = ({ online }: { readonly online: TableConnection }) =>
    online.moment().table.version === server.table.version;
  let undone = 0;
  for (let steps = 0; server.table.state === 'running'; steps++) {
    const seat = server.table.awaits[random.below(server.table.awaits.length)]!;
    const person = SEATS[seat]!;
    const { session, line } = all.get(person)!;
    line.open(true);
    await vi.waitUntil(() => isUpToDate(session), { interval: 1, timeout: 45_000 });
    const { view } = session.moment(seat);
    const bot = (random.below(4) === 0 ? BOTS.random : BOTS.greedy)(game);
    const action = askBot(kit.game as never, bot as never, view as never, seat, random) as T['Action'];
    expect(await session.act(seat, [action])).toEqual({ ok: true });
    act(local, seat, [action]);
    expect(session.canUndo(seat)).toBe(local.canUndo(seat));
    if (session.canUndo(seat) && random.below(3) === 0) {
      undone++;
      expect(await session.undo(seat)).toEqual({ ok: true });
      await local.undo(seat);
    }
    for (const [who, page] of all) {
      if (random.below(6) === 0) page.line.open(false);
      else if (random.below(3) === 0) page.line.open(true);
      if (isUpToDate(page.session) && (who === person || random.below(3) === 0))
        compare(page, local, who, steps % 20 === 0);
    }
  }
  for (const [who, page] of all) {
    page.line.muddle = undefined;
    page.line.open(true);
    compare(page, local, who, true);
  }
  return { server, all, local, undone };
}

test(
  'every page of a game of Carcassonne over bad connections knows the same as a local one at each step',
  async () => {
    const { server, all, local } = await playOut(
      'carcassonne',
      carcassonneAdapter,
      { edition: 'c3', sets: ['river', 'inns', 'traders', 'abbot'] },
      3,
    );
    expect(server.table.over?.why).toBe('played');
    const { session } = all.get('zoe')!;
    for (const count of [0, 7, server.acts.length])
      expect(session.viewAt(count)).toEqual(local.viewAt(count));
    expect(session.record()).toEqual(local.record());
  },
  WHOLE_GAME,
);

test(
  'every page of a game of Catan over bad connections sees and undoes exactly what it may',
  async () => {
    const { server, all, local, undone } = await playOut('catan', catanAdapter, {}, 5);
    expect(server.table.over?.why).toBe('played');
    expect(undone).toBeGreaterThan(5);
    const { session } = all.get('bob')!;
    expect(session.viewAt(40, 1)).toBeUndefined();
    await vi.waitUntil(() => session.viewAt(40, 1) !== undefined, { timeout: 45_000 });
    expect(session.viewAt(40, 1)).toEqual(sent(local.viewAt(40, 1)));
    expect(session.record()).toBeUndefined();
  },
  WHOLE_GAME,
);
