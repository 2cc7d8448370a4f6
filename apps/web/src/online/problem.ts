/** What an answer says that is none: problem details, as the server writes them. */
interface Details {
  readonly status?: number;
  readonly title?: string;
  readonly detail?: string;
  readonly code?: string;
  readonly rule?: string;
  readonly because?: string;
  readonly facts?: Readonly<Record<string, string | number>>;
}

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
export class Unreached extends Error {
  override readonly name = 'Unreached';
}
