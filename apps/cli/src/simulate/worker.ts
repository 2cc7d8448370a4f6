import { parentPort, workerData } from 'node:worker_threads';
import { series } from '@bastide/arena';
import { loadBot } from '@bastide/bots';
import { entryNamed, listFrom } from '../game/list.ts';
import type { FromWorker, SimulationSlice, SimulationTask } from './task.ts';

const { list, game: name, options, bots, seed, actionsAtMost, keepsRecords } = workerData as SimulationTask;
const { game } = entryNamed(await listFrom(list), name);
const seated = await Promise.all(bots.map((bot) => loadBot(name, bot)));

function play({ index, from, to }: SimulationSlice): FromWorker {
  const lines: string[] = [];
  const tally = series(game, options, seated, {
    seed,
    from,
    to,
    actionsAtMost,
    ...(keepsRecords && { onRecord: (record) => lines.push(`${JSON.stringify(record)}\n`) }),
  });
  return { played: { index, tally, records: lines.join('') } };
}

const ready: FromWorker = {};
parentPort!.on('message', (piece: SimulationSlice) => parentPort!.postMessage(play(piece)));
parentPort!.postMessage(ready);
