import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { Bus } from '../../src/bus/bus.ts';

export interface Hint {
  readonly table: string;
  readonly version: number;
}

export const HINT: z.ZodType<Hint> = z.object({ table: z.string(), version: z.int() });

export const hint = (version: number): Hint => ({ table: 't', version });

/** Contract of every bus. `open` lets one more get on, and resolves when it hears. */
export function busContract(open: () => Promise<Bus<Hint>>): void {
  const opened: Bus<Hint>[] = [];
  const getOn = async () => {
    const bus = await open();
    opened.push(bus);
    const heard: number[] = [];
    const leave = bus.subscribe(({ version }) => heard.push(version));
    return { bus, heard, leave };
  };
  afterEach(() => Promise.all(opened.splice(0).map((bus) => bus.close())));

  test('all others hear a hint, in order, and its sender does not', async () => {
    const [a, b, c] = [await getOn(), await getOn(), await getOn()];
    for (let version = 0; version < 100; version++) a.bus.publish(hint(version));
    const all = Array.from({ length: 100 }, (_, version) => version);
    await expect.poll(() => [b.heard, c.heard]).toEqual([all, all]);
    b.bus.publish(hint(100));
    await expect.poll(() => [a.heard, c.heard]).toEqual([[100], [...all, 100]]);
    expect(b.heard).toEqual(all);
  });

  test('telling does not wait for those who hear', async () => {
    const [a, b] = [await getOn(), await getOn()];
    a.bus.publish(hint(1));
    expect(b.heard).toEqual([]);
    await expect.poll(() => b.heard).toEqual([1]);
  });

  test('a listener that throws harms nobody', async () => {
    const [a, b] = [await getOn(), await getOn()];
    b.bus.subscribe(() => {
      throw new Error('deaf');
    });
    const after: number[] = [];
    b.bus.subscribe(({ version }) => after.push(version));
    a.bus.publish(hint(1));
    a.bus.publish(hint(2));
    await expect
      .poll(() => [b.heard, after])
      .toEqual([
        [1, 2],
        [1, 2],
      ]);
  });

  test('a listener that has left hears no more', async () => {
    const [a, b, c] = [await getOn(), await getOn(), await getOn()];
    b.leave();
    a.bus.publish(hint(1));
    await expect.poll(() => c.heard).toEqual([1]);
    await c.bus.close();
    const after: number[] = [];
    b.bus.subscribe(({ version }) => after.push(version));
    a.bus.publish(hint(2));
    await expect.poll(() => after).toEqual([2]);
    expect([b.heard, c.heard]).toEqual([[], [1]]);
  });

  test('telling after the end is no mistake', async () => {
    const [a, b, c] = [await getOn(), await getOn(), await getOn()];
    await a.bus.close();
    a.bus.publish(hint(1));
    await a.bus.close();
    // Whatever was told before is heard before.
    c.bus.publish(hint(2));
    await expect.poll(() => b.heard).toEqual([2]);
  });
}
