import { expect, test, vi } from 'vitest';
import { isPublicAddress, isPushService, sendByHttps } from '../../src/push/transport.ts';

vi.mock('node:dns', () => ({
  lookup: (_: string, __: object, done: (error: null, found: object[]) => void) =>
    done(null, [
      { address: '127.0.0.1', family: 4 },
      { address: '::1', family: 6 },
    ]),
}));

const send = (endpoint: string) =>
  sendByHttps({ endpoint, method: 'POST', headers: {}, body: null } as never);

test('a name that leads into a network of our own leads nowhere', async () => {
  await expect(send('https://push.example.com/x')).rejects.toThrow(
    'push.example.com is in no public network',
  );
});

test.each([
  'http://push.example.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://localhost/x',
  'https://push.example.com:8443/x',
  'https://ann:secret@push.example.com/x',
  'file:///etc/passwd',
  'x',
])('%s is no push service', async (endpoint) => {
  expect(isPushService(endpoint)).toBe(false);
  await expect(send(endpoint)).rejects.toThrow('no push service');
});

test.each([
  '10.1.2.3',
  '127.0.0.1',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '::1',
  'fe80::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  'nowhere',
])('%s is no public address', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['93.184.216.34', '2606:2800:220:1::1'])('%s is an address of a push service', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);
