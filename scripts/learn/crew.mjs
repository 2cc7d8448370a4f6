// Plays games for learning in threads, and stores them on the disk in batches, each written in one step.
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { gunzipSync, gzipSync } from 'node:zlib';
import { at } from '../run-tool.mjs';

/** Returns a folder outside of git for one kind of table. */
export function shelf(name) {
  const folder = at('.cache/learn', name);
  mkdirSync(folder, { recursive: true });
  const file = (part) => path.join(folder, part);
  return {
    has: (part) => existsSync(file(part)),
    read: (part) => readFileSync(file(part)),
    write(part, data) {
      writeFileSync(`${file(part)}.new`, data);
      renameSync(`${file(part)}.new`, file(part));
    },
  };
}

/**
 * Packs games as bytes: a line of JSON with facts about each, then their states of so many words one after the other.
 */
export function packGames(games, words) {
  const told = { words, games: games.map(({ count, shares }) => ({ count, shares })) };
  const head = Buffer.from(`${JSON.stringify(told)}\n`);
  const states = games.map(({ snapshots: { buffer, byteOffset, byteLength } }) =>
    Buffer.from(buffer, byteOffset, byteLength),
  );
  return gzipSync(Buffer.concat([head, ...states]), { level: 1 });
}

export function unpackGames(packed, words) {
  const bytes = gunzipSync(packed);
  const end = bytes.indexOf(10);
  let from = end + 1;
  const told = JSON.parse(bytes.subarray(0, end).toString());
  if (told.words !== words)
    throw new Error('these games were kept by another version of the engine: remove .cache/learn');
  return told.games.map(({ count, shares }) => {
    const part = bytes.subarray(from, from + count * words * 4);
    from += part.length;
    return { count, shares, snapshots: new Int32Array(Uint8Array.from(part).buffer) };
  });
}

/**
 * Runs tasks in threads with `script` and the data `learn`: each thread answers a task with a message. Shows
 * progress, and returns the answers in any order.
 */
export async function inThreads(script, tasks, threads, name) {
  const waiting = [...tasks];
  const answers = [];
  const start = Date.now();
  const work = async () => {
    const worker = new Worker(script, { workerData: 'learn' });
    while (waiting.length > 0) {
      worker.postMessage(waiting.shift());
      const [answer] = await once(worker, 'message');
      answers.push(answer);
      const left = ((Date.now() - start) / answers.length / 60_000) * (tasks.length - answers.length);
      console.log(`${name}: ${answers.length} of ${tasks.length} batches, ${left.toFixed(1)} minutes left`);
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: Math.min(threads, tasks.length) }, work));
  return answers;
}
