import { expect, test } from '@playwright/test';
import { withAuthenticator } from './authenticator.ts';

/** The page's part of the protocol: asks the browser with the server's options, and sends the result unchanged. */
const SCRIPT = `
  const post = async (url, body) => {
    const answer = await fetch('/api' + url, {
      method: 'POST',
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    return { status: answer.status, ...(answer.status !== 204 && (await answer.json())) };
  };
  const keep = async () => {
    const { status, ...options } = await post('/me/passkeys/options');
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    return post('/me/passkeys', (await navigator.credentials.create({ publicKey })).toJSON());
  };
  const comeBack = async () => {
    const { status, ...options } = await post('/sign-in/options');
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    return post('/sign-in', { passkey: (await navigator.credentials.get({ publicKey })).toJSON() });
  };
`;

test('a browser keeps an account by a passkey, and signs in with it', async ({ page, baseURL }) => {
  await withAuthenticator(page);
  // A passkey belongs to a host name: an IP address has none.
  await page.goto(baseURL!.replace('127.0.0.1', 'localhost'));
  const told = (what: string) => page.evaluate(`(async () => { ${SCRIPT} return ${what}; })()`);
  expect(await told("post('/me', { name: 'Anna' })")).toMatchObject({ status: 201, me: { isKept: false } });
  expect(await told('keep()')).toMatchObject({ status: 201, host: 'localhost' });
  expect(await told("post('/me/leave')")).toEqual({ status: 204 });
  expect(await told('comeBack()')).toMatchObject({ status: 200, me: { name: 'Anna', isKept: true } });
});
