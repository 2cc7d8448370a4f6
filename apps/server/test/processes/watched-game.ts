import { setTimeout as sleep } from 'node:timers/promises';
import { replay } from '@bastide/contract';
import { decisionOf, type Entry, fold, type Table } from '@bastide/protocol';
import { GAMES } from '../../src/games.ts';
import { Client } from '../http/client.ts';

/** A table at which bots alone play, and somebody who looks on by whatever server lives. */
export interface WatchedGame {
  readonly table: string;
  /** The log so far, as it was told. */
  readonly entries: readonly Entry[];
  /** Goes on by another server. */
  move(url: string): void;
  /** Waits until so many entries are there. Throws if they do not come in time. */
  waitForEntries(count: number): Promise<void>;
  /** Waits until nothing has come for so many milliseconds; false if the game ended before. */
  isIdleFor(milliseconds: number): Promise<boolean>;
  /** Waits for the end of the game. */
  readonly finished: Promise<void>;
}

/** Nothing here takes longer, in milliseconds. */
const TIMEOUT_MS = 120_000;

/** Opens a table for bots, and begins. */
export async function openBotTable(url: string, game: string, options: object): Promise<WatchedGame> {
  const host = await new Client(url).joinAsGuest('Host');
  const mustSucceed = async (asked: ReturnType<Client['request']>) => {
    const { status, body } = await asked;
    if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body;
  };
  const opening = { game, options: { ...options, seats: 2 }, settings: { visibility: 'public' } };
  const { table } = await mustSucceed(host.request('POST', '/tables', opening));
  for (const seat of [0, 1]) await mustSucceed(host.command(table, { type: 'bot', seat, bot: 'greedy' }));
  await mustSucceed(host.command(table, { type: 'begin' }));
  return watchTable(url, table);
}

function watchTable(first: string, table: string): WatchedGame {
  const entries: Entry[] = [];
  let url = first;
  let at = performance.now();
  let isOver = false;
  const read = async () => {
    for (let cursor = ''; !isOver; await sleep(50)) {
      try {
        const headers = { ...(cursor && { 'last-event-id': cursor }) };
        for await (const { event, id, data } of new Client(url).lines(`/tables/${table}/stream`, headers)) {
          if (event !== 'table') continue;
          cursor = id!;
          entries.push(...data.entries);
          at = performance.now();
          isOver = entries.at(-1)!.kind === 'over';
          if (isOver) break;
        }
      } catch {
        // That server is gone.
      }
    }
  };
  const finished = read();
  const until = performance.now() + TIMEOUT_MS;
  const waitFor = async (isTrue: () => boolean) => {
    for (; !isTrue(); await sleep(10))
      if (performance.now() > until) throw new Error(`${table} stands at ${entries.length} entries`);
  };
  return {
    table,
    entries,
    finished,
    move(next) {
      url = next;
    },
    waitForEntries: (count) => waitFor(() => isOver || entries.length >= count),
    async isIdleFor(milliseconds) {
      await waitFor(() => isOver || performance.now() - at > milliseconds);
      return !isOver;
    },
  };
}

/** Figures of a finished game of bots. */
export interface DecisionStats {
  /** Number of decisions by bots: each once. */
  readonly decisions: number;
  /** The longest that a bot let the table wait, in milliseconds. */
  readonly longest: number;
}

/** Reads all that was told of a game of bots. Throws where an entry is missing or comes twice, or a bot acts that was not asked. */
export function decisionStats(entries: readonly Entry[]): DecisionStats {
  let table: Table | undefined;
  let decisions = 0;
  let longest = 0;
  for (const [seq, entry] of entries.entries()) {
    if (entry.seq !== seq) throw new Error(`entry ${seq} has the number ${entry.seq}`);
    if (entry.kind === 'act' && entry.by !== 'chance') {
      if (decisionOf(table!, entry.by) === undefined) throw new Error(`${entry.by} acts at ${seq} unasked`);
      decisions++;
      longest = Math.max(longest, entry.at - entries[seq - 1]!.at);
    }
    table = fold(table, entry);
  }
  return { decisions, longest };
}

/** Plays the record of a finished table again, by the rules. Throws where they refuse it, or it is not what was told. */
export async function replayRecord(url: string, { table, entries }: WatchedGame): Promise<void> {
  const { body: record } = await new Client(url).request('GET', `/tables/${table}/record`);
  const replayed = replay(GAMES.newest(record.game)!.game, record);
  if (!replayed.ok) throw new Error(`${replayed.at}: ${replayed.because}`);
  const acts = entries.filter(({ kind }) => kind === 'act').length;
  if (acts !== record.actions.length) throw new Error(`${acts} acts were told of ${record.actions.length}`);
}
