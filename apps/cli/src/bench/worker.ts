import { parentPort, workerData } from 'node:worker_threads';
import type { Amounts } from './suite.ts';
import { SUITES } from './suites.ts';

/** Plays one suite's rounds when asked for them by number, and answers each with what it found. */
const { suite: name, amounts } = workerData as { readonly suite: string; readonly amounts: Amounts };
const suite = SUITES[name]!;

suite.warmUp();
suite.round({ ...amounts, games: 1, readableGames: Math.min(20, amounts.readableGames) }, 0);
parentPort!.on('message', (number: number) => parentPort!.postMessage(suite.round(amounts, number)));
parentPort!.postMessage('ready');
