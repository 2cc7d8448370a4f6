import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { program } from './debian.ts';
import { freePort } from './port.ts';
import { type Service, startService, whenReady } from './process.ts';

/** A PostgreSQL of our own in a temporary folder. It keeps its promises: nothing that makes it durable is turned off. */
export interface Postgres {
  /** The URL of a new and empty database. */
  database(): Promise<string>;
  /** Starts it again after it was ended. */
  start(): Promise<void>;
  /** SIGINT: an end in order. SIGQUIT: at once, as after a crash. SIGKILL: dead, and its children with it. */
  end(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void>;
  /** Kills the process of one connection; the database then throws out all others and repairs itself. */
  killBackend(): Promise<void>;
  /** Ends it and removes its folder. */
  remove(): Promise<void>;
}

const FOLDERS = ['/usr/lib/postgresql/15/bin', ...installed('/usr/lib/postgresql')];
const found = await program('postgres', 'postgresql-15', FOLDERS);

/** Reason for which there is no PostgreSQL on this machine; undefined where there is one. */
export const whyNoPostgres: string | undefined = 'why' in found ? found.why : undefined;

/** Starts one on a free port. */
export async function startPostgres(): Promise<Postgres> {
  if ('why' in found) throw new Error(found.why);
  const { file } = found;
  const client = ordinaryUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'bastide-postgres-'));
  if (client.uid !== undefined) chownSync(folder, client.uid, client.gid!);
  const data = path.join(folder, 'data');
  const initdb = path.join(path.dirname(file), 'initdb');
  const flags = ['--auth=trust', '--username=bastide', '--encoding=UTF8', '--locale=C', '--no-sync'];
  execFileSync(initdb, ['-D', data, ...flags], {
    ...client,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'inherit'],
  });

  const port = await freePort();
  const urlOf = (name: string) => `postgres://bastide@127.0.0.1:${port}/${name}`;
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, `port=${port}`];
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  let service: Service | undefined;
  let databases = 0;

  const start = async () => {
    // After it was killed its children live on for a moment, and as long as they do it refuses to start.
    for (const until = performance.now() + 30_000; ; await sleep(100)) {
      service = startService(file, args, client);
      try {
        return await whenReady(service, ready(urlOf('postgres')));
      } catch (error) {
        if (performance.now() > until) throw error;
      }
    }
  };
  const end = async (signal: NodeJS.Signals) => {
    await service?.end(signal);
    service = undefined;
  };
  await start();
  return {
    start,
    end,
    async database() {
      const name = `test_${++databases}`;
      await query(urlOf('postgres'), `create database ${name}`);
      return urlOf(name);
    },
    async killBackend() {
      const pids = await query(
        urlOf('postgres'),
        `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      );
      const { pid } = pids[Math.floor(Math.random() * pids.length)] ?? {};
      if (pid !== undefined) process.kill(pid, 'SIGKILL');
      await ready(urlOf('postgres'));
    },
    async remove() {
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function query(url: string, text: string): Promise<{ pid?: number }[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** After a crash it repairs itself first, and refuses everybody meanwhile. */
async function ready(url: string): Promise<void> {
  const until = performance.now() + 30_000;
  for (;;) {
    try {
      await query(url, 'select 1');
      return;
    } catch (error) {
      if (performance.now() > until) throw error;
      await sleep(50);
    }
  }
}

/** PostgreSQL refuses to run as root; its Debian package brings a user. */
function ordinaryUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function installed(folder: string): string[] {
  try {
    return readdirSync(folder).map((version) => path.join(folder, version, 'bin'));
  } catch {
    return [];
  }
}
