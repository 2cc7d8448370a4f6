import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { detailsOf } from './details.ts';
import { type ProblemCode, problem } from './problem.ts';

/** What Node says of requests that it could not read. */
const BY_CODE: Readonly<Record<string, ProblemCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
  HPE_HEADER_OVERFLOW: 'too-large',
};

/** Answers what is no HTTP, too long or too slow, and so never becomes a request. Nothing of it is noted: it may hold a cookie. */
export function answerUnread({ code = '' }: { readonly code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const details = detailsOf(problem(BY_CODE[code] ?? 'malformed'), 'en');
  const body = JSON.stringify(details);
  const head = [
    `HTTP/1.1 ${details.status} ${STATUS_CODES[details.status]}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
