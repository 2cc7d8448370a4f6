import { describe, expect, test } from 'vitest';
import { refused } from './bastide.ts';

describe('worker', () => {
  test('worker refuses to start without a valid bus', async () => {
    expect(await refused(['worker'])).toMatch(/--bus/);
    expect(await refused(['worker', '--bus', 'http://bus'])).toMatch(
      /^http:\/\/bus is not the address of a bus/,
    );
    expect(await refused(['worker', '--bus', 'http://bus', '--lang', 'de'])).toMatch(
      /keine Adresse eines Busses/,
    );
    expect(await refused(['worker', '--bus', 'nats://bus', '--threads', '0'])).toMatch(/threads/);
  });
});
