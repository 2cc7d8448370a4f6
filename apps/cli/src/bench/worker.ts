import { parentPort, workerData } from 'node:worker_threads';
import { botsFor, loadBot } from '@bastide/bots';
import { entryNamed, listFrom } from '../game/list.ts';
import { type Amounts, type BenchRound, BOT_WORK, decisionsOf } from '../game/suite.ts';
import { decisionRate } from './measure.ts';

/** The task of a thread; `list` is the module that exports the list of games. */
export interface Bench {
  readonly list: string;
  readonly game: string;
  readonly amounts: Amounts;
}

/** Plays rounds of one suite by number, and answers each with its results. */
const { list, game: name, amounts } = workerData as Bench;
const entry = entryNamed(await listFrom(list), name);
const { game } = entry;
const suite = await entry.suite!();
// A bot limited by time gets a fixed amount of work instead, which does not depend on the machine.
const bots = await Promise.all(
  botsFor(name).map(async (bot) => [bot, await loadBot(name, `${bot}@${BOT_WORK}`)] as const),
);

function round(of: Amounts, number: number): BenchRound {
  const { figures, sanity } = suite.round(of, number);
  const rates = bots.map(
    ([bot, mind]) =>
      [decisionsOf(name, bot), decisionRate(game, suite.table, mind, of.botSeconds, number)] as const,
  );
  return { figures: { ...figures, ...Object.fromEntries(rates) }, sanity };
}

suite.warmUp();
round({ ...amounts, games: 1, playouts: 100, readableGames: Math.min(20, amounts.readableGames) }, 0);
parentPort!.on('message', (number: number) => parentPort!.postMessage(round(amounts, number)));
parentPort!.postMessage('ready');
