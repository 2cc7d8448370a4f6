import { parentPort, workerData } from 'node:worker_threads';
import { playGame } from '@bastide/arena';
import { entryNamed, listFrom } from '../game/list.ts';
import { threadClock } from './clock.ts';
import { openPlayers, type Players } from './players.ts';
import type { ArenaGameResult, ArenaTask, FromThread, ToThread } from './task.ts';

const { list, plan, keepsRecords } = workerData as ArenaTask;
const entry = entryNamed(await listFrom(list), plan.game);
const tell = (told: FromThread) => parentPort!.postMessage(told);
const cast: Players = await openPlayers(plan, {
  started: (pid) => tell({ started: pid }),
  ended: (pid) => tell({ ended: pid }),
});
const clock = threadClock();

async function play(n: number): Promise<ArenaGameResult> {
  const { result, record } = await playGame(entry.game, plan, n, cast.at(n), {
    clock,
    gains: entry.gains,
    names: plan.entrants,
  });
  return { played: result, ...(keepsRecords && { record: JSON.stringify(record) }) };
}

parentPort!.on('message', async (asked: ToThread) => {
  if (asked !== 'end') return tell({ done: await play(asked) });
  await cast.close();
  process.exit();
});
tell({});
