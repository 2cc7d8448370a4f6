import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { flagAt, type TableUpdate, tableOf } from '@bastide/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../http/client.ts';
import { type StartedProgram, startProgram, whyNoProgram } from './program.ts';

/** Nobody of the server is there for so long at least, in milliseconds: longer than it takes to notice. */
const AWAY = 4_000;

describe.skipIf(whyNoProgram !== undefined)(
  `clocks of a server that is killed${whyNoProgram ? `: ${whyNoProgram}` : ''}`,
  () => {
    let folder: string;
    const started: StartedProgram[] = [];
    beforeAll(() => {
      folder = mkdtempSync(path.join(tmpdir(), 'bastide-killed-'));
    });
    afterAll(async () => {
      await Promise.all(started.map((one) => one.end('SIGKILL')));
      rmSync(folder, { recursive: true, force: true });
    });

    async function start(): Promise<{ readonly url: string; readonly program: StartedProgram }> {
      const program = startProgram(['serve', '--data', folder, '--port', '0', '--json']);
      started.push(program);
      const [url = ''] = await program.hears(/"url":"([^"]+)"/);
      return { url: new URL(url).origin, program };
    }

    /** Time left on the clock that runs, as a page shows it that has just been told. */
    function leftIn({ entries, at }: TableUpdate): number {
      const table = tableOf(entries)!;
      return flagAt(table.seats[table.awaits[0]!]!.clock)! - at;
    }

    test('the first who asks after the restart is told what was left at the kill', async () => {
      const before = await start();
      const host = await new Client(before.url).joinAsGuest('Host');
      const guest = await new Client(before.url).joinAsGuest('Guest');
      const settings = { visibility: 'public', clock: { kind: 'live', bank: 600, increment: 8 } };
      const opening = { game: 'catan', options: { seats: 2 }, settings, seat: 0 };
      const { table } = (await host.request('POST', '/tables', opening)).body;
      await guest.command(table, { type: 'sit', seat: 1 });
      await host.command(table, { type: 'begin' });
      await sleep(2_000);
      const read = async (client: Client) =>
        (await client.request('GET', `/tables/${table}`)).body as TableUpdate;
      const view = await read(host);
      await before.program.end('SIGKILL');
      const killed = Date.now();
      await sleep(AWAY);
      const again = Date.now();
      const after = await start();
      const client = host.atServer(after.url);
      const [{ due }] = (await client.request('GET', '/me/tables')).body.tables;
      const news = await read(client);
      const credited = news.entries.filter(({ kind }) => kind === 'credited');
      expect(credited).toHaveLength(1);
      // Only what passed while it was there counts.
      expect(leftIn(news)).toBeGreaterThanOrEqual(leftIn(view) - (news.at - view.at - (again - killed)));
      expect(leftIn(news)).toBeLessThanOrEqual(600_000);
      expect(due).toBeGreaterThanOrEqual(view.at + leftIn(view) + (again - killed));
      // A process that got no processor for three seconds was away too: what it is credited later comes on top.
      expect(due).toBeLessThanOrEqual(news.at + leftIn(news));
    });
  },
);
