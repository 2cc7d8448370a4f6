import { merged, SET_FACTS, type SetName, type SetOptions } from './sets/facts.ts';

export type { SetName } from './sets/facts.ts';

/** Sets that join the base game, which is always there. */
export const SETS = SET_FACTS.map(({ name }) => name) as readonly SetName[];

/** All that differs between printings; rules read these, never the edition's name. */
export interface Rules extends BaseRules, SetOptions {}

/** Options of the base game; a number stays a number, another procedure is a name. */
interface BaseRules {
  /**
   * `city-4` city by city over all its fields (CAR-FARM-03); `field-3-once` by field, but each seat is paid once for a city
   * (CAR-FARM-04); `field-3` by field, every field separately (CAR-FARM-05).
   */
  readonly fieldScoring: 'city-4' | 'field-3-once' | 'field-3';
  /** Points for a complete city of exactly two tiles. CAR-CITY-03 */
  readonly smallCity: 2 | 4;
  /** Meeples may stand in fields. */
  readonly farmers: boolean;
}

const BASE_CHOICES = {
  fieldScoring: ['city-4', 'field-3-once', 'field-3'],
  smallCity: [2, 4],
  farmers: [true, false],
} as const;

/** In the order of records: those of sets stand between those of the base game. */
const BY_OPTION_ORDER = [...SET_FACTS].sort(
  (a, b) => (a.optionOrder ?? Infinity) - (b.optionOrder ?? Infinity),
);
function inOrder<Value>(
  base: Record<keyof typeof BASE_CHOICES, Value>,
  of: readonly Record<string, Value>[],
) {
  const { farmers, ...first } = base;
  return Object.assign({}, first, ...of, { farmers }) as Record<keyof Rules, Value>;
}

/** The choices for every option. */
export const CHOICES = inOrder<unknown>(
  BASE_CHOICES,
  BY_OPTION_ORDER.map(({ choices = {} }) => choices),
) as { readonly [option in keyof Rules]: readonly Rules[option][] };

/** The rule that says what an option is about, in the order in which players ask. */
export const OPTION_RULES = inOrder<string>(
  { smallCity: 'CAR-CITY-03', fieldScoring: 'CAR-FARM-03', farmers: 'CAR-FARM-01' },
  [
    Object.fromEntries(
      Object.entries(merged((set) => set.optionRules))
        .sort(([, [a]], [, [b]]) => a - b)
        .map(([option, [, rule]]) => [option, rule]),
    ),
  ],
) as Readonly<Record<keyof Rules, string>>;

const NAMES = ['c1', 'classic', 'c2', 'c3'] as const;
export type EditionName = (typeof NAMES)[number];

/** Choices of the editions: a difference reads across. */
// biome-ignore format: a table
const BASE_ROWS = {
  fieldScoring: ['city-4', 'field-3', 'field-3', 'field-3'],
  smallCity:    [2,        4,         4,         4],
  farmers:      [true,     true,      true,      true],
} as const;
const ROWS = inOrder<readonly unknown[]>(
  BASE_ROWS,
  BY_OPTION_ORDER.map(({ rows = {} }) => rows),
);

/** The options of each edition, every one of them. */
export const EDITIONS = Object.fromEntries(
  NAMES.map((name, edition) => [
    name,
    Object.fromEntries(Object.entries(ROWS).map(([option, values]) => [option, values[edition]])),
  ]),
) as unknown as Readonly<Record<EditionName, Rules>>;

/**
 * Options that came later than some records: what was played before there was a choice, and is meant where such a record
 * leaves them out.
 */
export const BEFORE = merged((set) => set.before) as Partial<Rules>;

/** The set without which an option means nothing. */
export const NEEDS = Object.fromEntries(
  BY_OPTION_ORDER.flatMap(({ name, choices = {} }) => Object.keys(choices).map((option) => [option, name])),
) as Partial<Record<keyof Rules, SetName>>;

/** The options in force: an edition's row, any cell of which the table may have changed, the sets, the seats. */
export interface Options extends Rules {
  /** Printing of the rules. */
  readonly edition: EditionName;
  /** Expansions that join the base game. */
  readonly sets: readonly SetName[];
  /** Seats at the table, 2 to 6. */
  readonly seats: number;
}

export const SEATS = { min: 2, max: 6 } as const;
/** Edition if none is named. */
export const DEFAULT_EDITION: EditionName = 'c2';
