import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './network.ts';
import type { Limits } from './settings.ts';

/**
 * Milliseconds before a new connection may take the place of a request whose body does not come, and of an answer that nobody reads.
 * Streams are never cut off for this.
 */
const STUCK_AFTER_MS = { body: 500, answer: 5_000 };
/**
 * Unanswered requests on one connection, and the new connections that each of them costs its address: browsers and proxies send one at a
 * time, and whoever sends thousands would have all of them read.
 */
const PIPELINING = { atMost: 32, cost: 50 };
/** An address may open the connections of so many seconds at once; a flood of requests on one of them costs as many. */
const BURST_SECONDS = 5;
/** Addresses whose rate is remembered. */
const MAX_RATES = 10_000;
/** Addresses that are compared by their connections. */
const MAX_NETWORKS_COMPARED = 1_000;
/** Milliseconds after the last byte of an answer in which the other side may close the connection itself. */
const LINGER_MS = 500;
/** Descriptors that are kept for the store, threads and the bus; and of a connection with the file that is sent over it. */
const DESCRIPTORS = { kept: 64, each: 2 };
/** Streams may take this share of all connections: the rest stays free for requests. */
const STREAM_SHARE = 0.9;

export interface ConnectionLimits
  extends Pick<Limits, 'connections' | 'networkConnections' | 'connectionRate'> {
  /** Tells whether an address is a proxy that stands for many people: only the limit for all connections counts there. */
  readonly isProxy: (address: string) => boolean;
}

/**
 * The connections of a server. A connection *waits* while no whole request head has come over it since the last answer. Where no
 * more connections are allowed, a new one takes the place of the one that has waited longest, and else of a request whose body does not
 * come or an answer that nobody reads; whoever is being served keeps the connection.
 */
export class Connections {
  readonly #limits: ConnectionLimits;
  readonly #now: () => number;
  /** The longest waiting first. */
  readonly #idle = new Set<Socket>();
  /** Answers under way, the oldest first. */
  readonly #responses = new Map<ServerResponse, number>();
  readonly #responsesBySocket = new Map<Socket, Set<ServerResponse>>();
  readonly #byNetwork = new Map<string, Set<Socket>>();
  /** New connections that an address may still open, and as of when (milliseconds). */
  readonly #budgets = new Map<string, { left: number; at: number }>();
  /** The network of each open connection. */
  readonly #networkBySocket = new Map<Socket, string>();

  /** `now` counts milliseconds. */
  constructor(server: Server, limits: ConnectionLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
    server.on('connection', (socket: Socket) => this.#onOpened(socket));
    // Before any other listener: whatever answers, the connection is known to be in use.
    server.prependListener('request', (request, response) => this.#onRequest(request.socket, response));
  }

  get count(): number {
    return this.#networkBySocket.size;
  }

  /** Tells whether an answer has begun on this connection: then nothing else may be written to it. */
  hasBegunResponse(socket: Socket): boolean {
    return [...(this.#responsesBySocket.get(socket) ?? [])].some(({ headersSent }) => headersSent);
  }

  #onOpened(socket: Socket): void {
    const address = socket.remoteAddress;
    // The other side may be gone already.
    if (address === undefined) {
      socket.destroy();
      return;
    }
    const network = networkOf(address);
    const neighbours = this.#byNetwork.get(network) ?? new Set<Socket>();
    const { connections, networkConnections, isProxy } = this.#limits;
    const isProxied = isProxy(address);
    const isOverNetwork = neighbours.size >= networkConnections && !isProxied;
    if (
      (!isProxied && this.#exceedsRate(network)) ||
      (isOverNetwork && !this.#closeOne(neighbours)) ||
      (this.count >= connections && !this.#closeOne())
    ) {
      socket.destroy();
      return;
    }
    this.#networkBySocket.set(socket, network);
    // The network may have left the map with the connection that was closed for this one.
    this.#byNetwork.set(network, (this.#byNetwork.get(network) ?? neighbours).add(socket));
    this.#idle.add(socket);
    socket.once('close', () => this.#remove(socket));
  }

  /** Counts a new connection of an address; true where it has opened too many in too short a time. */
  #exceedsRate(network: string): boolean {
    const { connectionRate } = this.#limits;
    const at = this.#now();
    const most = connectionRate * BURST_SECONDS;
    const before = this.#budgets.get(network) ?? { left: most, at };
    const left = Math.min(most, before.left + ((at - before.at) / 1000) * connectionRate);
    // A map keeps the order in which its keys came: the longest unseen is forgotten first.
    this.#budgets.delete(network);
    this.#budgets.set(network, { left: left >= 1 ? left - 1 : left, at });
    if (this.#budgets.size > MAX_RATES) this.#budgets.delete(this.#budgets.keys().next().value!);
    return left < 1;
  }

  #onRequest(socket: Socket, response: ServerResponse): void {
    if (socket.destroyed) return;
    this.#idle.delete(socket);
    const responses = this.#responsesBySocket.get(socket) ?? new Set();
    const isFlood = responses.size >= PIPELINING.atMost;
    if (responses.size > 0) {
      const rate = this.#budgets.get(this.#networkBySocket.get(socket) ?? '');
      if (rate) rate.left -= isFlood ? this.#limits.connectionRate * BURST_SECONDS : PIPELINING.cost;
    }
    if (isFlood) {
      socket.destroy();
      return;
    }
    this.#responsesBySocket.set(socket, responses.add(response));
    this.#responses.set(response, this.#now());
    response.once('close', () => {
      this.#responses.delete(response);
      responses.delete(response);
      if (responses.size > 0) return;
      this.#responsesBySocket.delete(socket);
      if (!socket.destroyed) this.#idle.add(socket);
    });
  }

  /** Closes one connection, of these if some are given; false where all of them are being served. */
  #closeOne(among?: ReadonlySet<Socket>): boolean {
    const victim = this.#longestIdle(among) ?? this.#longestStuck(among);
    if (!victim) return false;
    victim.destroy();
    this.#remove(victim);
    return true;
  }

  #longestIdle(among?: ReadonlySet<Socket>): Socket | undefined {
    const isOpen = (socket: Socket) => this.#idle.has(socket) && !socket.destroyed;
    if (among) return [...among].find(isOpen);
    // One that has just come is not closed for a flood of others.
    for (const socket of this.#largestNetwork()) if (isOpen(socket)) return socket;
    for (const socket of this.#idle) if (isOpen(socket)) return socket;
    return undefined;
  }

  /** Connections of the address that has the most; none where there are too many addresses to look at. */
  #largestNetwork(): ReadonlySet<Socket> {
    let largest: ReadonlySet<Socket> = new Set();
    if (this.#byNetwork.size <= MAX_NETWORKS_COMPARED)
      for (const one of this.#byNetwork.values()) if (one.size > largest.size) largest = one;
    return largest;
  }

  /** A request whose body never comes, or an answer that nobody reads. */
  #longestStuck(among?: ReadonlySet<Socket>): Socket | undefined {
    const now = this.#now();
    for (const [response, since] of this.#responses) {
      const { socket, req } = response;
      // A stream has no time limit: it never becomes an answer that nobody reads.
      if (socket?.timeout === 0) this.#responses.delete(response);
      else if (now - since < STUCK_AFTER_MS.body) return undefined;
      else if (!socket || socket.destroyed || among?.has(socket) === false) continue;
      else if (!req.complete || now - since >= STUCK_AFTER_MS.answer) return socket;
    }
    return undefined;
  }

  #remove(socket: Socket): void {
    const network = this.#networkBySocket.get(socket);
    if (network === undefined) return;
    this.#networkBySocket.delete(socket);
    this.#idle.delete(socket);
    // Node tells only the first of several answers on a connection that it is gone.
    for (const response of this.#responsesBySocket.get(socket) ?? [])
      if (response.socket === null) response.destroy().emit('close');
    const neighbours = this.#byNetwork.get(network);
    neighbours?.delete(socket);
    if (neighbours?.size === 0) this.#byNetwork.delete(network);
  }
}

/** Closes a connection once what was written to it has left, and soon in any case: the other side may never read or hang up. */
export function closeSoon(socket: Socket): void {
  const destroy = () => socket.destroy();
  const timer = setTimeout(destroy, LINGER_MS).unref();
  socket.once('close', () => clearTimeout(timer));
  socket.end();
}

/** The limits that this process can keep: connections need descriptors, and the system allows only so many. */
export function withinDescriptorLimit(limits: Limits, descriptors = descriptorLimit()): Limits {
  const most = Math.floor((descriptors - DESCRIPTORS.kept) / DESCRIPTORS.each);
  return { ...limits, connections: Math.max(1, Math.min(limits.connections, most)) };
}

/** The number of streams that leaves connections for other requests. */
export const maxStreams = ({ connections }: Pick<Limits, 'connections'>): number =>
  Math.max(1, Math.floor(connections * STREAM_SHARE));

function descriptorLimit(): number {
  // Looking up names of the network may take long.
  const report = Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = report.getReport() as { userLimits?: { open_files?: { soft: number | string } } };
  const soft = Number(userLimits?.open_files?.soft);
  return Number.isFinite(soft) ? soft : Number.POSITIVE_INFINITY;
}
