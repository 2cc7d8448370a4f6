import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Sfc32, type Types } from '@bastide/contract';
import { type Command, decisionOf, TableSettings } from '@bastide/protocol';
import { GAMES } from '../../src/games.ts';
import type { CommandOutcome, LiveTable } from '../../src/live/live-table.ts';
import { LiveTables } from '../../src/live/live-tables.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';

/** Tables in a store of their own, by a clock that stands until it is moved. */
export interface Fixture {
  readonly store: Store;
  readonly liveTables: LiveTables;
  readonly clock: { at: number };
  /** Tables as another process would have them: the same store, another memory. */
  otherProcess(): LiveTables;
  close(): Promise<void>;
}

export async function openFixture(): Promise<Fixture> {
  const data = mkdtempSync(path.join(tmpdir(), 'bastide-rooms-'));
  const store = await openStore({ data });
  const clock = { at: 1_700_000_000_000 };
  const now = () => clock.at;
  return {
    store,
    liveTables: new LiveTables(store, GAMES, now),
    clock,
    otherProcess: () => new LiveTables(store, GAMES, now),
    close: async () => {
      await store.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

const tables = new WeakMap<object, number>();

/** The id and the secret of the next table of a store: whatever comes by chance at its tables comes again whenever a test runs. */
export function deterministicKeys(store: object): { readonly id: string; readonly dealer: string } {
  const number = (tables.get(store) ?? 0) + 1;
  tables.set(store, number);
  const id = `table${number}`;
  return { id, dealer: createHash('sha256').update(id).digest('hex') };
}

export const PEOPLE = ['ann', 'bob', 'cid', 'dee'];

/** A table at which these people and bots sit, begun. */
export async function beginTable(
  { liveTables, clock, store }: Pick<Fixture, 'liveTables' | 'clock' | 'store'>,
  game: string,
  options: object,
  settings: object = {},
  people = PEOPLE.slice(0, 3),
  bots: readonly string[] = [],
): Promise<LiveTable> {
  const seats = people.length + bots.length;
  const parsed = GAMES.newest(game)!.game.readOptions({ ...options, seats });
  if (!parsed.ok) throw new Error(parsed.because);
  const liveTable = await liveTables.open(
    {
      game,
      options: parsed.value,
      settings: TableSettings.parse({ visibility: 'public', ...settings }),
      by: people[0]!,
    },
    deterministicKeys(store),
  );
  for (const person of people) await mustPerform(liveTable, person, { type: 'sit', nonce: '' }, clock);
  for (const [i, bot] of bots.entries())
    await mustPerform(liveTable, people[0]!, { type: 'bot', seat: people.length + i, bot }, clock);
  await mustPerform(liveTable, people[0]!, { type: 'begin' }, clock);
  return liveTable;
}

export async function mustPerform(
  liveTable: LiveTable,
  person: string,
  command: Command,
  clock: { at: number },
) {
  const result = await liveTable.perform({ person, isInvited: true }, command, () => clock.at);
  if (!result.ok) throw new Error(`${person} ${JSON.stringify(command)}: ${JSON.stringify(result)}`);
  return result;
}

/** One random action of somebody who is awaited. */
export function randomAction(liveTable: LiveTable, random: Sfc32): { person: string; command: Command } {
  const { table, match, log, facts } = liveTable.snapshot;
  const seat = table.awaits[random.below(table.awaits.length)]!;
  const actions = facts.game.actions(match!.state, seat) as readonly Types['Action'][];
  const action = actions[random.below(actions.length)]!;
  return {
    person: table.seats[seat]!.person!,
    command: {
      type: 'act',
      seat,
      decision: decisionOf(table, seat)!,
      seen: log.length,
      actions: [{ ...action }],
    },
  };
}

/** Plays at random until the game is over, or so many commands were done. */
export async function playRandomly(
  liveTable: LiveTable,
  clock: { at: number },
  seed = 1,
  atMost = 3000,
): Promise<void> {
  const random = new Sfc32(seed);
  for (let n = 0; n < atMost && liveTable.snapshot.table.state === 'running'; n++) {
    const { person, command } = randomAction(liveTable, random);
    await mustPerform(liveTable, person, command, clock);
  }
}

export type { CommandOutcome };
