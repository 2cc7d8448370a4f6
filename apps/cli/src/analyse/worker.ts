import { parentPort, workerData } from 'node:worker_threads';
import { loadBot } from '@bastide/bots';
import { analystOf, Study } from '@bastide/coach';
import { entryNamed, listFrom } from '../game/list.ts';
import type { FromWorker, Job, ToWorker } from './task.ts';

const { list, game: name, options, acts, bot } = workerData as Job;
const { game } = entryNamed(await listFrom(list), name);
const study = new Study(game, analystOf(game, await loadBot(name, bot)), options, acts);

parentPort!.on('message', (task: ToWorker) =>
  parentPort!.postMessage({ found: study.do(task) } satisfies FromWorker),
);
parentPort!.postMessage({} satisfies FromWorker);
