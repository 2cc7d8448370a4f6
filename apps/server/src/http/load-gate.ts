import type { IncomingMessage, ServerResponse } from 'node:http';

/** The oldest request under way may be so many milliseconds old before new ones are turned away. */
const WAIT_AT_MOST = 60;
/** Fewer requests under way are no crowd: one of them is slow for a reason of its own. */
const CROWD = 64;
/** After so many milliseconds of turning requests away the server calls itself overloaded, and no more after so many without. */
const SUSTAINED = { from: 2_000, until: 1_000 };

/**
 * Turns requests away that could not be answered in time: a server that accepts more than it can do serves nobody. What counts is
 * the wait itself, as the age of the oldest request that is whole and has no answer yet; so it needs no figure for how fast
 * a machine is. A request counts from the moment its body is there, since a slow sender must not turn others away.
 */
export class LoadGate {
  readonly #now: () => number;
  /** Since when; the oldest first. */
  readonly #underWay = new Map<ServerResponse, number>();
  #shedSince = Number.NEGATIVE_INFINITY;
  #shedLast = Number.NEGATIVE_INFINITY;

  /** `now` counts milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Lets a request in, or returns false where it has to come again later. A stream has no end, so only its beginning is judged. */
  admit(request: IncomingMessage, response: ServerResponse, isStream: boolean): boolean {
    if (this.#isCrowded()) {
      this.#noteShed();
      return false;
    }
    if (isStream) return true;
    const enter = () => {
      if (!response.headersSent && !response.destroyed) this.#underWay.set(response, this.#now());
    };
    if (hasBody(request)) request.once('end', enter);
    else enter();
    response.once('close', () => this.answered(response));
    return true;
  }

  /** The answer is about to be written: how long its reader takes is no matter of load. */
  answered(response: ServerResponse): void {
    this.#underWay.delete(response);
  }

  /** Whether requests have been turned away for some time: a load balancer sends people elsewhere. */
  get isOverloaded(): boolean {
    const now = this.#now();
    return now - this.#shedLast < SUSTAINED.until && this.#shedLast - this.#shedSince >= SUSTAINED.from;
  }

  #isCrowded(): boolean {
    if (this.#underWay.size < CROWD) return false;
    const [oldest = Number.POSITIVE_INFINITY] = this.#underWay.values();
    return this.#now() - oldest > WAIT_AT_MOST;
  }

  #noteShed(): void {
    const now = this.#now();
    if (now - this.#shedLast >= SUSTAINED.until) this.#shedSince = now;
    this.#shedLast = now;
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
