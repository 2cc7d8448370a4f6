import { expect, test } from 'vitest';
import { formatCode, newCode, normalizeCode } from '../../src/people/codes.ts';
import { MINUTE, openTestApi } from '../test-api.ts';

const ATTEMPT = 'a-random-attempt-of-128-bits';

test('a code is read as it is typed', () => {
  const code = newCode(28);
  expect(normalizeCode(` ${formatCode(code).toLowerCase().replaceAll('-', ' ')} `)).toBe(code);
  expect(normalizeCode('oil-o')).toBe('0110');
  expect(formatCode('ABCDEFGH')).toBe('ABCD-EFGH');
});

test('every sign of a code is as likely as any other', () => {
  const counts = new Map<string, number>();
  for (const sign of newCode(32_000)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  expect(counts.size).toBe(32);
  // A thousand each, give or take seven standard deviations.
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(220);
});

test('a link code brings the identity to another device', async () => {
  const { browser, clock } = await openTestApi();
  const [laptop, phone] = [browser(), browser()];
  await laptop.arrive('Anna');
  const { code, expires } = (await laptop.post('/me/link')).json();
  expect(code).toMatch(/^([0-9A-Z]{4}-){2}[0-9A-Z]{4}$/);
  expect(expires).toBe(clock.now + 10 * MINUTE);
  const linked = await phone.post('/link', { code: code.toLowerCase() });
  expect([linked.statusCode, linked.json().me]).toEqual([200, (await laptop.get('/me')).json().me]);
  expect((await phone.get('/me')).json()).toEqual((await laptop.get('/me')).json());
});

test('replayed link code: it works once, also of two at the same time', async () => {
  const { browser } = await openTestApi();
  const anna = browser();
  await anna.arrive('Anna');
  const { code } = (await anna.post('/me/link')).json();
  const both = await Promise.all([browser().post('/link', { code }), browser().post('/link', { code })]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  expect((await browser().post('/link', { code })).json().code).toBe('code-refused');
});

test('a link code lives for ten minutes, and only the last one of a person', async () => {
  const { browser, clock } = await openTestApi();
  const anna = browser();
  await anna.arrive('Anna');
  const make = async (): Promise<string> => (await anna.post('/me/link')).json().code;
  const use = async (code: string) => (await browser().post('/link', { code })).statusCode;
  const [old, fresh] = [await make(), await make()];
  expect(await use(old)).toBe(422);
  clock.now += 10 * MINUTE - 1;
  expect(await use(fresh)).toBe(200);
  const late = await make();
  clock.now += 10 * MINUTE;
  expect(await use(late)).toBe(422);
});

test('a recovery code brings somebody back who has nothing else', async () => {
  const { browser } = await openTestApi();
  const anna = browser();
  await anna.arrive('Anna');
  expect((await anna.get('/me')).json().me.isKept).toBe(false);
  const { code } = (await anna.post('/me/recovery')).json();
  expect(code).toMatch(/^([0-9A-Z]{4}-){6}[0-9A-Z]{4}$/);
  const { me } = (await anna.get('/me')).json();
  expect(me.isKept).toBe(true);
  const back = browser();
  const found = (await back.post('/recover', { code, attempt: ATTEMPT })).json();
  expect(found).toEqual({ me, code: expect.stringMatching(/^([0-9A-Z]{4}-){6}[0-9A-Z]{4}$/) });
  expect((await back.get('/me')).json().me).toEqual(me);
});

test('replayed recovery code: it works once, and the next one is another', async () => {
  const { browser, clock } = await openTestApi();
  const anna = browser();
  await anna.arrive('Anna');
  const { code } = (await anna.post('/me/recovery')).json();
  const use = async (typed: string, attempt = ATTEMPT) =>
    (await browser().post('/recover', { code: typed, attempt })).json();
  const { code: next } = await use(code);
  expect(next).not.toBe(code);
  expect((await use(code, 'another-attempt-of-128-bits')).code).toBe('code-refused');
  expect((await use(next, 'a-third-attempt-with-128-bits')).me.name).toBe('Anna');
  clock.now += 10 * MINUTE;
  expect((await use(code)).code).toBe('code-refused');
});

test('whoever did not get the answer tries again, for ten minutes', async () => {
  const { browser, clock } = await openTestApi();
  const anna = browser();
  await anna.arrive('Anna');
  const { code } = (await anna.post('/me/recovery')).json();
  const use = async (typed: string, attempt = ATTEMPT) =>
    (await browser().post('/recover', { code: typed, attempt })).json();
  const lost = await use(code);
  clock.now += 10 * MINUTE - 1;
  const again = await use(code);
  expect(again.me.name).toBe('Anna');
  // The one that was lost is none any more.
  expect((await use(lost.code, 'another-attempt-of-128-bits')).code).toBe('code-refused');
  clock.now += 1;
  expect((await use(code)).code).toBe('code-refused');
  expect((await use(again.code, 'another-attempt-of-128-bits')).me.name).toBe('Anna');
});

test('a guest is not lost by signing in as somebody else without wanting it', async () => {
  const { browser } = await openTestApi();
  const [anna, bob] = [browser(), browser()];
  await anna.arrive('Anna');
  await bob.arrive('Bob');
  const { code } = (await anna.post('/me/link')).json();
  expect((await bob.post('/link', { code })).json().code).toBe('already-somebody');
  expect((await bob.get('/me')).json().me.name).toBe('Bob');
  // It was not used up by that.
  expect((await bob.post('/link', { code, leave: true })).json().me.name).toBe('Anna');
});
