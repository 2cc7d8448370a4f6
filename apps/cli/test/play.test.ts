import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { describe, expect, test } from 'vitest';
import { qrLines } from '../src/play/qr.ts';
import { hostsFor, networkAddresses } from '../src/play/serve.ts';
import { alone, refusalOf } from './bastide.ts';
import { dataFolder, guest, isBuilt, start } from './server-process.ts';

/** Runs a refused command in a process of its own: with an open port or store it would not end. */
const refused = (args: readonly string[]) => refusalOf(alone(args));
const data = () => ['--data', dataFolder()];

/** Occupies a port. */
async function busyPort(): Promise<{ port: number; free: () => void }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  return { port: (server.address() as { port: number }).port, free: () => server.close() };
}

describe('play', () => {
  test.skipIf(!isBuilt)('play serves the built page until it receives a signal', async () => {
    const served = await start(['play', '--no-open', ...data()]);
    const { url, network } = served.address;
    expect((await fetch(url)).status).toBe(200);
    expect(await (await fetch(new URL('/healthz', url))).text()).toBe('ok\n');
    expect(network).toEqual(
      networkAddresses(networkInterfaces()).map((host) => `http://${host}:${served.address.port}/`),
    );
    // The address that a phone would use, if this machine has one in a network.
    for (const one of network) expect((await fetch(one)).status).toBe(200);
    expect(await (await fetch(new URL('/api/addresses', url))).json()).toEqual({ addresses: network });
    expect(await served.end()).toBe(0);
    expect(served.written().stdout.split('\n')).toHaveLength(2);
  });

  test.skipIf(!isBuilt)('play can be limited to this machine', async () => {
    const served = await start(['play', '--no-open', '--host', '127.0.0.1', ...data()]);
    expect(served.address.network).toEqual([]);
    for (const host of networkAddresses(networkInterfaces()))
      await expect(fetch(`http://${host}:${served.address.port}/`)).rejects.toThrow();
    expect(await served.end('SIGINT')).toBe(0);
  });

  test.skipIf(!isBuilt)('play explains what to do if another process uses the games', async () => {
    const [, folder] = data() as [string, string];
    const served = await start(['play', '--no-open', '--data', folder]);
    expect(refused(['play', '--no-open', '--port', '0', '--data', folder])).toBe(
      `another Bastide uses the games in ${folder}: use that one, end it first, or choose another folder with --data`,
    );
    await guest(served, 'Ann');
    expect(await served.end()).toBe(0);
    // It left nothing behind that blocks the next one.
    expect(await (await start(['play', '--no-open', '--data', folder])).end()).toBe(0);
  });

  test.skipIf(!isBuilt)('play refuses a busy port that was requested', async () => {
    const { port, free } = await busyPort();
    expect(refused(['play', '--port', String(port), '--no-open', ...data()])).toBe(`port ${port} is busy`);
    free();
  });

  test.skipIf(isBuilt)('play explains what to do if the page is not built', () => {
    expect(refused(['play'])).toMatch(/run `npm run build`/);
  });

  test('play refuses an invalid port', () => {
    expect(refused(['play', '--port', '70000', '--json'])).toMatch(/whole number from 0 to 65535/);
  });
});

describe('addresses for other devices', () => {
  const at = (address: string, family: 'IPv4' | 'IPv6' = 'IPv4', internal = false) => ({
    address,
    family,
    internal,
  });

  test('the addresses are those of real networks, private ones first', () => {
    expect(
      networkAddresses({
        lo: [at('127.0.0.1', 'IPv4', true)],
        docker0: [at('172.17.0.1')],
        'br-12ab': [at('172.18.0.1')],
        'vEthernet (WSL)': [at('172.20.0.1')],
        eth0: [at('203.0.113.7'), at('fe80::1', 'IPv6')],
        en5: [at('169.254.7.7')],
        wlan0: [at('192.168.1.5')],
        eth1: [at('172.31.0.9'), at('10.0.0.2')],
      }),
    ).toEqual(['192.168.1.5', '172.31.0.9', '10.0.0.2', '203.0.113.7']);
  });

  test('a requested host is the only address, and a loopback host has none', () => {
    const interfaces = { wlan0: [at('192.168.1.5')] };
    expect(hostsFor('0.0.0.0', interfaces)).toEqual(['192.168.1.5']);
    expect(hostsFor('10.0.0.7', interfaces)).toEqual(['10.0.0.7']);
    for (const host of ['127.0.0.1', 'localhost', '::1']) expect(hostsFor(host, interfaces)).toEqual([]);
  });

  test('addresses are drawn as QR codes if there is room, black on white with a light border', () => {
    const lines = qrLines('http://192.168.1.5:8080/', 80)!;
    expect(lines).toHaveLength(Math.ceil(29 / 2));
    for (const line of lines) {
      expect(line.startsWith('\u001b[38;5;16;48;5;231m')).toBe(true);
      expect(line.endsWith('\u001b[0m')).toBe(true);
    }
    const bare = lines.map((line) => line.slice('\u001b[38;5;16;48;5;231m'.length, -'\u001b[0m'.length));
    for (const line of bare) expect(line).toHaveLength(29);
    expect(bare[0]).toBe(' '.repeat(29));
    // The upper left corner: seven dark modules, a frame around a block.
    expect(bare.slice(1, 5).map((line) => line.slice(2, 9))).toEqual([
      '█▀▀▀▀▀█',
      '█ ███ █',
      '█ ▀▀▀ █',
      '▀▀▀▀▀▀▀',
    ]);
    expect(qrLines('http://192.168.1.5:8080/', 28)).toBeUndefined();
  });
});
