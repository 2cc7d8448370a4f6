import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { program } from './debian.ts';
import { freePort } from './port.ts';
import { type Service, startService } from './process.ts';

/** A PostgreSQL of our own in a temporary folder. It keeps its promises: nothing that makes it durable is turned off. */
export interface Postgres {
  /** The URL of a new and empty database. */
  database(): Promise<string>;
  /** Starts it again after it was ended. */
  start(): Promise<void>;
  /** SIGINT: an end in order. SIGQUIT: at once, as after a crash. SIGKILL: dead, and its children with it. */
  end(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void>;
  /** Ends it and removes its folder. */
  remove(): Promise<void>;
}

const FOLDERS = ['/usr/lib/postgresql/15/bin', ...installed('/usr/lib/postgresql')];
const found = await program('postgres', 'postgresql-15', FOLDERS);

/** Why there is no PostgreSQL on this machine; undefined where there is one. */
export const whyNoPostgres: string | undefined = 'why' in found ? found.why : undefined;

/** Starts one on a free port. */
export async function startPostgres(): Promise<Postgres> {
  if ('why' in found) throw new Error(found.why);
  const { file } = found;
  const who = ordinaryUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'bastide-postgres-'));
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid);
  const data = path.join(folder, 'data');
  const initdb = path.join(path.dirname(file), 'initdb');
  const flags = ['--auth=trust', '--username=bastide', '--encoding=UTF8', '--locale=C', '--no-sync'];
  execFileSync(initdb, ['-D', data, ...flags], { ...who, cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] });

  const port = await freePort();
  const urlOf = (name: string) => `postgres://bastide@127.0.0.1:${port}/${name}`;
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, `port=${port}`];
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  let service: Service | undefined;
  let databases = 0;

  const start = async () => {
    service = startService(file, args, who);
    await ready(urlOf('postgres'));
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
    async remove() {
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** After a crash it repairs itself first, and refuses everybody meanwhile. */
async function ready(url: string): Promise<void> {
  const until = performance.now() + 30_000;
  for (;;) {
    try {
      return await query(url, 'select 1');
    } catch (error) {
      if (performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
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
