import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { LoadGate } from '../../src/http/load-gate.ts';

/** A gate on a clock that is turned by hand. */
function gateAt() {
  const clock = { now: 0 };
  const gate = new LoadGate(() => clock.now);
  const server = new EventEmitter();
  gate.observe(server as unknown as Server);
  const begun: object[] = [];
  const ask = (headers: Record<string, string> = {}, isPatient = false, address = 'many') => {
    const request = Object.assign(new EventEmitter(), { headers });
    const response = Object.assign(new EventEmitter(), { headersSent: false, destroyed: false });
    const isIn = gate.admit(request as unknown as IncomingMessage, response as unknown as ServerResponse, {
      isPatient,
      address,
      begin: () => void begun.push(response),
    });
    return {
      isIn,
      hasBegun: () => begun.includes(response),
      arrive: () => request.emit('end'),
      answer: () => gate.onResponse(response as unknown as ServerResponse),
      beginAnswer: () => {
        response.headersSent = true;
      },
      close: () => {
        response.destroyed = true;
        response.emit('close');
      },
    };
  };
  /** A turn of the event loop, in which somebody may have connected. */
  const turn = async (isAccepting = false) => {
    if (isAccepting) server.emit('connection');
    await new Promise<void>((resolve) => setImmediate(resolve));
  };
  return { clock, gate, ask, turn, crowd: (count = 64) => Array.from({ length: count }, () => ask()) };
}

test('many requests at once are let in: only waiting turns the next away', () => {
  const { clock, ask, crowd } = gateAt();
  expect(crowd(500).every(({ isIn }) => isIn)).toBe(true);
  clock.now = 61;
  expect(ask().isIn).toBe(false);
});

test('a few slow requests turn nobody away', () => {
  const { clock, ask, crowd } = gateAt();
  crowd(60);
  clock.now = 60_000;
  expect(ask().isIn).toBe(true);
});

test('an address that has few requests there comes before one that floods, and is not turned away for it', async () => {
  const { clock, ask, crowd, turn } = gateAt();
  const flood = crowd(200);
  clock.now = 61;
  const few = ask({}, false, 'few');
  expect([ask().isIn, few.isIn]).toEqual([false, true]);
  for (let n = 0; n < 3; n++) await turn();
  expect([few.hasBegun(), flood.every(({ hasBegun }) => hasBegun())]).toEqual([true, false]);
  clock.now = 10_000;
  expect(ask({}, false, 'fewer').isIn).toBe(true);
});

test('where many addresses ask, all of them are turned away', () => {
  const { clock, ask } = gateAt();
  for (let n = 0; n < 200; n++) ask({}, false, `address ${n}`);
  clock.now = 120;
  expect(ask({}, false, 'another').isIn).toBe(true);
  clock.now = 121;
  expect(ask({}, false, 'another').isIn).toBe(false);
});

test('a request that is answered, or whose client is gone, keeps nobody waiting', async () => {
  const { clock, ask, crowd, turn } = gateAt();
  const first = crowd(100);
  for (let n = 0; n < 20; n++) await turn();
  clock.now = 200;
  expect(ask().isIn).toBe(false);
  for (const [i, one] of first.entries()) i % 2 === 0 ? one.answer() : one.close();
  expect(ask().isIn).toBe(true);
});

test('an answer that has begun unnoticed, as a stream under another spelling, keeps nobody waiting', async () => {
  const { clock, ask, crowd, turn } = gateAt();
  const slow = ask();
  const streams = crowd(100);
  for (let n = 0; n < 20; n++) await turn();
  for (const { beginAnswer } of streams) beginAnswer();
  clock.now = 10_000;
  expect(ask().isIn).toBe(true);
  slow.answer();
});

test('a body that never comes keeps nobody waiting; once it is there, it counts', async () => {
  const { clock, ask, turn } = gateAt();
  const bodies = Array.from({ length: 100 }, () => ask({ 'content-length': '9' }));
  // They are begun, and wait for their bodies.
  for (let n = 0; n < 20; n++) await turn();
  clock.now = 10_000;
  expect(ask().isIn).toBe(true);
  for (const { arrive } of bodies) arrive();
  clock.now = 10_200;
  expect(ask().isIn).toBe(false);
});

test('streams wait for a second, one of them begins in each turn, and once begun they do not count', async () => {
  const { clock, ask, crowd, turn } = gateAt();
  const streams = Array.from({ length: 1_000 }, () => ask({}, true));
  clock.now = 1_000;
  expect([ask({}, true).isIn, ask().isIn]).toEqual([true, true]);
  clock.now = 1_001;
  expect([ask({}, true).isIn, ask().isIn]).toEqual([false, true]);
  const requests = crowd(50);
  const begun = (all: typeof streams) => all.filter(({ hasBegun }) => hasBegun()).length;
  const before = begun(streams);
  for (let n = 0; n < 4; n++) await turn();
  expect(begun(requests)).toBeGreaterThan(5 * (begun(streams) - before - 1));
  expect(begun(streams)).toBeGreaterThan(before);
  for (let n = 0; n < 200; n++) await turn();
  expect([begun(streams), begun(requests)]).toEqual([1_000, 50]);
  clock.now = 60_000;
  expect(ask({}, true).isIn).toBe(true);
});

test('the server calls itself overloaded after two seconds of it, and no more after one without', async () => {
  const { clock, gate, ask, crowd, turn } = gateAt();
  const first = crowd();
  for (let n = 0; n < 20; n++) await turn();
  for (clock.now = 200; clock.now < 2_300; clock.now += 100) {
    ask();
    expect([clock.now, gate.isOverloaded]).toEqual([clock.now, clock.now >= 2_200]);
  }
  for (const { answer } of first) answer();
  clock.now += 1_000;
  expect([ask().isIn, gate.isOverloaded]).toEqual([true, false]);
});

describe('begins', () => {
  test('a request begins at once where none waits', () => {
    expect(gateAt().ask().hasBegun()).toBe(true);
  });

  test('at most eight of many requests begin in a turn, in the order in which they came', async () => {
    const { crowd, turn } = gateAt();
    const all = crowd(40);
    const counts: number[] = [];
    for (let n = 0; n < 12; n++) {
      counts.push(all.filter(({ hasBegun }) => hasBegun()).length);
      await turn();
    }
    expect(counts[0]).toBe(1);
    expect(Math.max(...counts.slice(1).map((count, i) => count - counts[i]!))).toBe(8);
    expect(counts.at(-1)).toBe(40);
    const order = all.map(({ hasBegun }) => hasBegun());
    expect(order).toEqual(order.toSorted((one, other) => Number(other) - Number(one)));
  });

  test('nothing begins while connections come, and then all the same after five milliseconds', async () => {
    const { clock, crowd, turn } = gateAt();
    clock.now = 1_000;
    const all = crowd(30);
    await turn();
    await turn();
    const count = () => all.filter(({ hasBegun }) => hasBegun()).length;
    const before = count();
    expect(before).toBeLessThan(30);
    for (let n = 0; n < 5; n++) await turn(true);
    expect(count() - before).toBeLessThanOrEqual(8); // those whose turn it was
    const held = count();
    clock.now += 6;
    await turn(true);
    await turn(true);
    expect(count()).toBeGreaterThan(held);
  });

  test('no request begins whose client is gone before its turn', async () => {
    const { crowd, turn } = gateAt();
    const all = crowd(20);
    const last = all.at(-1)!;
    last.close();
    for (let n = 0; n < 8; n++) await turn();
    expect(all.filter(({ hasBegun }) => hasBegun())).toHaveLength(19);
    expect(last.hasBegun()).toBe(false);
  });

  test('no request begins that came after one that waits too long, with or without a body', () => {
    const { clock, ask } = gateAt();
    for (let n = 0; n < 100; n++) ask({ 'content-length': '9' });
    clock.now = 61;
    expect(ask().isIn).toBe(false);
  });
});
