import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { rawAnswer, type Sent } from '../../hardening/raw.ts';
import type { ResourceUsage, ServedProcess } from '../child.ts';
import { usageWhenIdle } from '../soak.ts';
import { exchange } from './exchange.ts';
import { type Kind, makePacket, type Packet } from './packets.ts';
import { prepareWorld, type World } from './world.ts';

export interface FuzzSettings {
  /** Starts the server; again after it has ended, on the same store. */
  readonly start: () => Promise<ServedProcess>;
  readonly requests: number;
  readonly seed: number;
  /** Number of the first packet. */
  readonly first?: number;
  /** Milliseconds within which a proper client must be served. */
  readonly canaryWithin: number;
  /** Is told of each round, and of each fault as it is found. */
  readonly report?: (line: string) => void;
}

/** Memory in bytes after garbage was collected, and whatever is left open when no client is connected. */
export interface Footprint {
  /** Buffers included. */
  readonly heap: number;
  readonly rss: number;
  readonly streams: number;
  readonly connections: number;
  /** undefined: this system does not say. */
  readonly descriptors: number | undefined;
}

export interface Fuzzed {
  readonly sent: number;
  /** By kind, and then by status or by how the connection ended. */
  readonly counts: Readonly<Record<Kind, Readonly<Record<string, number>>>>;
  /** Operations of the description that were asked for, by method and path, and answered. */
  readonly routes: ReadonlySet<string>;
  readonly operations: readonly string[];
  readonly canaries: number;
  /** Milliseconds. */
  readonly slowestCanary: number;
  /** Once warm, and at the end. */
  readonly before: Footprint;
  readonly after: Footprint;
  /** Everything that should not have been. */
  readonly faults: readonly string[];
}

const CONNECTIONS = 64;
/** After so many packets the store is compared with what it was. */
const ROUND = 1_000;
/** A part of all packets, and at most so many, until the server is warm. */
const WARM_PART = 3;
const WARM_AT_MOST = 10_000;
/** The run ends early after so many faults. */
const FAULTS_AT_MOST = 20;
/** Once warm, memory may grow by so much, as a part of what it was; descriptors by so many. */
const HEAP_GROWTH = 0.3;
const RSS_GROWTH = 1;
const DESCRIPTORS_MORE = 20;
/** Milliseconds until a server must have noticed that nobody is there: streams give a sign of life each 20 s. */
const NOTICED_WITHIN = 45_000;
/** Milliseconds between two requests of the proper client. */
const CANARY_PAUSE = 100;
/** Characters of a packet that a fault shows. */
const SHOWN_AT_MOST = 3_000;
/** A packet counts as a suspect until so many milliseconds before the server ended. */
const SUSPECT_FOR = 500;

/** Sends a server all sorts of bytes over many connections, and looks whether anything goes wrong. */
export async function fuzz(settings: FuzzSettings): Promise<Fuzzed> {
  const fuzzer = new Fuzzer(settings, await settings.start());
  try {
    return await fuzzer.run();
  } finally {
    await fuzzer.end();
  }
}

class Fuzzer {
  readonly #settings: FuzzSettings;
  readonly #counts: Partial<Record<Kind, Record<string, number>>> = {};
  readonly #routes = new Set<string>();
  readonly #faults: string[] = [];
  readonly #inFlight = new Set<Packet>();
  /** Packets that were lost not long ago, and when. */
  #lost: { readonly packet: Packet; readonly at: number }[] = [];
  readonly #mistakes = new Set<string>();
  #served: ServedProcess;
  #world!: World;
  #hasEnded = false;
  #restarts = 0;
  #saidBefore = 0;
  #sent = 0;
  #canaries = 0;
  #slowestCanary = 0;

  constructor(settings: FuzzSettings, served: ServedProcess) {
    this.#settings = settings;
    this.#served = served;
    this.#watch();
  }

  async run(): Promise<Fuzzed> {
    const { requests, first = 0, report } = this.#settings;
    this.#world = await prepareWorld(this.#served.port);
    const end = first + requests;
    const warm = first + Math.min(WARM_AT_MOST, Math.floor(requests / WARM_PART));
    const idle = await this.#footprint();
    let before = idle;
    let stored = await this.#served.stored();
    for (let at = first; at < end && this.#faults.length < FAULTS_AT_MOST; ) {
      const isCold = at < warm;
      const until = Math.min(isCold ? warm : end, at + ROUND);
      await this.#round(at, until);
      const now = await this.#served.stored();
      const changed = Object.keys(now).filter((table) => now[table] !== stored[table]);
      if (changed.length > 0) this.#fault(`packets ${at} to ${until - 1} changed what is stored: ${changed}`);
      stored = now;
      this.#hear();
      at = until;
      if (isCold && at >= warm) before = { ...(await this.#footprint()), descriptors: idle.descriptors };
      report?.(`${at - first} of ${requests}, ${this.#faults.length} faults`);
    }
    const after = await this.#footprint();
    this.#compare(before, after);
    return {
      ...{ sent: this.#sent, counts: this.#counts as Fuzzed['counts'], routes: this.#routes, before, after },
      operations: this.#world.routes.map(({ method, path }) => `${method} ${path}`),
      ...{ canaries: this.#canaries, slowestCanary: Math.round(this.#slowestCanary), faults: this.#faults },
    };
  }

  async end(): Promise<void> {
    if (!this.#hasEnded) await this.#served.end();
  }

  /** Sends packets `from` up to `until`, while a proper client asks on. */
  async #round(from: number, until: number): Promise<void> {
    let next = from;
    const work = async () => {
      while (next < until && this.#faults.length < FAULTS_AT_MOST) {
        if (this.#hasEnded) return;
        await this.#send(makePacket(this.#world, this.#settings.seed, next++));
      }
    };
    while (next < until && this.#faults.length < FAULTS_AT_MOST) {
      let isOver = false;
      const canary = this.#watchCanary(() => isOver);
      await Promise.all(Array.from({ length: CONNECTIONS }, work));
      isOver = true;
      await canary;
      // The end of a process is known a moment after that of its connections.
      await sleep(5);
      if (this.#hasEnded) await this.#revive();
    }
  }

  async #send(packet: Packet): Promise<void> {
    this.#inFlight.add(packet);
    const { answers, ending, fault } = await exchange(this.#served.port, packet);
    this.#inFlight.delete(packet);
    if (answers.length < packet.answers) {
      const at = performance.now();
      if (this.#lost.length > 4 * CONNECTIONS)
        this.#lost = this.#lost.filter((one) => at - one.at < SUSPECT_FOR);
      this.#lost.push({ packet, at });
    }
    this.#sent++;
    this.#counts[packet.kind] ??= {};
    const counts = this.#counts[packet.kind]!;
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
    if (answers.length === 0) counts[ending] = (counts[ending] ?? 0) + 1;
    else if (packet.route !== undefined) this.#routes.add(packet.route);
    if (fault !== undefined && !this.#hasEnded)
      this.#fault(`${fault} for ${shown(this.#settings.seed, packet)}`);
  }

  /** Asks as a browser would until it is told to stop; each answer has to be right and in time. */
  async #watchCanary(isOver: () => boolean): Promise<void> {
    const { cookies, tables } = this.#world;
    const cookie = cookies[0]!.slice('Cookie: '.length);
    const asked: readonly Sent[] = [
      { method: 'GET', path: '/healthz' },
      { method: 'GET', path: '/', headers: { accept: 'text/html' } },
      { method: 'GET', path: '/api/me', headers: { cookie } },
      { method: 'GET', path: `/api/tables/${tables[1]}`, headers: { cookie } },
    ];
    for (let n = 0; !isOver() && !this.#hasEnded; n++) {
      const sent = asked[n % asked.length]!;
      const since = performance.now();
      const answer = await rawAnswer(this.#served.port, sent, this.#settings.canaryWithin);
      const took = performance.now() - since;
      await sleep(CANARY_PAUSE);
      if (this.#hasEnded) return;
      this.#canaries++;
      this.#slowestCanary = Math.max(this.#slowestCanary, took);
      if (!/^HTTP\/1\.1 200 /.test(answer))
        this.#fault(
          `a proper ${sent.path} was not served after ${Math.round(took)} ms: ${answer.slice(0, 300)}`,
        );
    }
  }

  /** Notes when the server ends. */
  #watch(): void {
    const { child } = this.#served;
    child.once('exit', () => {
      this.#hasEnded = true;
    });
  }

  /** Starts a server that has ended anew, and finds out which packet ends it. */
  async #revive(): Promise<void> {
    const since = performance.now() - SUSPECT_FOR;
    const lost = this.#lost.filter(({ at }) => at > since).map(({ packet }) => packet);
    const suspects = [...new Set([...this.#inFlight, ...lost])].sort((a, b) => a.number - b.number);
    const known = this.#faults.length;
    await this.#restart();
    for (const packet of suspects) {
      await exchange(this.#served.port, packet);
      await sleep(20);
      if (!this.#hasEnded) continue;
      this.#fault(`the server ended by ${shown(this.#settings.seed, packet)}`);
      await this.#restart();
      if (this.#faults.length >= FAULTS_AT_MOST) break;
    }
    if (this.#faults.length === known)
      this.#fault(`the server ended, by none of packets ${suspects.map(({ number }) => number)} alone`);
  }

  async #restart(): Promise<void> {
    this.#restarts++;
    this.#lost = [];
    this.#served = await this.#settings.start();
    this.#hasEnded = false;
    this.#saidBefore = 0;
    this.#world = { ...this.#world, port: this.#served.port };
    this.#watch();
  }

  /** The log tells of mistakes alone, so there should be nothing in it. Each mistake is told once. */
  #hear(): void {
    const { output } = this.#served;
    const lines = output.slice(this.#saidBefore).join('').split('\n');
    this.#saidBefore = output.length;
    for (const mistake of lines.filter((line) => line !== '').map(mistakeOf)) {
      if (this.#mistakes.has(mistake)) continue;
      this.#mistakes.add(mistake);
      this.#fault(`the server wrote ${mistake}`);
    }
  }

  async #footprint(): Promise<Footprint> {
    const used = await this.#settled();
    return {
      ...{
        heap: used.heapUsed + used.external,
        rss: used.rss,
        streams: used.readers,
        connections: used.sockets,
      },
      descriptors: descriptorsOf(this.#served.child.pid!),
    };
  }

  /** Resources in use when the server has noticed that all clients are gone: where one is not read from, by the next sign of life. */
  async #settled(): Promise<ResourceUsage> {
    for (const until = performance.now() + NOTICED_WITHIN; ; ) {
      const used = await usageWhenIdle(this.#served);
      if ((used.readers === 0 && used.sockets === 0) || performance.now() > until) return used;
    }
  }

  #compare(before: Footprint, after: Footprint): void {
    const { streams, connections } = after;
    if (streams + connections > 0)
      this.#fault(`${streams} streams and ${connections} connections are left, and no client is there`);
    // Another process has nothing to be compared with.
    if (this.#restarts > 0) return;
    const grown = (name: 'heap' | 'rss', most: number) => {
      if (after[name] > before[name] * (1 + most))
        this.#fault(`${name} grew from ${before[name]} to ${after[name]} bytes`);
    };
    grown('heap', HEAP_GROWTH);
    grown('rss', RSS_GROWTH);
    const [open, left] = [before.descriptors ?? 0, after.descriptors ?? 0];
    if (left > open + DESCRIPTORS_MORE) this.#fault(`${left} descriptors are open, ${open} were before`);
  }

  #fault(text: string): void {
    this.#faults.push(text);
    this.#settings.report?.(text);
  }
}

/** Text of a line of the log, without the request that it came from. */
function mistakeOf(line: string): string {
  try {
    const { err, msg } = JSON.parse(line);
    return `${msg}: ${err?.stack ?? err?.message}`;
  } catch {
    return line;
  }
}

/** A packet as somebody would note it to send it again; bytes that come again and again are counted. */
const shown = (seed: number, { number, kind, ending, pieces }: Packet): string => {
  const text = JSON.stringify(Buffer.concat(pieces).toString('latin1')).replace(
    /([\s\S]{1,12}?)\1{30,}/g,
    (all, part: string) => `<${part} ${all.length / part.length} times>`,
  );
  const end = text.length > SHOWN_AT_MOST ? `… ${text.length - SHOWN_AT_MOST} more` : '';
  return `packet ${number} of seed ${seed} (${kind}, then ${ending}): ${text.slice(0, SHOWN_AT_MOST)}${end}`;
};

/** Open descriptors of a process; undefined where the system does not list them. */
function descriptorsOf(process: number): number | undefined {
  try {
    return readdirSync(`/proc/${process}/fd`).length;
  } catch {
    return undefined;
  }
}
