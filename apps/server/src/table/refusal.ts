/** Reason for which a command is refused: a mistake of the caller, or somebody else was quicker. */
export interface CommandRefusal {
  readonly ok: false;
  readonly code: RefusalCode;
  /** Rule of the game that refused: its id, the reason in one English clause, and the facts in it. */
  readonly rule?: string;
  readonly because?: string;
  readonly facts?: Readonly<Record<string, string | number>>;
}

const REFUSAL_CODES = [
  'no-table',
  'not-host',
  'host-here',
  'not-seated',
  'not-your-seat',
  'seat-taken',
  'already-seated',
  'kicked',
  'cannot-join',
  'not-kicked',
  'table-full',
  'seats-open',
  'not-open',
  'table-closed',
  'table-over',
  'not-running',
  'paused',
  'not-paused',
  'decision-closed',
  'stale',
  'rule',
  'nothing-to-undo',
  'nothing-asked',
  'already-asked',
  'not-allowed-here',
  'no-bot',
  'not-delegated',
  'not-away',
  'not-late',
  'out',
  'said-nothing',
  /** Others wrote all the time: nothing was judged, and the same may be asked for again. */
  'contended',
] as const;
type RefusalCode = (typeof REFUSAL_CODES)[number];

export const refuse = (
  code: RefusalCode,
  extras: Omit<CommandRefusal, 'ok' | 'code'> = {},
): CommandRefusal => ({
  ok: false,
  code,
  ...extras,
});
