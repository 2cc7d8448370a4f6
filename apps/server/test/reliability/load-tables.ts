import { setTimeout as sleep } from 'node:timers/promises';
import { LoadTable } from './load-table.ts';
import { openRawStream, type RawHttpClient } from './raw-http-client.ts';

const KINDS = {
  carcassonne: { game: 'carcassonne', options: { edition: 'c3', sets: ['traders'], seats: 2 } },
  catan: { game: 'catan', options: { seats: 2 } },
};

export type GameMix = keyof typeof KINDS | 'both';

/** Opens so many tables at which two of some people sit, and begins their games. */
export async function openTables(client: RawHttpClient, count: number, kind: GameMix): Promise<LoadTable[]> {
  const people: string[] = [];
  for (let n = 0; n < Math.min(200, count); n++) {
    const { cookie, status, body } = await client.request('POST', '/me', { name: `Load ${n}` });
    if (status !== 201) throw new Error(body);
    people.push(`cookie: ${cookie}\r\nsec-fetch-site: same-origin\r\n`);
  }
  const mustPost = async (path: string, body: object, headers: string) => {
    for (;;) {
      const { status, body: answer } = await client.request('POST', path, body, headers);
      if (status < 300) return JSON.parse(answer);
      if (status !== 503) throw new Error(`${status} ${answer}`);
      await sleep(1_000);
    }
  };
  const open = async (n: number): Promise<LoadTable> => {
    const pair = [people[n % people.length]!, people[(n + 1) % people.length]!] as const;
    const both = kind === 'both' ? (n % 2 === 0 ? KINDS.carcassonne : KINDS.catan) : KINDS[kind];
    const request = { ...both, settings: { visibility: 'public' }, seat: 0 };
    const { table } = await mustPost('/tables', request, pair[0]);
    await mustPost(`/tables/${table}`, { type: 'sit', seat: 1 }, pair[1]);
    await mustPost(`/tables/${table}`, { type: 'begin' }, pair[0]);
    return new LoadTable(table, pair, n + 1);
  };
  const all: LoadTable[] = [];
  for (let n = 0; n < count; n += 50)
    all.push(...(await Promise.all(Array.from({ length: Math.min(50, count - n) }, (_, i) => open(n + i)))));
  return all;
}

/** Streams of those who sit there, and of onlookers, so many at each table; `onMessage` is told of each message. */
export async function openStreams(
  port: number,
  all: readonly LoadTable[],
  each: number,
  onMessage: (table: LoadTable) => void,
) {
  const open = (table: LoadTable, reader: number) => {
    const cookie = table.cookies[reader] ?? '';
    const onEvent = (event: string) => {
      if (!event.startsWith('event: table')) return;
      onMessage(table);
      if (reader < 2) table.receive(reader, event);
    };
    return openRawStream(port, `/tables/${table.id}/stream`, cookie, onEvent);
  };
  for (let n = 0; n < all.length; n += 20)
    await Promise.all(
      all
        .slice(n, n + 20)
        .flatMap((table) => Array.from({ length: each }, (_, reader) => open(table, reader))),
    );
}
