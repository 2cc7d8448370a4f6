import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bundleProgram } from '../../../../../scripts/bundle.mjs';
import { at } from '../../../../../scripts/run-tool.mjs';
import { startServed } from '../child.ts';
import { Lean, leanStream } from '../lean.ts';
import { LoadTable } from '../seats.ts';

/** Tables at the same time, and moves at each before it is called off. */
const TABLES = 20;
const MOVES = 60;
/** Once warm, memory may grow by so much, as a part of what it was. */
const GROWTH = 0.15;

interface Look {
  readonly minute: number;
  readonly games: number;
  readonly moves: number;
  /** MB in use after the garbage was collected. */
  readonly heap: number;
  readonly rss: number;
  readonly handles: number;
  /** Bytes of the store for each move so far. */
  readonly perMove: number;
}

/** `soak [minutes]`: players come and go, games begin and end; nothing may grow but the store. */
export default async function main([minutes = '30']: readonly string[]): Promise<boolean> {
  const data = mkdtempSync(path.join(tmpdir(), 'bastide-soak-'));
  const served = await startServed(await bundleProgram(at('apps/server/test/reliability/served.ts')), [data]);
  const until = Date.now() + Number(minutes) * 60_000;
  let games = 0;
  let moves = 0;
  const looks: Look[] = [];
  const come = async (n: number) => {
    // Everybody comes with lines of their own, and goes with them.
    while (Date.now() < until) {
      const made = await oneGame(served.port, n * 1_000_000 + games);
      moves += made;
      games++;
    }
  };
  const look = async () => {
    const every = Math.max(5_000, (Number(minutes) * 60_000) / 30);
    while (Date.now() < until) {
      await sleep(every);
      const { heapUsed, rss, handles } = await served.used(true);
      const size = readdirSync(data).reduce((sum, file) => sum + statSync(path.join(data, file)).size, 0);
      const minute = Math.round((Number(minutes) * 60_000 - (until - Date.now())) / 6_000) / 10;
      looks.push({
        minute,
        games,
        moves,
        heap: mb(heapUsed),
        rss: mb(rss),
        handles,
        perMove: Math.round(size / Math.max(1, moves)),
      });
    }
  };
  try {
    await Promise.all([look(), ...Array.from({ length: TABLES }, (_, n) => come(n))]);
    console.table(looks);
    const warm = looks.slice(Math.floor(looks.length / 3));
    const half = Math.ceil(warm.length / 2);
    const growth = median(warm.slice(half)) / median(warm.slice(0, half)) - 1;
    console.log(
      `the heap of the last third is ${(100 * growth).toFixed(1)} % more than that of the one before`,
    );
    for (const line of served.said) console.error(line);
    return growth < GROWTH && served.said.length === 0 && games > 0;
  } finally {
    await served.end();
    rmSync(data, { recursive: true, force: true });
  }
}

const mb = (bytes: number) => Math.round((10 * bytes) / 1024 / 1024) / 10;
const median = (looks: readonly Look[]): number =>
  looks.map(({ heap }) => heap).sort((a, b) => a - b)[Math.floor(looks.length / 2)] ?? Number.NaN;

/** Two people arrive, play for a while before an onlooker, call it off and go. Returns how many moves they made. */
async function oneGame(port: number, seed: number): Promise<number> {
  const lean = new Lean(port, 2);
  const streams: Socket[] = [];
  try {
    const must = async (asked: ReturnType<Lean['ask']>) => {
      const answer = await asked;
      if (answer.status >= 300) throw new Error(`${answer.status} ${answer.body}`);
      return { ...answer, body: JSON.parse(answer.body) };
    };
    const cookies: string[] = [];
    for (const name of ['Ann', 'Bob']) {
      const { cookie } = await must(lean.ask('POST', '/me', { name }));
      cookies.push(`cookie: ${cookie}\r\nsec-fetch-site: same-origin\r\n`);
    }
    const [ann, bob] = cookies as [string, string];
    const game =
      seed % 2 === 0
        ? { game: 'carcassonne', options: { edition: 'c3', sets: [], seats: 2 } }
        : { game: 'catan', options: { seats: 2 } };
    const opening = { ...game, settings: { visibility: 'public' }, seat: 0 };
    const { table: id } = (await must(lean.ask('POST', '/tables', opening, ann))).body;
    const command = (what: object, who: string) => must(lean.ask('POST', `/tables/${id}`, what, who));
    await command({ type: 'sit', seat: 1 }, bob);
    await command({ type: 'begin' }, ann);
    const table = new LoadTable(id, cookies, seed);
    for (const [reader, cookie] of [ann, bob, ''].entries())
      streams.push(
        await leanStream(port, `/tables/${id}/stream`, cookie, (event) => {
          if (reader < 2 && event.startsWith('event: table')) table.hear(reader, event);
        }),
      );
    let made = 0;
    while (made < MOVES && !table.isOver) {
      if (await table.move(lean, `soak-${id}-${made}`)) made++;
      // What comes of it has to be read first.
      await sleep(5);
    }
    if (!table.isOver) {
      const { body } = await command({ type: 'ask', seat: 0, what: 'callOff' }, ann);
      await command({ type: 'answer', seat: 1, asked: body.version - 1, yes: true }, bob);
    }
    return made;
  } finally {
    for (const stream of streams) stream.destroy();
    lean.close();
  }
}
