import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A request as it goes over the wire. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The bytes of a request, without what a library would make of them. */
export function wireOf({ method, path, headers = {}, body }: Sent): string {
  const all = {
    host: 'table.local',
    connection: 'close',
    ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`;
}

/** All that comes back on a line of its own: until it is closed, or for so many milliseconds. */
export async function rawAnswer(port: number, sent: Sent, atMost = 50_000): Promise<string> {
  const line = openLine(port, sent);
  await Promise.race([line.ended, sleep(atMost)]);
  line.close();
  return line.text();
}

export interface Line {
  text(): string;
  readonly ended: Promise<void>;
  close(): void;
}

export function openLine(port: number, sent: Sent): Line {
  const socket = connect(port, '127.0.0.1');
  const pieces: Buffer[] = [];
  socket.on('data', (piece) => pieces.push(piece));
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => {});
  socket.write(wireOf(sent));
  return {
    text: () => undated(Buffer.concat(pieces).toString('latin1')),
    ended,
    close: () => socket.destroy(),
  };
}

/** The clock of the machine is no secret. */
const undated = (text: string): string => text.replace(/^date: .*\r\n/im, '');
