import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Running requests have so many milliseconds to come to their end. */
const SHUTDOWN_TIMEOUT_MS = 5_000;
/** So often connections are closed over which nothing runs any more. */
const IDLE_CHECK_MS = 50;

/**
 * The way to end a server in order: nobody is let in any more, what runs is finished, and whoever takes too long is cut off. Browsers
 * keep connections for later, and open some that they may never use: those are closed as soon as nothing runs over them.
 */
export function gracefulShutdown(app: FastifyInstance): (timeout?: number) => Promise<void> {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const closeIdle = () => {
    app.server.closeIdleConnections();
    // Node does not count these as idle.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  return async (timeout = SHUTDOWN_TIMEOUT_MS) => {
    const idleTimer = setInterval(closeIdle, IDLE_CHECK_MS);
    const deadline = setTimeout(() => app.server.closeAllConnections(), timeout);
    try {
      await app.close();
    } finally {
      clearInterval(idleTimer);
      clearTimeout(deadline);
    }
  };
}
