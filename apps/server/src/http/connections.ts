import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './network.ts';
import type { Limits } from './settings.ts';

/**
 * Milliseconds before a new connection may take the place of a request whose body does not come, and of an answer that nobody reads.
 * Streams are never cut off for this.
 */
const HELD = { body: 500, answer: 5_000 };
/** Milliseconds after the last byte of an answer in which the other side may close the connection itself. */
const LINGER = 500;
/** Descriptors that are kept for the store, threads and the bus; and of a connection with the file that is sent over it. */
const DESCRIPTORS = { kept: 64, each: 2 };
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
  /** The network of each open connection. */
  readonly #networks = new Map<Socket, string>();

  constructor(server: Server, limits: ConnectionLimits) {
    this.#limits = limits;
    server.on('connection', (socket: Socket) => this.#opened(socket));
    // Before any other listener: whatever answers, the connection is known to be in use.
    server.prependListener('request', (request, response) => this.#asked(request.socket, response));
  }

  get count(): number {
    return this.#networks.size;
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
    const neighbours = this.#byNetwork.get(network) ?? new Set<Socket>();
    const { connections, networkConnections, isProxy } = this.#limits;
    const isOverNetwork = neighbours.size >= networkConnections && !isProxy(address);
    if ((isOverNetwork && !this.#freeOne(neighbours)) || (this.count >= connections && !this.#freeOne())) {
      socket.destroy();
      return;
    }
    this.#networks.set(socket, network);
    // The network may have left the map with the connection that was closed for this one.
    this.#byNetwork.set(network, (this.#byNetwork.get(network) ?? neighbours).add(socket));
    this.#waiting.add(socket);
    socket.once('close', () => this.#forget(socket));
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
    this.#forget(victim);
    return true;
  }

  #longestWaiting(among?: ReadonlySet<Socket>): Socket | undefined {
    for (const socket of among ?? this.#waiting)
      if (this.#waiting.has(socket) && !socket.destroyed) return socket;
    return undefined;
  }

  /** A request whose body never comes, or an answer that nobody reads. */
  #longestHeld(among?: ReadonlySet<Socket>): Socket | undefined {
    const now = performance.now();
    for (const [response, since] of this.#answers) {
      const { socket, req } = response;
      // A stream has no time limit: it never becomes an answer that nobody reads.
      if (socket?.timeout === 0) this.#answers.delete(response);
      else if (now - since < HELD.body) return undefined;
      else if (!socket || socket.destroyed || among?.has(socket) === false) continue;
      else if (!req.complete || now - since >= HELD.answer) return socket;
    }
    return undefined;
  }

  #forget(socket: Socket): void {
    const network = this.#networks.get(socket);
    if (network === undefined) return;
    this.#networks.delete(socket);
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

/** The limits that this process can keep: connections need descriptors, and the system allows only so many. */
export function withinDescriptors(limits: Limits, descriptors = descriptorsAllowed()): Limits {
  const most = Math.floor((descriptors - DESCRIPTORS.kept) / DESCRIPTORS.each);
  return { ...limits, connections: Math.max(1, Math.min(limits.connections, most)) };
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
