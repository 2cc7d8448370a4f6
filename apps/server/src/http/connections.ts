import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './network.ts';
import type { Limits } from './settings.ts';

/** Milliseconds that a reader has for an answer before a new connection may take its place. Streams are never cut off for this. */
const ANSWER_HELD = 5_000;
/** Milliseconds after the last byte of an answer in which the other side may close the connection itself. */
const LINGER = 500;
/** Descriptors that are kept for files, the store, threads and the bus. */
const RESERVED_DESCRIPTORS = 64;
/** Streams may take this share of all connections: the rest stays free for requests. */
const STREAM_SHARE = 0.9;

export interface ConnectionLimits extends Pick<Limits, 'connections' | 'networkConnections'> {
  /** Whether an address is a proxy that stands for many people: only the limit for all connections counts there. */
  readonly isProxy: (address: string) => boolean;
}

/**
 * The connections of a server. A connection *waits* while no whole request head has come over it since the last answer. Where no
 * more connections are allowed, a new one takes the place of the one that has waited longest, and else of a request whose body does not
 * come or an answer that nobody reads; whoever is being served keeps the connection.
 */
export class Connections {
  readonly #limits: ConnectionLimits;
  /** The longest waiting first. */
  readonly #waiting = new Set<Socket>();
  /** Answers under way, the oldest first. */
  readonly #answers = new Map<ServerResponse, number>();
  readonly #answersOf = new Map<Socket, Set<ServerResponse>>();
  readonly #byNetwork = new Map<string, Set<Socket>>();
  #count = 0;

  constructor(server: Server, limits: ConnectionLimits) {
    this.#limits = limits;
    server.on('connection', (socket: Socket) => this.#opened(socket));
    // Before any other listener: whatever answers, the connection is known to be in use.
    server.prependListener('request', (request, response) => this.#asked(request.socket, response));
  }

  get count(): number {
    return this.#count;
  }

  /** Whether an answer has begun on this connection: then nothing else may be written to it. */
  hasBegunAnswer(socket: Socket): boolean {
    return [...(this.#answersOf.get(socket) ?? [])].some(({ headersSent }) => headersSent);
  }

  #opened(socket: Socket): void {
    const address = socket.remoteAddress;
    // The other side may be gone already.
    if (address === undefined) {
      socket.destroy();
      return;
    }
    const network = networkOf(address);
    const neighbours = this.#byNetwork.get(network) ?? new Set();
    const isOverNetwork =
      neighbours.size >= this.#limits.networkConnections && !this.#limits.isProxy(address);
    if (isOverNetwork && !this.#freeOne(neighbours)) {
      socket.destroy();
      return;
    }
    if (this.#count >= this.#limits.connections && !this.#freeOne()) {
      socket.destroy();
      return;
    }
    this.#count++;
    // The network may have left the map with the connection that was closed for this one.
    const own = this.#byNetwork.get(network) ?? neighbours;
    this.#byNetwork.set(network, own.add(socket));
    this.#waiting.add(socket);
    socket.once('close', () => this.#forget(socket, network));
  }

  #asked(socket: Socket, response: ServerResponse): void {
    this.#waiting.delete(socket);
    const answers = this.#answersOf.get(socket) ?? new Set();
    this.#answersOf.set(socket, answers.add(response));
    this.#answers.set(response, performance.now());
    response.once('close', () => {
      this.#answers.delete(response);
      answers.delete(response);
      if (answers.size > 0) return;
      this.#answersOf.delete(socket);
      if (!socket.destroyed) this.#waiting.add(socket);
    });
  }

  /** Closes one connection, of these if some are given; false where all of them are being served. */
  #freeOne(among?: ReadonlySet<Socket>): boolean {
    const victim = this.#longestWaiting(among) ?? this.#longestHeld(among);
    if (!victim) return false;
    victim.destroy();
    return true;
  }

  #longestWaiting(among?: ReadonlySet<Socket>): Socket | undefined {
    for (const socket of among ?? this.#waiting)
      if (this.#waiting.has(socket) && !socket.destroyed) return socket;
    return undefined;
  }

  /** A request whose body never comes, or an answer that nobody reads. */
  #longestHeld(among?: ReadonlySet<Socket>): Socket | undefined {
    const latest = performance.now() - ANSWER_HELD;
    for (const [response, since] of this.#answers) {
      const { socket, req } = response;
      // A stream has no time limit: it never becomes an answer that nobody reads.
      if (socket?.timeout === 0) this.#answers.delete(response);
      else if (!socket || socket.destroyed || among?.has(socket) === false) continue;
      else if (!req.complete || since <= latest) return socket;
    }
    return undefined;
  }

  #forget(socket: Socket, network: string): void {
    this.#count--;
    this.#waiting.delete(socket);
    // Node tells only the first of several answers on a connection that it is gone.
    for (const response of this.#answersOf.get(socket) ?? [])
      if (response.socket === null) response.destroy().emit('close');
    const neighbours = this.#byNetwork.get(network);
    neighbours?.delete(socket);
    if (neighbours?.size === 0) this.#byNetwork.delete(network);
  }
}

/** Closes a connection once what was written to it has left, and soon in any case: the other side may never read or hang up. */
export function closeSoon(socket: Socket): void {
  const destroy = () => socket.destroy();
  const timer = setTimeout(destroy, LINGER).unref();
  socket.once('close', () => clearTimeout(timer));
  socket.end();
}

/** The limits that this process can keep: a connection needs a descriptor, and the system allows only so many. */
export function withinDescriptors(limits: Limits, descriptors = descriptorsAllowed()): Limits {
  return {
    ...limits,
    connections: Math.max(1, Math.min(limits.connections, descriptors - RESERVED_DESCRIPTORS)),
  };
}

/** The number of streams that leaves connections for other requests. */
export const streamsAllowed = ({ connections }: Pick<Limits, 'connections'>): number =>
  Math.max(1, Math.floor(connections * STREAM_SHARE));

function descriptorsAllowed(): number {
  // Looking up names of the network may take long.
  const report = Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = report.getReport() as { userLimits?: { open_files?: { soft: number | string } } };
  const soft = Number(userLimits?.open_files?.soft);
  return Number.isFinite(soft) ? soft : Number.POSITIVE_INFINITY;
}
