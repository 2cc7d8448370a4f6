import type { Clock, Lateness, TableSettings } from '@bastide/protocol';
import { CLOCKS } from './clock-text.ts';

/** Settings of the table that was opened last: the defaults for the next one. */
export interface TableDefaults {
  /** Number of seats by game. */
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

/** Reads stored defaults, member by member; an invalid one gets its default. */
export function parseTableDefaults(text: string | null): TableDefaults {
  let kept: { seats?: unknown; settings?: Partial<Record<keyof TableSettings, unknown>> } = {};
  try {
    kept = (JSON.parse(text ?? '{}') ?? {}) as typeof kept;
  } catch {
    // Same as if nothing were stored.
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
    // The setting is lost for the next visit only.
  }
}

/** True if a result with this clock may be rated. Without a clock, a losing player need never move. */
export const mayBeRated = (clock: Clock): boolean => clock.kind !== 'none';

/**
 * Returns the settings with a part of them changed. A rated game has no takebacks; without a clock a game is not
 * rated.
 */
export function withSettings(settings: TableSettings, part: Partial<TableSettings>): TableSettings {
  const next = { ...settings, ...part };
  if (next.isRated && !mayBeRated(next.clock)) return { ...next, isRated: false, takebacks: true };
  return next.isRated ? { ...next, takebacks: false } : next;
}

export const LATENESS_OPTIONS: readonly Lateness[] = ['decide', 'seat', 'lose'];
