import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Running requests have so many milliseconds to come to their end. */
const PATIENCE = 5_000;
/** So often connections are closed over which nothing runs any more. */
const OFTEN = 50;

/**
 * The way to end a server in order: nobody is let in any more, what runs is finished, and whoever takes too long is cut off. Browsers
 * keep connections for later, and open some that they may never use: those are closed as soon as nothing runs over them.
 */
export function endingOf(app: FastifyInstance): (patience?: number) => Promise<void> {
  const all = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    all.add(socket);
    socket.once('close', () => all.delete(socket));
  });
  const closeIdle = () => {
    app.server.closeIdleConnections();
    // Node does not count these as idle.
    for (const socket of all) if (socket.bytesRead === 0) socket.destroy();
  };
  return async (patience = PATIENCE) => {
    const idle = setInterval(closeIdle, OFTEN);
    const last = setTimeout(() => app.server.closeAllConnections(), patience);
    try {
      await app.close();
    } finally {
      clearInterval(idle);
      clearTimeout(last);
    }
  };
}
