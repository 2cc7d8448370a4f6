import type { ProblemDetails } from '@bastide/protocol';

/** Problem details, all of them optional: a proxy in front of the server may send fewer. */
type Details = Partial<Readonly<ProblemDetails>>;

/** A refusal by the server; `message` is its reason, in the reader's language. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  /** HTTP status: 400 … 599. */
  readonly status: number;
  /** Code of the problem, for programs; `http-<status>` if the server sends none. */
  readonly code: string;
  /** Rule of the game that refused, and the facts of its reason. */
  readonly rule: string | undefined;
  readonly because: string | undefined;
  readonly facts: Details['facts'];

  constructor(status: number, details: Details) {
    super(details.detail ?? details.title ?? `HTTP ${status}`);
    this.status = status;
    this.code = details.code ?? `http-${status}`;
    this.rule = details.rule;
    this.because = details.because;
    this.facts = details.facts;
  }
}

/** The server could not be reached in time: it may or may not have received the request. */
export class UnreachableError extends Error {
  override readonly name = 'Unreached';
}

/** There is no game server behind this page, only static files. */
export class NoServerError extends Error {
  override readonly name = 'Nowhere';
}
