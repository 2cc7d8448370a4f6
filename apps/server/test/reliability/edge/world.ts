import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decisionOf, tableOf } from '@bastide/protocol';
import { RawHttpClient } from '../raw-http-client.ts';
import type { Schema } from './json.ts';

/** One operation of the server's own description, or a path of the page. */
export interface Route {
  readonly method: string;
  /** With parameters in braces, as in `/api/tables/{id}`. */
  readonly path: string;
  readonly queries: readonly string[];
  /** Absent: it takes no body. */
  readonly body?: Schema;
}

/** Everything that a request may name. */
export interface World {
  readonly port: number;
  readonly routes: readonly Route[];
  /** Header lines that sign somebody in: two who sit at tables, one who sits at none, and a bot account. */
  readonly cookies: readonly string[];
  readonly bearer: string;
  /** One that waits for its host, one whose game goes on. */
  readonly tables: readonly string[];
  readonly people: readonly string[];
  /** The decision that the second table waits for, and the cookie of whoever may make it. */
  readonly due: {
    readonly cookie: string;
    readonly seat: number;
    readonly decision: string;
    readonly seen: number;
  };
}

const HASHED = '/assets/page-0a1b2c3d';
/** More than a connection takes at once. */
const LARGE = '/assets/large-0a1b2c3d.js';
const LARGE_BYTES = 300_000;

const PAGE = [
  ...['/', '/index.html', '/index', '/sw.js', '/app.en.webmanifest', '/scene.avif', '/favicon.ico'],
  ...[LARGE, LARGE, `${HASHED}.js`, `${HASHED}.css`, '/assets/missing-0a1b2c3d.js', '/assets', '/assets/'],
  ...['/play/catan', '/table/x', '/rules/en/carcassonne', '/problems/not-found', '/problems/', '/a/b/c/d'],
  ...['/api', '/api/', '/api/openapi.json', '/healthz/', '/metrics/', '/.well-known/security.txt', '/.env'],
];

/** Writes a small page, so that the page's handler is tried without a build. */
export function writePage(folder: string): void {
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  const files = ['index.html', 'sw.js', 'app.en.webmanifest', 'scene.avif', `${HASHED}.js`, `${HASHED}.css`];
  for (const file of files) {
    writeFileSync(path.join(folder, file), `<!doctype html><title>${file}</title>\n`);
    for (const end of ['br', 'gz']) writeFileSync(path.join(folder, `${file}.${end}`), `${file}.${end}`);
  }
  writeFileSync(path.join(folder, LARGE), 'x'.repeat(LARGE_BYTES));
}

/** Opens two tables on a server, signs in whoever is needed, and reads which routes there are. */
export async function prepareWorld(port: number): Promise<World> {
  const client = new RawHttpClient(port, 1);
  const ask = async (method: string, to: string, body?: unknown, headers = '') => {
    const answer = await client.request(method, to, body, headers);
    if (answer.status >= 300) throw new Error(`${method} ${to}: ${answer.status} ${answer.body}`);
    return { cookie: answer.cookie, body: JSON.parse(answer.body) };
  };
  try {
    const arrive = async (name: string) => {
      const { cookie, body } = await ask('POST', '/me', { name });
      return { cookie: `Cookie: ${cookie}`, id: body.me.id as string };
    };
    const [ann, bob, mal] = [await arrive('Ann'), await arrive('Bob'), await arrive('Mal')];
    const as = (client: { cookie: string }, more = '') =>
      `${client.cookie}\r\nsec-fetch-site: same-origin\r\n${more}`;
    const open = async (game: string, options: object) => {
      const wanted = { game, options: { seats: 2, ...options }, seat: 0 };
      const { table, invite } = (await ask('POST', '/tables', wanted, as(ann))).body;
      await ask('POST', `/tables/${table}`, { type: 'sit' }, as(bob, `bastide-invite: ${invite}\r\n`));
      return table as string;
    };
    const waiting = await open('carcassonne', { edition: 'c3', sets: [] });
    const begun = await open('catan', {});
    await ask('POST', `/tables/${begun}`, { type: 'begin' }, as(ann));
    const { entries, version } = (await ask('GET', `/tables/${begun}`, undefined, as(ann))).body;
    const decisions = [0, 1].map((seat) => decisionOf(tableOf(entries)!, seat));
    const seat = decisions.findIndex((decision) => decision !== undefined);
    const { token } = (await ask('POST', '/me/bots', { name: 'Robo' }, as(ann))).body;
    const { body: description } = await ask('GET', '/openapi.json');
    return {
      port,
      routes: [...routesOf(description), ...PAGE.map((to) => ({ method: 'GET', path: to, queries: [] }))],
      cookies: [ann.cookie, bob.cookie, mal.cookie],
      bearer: `Authorization: Bearer ${token}`,
      tables: [waiting, begun],
      people: [ann.id, bob.id, mal.id],
      due: { cookie: (seat === 0 ? ann : bob).cookie, seat, decision: decisions[seat]!, seen: version },
    };
  } finally {
    client.close();
  }
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

/** All operations of an OpenAPI document. */
function routesOf({
  paths,
}: {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}) {
  return Object.entries(paths).flatMap(([to, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]): Route => {
      const body = requestBody?.content['application/json']?.schema;
      const queries = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
      return { method: method.toUpperCase(), path: to, queries, ...(body && { body }) };
    }),
  );
}
