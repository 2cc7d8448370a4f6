import { isObject, quote, type Refusal, type Result, sanitize } from '@bastide/contract';

/** All that a table may agree on. */
export interface Rules {
  /** Points that win. CAT-VAR-01 */
  readonly victoryTarget: number;
  /** Cards in hand that are safe on a 7; 95, all cards there are, switches discards off. CAT-VAR-02 */
  readonly discardLimit: number;
  /** Rounds at the start in which no 7 comes. CAT-VAR-06 */
  readonly noSevenRounds: number;
  /** Settlements that each seat places before the first turn. CAT-VAR-15 */
  readonly startSettlements: number;
  /**
   * Number tokens by letter in a spiral (CAT-MAP-12), at random with no red numbers side by side (CAT-MAP-15), the beginners' map with
   * its starting pieces (CAT-MAP-01), or any arrangement of the pieces, for the box on the table.
   */
  readonly map: 'variable-spiral' | 'variable-random' | 'beginners' | 'free';
  /** Two dice, or a deck of the 36 pairs, shuffled anew when it is empty or when five are left. CAT-VAR-04 */
  readonly dice: 'independent' | 'deck' | 'deck-5';
  /** Trade and build in any order, or no trade after the first thing built. CAT-TURN-04 */
  readonly tradeBuild: 'combined' | 'separate';
  /** True if the robber never stands beside a seat with two points or fewer. CAT-VAR-03 */
  readonly friendlyRobber: boolean;
  /** Permission for the robber to come back to the desert. CAT-VAR-07 */
  readonly robberDesert: 'allowed' | 'forbidden';
  /** True if players trade with each other, false if only with the bank and harbours. CAT-VAR-10 */
  readonly playerTrades: boolean;
  /** True if everybody counts what can be known of other hands, false if nobody does. CAT-INFO-02 */
  readonly cardTracking: boolean;
}

/** The options in force. */
export interface Options extends Rules {
  /** Seats at the table, 2 to 4. */
  readonly seats: number;
}

/** The options that are numbers. */
type NumberOption = { [name in keyof Rules]: Rules[name] extends number ? name : never }[keyof Rules];

/** The choices for every option that is no number; the first is the printed game. */
export const CHOICES = {
  map: ['variable-spiral', 'variable-random', 'beginners', 'free'],
  dice: ['independent', 'deck', 'deck-5'],
  tradeBuild: ['combined', 'separate'],
  friendlyRobber: [false, true],
  robberDesert: ['allowed', 'forbidden'],
  playerTrades: [true, false],
  cardTracking: [true, false],
} as const satisfies { readonly [name in Exclude<keyof Rules, NumberOption>]: readonly Rules[name][] };

/** The range of every option that is a number. */
export const RANGES = {
  victoryTarget: [3, 20],
  discardLimit: [5, 95],
  noSevenRounds: [0, 20],
  startSettlements: [2, 3],
} as const satisfies { readonly [name in NumberOption]: readonly [least: number, most: number] };

/** The printed game, for three and four. */
export const PRINTED: Rules = {
  victoryTarget: 10,
  discardLimit: 7,
  noSevenRounds: 0,
  startSettlements: 2,
  map: 'variable-spiral',
  dice: 'independent',
  tradeBuild: 'combined',
  friendlyRobber: false,
  robberDesert: 'allowed',
  playerTrades: true,
  cardTracking: true,
};
/** The simple duel of two: what it has otherwise. CAT-VAR-15 */
export const DUEL: Partial<Rules> = { startSettlements: 3 };

export const SEATS = { min: 2, max: 4 } as const;
const DEFAULT_SEATS = 4;

/** The rule of the rulebook behind each option. */
export const OPTION_RULES: { readonly [name in keyof Rules]: string } = {
  victoryTarget: 'CAT-VAR-01',
  discardLimit: 'CAT-VAR-02',
  noSevenRounds: 'CAT-VAR-06',
  startSettlements: 'CAT-VAR-15',
  map: 'CAT-MAP-10',
  dice: 'CAT-VAR-04',
  tradeBuild: 'CAT-TURN-04',
  friendlyRobber: 'CAT-VAR-03',
  robberDesert: 'CAT-VAR-07',
  playerTrades: 'CAT-VAR-10',
  cardTracking: 'CAT-INFO-02',
};

/** The rules in force where none are named. The beginners' map has its own two settlements for each seat, in the duel too. */
export const defaultRules = (seats: number, map: Rules['map'] = PRINTED.map): Rules => ({
  ...PRINTED,
  ...(seats === 2 && map !== 'beginners' && DUEL),
  map,
});

/** Gives options the names of today: before 0.3.0 `playerTrades` was written as its opposite, `noPlayerTrades`. */
export function currentOptions(
  options: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const { noPlayerTrades, ...others } = options;
  if (typeof noPlayerTrades !== 'boolean' || 'playerTrades' in others) return options;
  return { ...others, playerTrades: !noPlayerTrades };
}

/** Fills in what is left out; the refusal names the option at fault. */
export function readOptions(input: unknown): Result<Options> {
  if (!isObject(input)) return refuseOption('options', 'options are a JSON object');
  const { seats = DEFAULT_SEATS, ...overrides } = currentOptions(input);
  if (!Number.isInteger(seats) || (seats as number) < SEATS.min || (seats as number) > SEATS.max)
    return refuseOption('seats', `${quote(seats)} seats: ${SEATS.min} to ${SEATS.max} can play`);
  if ('noPlayerTrades' in overrides && 'playerTrades' in overrides)
    return refuseOption(
      'noPlayerTrades',
      'noPlayerTrades and playerTrades name the same option: choose one',
      {
        same: 'playerTrades',
      },
    );
  const map = overrides.map === 'beginners' ? 'beginners' : PRINTED.map;
  const rules: Record<string, unknown> = { ...defaultRules(seats as number, map) };
  for (const [name, value] of Object.entries(overrides)) {
    const wrong = fault(name, value);
    if (wrong) return refuseOption(name, wrong);
    rules[name] = value;
  }
  if (rules.map === 'beginners' && rules.startSettlements !== PRINTED.startSettlements)
    return refuseOption('startSettlements', "the beginners' map has two settlements for each seat");
  if ((rules.victoryTarget as number) <= (rules.startSettlements as number))
    return refuseOption(
      'victoryTarget',
      `the first settlements bring ${rules.startSettlements} points already: victoryTarget is more than that`,
    );
  return { ok: true, value: { seats, ...rules } as unknown as Options };
}

function fault(name: string, value: unknown): string | undefined {
  if (Object.hasOwn(RANGES, name)) {
    const [least, most] = RANGES[name as keyof typeof RANGES];
    const good = Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
    return good ? undefined : `${name} is a whole number from ${least} to ${most}, not ${quote(value)}`;
  }
  if (!Object.hasOwn(CHOICES, name))
    return `there is no option ${quote(name)}: choose ${[...Object.keys(RANGES), ...Object.keys(CHOICES)].join(', ')}`;
  const choices: readonly unknown[] = CHOICES[name as keyof typeof CHOICES];
  return choices.includes(value) ? undefined : `${name} is ${choices.join(' or ')}, not ${quote(value)}`;
}

function refuseOption(option: string, because: string, more: Refusal['facts'] = {}): Result<Options> {
  return { ok: false, rule: 'OPTIONS', because, facts: { option: sanitize(option, 40), ...more } };
}
