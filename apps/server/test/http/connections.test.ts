import { EventEmitter, once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import {
  type ConnectionLimits,
  Connections,
  maxStreams,
  withinDescriptorLimit,
} from '../../src/http/connections.ts';
import { DEFAULT_LIMITS } from '../../src/http/settings.ts';

const ends: (() => void)[] = [];
const responses = new EventEmitter();
/** Time as servers count it, in milliseconds: it stands still unless a test moves it. */
let now = 0;
afterEach(() => {
  for (const end of ends.splice(0)) end();
  responses.removeAllListeners();
});

/** A server that answers `/` at once, `/slow` never, and `/stream` for ever. */
async function serverWith(limits: Partial<ConnectionLimits>) {
  /** Connections that came, by the port of the client; and those whose first request is answered, as far as it ever is. */
  const [accepted, served] = [new Set<number>(), new Set<number>()];
  const server = createServer((request, response) => {
    responses.emit('response', response);
    const port = request.socket.remotePort!;
    if (request.url === '/') {
      response.once('close', () => served.add(port));
      response.end('ok');
      return;
    }
    if (request.url === '/stream') {
      response.socket?.setTimeout(0);
      response.write('x');
    }
    served.add(port);
  });
  server.timeout = 60_000;
  const connections = new Connections(
    server,
    {
      ...{ connections: 1000, networkConnections: 1000, connectionRate: 1000, isProxy: () => false },
      ...limits,
    },
    () => now,
  );
  server.on('connection', ({ remotePort }) => accepted.add(remotePort!));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { connections, open: (text = '') => opened(port, text, { accepted, served }), port };
}

interface Opened {
  readonly socket: Socket;
  /** Everything that came so far. */
  heard(): string;
  readonly closed: Promise<void>;
  isClosed(): boolean;
}

/** Connects and writes; waits until the server has the connection, and has done what a whole head asks for, or has closed it. */
async function opened(
  port: number,
  text: string,
  { accepted, served }: Record<'accepted' | 'served', ReadonlySet<number>>,
): Promise<Opened> {
  const socket = connect(port, '127.0.0.1');
  ends.push(() => socket.destroy());
  let heard = '';
  let isClosed = false;
  socket.on('data', (data) => {
    heard += data;
  });
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      isClosed = true;
      resolve();
    });
  });
  if (text) socket.write(text);
  await once(socket, 'connect');
  const { localPort } = socket;
  const isAnswered = text.startsWith('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const isDone = () =>
    text.includes('\r\n\r\n')
      ? served.has(localPort!) && (!isAnswered || heard.includes('ok'))
      : accepted.has(localPort!);
  await expect.poll(() => isClosed || isDone(), { interval: 2 }).toBe(true);
  return { socket, heard: () => heard, closed, isClosed: () => isClosed };
}

const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

test('where no more connections are allowed, a new one takes the place of the one that waited longest', async () => {
  const { connections, open } = await serverWith({ connections: 3 });
  const silent = await open();
  const half = await open('GET / HTTP/1.1\r\nHo');
  const idle = await open(GET);
  const late = await open(GET);
  expect(late.heard()).toContain('ok');
  await silent.closed;
  expect([half.isClosed(), idle.isClosed(), connections.count]).toEqual([false, false, 3]);
  await open(GET);
  await half.closed;
  expect(idle.isClosed()).toBe(false);
});

test('whoever is being served keeps the connection, and a newcomer is turned away', async () => {
  const { connections, open } = await serverWith({ connections: 2 });
  const stream = await open('GET /stream HTTP/1.1\r\nHost: x\r\n\r\n');
  const slow = await open('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
  const late = await open(GET);
  await late.closed;
  expect([stream.isClosed(), slow.isClosed(), connections.count]).toEqual([false, false, 2]);
});

test('an answer that nobody reads for long gives way; a stream never does', async () => {
  const { open } = await serverWith({ connections: 2 });
  const stream = await open('GET /stream HTTP/1.1\r\nHost: x\r\n\r\n');
  const slow = await open('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
  now += 5_200;
  const late = await open(GET);
  await slow.closed;
  expect(late.heard()).toContain('ok');
  expect(stream.isClosed()).toBe(false);
});

test('a request whose body does not come gives way soon, but not before the next packet can', async () => {
  const { open } = await serverWith({ connections: 2 });
  const whole = await open('POST /slow HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}');
  const half = await open('POST /slow HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{');
  const early = await open(GET);
  await early.closed;
  expect([early.heard(), half.isClosed()]).toEqual(['', false]);
  now += 550;
  const late = await open(GET);
  await half.closed;
  expect([late.heard().includes('ok'), whole.isClosed()]).toEqual([true, false]);
});

test('one address has its own limit, within which its own connections give way', async () => {
  const { connections, open } = await serverWith({ networkConnections: 2 });
  const first = await open();
  await open('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
  const third = await open(GET);
  await first.closed;
  await expect.poll(() => third.heard()).toContain('ok');
  expect(connections.count).toBe(2);
});

test('where both limits are reached, one connection is closed for a new one', async () => {
  const { connections, open } = await serverWith({ connections: 3, networkConnections: 3 });
  const all = [await open(GET), await open(GET), await open(GET)];
  await open(GET);
  await all[0]!.closed;
  expect([all.map(({ isClosed }) => isClosed()), connections.count]).toEqual([[true, false, false], 3]);
});

test('an address that opens too many connections in too short a time is turned away until time has passed', async () => {
  const { open } = await serverWith({ connectionRate: 2 });
  const all = [];
  for (let n = 0; n < 18; n++) all.push(await open(GET));
  const served = all.filter(({ heard }) => heard().includes('ok')).length;
  expect(served).toBe(10);
  expect(all.at(-1)!.heard()).toBe('');
  now += 1_200;
  expect((await open(GET)).heard()).toContain('ok');
});

test('the address of a trusted proxy stands for many people', async () => {
  const { connections, open } = await serverWith({ networkConnections: 1, isProxy: () => true });
  const first = await open();
  await open(GET);
  expect([first.isClosed(), connections.count]).toEqual([false, 2]);
});

test('connections that are gone are forgotten', async () => {
  const { connections, open } = await serverWith({});
  const all = await Promise.all(Array.from({ length: 20 }, () => open(GET)));
  await expect.poll(() => connections.count).toBe(20);
  for (const { socket } of all) socket.destroy();
  await expect.poll(() => connections.count).toBe(0);
});

test('whoever sends a hundred requests without waiting for an answer is cut off', async () => {
  const { connections, open } = await serverWith({});
  const browser = await open(GET.repeat(10));
  await expect.poll(() => browser.heard().match(/ok/g)?.length).toBe(10);
  const flood = await open(`GET /slow HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(100));
  await flood.closed;
  await expect.poll(() => connections.count).toBe(1);
  expect(browser.isClosed()).toBe(false);
});

/** Only Linux has all of 127.0.0.0/8. */
const isLinux = process.platform === 'linux';

test.skipIf(!isLinux)(
  'an address with many connections loses one to a newcomer, not one that has just come from elsewhere',
  async () => {
    const { connections, open, port } = await serverWith({ connections: 4 });
    const elsewhere = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.9' });
    ends.push(() => elsewhere.destroy());
    await expect.poll(() => connections.count).toBe(1);
    const flood = [await open(), await open(), await open()];
    await open();
    await open();
    await Promise.all([flood[0]!.closed, flood[1]!.closed]);
    expect(elsewhere.destroyed).toBe(false);
  },
);

test('answers that are queued behind another learn that their client is gone', async () => {
  const { open } = await serverWith({});
  let closed = 0;
  // The first is never answered, so the others wait for their turn.
  const asked = new Promise<void>((resolve) => {
    let count = 0;
    responses.on('response', (response: ServerResponse) => {
      response.once('close', () => closed++);
      if (++count === 4) resolve();
    });
  });
  const client = await open(`GET /slow HTTP/1.1\r\nHost: x\r\n\r\n${GET.repeat(3)}`);
  await asked;
  client.socket.destroy();
  await expect.poll(() => closed).toBe(4);
});

test('the limit leaves descriptors for files and the store, and streams leave connections for requests', () => {
  const limits = withinDescriptorLimit(DEFAULT_LIMITS, 320);
  expect([limits.connections, maxStreams(limits)]).toEqual([128, 115]);
  expect(withinDescriptorLimit(DEFAULT_LIMITS, Number.POSITIVE_INFINITY).connections).toBe(
    DEFAULT_LIMITS.connections,
  );
  expect(withinDescriptorLimit(DEFAULT_LIMITS).connections).toBeGreaterThan(0);
});
