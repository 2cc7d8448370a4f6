import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type Connections, closeSoon } from './connections.ts';
import type { ProblemCode } from './problem.ts';
import { bareProblemResponse } from './problem-details.ts';

/** Errors of Node for requests that it could not read. */
const BY_CODE: Readonly<Record<string, ProblemCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
  HPE_HEADER_OVERFLOW: 'too-large',
};

/**
 * Answers bytes that are no HTTP, too long or too slow, and so never become a request. Nothing of them is noted: they may hold a cookie.
 * `connections` knows whether an answer is on its way already: nothing may be written into it.
 */
export const answerUnparsable =
  (connections: () => Pick<Connections, 'hasBegunResponse'>) =>
  ({ code = '' }: { readonly code?: string }, socket: Socket): void => {
    if (code === 'ECONNRESET' || !socket.writable || connections().hasBegunResponse(socket)) socket.destroy();
    else refuseSocket(socket, BY_CODE[code] ?? 'malformed');
  };

/** Refuses `CONNECT`, which no handler hears of: its target is never a path. */
export function refuseConnect(server: Server): void {
  server.on('connect', (_: IncomingMessage, socket: Socket) => {
    // Node has taken its own listener away.
    socket.on('error', () => {});
    refuseSocket(socket, 'malformed');
  });
}

function refuseSocket(socket: Socket, code: ProblemCode): void {
  const { status, headers, body } = bareProblemResponse(code, 'en');
  const fields = Object.entries({ ...headers, Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.write(`${[`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...fields].join('\r\n')}\r\n\r\n${body}`);
  closeSoon(socket);
}
