import { parentPort, workerData } from 'node:worker_threads';
import { entryNamed, listFrom } from '../game/list.ts';
import type { Amounts } from '../game/suite.ts';

/** What a thread is to measure; `list` is the module of the list of games. */
export interface Bench {
  readonly list: string;
  readonly game: string;
  readonly amounts: Amounts;
}

/** Plays one suite's rounds when asked for them by number, and answers each with what it found. */
const { list, game, amounts } = workerData as Bench;
const suite = entryNamed(await listFrom(list), game).suite!;

suite.warmUp();
suite.round({ ...amounts, games: 1, readableGames: Math.min(20, amounts.readableGames) }, 0);
parentPort!.on('message', (number: number) => parentPort!.postMessage(suite.round(amounts, number)));
parentPort!.postMessage('ready');
