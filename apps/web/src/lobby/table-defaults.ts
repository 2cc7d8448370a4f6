import type { Clock, Lateness, TableSettings } from '@bastide/protocol';
import { CLOCKS } from './clock-text.ts';

/** What was agreed last when a table was opened: offered again the next time. */
export interface TableDefaults {
  /** Seats by the name of a game. */
  readonly seats: Readonly<Record<string, number>>;
  readonly settings: TableSettings;
}

const TABLE_DEFAULTS_KEY = 'bastide.opening';

export const DEFAULT_SETTINGS: TableSettings = {
  clock: { kind: 'none' },
  late: 'decide',
  visibility: 'link',
  takebacks: true,
  isRated: false,
};

/** Reads what was kept, member by member: one that makes no sense takes its default. */
export function parseTableDefaults(text: string | null): TableDefaults {
  let kept: { seats?: unknown; settings?: Partial<Record<keyof TableSettings, unknown>> } = {};
  try {
    kept = (JSON.parse(text ?? '{}') ?? {}) as typeof kept;
  } catch {
    // As if nothing had been kept.
  }
  const told = Object(kept.settings ?? {}) as Partial<Record<keyof TableSettings, unknown>>;
  const seats = Object.entries(Object(kept.seats ?? {}) as object).filter(([, n]) => Number.isInteger(n));
  const clock = parseClock(told.clock);
  const isRated = told.isRated === true && mayBeRated(clock);
  return {
    seats: Object.fromEntries(seats) as Record<string, number>,
    settings: {
      clock,
      late: (['decide', 'seat', 'lose'] as const).find((one) => one === told.late) ?? DEFAULT_SETTINGS.late,
      visibility: told.visibility === 'public' ? 'public' : 'link',
      takebacks: !isRated && told.takebacks !== false,
      isRated,
    },
  };
}

const parseClock = (kept: unknown): Clock =>
  CLOCKS.find((clock) => JSON.stringify(clock) === JSON.stringify(kept)) ?? DEFAULT_SETTINGS.clock;

export function loadTableDefaults(): TableDefaults {
  try {
    return parseTableDefaults(localStorage.getItem(TABLE_DEFAULTS_KEY));
  } catch {
    return parseTableDefaults(null);
  }
}

export function saveTableDefaults(opening: TableDefaults): void {
  try {
    localStorage.setItem(TABLE_DEFAULTS_KEY, JSON.stringify(opening));
  } catch {
    // It is asked for again next time.
  }
}

/** Whether a result may count: without a clock whoever is losing need never move. */
export const mayBeRated = (clock: Clock): boolean => clock.kind !== 'none';

/** The settings with a part of them changed: a rated game knows no takebacks, and without a clock it is none. */
export function withSettings(settings: TableSettings, part: Partial<TableSettings>): TableSettings {
  const next = { ...settings, ...part };
  if (next.isRated && !mayBeRated(next.clock)) return { ...next, isRated: false, takebacks: true };
  return next.isRated ? { ...next, takebacks: false } : next;
}

export const LATENESS_OPTIONS: readonly Lateness[] = ['decide', 'seat', 'lose'];
