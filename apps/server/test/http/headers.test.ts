import { expect, test } from 'vitest';
import { door } from '../door.ts';

test.each(['/api/me', '/api/nowhere', '/%'])(
  'XSS: what %s answers is nothing to be shown, framed or guessed at',
  async (url) => {
    const { app } = await door();
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'/),
    });
    expect(headers['content-type']).toMatch(/json/);
  },
);
