import { expect, test } from 'vitest';
import { openTestApi } from '../test-api.ts';

test('logs hold no secrets, however much is logged', async () => {
  const { app, browser, lines } = await openTestApi({ log: 'trace' });
  const broken: { token?: string; headers?: object } = {};
  app.get('/broken/:invitation', async () => {
    throw Object.assign(new Error('broken'), broken);
  });
  const anna = browser();
  await anna.arrive('Anna');
  const { code: link } = (await anna.post('/me/link')).json();
  const { code: recovery } = (await anna.post('/me/recovery')).json();
  const { bot, token } = (await anna.post('/me/bots', { name: 'Robo' })).json();
  const secrets = [anna.jar.get('bastide')!, link, recovery, token];
  await browser().post('/link', { code: link });
  const attempt = 'a-random-attempt-of-128-bits';
  secrets.push((await browser().post('/recover', { code: recovery, attempt })).json().code, attempt);
  // Such as go wrong, too.
  await browser().post('/link', { code: recovery, token });
  await app.inject({ url: `/api/invitations/${link}?token=${token}`, headers: { cookie: `x=${token}` } });
  await app.inject({ url: '/api/me', headers: { authorization: `Bearer ${token}x`, host: 'table.local' } });
  Object.assign(broken, { token, headers: { cookie: recovery } });
  await app.inject({ url: `/broken/${link}` });
  app.log.info(
    { headers: { authorization: `Bearer ${token}`, cookie: token }, body: { code: link } },
    'seen',
  );
  app.log.info({ token, secret: recovery, request: { headers: { cookie: link } } }, 'seen');

  expect(lines.length).toBeGreaterThan(20);
  const all = lines.join('');
  expect(secrets.filter((secret) => all.includes(secret) || all.includes(secret.split('.').at(-1)!))).toEqual(
    [],
  );
  // What they are called is no secret.
  expect(all).toContain('/broken/:invitation');
  expect(bot).toMatch(/^[\w-]{16}$/);
});

test('where people come from is not logged', async () => {
  const { app, lines } = await openTestApi({ trustProxy: true });
  await app.inject({ url: '/api/me', headers: { 'x-forwarded-for': '192.0.2.77' } });
  expect(lines.join('')).not.toMatch(/192\.0\.2\.77|127\.0\.0\.1/);
});
