import { Kysely } from 'kysely';
import Sqlite from 'libsql';
import { openApi } from '../src/api.ts';
import { DEFAULT_LIMITS, DEFAULT_SETTINGS, type Limits, type ServerSettings } from '../src/http/settings.ts';
import type { RouteContext } from '../src/people/identity.ts';
import { migrate } from '../src/store/migrate.ts';
import type { Database } from '../src/store/schema.ts';
import { EmbeddedDialect } from '../src/store/sqlite/dialect.ts';

/** When the tests take place: 1 March 2030. */
export const START = Date.UTC(2030, 2, 1);
export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** A store in memory: the tables, and nothing of games. */
export async function memoryStore(): Promise<RouteContext['store']> {
  const db = new Kysely<Database>({ dialect: new EmbeddedDialect(new Sqlite(':memory:')) });
  await migrate(db as Kysely<unknown>, 'sqlite');
  return { db, transact: (work) => db.transaction().execute(work) };
}

/** A server with people, its clock, and all that it has logged. */
export async function openTestApi({
  limits = {},
  log = 'trace',
  store = memoryStore(),
  ...settings
}: Partial<Omit<ServerSettings, 'limits'>> & {
  limits?: Partial<Limits>;
  store?: RouteContext['store'] | Promise<RouteContext['store']>;
} = {}) {
  const opened = await store;
  const clock = { now: START };
  const lines: string[] = [];
  const app = await openApi(
    {
      store: opened,
      settings: { ...DEFAULT_SETTINGS, log, ...settings, limits: { ...DEFAULT_LIMITS, ...limits } },
      now: () => clock.now,
    },
    { write: (line) => void lines.push(line) },
  );
  return { app, db: opened.db, clock, lines, browser: (host?: string) => browser(app, host) };
}

type App = Awaited<ReturnType<typeof openApi>>;
export type Headers = Readonly<Record<string, string>>;

/** A browser at a page of that server: it keeps the cookie and says where its requests come from. */
export function browser(app: App, origin = 'http://table.local') {
  const jar = new Map<string, string>();
  const { host, protocol } = new URL(origin);
  const ask = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
    more: Headers = {},
  ) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.inject({
      method,
      url: `/api${url}`,
      headers: {
        host,
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        ...(protocol === 'https:' && { 'x-forwarded-proto': 'https' }),
        ...(method !== 'GET' && { origin }),
        ...(cookie !== '' && { cookie }),
        ...more,
      },
      ...(body && { payload: body }),
    });
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
  return {
    jar,
    get: (url: string, more?: Headers) => ask('GET', url, undefined, more),
    post: (url: string, body?: object, more?: Headers) => ask('POST', url, body, more),
    put: (url: string, body?: object, more?: Headers) => ask('PUT', url, body, more),
    patch: (url: string, body?: object, more?: Headers) => ask('PATCH', url, body, more),
    delete: (url: string, more?: Headers) => ask('DELETE', url, undefined, more),
    /** Plays as a guest of that name from now on; the id. */
    arrive: async (name: string): Promise<string> => (await ask('POST', '/me', { name })).json().me.id,
  };
}
