import type { ProblemDetails } from '@bastide/protocol';

/** Problem details as far as they are told: what stands in front of the server may tell less. */
type Details = Partial<Readonly<ProblemDetails>>;

/** The server will not do it: `message` says why, in the reader's language. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  /** HTTP status: 400 … 599. */
  readonly status: number;
  /** What it is, for programs; `http-<status>` where the server does not say. */
  readonly code: string;
  /** The rule of the game that refused, and what its reason speaks of. */
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

/** The server could not be reached in time: nobody knows whether it heard what was asked. */
export class UnreachableError extends Error {
  override readonly name = 'Unreached';
}

/** Behind this page is no server that knows tables: static files only. */
export class NoServerError extends Error {
  override readonly name = 'Nowhere';
}
