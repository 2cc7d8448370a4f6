import type { MessageValues } from '@bastide/messages';
import type { ServerKey } from '../messages.ts';

/** Every kind of problem: its status, and what it is called by programs. What people are told is `problem.<code>` of the words. */
export const PROBLEMS = {
  malformed: [400, 'Malformed request'],
  invalid: [400, 'Invalid request'],
  'too-deep': [400, 'Request nested too deeply'],
  'two-keys': [400, 'Cookie and token in one request'],
  'sign-in-needed': [401, 'Nobody is signed in'],
  'token-invalid': [401, 'Invalid token'],
  'cross-site': [403, 'Request from another site'],
  banned: [403, 'Banned for a time'],
  'banned-for-good': [403, 'Banned'],
  'not-for-bots': [403, 'Not with a token of this scope'],
  'cannot-join': [403, 'Not at this table'],
  'block-self': [422, 'Nobody blocks themselves'],
  'not-found': [404, 'Not found'],
  'method-not-allowed': [405, 'Method not allowed'],
  'already-somebody': [409, 'Somebody else is signed in'],
  misdirected: [421, 'Misdirected request'],
  'too-slow': [408, 'Request too slow'],
  'too-large': [413, 'Request too large'],
  'wrong-content-type': [415, 'Content type is not application/json'],
  'name-refused': [422, 'Name refused'],
  'code-refused': [422, 'Code refused'],
  'passkey-refused': [422, 'Passkey refused'],
  'push-refused': [422, 'Push service refused'],
  'passkeys-unavailable': [409, 'Passkeys need HTTPS'],
  'limit-reached': [409, 'Limit reached'],
  'too-many-requests': [429, 'Too many requests'],
  refused: [422, 'Refused by a rule'],
  'no-game': [422, 'No such game'],
  'bad-options': [422, 'Options refused'],
  'clock-needed': [422, 'A rated table needs a clock'],
  'rules-unknown': [409, 'Unknown version of the rules'],
  'not-host': [403, 'Only the host may'],
  'host-here': [409, 'The host is here'],
  'not-seated': [409, 'Nobody sits there'],
  'not-your-seat': [403, 'Not your seat'],
  'seat-taken': [409, 'Seat taken'],
  'already-seated': [409, 'Already seated'],
  kicked: [403, 'Removed by the host'],
  'not-kicked': [409, 'Not removed'],
  'table-full': [409, 'Table full'],
  'seats-open': [409, 'Seats are free'],
  'not-open': [409, 'Begun already'],
  'table-closed': [409, 'Closed before it began'],
  'table-over': [409, 'Game over'],
  'not-running': [409, 'Not running'],
  paused: [409, 'Paused'],
  'not-paused': [409, 'Not paused'],
  'decision-closed': [409, 'Decision closed'],
  stale: [409, 'Terms have changed'],
  'nothing-to-undo': [409, 'Nothing to take back'],
  'nothing-asked': [409, 'Nothing asked'],
  'already-asked': [409, 'Something is asked already'],
  'not-allowed-here': [409, 'Not agreed at this table'],
  'no-bot': [422, 'No such bot'],
  'not-delegated': [409, 'No bot plays for you'],
  'not-away': [409, 'Not away'],
  'not-late': [409, 'Time not over'],
  out: [409, 'Seat gave up'],
  'said-nothing': [422, 'Nothing said'],
  'key-reused': [422, 'Idempotency key used for something else'],
  'nothing-to-report': [422, 'Nothing to report'],
  'not-yet': [409, 'Not before the end'],
  'key-needed': [422, 'Idempotency-Key needed'],
  unavailable: [503, 'Unavailable'],
  overloaded: [503, 'Overloaded'],
  internal: [500, 'Internal error'],
} as const satisfies Readonly<Record<string, readonly [status: number, title: string]>>;

export type ProblemCode = keyof typeof PROBLEMS;

/** Further facts of a problem. */
export interface ProblemExtras {
  /** For the text. */
  readonly values?: MessageValues;
  /** The rule by which a game refused. */
  readonly rule?: string;
  /** Reason in one English clause, and the facts in it, so that a client can say it in any language. */
  readonly because?: string;
  readonly facts?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Thrown by routes and guards; becomes the answer to the request (`error-handler.ts`). */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly extras: ProblemExtras;

  constructor(code: ProblemCode, extras: ProblemExtras) {
    super(PROBLEMS[code][1]);
    this.code = code;
    this.extras = extras;
  }
}

/** `throw problem('not-found')`: the one way to say why something was not done. */
export const problem = (code: ProblemCode, extras: ProblemExtras = {}): Problem => new Problem(code, extras);

/** The message that tells people of a problem. */
export const problemMessageKey = (code: ProblemCode): ServerKey => `problem.${code}`;
