import { type AddressInfo, connect, createServer } from 'node:net';

/** A port of this machine that nobody listens on now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
      .on('error', reject)
      .listen(0, '127.0.0.1', () => {
        const { port } = server.address() as AddressInfo;
        server.close(() => resolve(port));
      });
  });

/** Waits until somebody listens on a port of this machine. */
export async function listened(port: number, withinMs = 20_000): Promise<void> {
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
