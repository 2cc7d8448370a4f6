import { type Checked, isObject, show } from '@bastide/contract';

/** Sets that join the base game, which is always there. */
export const SETS = ['traders'] as const;
export type SetName = (typeof SETS)[number];

/** How fields are paid at the end. `field-3`: majority by field, 3 points a city for every field. CAR-FARM-05 */
export const FIELD_SCORINGS = ['field-3'] as const;
/** How the builder comes and works. `classic`: it joins an own meeple that stands already. CAR-TB-BUILDER-01…14 */
export const BUILDER_RULES = ['classic'] as const;
/** What the pig brings. `bonus`: one point more for each city of its field at the end. CAR-TB-PIG-01…10 */
export const PIG_RULES = ['bonus'] as const;

/** All that differs between printings; rules read these, never the edition's name. */
export interface Rules {
  readonly fieldScoring: (typeof FIELD_SCORINGS)[number];
  /** Points for a complete city of exactly two tiles. CAR-CITY-03 */
  readonly smallCity: 2 | 4;
  readonly builderRule: (typeof BUILDER_RULES)[number];
  readonly pigRule: (typeof PIG_RULES)[number];
}

export const EDITIONS = {
  c2: { fieldScoring: 'field-3', smallCity: 4, builderRule: 'classic', pigRule: 'bonus' },
} as const satisfies Record<string, Rules>;
export type EditionName = keyof typeof EDITIONS;

/** The options in force: an edition's row, any cell of which the table may have changed, the sets, the seats. */
export interface Options extends Rules {
  readonly edition: EditionName;
  readonly sets: readonly SetName[];
  readonly seats: number;
}

export const SEATS = { min: 2, max: 6 } as const;
const DEFAULT_EDITION: EditionName = 'c2';

const CHOICES: { readonly [name in keyof Rules]: readonly Rules[name][] } = {
  fieldScoring: FIELD_SCORINGS,
  smallCity: [2, 4],
  builderRule: BUILDER_RULES,
  pigRule: PIG_RULES,
};

/** Fills in what is left out from the edition's row; the refusal names the option at fault. */
export function readOptions(input: unknown): Checked<Options> {
  if (!isObject(input)) return refuse('options', 'options are a JSON object');
  const { edition = DEFAULT_EDITION, sets = [], seats = SEATS.min, ...overrides } = input;
  if (typeof edition !== 'string' || !Object.hasOwn(EDITIONS, edition))
    return refuse(
      'edition',
      `there is no edition ${show(edition)}: choose ${Object.keys(EDITIONS).join(', ')}`,
    );
  if (!Array.isArray(sets) || new Set(sets).size !== sets.length)
    return refuse('sets', 'sets are a list of different names');
  const stranger = (sets as unknown[]).find((set) => !(SETS as readonly unknown[]).includes(set));
  if (stranger !== undefined)
    return refuse('sets', `there is no set ${show(stranger)}: choose from ${SETS.join(', ')}`);
  if (!Number.isInteger(seats) || (seats as number) < SEATS.min || (seats as number) > SEATS.max)
    return refuse('seats', `${show(seats)} seats: ${SEATS.min} to ${SEATS.max} can play`, 'CAR-GEN-01');
  const row: Record<string, unknown> = { ...EDITIONS[edition as EditionName] };
  for (const [name, value] of Object.entries(overrides)) {
    if (!Object.hasOwn(CHOICES, name)) return refuse(name, `there is no option ${show(name)}`);
    const choices = CHOICES[name as keyof Rules] as readonly unknown[];
    if (!choices.includes(value))
      return refuse(name, `${name} is ${choices.join(' or ')}, not ${show(value)}`);
    row[name] = value;
  }
  const inOrder = SETS.filter((set) => sets.includes(set));
  return { ok: true, value: { edition, sets: inOrder, seats, ...row } as unknown as Options };
}

function refuse(option: string, because: string, rule = 'OPTIONS'): Checked<Options> {
  return { ok: false, rule, because, facts: { option } };
}
