import type { Command } from '@bastide/protocol';
import { TableSettings } from '@bastide/protocol';
import type { BotRunner } from '../../src/bots/bot-runner.ts';
import { GAMES } from '../../src/games.ts';
import type { LiveTable } from '../../src/live/live-table.ts';
import { LiveTables } from '../../src/live/live-tables.ts';
import type { Outages } from '../../src/live/outages.ts';
import { Heartbeat } from '../../src/scheduler/heartbeat.ts';
import { BOT_PAUSE_MS, Scheduler } from '../../src/scheduler/scheduler.ts';
import { deterministicKeys, type Fixture, mustPerform, openFixture } from '../live/fixture.ts';
import { FakeTimers, inProcessBotRunner } from './fake-timers.ts';

/** A process that looks after tables of a place. */
export interface TestNode {
  readonly liveTables: LiveTables;
  readonly scheduler: Pick<Scheduler, 'settled' | 'close'>;
}

/** Tables at which things happen by themselves, by a clock that the test moves. */
export interface SchedulerFixture extends Fixture {
  readonly timers: FakeTimers;
  readonly errors: unknown[];
  /** One more process on the same store. */
  addNode(botRunner?: BotRunner, pause?: number, outages?: Outages): TestNode;
  /** Lets time go by, and everything that is due be done. */
  passTime(milliseconds: number): Promise<void>;
}

export async function openSchedulerFixture(): Promise<SchedulerFixture> {
  const fixture = await openFixture();
  const timers = new FakeTimers(fixture.clock);
  const nodes: TestNode[] = [];
  const errors: unknown[] = [];
  const settle = async () => {
    for (const { scheduler } of nodes) await scheduler.settled();
  };
  return {
    ...fixture,
    timers,
    errors,
    addNode(botRunner = inProcessBotRunner(), pauseMs = BOT_PAUSE_MS, outages) {
      const now = () => fixture.clock.at;
      const liveTables = new LiveTables(fixture.store, GAMES, now, outages);
      const heartbeat =
        outages && new Heartbeat({ outages, timers: timers, onError: (error) => errors.push(error) });
      const scheduler = new Scheduler({
        ...{ liveTables, store: fixture.store, pauseMs, timers: timers },
        botRunner: deterministic(botRunner),
        now,
        onError: (error) => errors.push(error),
      });
      scheduler.start();
      const node: TestNode = {
        liveTables,
        scheduler: {
          async close() {
            await heartbeat?.close();
            await scheduler.close();
          },
          async settled() {
            await heartbeat?.settled();
            await scheduler.settled();
          },
        },
      };
      nodes.push(node);
      return node;
    },
    passTime: async (milliseconds) => {
      await settle();
      await timers.pass(milliseconds, settle);
    },
    close: async () => {
      for (const { scheduler } of nodes) await scheduler.close();
      await fixture.close();
    },
  };
}

/** Thinks the same whenever a test runs. */
function deterministic(botRunner: BotRunner): BotRunner {
  let seed = 0;
  return {
    decide: (question) => botRunner.decide({ ...question, seed: seed++ }),
    close: () => botRunner.close(),
  };
}

/** A table with these people and bots, begun. Who is called as a bot is one. */
export async function beginWith(
  { clock, store }: Pick<Fixture, 'clock' | 'store'>,
  liveTables: LiveTables,
  game: string,
  players: readonly string[],
  settings: object = {},
  options: object = {},
): Promise<LiveTable> {
  const read = GAMES.newest(game)!.game.readOptions({ ...options, seats: players.length });
  if (!read.ok) throw new Error(read.because);
  const host = players.find((name) => !isBot(name)) ?? 'host';
  const liveTable = await liveTables.open(
    {
      game,
      options: read.value,
      settings: TableSettings.parse({ visibility: 'public', ...settings }),
      by: host,
    },
    deterministicKeys(store),
  );
  for (const [seat, name] of players.entries())
    if (isBot(name)) await mustPerform(liveTable, host, { type: 'bot', seat, bot: name }, clock);
    else await mustPerform(liveTable, name, { type: 'sit', seat, nonce: '' }, clock);
  await mustPerform(liveTable, host, { type: 'begin' }, clock);
  return liveTable;
}

const isBot = (name: string): boolean => name === 'greedy' || name === 'random';

/** Returns the kinds of all entries in the log. */
export const entryKinds = (liveTable: LiveTable): readonly string[] =>
  liveTable.snapshot.log.map(({ entry }) => entry.kind);

export const perform = (
  liveTable: LiveTable,
  person: string,
  command: Command,
  { clock }: Pick<Fixture, 'clock'>,
) => liveTable.perform({ person, isInvited: false }, command, () => clock.at);
