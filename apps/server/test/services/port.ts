import { connect, createServer } from 'node:net';

/**
 * Ports that no system gives to whoever asks for any: nobody gets one of them between the look and its use. Each process begins at another
 * one, because several test at the same time.
 */
const PORTS = { first: 20_000, count: 10_000, apart: 37 };

let tried = process.pid * PORTS.apart;

/** A port of this machine that nobody listens on now. */
export async function freePort(): Promise<number> {
  for (let left = PORTS.count; left > 0; left--) {
    const port = PORTS.first + (tried++ % PORTS.count);
    if (await isFree(port)) return port;
  }
  throw new Error('no port is free');
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .on('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** Waits until somebody listens on a port of this machine. */
export async function listened(port: number, withinMs = 50_000): Promise<void> {
  const until = performance.now() + withinMs;
  while (!(await answers(port))) {
    if (performance.now() > until) throw new Error(`nobody listens on ${port}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
