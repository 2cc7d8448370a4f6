import { afterEach, expect, test, vi } from 'vitest';
import { signInWithCode } from '../../src/lobby/account-api.ts';

afterEach(() => vi.unstubAllGlobals());

const CODE = 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ01-2345';

test.each([
  ['ABCD-EFGH-JKMN', 'link'],
  [' abcd efgh jkmn ', 'link'],
  [CODE, 'recover'],
])('the code %j goes to /%s', async (code, route) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(new URL(address, 'https://play.example').pathname);
    return Promise.resolve(Response.json({ me: { id: 'ann' } }));
  });
  await signInWithCode(code);
  expect(asked).toEqual([`/api/${route}`]);
});

test('a recovery code whose answer was lost is sent again as the same attempt', async () => {
  const sent: { attempt: string }[] = [];
  const answers = [
    () => Promise.reject(new TypeError('no network')),
    () => Promise.resolve(Response.json({ code: 'code-refused' }, { status: 422 })),
    () => Promise.resolve(Response.json({ me: { id: 'ann' }, code: 'next' })),
  ];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return answers[sent.length - 1]!();
  });
  await expect(signInWithCode(CODE)).rejects.toThrow();
  expect(await signInWithCode(CODE)).toMatchObject({ code: 'next' });
  expect(sent).toHaveLength(3);
  expect(sent[0]!.attempt).toMatch(/^[\w-]{22,64}$/);
  expect(new Set(sent.map(({ attempt }) => attempt)).size).toBe(1);
});
