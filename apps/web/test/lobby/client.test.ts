import { afterEach, expect, test, vi } from 'vitest';
import { signInWithCode } from '../../src/lobby/account-api.ts';
import { createTable, sendCommand, takeSeat } from '../../src/lobby/table-api.ts';
import { NoServerError, ProblemError } from '../../src/online/problem.ts';
import { fetchMe, getClient } from '../../src/online/server.ts';

const USUAL = {
  clock: { kind: 'none' },
  late: 'decide',
  visibility: 'link',
  takebacks: true,
  isRated: false,
} as const;

afterEach(() => vi.unstubAllGlobals());

/** Fakes a server with that answer; returns the requests that it receives. */
function serverThat(answer: () => Response) {
  const asked: { readonly path: string; readonly init: RequestInit; readonly body: unknown }[] = [];
  vi.stubGlobal('document', { documentElement: { lang: 'uk' } });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ path, init, body: init.body === undefined ? undefined : JSON.parse(String(init.body)) });
    return answer();
  });
  return asked;
}

test('a refusal has the server’s own words and code', async () => {
  serverThat(() => Response.json({ code: 'seat-taken', detail: 'Це місце зайнято.' }, { status: 409 }));
  const failed = getClient().ask('tables/4f', { method: 'POST', body: {} });
  await expect(failed).rejects.toThrow(ProblemError);
  await expect(failed).rejects.toMatchObject({
    status: 409,
    code: 'seat-taken',
    message: 'Це місце зайнято.',
  });
});

test('static hosting counts as no server, whatever the status is', async () => {
  for (const status of [200, 404]) {
    const asked = serverThat(
      () => new Response('<!doctype html>', { status, headers: { 'Content-Type': 'text/html' } }),
    );
    await expect(fetchMe(getClient())).rejects.toThrow(NoServerError);
    expect(asked.length).toBe(1);
  }
});

test('an answer without an account is valid, and a banned account is a refusal', async () => {
  serverThat(() => Response.json({ me: null }));
  expect(await fetchMe(getClient())).toBeUndefined();
  serverThat(() => Response.json({ code: 'banned' }, { status: 403 }));
  await expect(fetchMe(getClient())).rejects.toThrow(ProblemError);
});

test('too many requests cause a refusal with the server’s own words', async () => {
  const headers = { 'Retry-After': '60' };
  serverThat(() => Response.json({ code: 'too-many', detail: 'Забагато.' }, { status: 429, headers }));
  const failed = getClient().ask('me/link', { method: 'POST', body: {} });
  await expect(failed).rejects.toMatchObject({ code: 'too-many', message: 'Забагато.' });
});

test('a change has a key, so that a repetition takes effect only once', async () => {
  let isDown = true;
  const asked = serverThat(() => {
    if (!isDown) return Response.json({ version: 2 });
    isDown = false;
    throw new TypeError('network');
  });
  await sendCommand('4f', { type: 'begin' });
  const keys = asked.map(({ init }) => new Headers(init.headers).get('Idempotency-Key'));
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{8,80}$/), keys[0]]);
});

test('a second try to open the same table repeats the same request', async () => {
  let isDown = true;
  vi.useFakeTimers();
  const asked = serverThat(() => {
    if (isDown) throw new TypeError('network');
    return Response.json({ table: '4f', invite: 'x' });
  });
  const wish = { game: 'carcassonne', options: {}, settings: USUAL };
  const failed = expect(createTable(wish)).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  isDown = false;
  await createTable(wish);
  await createTable(wish);
  vi.useRealTimers();
  const sent = asked.map(({ init, body }) => [new Headers(init.headers).get('Idempotency-Key'), body]);
  expect(sent.length).toBeGreaterThan(3);
  for (const one of sent.slice(0, -1)) expect(one).toEqual(sent[0]);
  expect(sent.at(-1)![0]).not.toBe(sent[0]![0]);
});

test('sitting down sends a new random number each time, and the token of the link', async () => {
  const asked = serverThat(() => Response.json({ version: 2 }));
  await takeSeat('4f', { invite: 'Zk-3_x', isMatched: true });
  await takeSeat('4f');
  await createTable({ game: 'carcassonne', options: {}, settings: USUAL });
  const [at, free, opened] = asked.map(
    ({ body }) => body as { readonly nonce: string; readonly seat?: number; readonly isMatched?: boolean },
  );
  expect([at!.isMatched, 'isMatched' in free!, opened!.seat]).toEqual([true, false, 0]);
  const nonces = [at!, free!, opened!].map(({ nonce }) => nonce);
  for (const nonce of nonces) expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(nonces).size).toBe(3);
  expect(asked[0]!.init.headers).toMatchObject({ 'Bastide-Invite': 'Zk-3_x', 'Accept-Language': 'uk' });
  expect(asked[1]!.init.headers).not.toHaveProperty('Bastide-Invite');
});

test('a short code signs in from another device, and a long one recovers the account', async () => {
  const asked = serverThat(() => Response.json({ me: null }));
  await signInWithCode('7kq2-m9wx');
  await signInWithCode('7KQ2-M9WX-4TRB-PZ3H-77AC');
  expect(asked.map(({ path }) => path)).toEqual(['api/link', 'api/recover']);
  expect(asked[1]!.body).toMatchObject({ attempt: expect.stringMatching(/^[\w-]{22,64}$/), leave: true });
});
