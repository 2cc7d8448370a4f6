import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ResourceUsage, ServedProcess } from './child.ts';
import { LoadTable } from './load-table.ts';
import { openRawStream, RawHttpClient } from './raw-http-client.ts';

/** Games and moves so far. */
export interface SoakProgress {
  games: number;
  moves: number;
}

export interface SoakOptions {
  readonly served: ServedProcess;
  /** Tables at the same time. */
  readonly tables: number;
  /** Moves at each before it is called off. */
  readonly moves: number;
  /** Tells whether another game is begun after so many. */
  goesOn(begun: number): boolean;
}

/** Players come and go, games begin and end, and nobody is there any more when it is over. `progress` tells how far it is meanwhile. */
export async function soak(
  { served, tables, moves, goesOn }: SoakOptions,
  progress: SoakProgress,
): Promise<void> {
  let begun = 0;
  const playForever = async () => {
    // Everybody comes with lines of their own, and goes with them.
    while (goesOn(begun)) {
      const made = await oneGame(served.port, ++begun, moves);
      progress.moves += made;
      progress.games++;
    }
  };
  await Promise.all(Array.from({ length: tables }, playForever));
}

/** Returns the resource usage of a server when everybody has gone: connections take a moment to close. */
export async function usageWhenIdle(served: ServedProcess): Promise<ResourceUsage> {
  for (const until = performance.now() + 5_000; ; await sleep(100)) {
    const used = await served.usage(true);
    if ((used.readers === 0 && used.sockets === 0) || performance.now() > until) return used;
  }
}

/** Two people arrive, play for a while before an onlooker, call it off and go. Returns how many moves they made. */
async function oneGame(port: number, seed: number, moves: number): Promise<number> {
  const client = new RawHttpClient(port, 2);
  const streams: Socket[] = [];
  try {
    const mustSucceed = async (asked: ReturnType<RawHttpClient['request']>) => {
      const answer = await asked;
      if (answer.status >= 300) throw new Error(`${answer.status} ${answer.body}`);
      return { ...answer, body: JSON.parse(answer.body) };
    };
    const cookies: string[] = [];
    for (const name of ['Ann', 'Bob']) {
      const { cookie } = await mustSucceed(client.request('POST', '/me', { name }));
      cookies.push(`cookie: ${cookie}\r\nsec-fetch-site: same-origin\r\n`);
    }
    const [ann, bob] = cookies as [string, string];
    const game =
      seed % 2 === 0
        ? { game: 'carcassonne', options: { edition: 'c3', sets: [], seats: 2 } }
        : { game: 'catan', options: { seats: 2 } };
    const opening = { ...game, settings: { visibility: 'public' }, seat: 0 };
    const { table: id } = (await mustSucceed(client.request('POST', '/tables', opening, ann))).body;
    const command = (what: object, cookie: string) =>
      mustSucceed(client.request('POST', `/tables/${id}`, what, cookie));
    await command({ type: 'sit', seat: 1 }, bob);
    await command({ type: 'begin' }, ann);
    const table = new LoadTable(id, cookies, seed);
    for (const [reader, cookie] of [ann, bob, ''].entries())
      streams.push(
        await openRawStream(port, `/tables/${id}/stream`, cookie, (event) => {
          if (reader < 2 && event.startsWith('event: table')) table.receive(reader, event);
        }),
      );
    let made = 0;
    while (made < moves && !table.isOver) {
      if (await table.move(client, `soak-${id}-${made}`)) made++;
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
    client.close();
  }
}
