import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/**
 * The oldest request under way may be so many milliseconds old before new ones are turned away: from addresses that have several there,
 * and from all. Of streams and files of the page the oldest that has not begun counts. Streams have no end, and come in thousands after a
 * restart: to wait a second is sooner than to come again.
 */
const WAIT_AT_MOST = { ofMany: 60, ofFew: 120, patient: 1_000 };
/** So many requests of one address are several. */
const MANY = 8;
/** Fewer requests under way are no crowd: one of them is slow for a reason of its own. */
const CROWD = 64;
/** After so many milliseconds of turning requests away the server calls itself overloaded, and no more after so many without. */
const SUSTAINED = { from: 2_000, until: 1_000 };
/** At most so many waiting requests are begun in one turn of the event loop: together, so that they share one wait for the disk. */
const TOGETHER = 8;
/** While connections come one after the other, requests wait so many milliseconds for them. */
const ACCEPTING = 5;

interface Waiting {
  readonly since: number;
  readonly response: ServerResponse;
  readonly begin: () => void;
}

export interface Admission {
  readonly isPatient: boolean;
  readonly from: string;
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
  readonly #underWay = new Map<ServerResponse, number>();
  /** Requests of addresses that have few there, which come first, and of those that have many. */
  readonly #ofFew: Waiting[] = [];
  readonly #ofMany: Waiting[] = [];
  readonly #patient: Waiting[] = [];
  /** Unanswered requests by address. */
  readonly #pending = new Map<string, number>();
  /** A request was begun in this turn of the loop, so the next has to wait. */
  #isTaken = false;
  #isTurning = false;
  #hasAccepted = false;
  #begun = 0;
  #shedSince = Number.NEGATIVE_INFINITY;
  #shedLast = Number.NEGATIVE_INFINITY;

  /** `now` counts milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Learns of the connections of a server. */
  watch(server: Server): void {
    server.on('connection', () => {
      this.#hasAccepted = true;
    });
  }

  /**
   * Begins a request, now or when it is its turn; or returns false where it has to come again later. `isPatient`: a stream, of which only
   * the beginning is judged, or a file of the page. `from` is the address it comes from.
   */
  admit(request: IncomingMessage, response: ServerResponse, { isPatient, from, begin }: Admission): boolean {
    const isOfMany = (this.#pending.get(from) ?? 0) >= MANY;
    if (isPatient ? this.#isLate(this.#patient[0], WAIT_AT_MOST.patient) : this.#isCrowded(isOfMany)) {
      this.#noteShed();
      return false;
    }
    const since = this.#now();
    if (!isPatient) this.#count(from, response);
    const start = isPatient ? begin : () => this.#start(since, request, response, begin);
    if (this.#isTaken || this.#hasAccepted || this.#isWaiting) {
      const line = isPatient ? this.#patient : isOfMany ? this.#ofMany : this.#ofFew;
      line.push({ since, response, begin: start });
      if (!this.#isTurning) this.#turnSoon();
    } else {
      this.#isTaken = true;
      setImmediate(() => {
        this.#isTaken = false;
      });
      start();
    }
    return true;
  }

  #count(from: string, response: ServerResponse): void {
    this.#pending.set(from, (this.#pending.get(from) ?? 0) + 1);
    response.once('close', () => {
      const left = this.#pending.get(from)! - 1;
      if (left > 0) this.#pending.set(from, left);
      else this.#pending.delete(from);
    });
  }

  /** Begins a request; it is under way once its body is there. */
  #start(since: number, request: IncomingMessage, response: ServerResponse, begin: () => void): void {
    const enter = (from: number) => {
      if (!response.headersSent && !response.destroyed) this.#underWay.set(response, from);
    };
    if (hasBody(request)) request.once('end', () => enter(this.#now()));
    else enter(since);
    response.once('close', () => this.answered(response));
    begin();
  }

  /** The answer is about to be written: how long its reader takes is no matter of load. */
  answered(response: ServerResponse): void {
    this.#underWay.delete(response);
  }

  /** Tells whether requests have been turned away for some time: a load balancer sends people elsewhere. */
  get isOverloaded(): boolean {
    const now = this.#now();
    return now - this.#shedLast < SUSTAINED.until && this.#shedLast - this.#shedSince >= SUSTAINED.from;
  }

  get #isWaiting(): boolean {
    return this.#ofFew.length + this.#ofMany.length + this.#patient.length > 0;
  }

  #isCrowded(isOfMany: boolean): boolean {
    if (!this.#seemsCrowded(isOfMany)) return false;
    // An answer may have begun without a word of it here, as a stream that came by an address in other letters.
    for (const response of this.#underWay.keys()) if (response.headersSent) this.#underWay.delete(response);
    return this.#seemsCrowded(isOfMany);
  }

  /** An address that has few requests there waits for no others. */
  #seemsCrowded(isOfMany: boolean): boolean {
    const before = this.#ofFew.length + (isOfMany ? this.#ofMany.length : 0);
    if (this.#underWay.size + before < CROWD) return false;
    const atMost = isOfMany ? WAIT_AT_MOST.ofMany : WAIT_AT_MOST.ofFew;
    const [oldest] = this.#underWay.values();
    const isOld = oldest !== undefined && this.#now() - oldest > atMost;
    return (
      isOld || this.#isLate(this.#ofFew[0], atMost) || (isOfMany && this.#isLate(this.#ofMany[0], atMost))
    );
  }

  #isLate(first: Waiting | undefined, atMost: number): boolean {
    return first !== undefined && this.#now() - first.since > atMost;
  }

  #noteShed(): void {
    const now = this.#now();
    if (now - this.#shedLast >= SUSTAINED.until) this.#shedSince = now;
    this.#shedLast = now;
  }

  #turnSoon(): void {
    this.#isTurning = true;
    setImmediate(() => this.#turn());
  }

  /** One turn of the loop: lets connections come first, but not for long. */
  #turn(): void {
    const isAccepting = this.#hasAccepted && this.#now() - this.#begun < ACCEPTING;
    this.#hasAccepted = false;
    if (!isAccepting) {
      this.#begun = this.#now();
      // Each by itself: what one of them has to do at once is done before the next begins. Patient ones come last, but one in each turn.
      const [few, many, patient] = [this.#ofFew, this.#ofMany, this.#patient];
      for (let n = 1; n < TOGETHER; n++) setImmediate(() => this.#beginNext(few, many, patient));
      setImmediate(() => this.#beginNext(patient, few, many));
    }
    if (this.#isWaiting) this.#turnSoon();
    else this.#isTurning = false;
  }

  #beginNext(...lines: readonly Waiting[][]): void {
    const next = lines.find(({ length }) => length > 0)?.shift();
    // Whoever is gone needs no answer.
    if (next && !next.response.destroyed) next.begin();
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
