import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { LoadGate } from '../../src/http/load-gate.ts';

/** A gate on a clock that is turned by hand. */
function gateAt() {
  const clock = { now: 0 };
  const gate = new LoadGate(() => clock.now);
  const ask = (headers: Record<string, string> = {}, isStream = false) => {
    const request = Object.assign(new EventEmitter(), { headers });
    const response = Object.assign(new EventEmitter(), { headersSent: false, destroyed: false });
    const isIn = gate.admit(
      request as unknown as IncomingMessage,
      response as unknown as ServerResponse,
      isStream,
    );
    return {
      isIn,
      arrive: () => request.emit('end'),
      answer: () => gate.answered(response as unknown as ServerResponse),
      close: () => response.emit('close'),
    };
  };
  return { clock, gate, ask, crowd: (count = 64) => Array.from({ length: count }, () => ask()) };
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

test('what is answered, or whose client is gone, keeps nobody waiting', () => {
  const { clock, ask, crowd } = gateAt();
  const first = crowd(100);
  clock.now = 200;
  expect(ask().isIn).toBe(false);
  for (const [i, one] of first.entries()) i % 2 === 0 ? one.answer() : one.close();
  expect(ask().isIn).toBe(true);
});

test('a body that never comes keeps nobody waiting; once it is there, it counts', () => {
  const { clock, ask } = gateAt();
  const bodies = Array.from({ length: 100 }, () => ask({ 'content-length': '9' }));
  clock.now = 10_000;
  expect(ask().isIn).toBe(true);
  for (const { arrive } of bodies) arrive();
  clock.now = 10_200;
  expect(ask().isIn).toBe(false);
});

test('a stream is turned away where requests are, and never counts itself', () => {
  const { clock, ask, crowd } = gateAt();
  for (let n = 0; n < 1000; n++) ask({}, true);
  clock.now = 1_000;
  expect(ask().isIn).toBe(true);
  crowd();
  clock.now = 2_000;
  expect(ask({}, true).isIn).toBe(false);
});

test('the server calls itself overloaded after two seconds of it, and no more after one without', () => {
  const { clock, gate, ask, crowd } = gateAt();
  const first = crowd();
  for (clock.now = 200; clock.now < 2_300; clock.now += 100) {
    ask();
    expect([clock.now, gate.isOverloaded]).toEqual([clock.now, clock.now >= 2_200]);
  }
  for (const { answer } of first) answer();
  clock.now += 1_000;
  expect([ask().isIn, gate.isOverloaded]).toEqual([true, false]);
});
