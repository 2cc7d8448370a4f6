import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/**
 * The oldest request under way may be so many milliseconds old before new ones are turned away: from addresses that have several there,
 * and from all. Of streams and files of the page the oldest that has not begun counts. Streams have no end, and come in thousands after a
 * restart: to wait a second is sooner than to come again.
 */
const MAX_WAIT_MS = { ofMany: 60, ofFew: 120, patient: 1_000 };
/** So many requests of one address are several. */
const MANY_REQUESTS = 8;
/** Fewer requests under way are no crowd: one of them is slow for a reason of its own. */
const MIN_CROWD = 64;
/** After so many milliseconds of turning requests away the server calls itself overloaded, and no more after so many without. */
const OVERLOAD_MS = { from: 2_000, until: 1_000 };
/** At most so many waiting requests are begun in one turn of the event loop: together, so that they share one wait for the disk. */
const MAX_BEGUN_PER_TURN = 8;
/** While connections come one after the other, requests wait so many milliseconds for them. */
const ACCEPTING_MS = 5;

interface QueuedRequest {
  readonly since: number;
  readonly response: ServerResponse;
  readonly begin: () => void;
}

export interface Admission {
  readonly isPatient: boolean;
  readonly address: string;
  readonly begin: () => void;
}

/**
 * Turns requests away that could not be answered in time: a server that accepts more than it can do serves nobody. What counts is
 * the wait itself, as the age of the oldest request that is whole and has no answer yet; so it needs no figure for how fast a machine
 * is. A request counts from the moment its body is there, since a slow sender must not turn others away.
 *
 * The wait has to be seen to be judged. In one turn of its loop Node accepts a single connection and reads all others that have something
 * to say: were all of these begun at once, a turn would last for as long as all of them take, and thousands who connect would wait
 * unseen. So a few are begun in each turn, the others wait here, in the order in which they came.
 */
export class LoadGate {
  readonly #now: () => number;
  /** Since when; the oldest first. */
  readonly #active = new Map<ServerResponse, number>();
  /** Requests of addresses that have few there, which come first, and of those that have many. */
  readonly #fewQueue: QueuedRequest[] = [];
  readonly #manyQueue: QueuedRequest[] = [];
  readonly #patientQueue: QueuedRequest[] = [];
  /** Unanswered requests by address. */
  readonly #pendingByAddress = new Map<string, number>();
  /** A request was begun in this turn of the loop, so the next has to wait. */
  #hasBegunThisTurn = false;
  #isTurning = false;
  #hasAccepted = false;
  #turnBegan = 0;
  #shedSince = Number.NEGATIVE_INFINITY;
  #shedLast = Number.NEGATIVE_INFINITY;

  /** `now` counts milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Learns of the connections of a server. */
  observe(server: Server): void {
    server.on('connection', () => {
      this.#hasAccepted = true;
    });
  }

  /**
   * Begins a request, now or when it is its turn; or returns false where it has to come again later. `isPatient`: a stream, of which only
   * the beginning is judged, or a file of the page. `address` is the address it comes from.
   */
  admit(
    request: IncomingMessage,
    response: ServerResponse,
    { isPatient, address, begin }: Admission,
  ): boolean {
    const isOfMany = (this.#pendingByAddress.get(address) ?? 0) >= MANY_REQUESTS;
    if (isPatient ? this.#isLate(this.#patientQueue[0], MAX_WAIT_MS.patient) : this.#isCrowded(isOfMany)) {
      this.#recordShed();
      return false;
    }
    const since = this.#now();
    if (!isPatient) this.#count(address, response);
    const start = isPatient ? begin : () => this.#start(since, request, response, begin);
    if (this.#hasBegunThisTurn || this.#hasAccepted || this.#hasQueued) {
      const queue = isPatient ? this.#patientQueue : isOfMany ? this.#manyQueue : this.#fewQueue;
      queue.push({ since, response, begin: start });
      if (!this.#isTurning) this.#scheduleTurn();
    } else {
      this.#hasBegunThisTurn = true;
      setImmediate(() => {
        this.#hasBegunThisTurn = false;
      });
      start();
    }
    return true;
  }

  #count(address: string, response: ServerResponse): void {
    this.#pendingByAddress.set(address, (this.#pendingByAddress.get(address) ?? 0) + 1);
    response.once('close', () => {
      const left = this.#pendingByAddress.get(address)! - 1;
      if (left > 0) this.#pendingByAddress.set(address, left);
      else this.#pendingByAddress.delete(address);
    });
  }

  /** Begins a request; it is under way once its body is there. */
  #start(since: number, request: IncomingMessage, response: ServerResponse, begin: () => void): void {
    const enter = (from: number) => {
      if (!response.headersSent && !response.destroyed) this.#active.set(response, from);
    };
    if (hasBody(request)) request.once('end', () => enter(this.#now()));
    else enter(since);
    response.once('close', () => this.onResponse(response));
    begin();
  }

  /** The answer is about to be written: how long its reader takes is no matter of load. */
  onResponse(response: ServerResponse): void {
    this.#active.delete(response);
  }

  /** Tells whether requests have been turned away for some time: a load balancer sends people elsewhere. */
  get isOverloaded(): boolean {
    const now = this.#now();
    return now - this.#shedLast < OVERLOAD_MS.until && this.#shedLast - this.#shedSince >= OVERLOAD_MS.from;
  }

  get #hasQueued(): boolean {
    return this.#fewQueue.length + this.#manyQueue.length + this.#patientQueue.length > 0;
  }

  #isCrowded(isOfMany: boolean): boolean {
    if (!this.#seemsCrowded(isOfMany)) return false;
    // An answer may have begun without a word of it here, as a stream that came by an address in other letters.
    for (const response of this.#active.keys()) if (response.headersSent) this.#active.delete(response);
    return this.#seemsCrowded(isOfMany);
  }

  /** An address that has few requests there waits for no others. */
  #seemsCrowded(isOfMany: boolean): boolean {
    const before = this.#fewQueue.length + (isOfMany ? this.#manyQueue.length : 0);
    if (this.#active.size + before < MIN_CROWD) return false;
    const atMost = isOfMany ? MAX_WAIT_MS.ofMany : MAX_WAIT_MS.ofFew;
    const [oldest] = this.#active.values();
    const isOld = oldest !== undefined && this.#now() - oldest > atMost;
    return (
      isOld ||
      this.#isLate(this.#fewQueue[0], atMost) ||
      (isOfMany && this.#isLate(this.#manyQueue[0], atMost))
    );
  }

  #isLate(first: QueuedRequest | undefined, atMost: number): boolean {
    return first !== undefined && this.#now() - first.since > atMost;
  }

  #recordShed(): void {
    const now = this.#now();
    if (now - this.#shedLast >= OVERLOAD_MS.until) this.#shedSince = now;
    this.#shedLast = now;
  }

  #scheduleTurn(): void {
    this.#isTurning = true;
    setImmediate(() => this.#runTurn());
  }

  /** One turn of the loop: lets connections come first, but not for long. */
  #runTurn(): void {
    const isAccepting = this.#hasAccepted && this.#now() - this.#turnBegan < ACCEPTING_MS;
    this.#hasAccepted = false;
    if (!isAccepting) {
      this.#turnBegan = this.#now();
      // Each by itself: what one of them has to do at once is done before the next begins. Patient ones come last, but one in each turn.
      const [few, many, patient] = [this.#fewQueue, this.#manyQueue, this.#patientQueue];
      for (let n = 1; n < MAX_BEGUN_PER_TURN; n++) setImmediate(() => this.#beginNext(few, many, patient));
      setImmediate(() => this.#beginNext(patient, few, many));
    }
    if (this.#hasQueued) this.#scheduleTurn();
    else this.#isTurning = false;
  }

  #beginNext(...queues: readonly QueuedRequest[][]): void {
    const next = queues.find(({ length }) => length > 0)?.shift();
    // Whoever is gone needs no answer.
    if (next && !next.response.destroyed) next.begin();
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
