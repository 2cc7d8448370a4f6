import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Bus } from '../../src/bus/bus.ts';
import { natsBus } from '../../src/bus/nats.ts';
import { type Nats, prepareNats, whyNoNats } from '../services/nats.ts';
import { busContract, HINT, type Hint, hint } from './contract.ts';

const patient = { timeout: 45_000, interval: 20 };

describe.skipIf(whyNoNats)(`NATS${whyNoNats ? ` (${whyNoNats})` : ''}`, () => {
  let nats: Nats;
  beforeAll(async () => {
    nats = await prepareNats();
    await nats.start();
  });
  afterAll(() => nats?.end('SIGKILL'));

  busContract(async () => (await getOn()).bus);

  /** Gets on and waits for the line. */
  async function getOn() {
    const lines: string[] = [];
    const bus = natsBus({ url: nats.url, schema: HINT, onStatus: (line) => lines.push(line) });
    const { heard, gaps } = listening(bus);
    await vi.waitFor(() => expect(lines).toEqual(['up']), patient);
    return { bus, lines, heard, gaps };
  }

  for (const signal of ['SIGINT', 'SIGKILL'] as const)
    test(`hints flow again after a server was ended by ${signal} and came back`, async () => {
      const [a, b] = [await getOn(), await getOn()];
      expect(b.gaps.count).toBe(1); // whatever was told before the line was there
      expect(b.bus.msSinceGap()).toBe(Number.POSITIVE_INFINITY);
      await nats.end(signal);
      await vi.waitFor(
        () =>
          expect([a.lines, b.lines]).toEqual([
            ['up', 'cut'],
            ['up', 'cut'],
          ]),
        patient,
      );
      expect(b.bus.msSinceGap()).toBe(0);
      for (let version = 0; version < 1_000; version++) a.bus.publish(hint(version));
      await sleep(1_500); // longer than one attempt takes
      await nats.start();
      await vi.waitFor(() => expect([a.gaps.count, b.gaps.count]).toEqual([2, 2]), patient);
      const since = b.bus.msSinceGap();
      expect(since).toBeLessThan(45_000);
      await sleep(20);
      expect(b.bus.msSinceGap()).toBeGreaterThan(since);
      a.bus.publish(hint(-1));
      await vi.waitFor(() => expect(b.heard).toEqual([-1]), patient);
      await Promise.all([a.bus.close(), b.bus.close()]);
    });

  test('deployments that share a server hear nothing of each other', async () => {
    const lines: string[] = [];
    const onStatus = (line: string) => lines.push(line);
    const other = natsBus({ url: `${nats.url}/other`, schema: HINT, onStatus });
    const { heard } = listening(other);
    await vi.waitFor(() => expect(lines).toEqual(['up']), patient);
    const [a, b] = [await getOn(), await getOn()];
    a.bus.publish(hint(1));
    await vi.waitFor(() => expect(b.heard).toEqual([1]), patient);
    expect(heard).toEqual([]);
    await Promise.all([a.bus.close(), b.bus.close(), other.close()]);
  });

  test('a server that comes late is found, and one that is away lets us end', async () => {
    const late = await prepareNats();
    const lines: string[] = [];
    const bus = natsBus({ url: late.url, schema: HINT, onStatus: (line) => lines.push(line) });
    const { gaps } = listening(bus);
    bus.publish(hint(1));
    await sleep(100);
    expect([lines, gaps.count, bus.msSinceGap()]).toEqual([[], 0, 0]);
    await late.start();
    await vi.waitFor(() => expect([lines, gaps.count]).toEqual([['up'], 1]), patient);
    expect(bus.msSinceGap()).toBeLessThan(45_000);
    await late.end('SIGKILL');
    await vi.waitFor(() => expect(lines).toEqual(['up', 'cut']), patient);
    await bus.close();
  });

  test('messages of strangers are ignored', async () => {
    const { bus, heard } = await getOn();
    const stranger = await connect({ servers: nats.url });
    for (const junk of [
      '',
      'x',
      'null',
      '{}',
      '{"table":1,"version":2}',
      '\u0000',
      '{"table":"t","version":0.5}',
    ])
      stranger.publish('bastide.hints', junk);
    stranger.publish('bastide.hints', JSON.stringify(hint(7)));
    await vi.waitFor(() => expect(heard).toEqual([7]), patient);
    await stranger.close();
    await bus.close();
  });
});

function listening(bus: Bus<Hint>) {
  const heard: number[] = [];
  const gaps = { count: 0 };
  bus.subscribe(({ version }) => heard.push(version));
  bus.onGap(() => gaps.count++);
  return { heard, gaps };
}
