import { afterEach, expect, test, vi } from 'vitest';
import { ProblemError } from '../../src/online/problem.ts';
import { ask, Nowhere } from '../../src/rooms/ask.ts';
import { comeBack, whoAmI } from '../../src/rooms/people.ts';
import { openTable, sitDown } from '../../src/rooms/tables.ts';

const USUAL = {
  clock: { kind: 'none' },
  late: 'decide',
  visibility: 'link',
  takebacks: true,
  isRated: false,
} as const;

afterEach(() => vi.unstubAllGlobals());

/** A server that answers so; returns what it was asked. */
function serverThat(answer: () => Response) {
  const asked: { readonly path: string; readonly init: RequestInit; readonly body: unknown }[] = [];
  vi.stubGlobal('document', { documentElement: { lang: 'uk' } });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ path, init, body: init.body === undefined ? undefined : JSON.parse(String(init.body)) });
    return answer();
  });
  return asked;
}

test('what the server says against something is told in its words, with its code', async () => {
  serverThat(() => Response.json({ code: 'seat-taken', detail: 'Це місце зайнято.' }, { status: 409 }));
  const failed = ask('tables/4f', { method: 'POST', body: {} });
  await expect(failed).rejects.toThrow(ProblemError);
  await expect(failed).rejects.toMatchObject({
    status: 409,
    code: 'seat-taken',
    message: 'Це місце зайнято.',
  });
});

test('where pages are only files there is no server, whatever the status', async () => {
  for (const status of [200, 404]) {
    serverThat(() => new Response('<!doctype html>', { status, headers: { 'Content-Type': 'text/html' } }));
    await expect(whoAmI()).rejects.toThrow(Nowhere);
  }
});

test('nobody is an answer, in either way of saying it', async () => {
  serverThat(() => Response.json({ me: null }));
  expect(await whoAmI()).toBeNull();
  serverThat(() => Response.json({ code: 'sign-in-needed' }, { status: 401 }));
  expect(await whoAmI()).toBeNull();
  serverThat(() => Response.json({ code: 'banned' }, { status: 403 }));
  await expect(whoAmI()).rejects.toThrow(ProblemError);
});

test('who sits down brings chance of their own, another each time, and shows the link', async () => {
  const asked = serverThat(() => Response.json({ version: 2 }));
  await sitDown('4f', 1, 'Zk-3_x');
  await sitDown('4f');
  await openTable({ game: 'carcassonne', options: {}, settings: USUAL });
  const [at, free, opened] = asked.map(
    ({ body }) => body as { readonly nonce: string; readonly seat?: number },
  );
  expect([at!.seat, 'seat' in free!, opened!.seat]).toEqual([1, false, 0]);
  const nonces = [at!, free!, opened!].map(({ nonce }) => nonce);
  for (const nonce of nonces) expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(nonces).size).toBe(3);
  expect(asked[0]!.init.headers).toMatchObject({ 'Bastide-Invite': 'Zk-3_x', 'Accept-Language': 'uk' });
  expect(asked[1]!.init.headers).not.toHaveProperty('Bastide-Invite');
});

test('a short code is that of another device, a long one a way back', async () => {
  const asked = serverThat(() => Response.json({ me: null }));
  await comeBack('7kq2-m9wx');
  await comeBack('7KQ2-M9WX-4TRB-PZ3H-77AC');
  expect(asked.map(({ path }) => path)).toEqual(['./api/link', './api/recover']);
  expect(asked[1]!.body).toMatchObject({ attempt: expect.stringMatching(/^[\w-]{22,64}$/), leave: true });
});
