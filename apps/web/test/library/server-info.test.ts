import { afterEach, expect, test, vi } from 'vitest';
import { fetchServerInfo } from '../../src/library/use-server-info.ts';

afterEach(() => vi.unstubAllGlobals());

/** Returns the page's reading of an answer, and its effects. */
async function answered(body: string, type = 'application/json; charset=utf-8', status = 200) {
  const asked = vi.fn(async () => new Response(body, { status, headers: { 'Content-Type': type } }));
  const kept = new Map<string, string>();
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const known = await fetchServerInfo();
  expect(asked).toHaveBeenCalledTimes(1);
  return [known, [...kept.keys()]] as const;
}

test('one request tells if the server offers online play, and how many games wait for the reader', async () => {
  const me = { id: 'ann' };
  expect(await answered(JSON.stringify({ me, tables: { going: 3, awaited: 1 } }))).toEqual([
    { isThere: true, games: { going: 3, awaited: 1 } },
    ['bastide.server', 'bastide.online'],
  ]);
  for (const body of [{ me, tables: { going: 0, awaited: 0 } }, { me }, { me: null }])
    expect(await answered(JSON.stringify(body))).toEqual([
      { isThere: true, games: undefined },
      ['bastide.server'],
    ]);
});

test('an answer with a problem shows a server, and a static file shows none', async () => {
  expect(await answered('{}', 'application/problem+json', 503)).toEqual([
    { isThere: true, games: undefined },
    ['bastide.server'],
  ]);
  expect(await answered('<!doctype html>', 'text/html')).toEqual([{ isThere: false, games: undefined }, []]);
});
