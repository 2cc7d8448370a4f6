import { type Checked, isObject, type Refusal, show } from '@bastide/contract';

/** Sets that join the base game, which is always there. */
export const SETS = ['river', 'inns', 'traders', 'abbot'] as const;
export type SetName = (typeof SETS)[number];

/**
 * The choices for every option that differs between printings; a number stays a number, another procedure is a name.
 *
 * - `fieldScoring`: `city-4` city by city over all its fields (CAR-FARM-03); `field-3-once` by field, but each seat is
 *   paid once for a city (CAR-FARM-04); `field-3` by field, every field separately (CAR-FARM-05)
 * - `smallCity`: points for a complete city of exactly two tiles (CAR-CITY-03)
 * - `thirdGood`: what the nine tokens show; rules and records call them wine (CAR-GEN-05)
 * - `builderRule`: `classic` joins an own meeple that stands already (CAR-TB-BUILDER-01…14), `paired` arrives beside
 *   the meeple one places, and leaves when it works (CAR-TB-BUILDER-20…30)
 * - `pigRule`: `bonus` one more for each city of its field at the end (CAR-TB-PIG-01…10), `shield-city` pays whenever a
 *   city with a coat of arms is completed (CAR-TB-PIG-20…30)
 * - `tradersTiles`, `riverTiles`: which printing's tiles
 * - `startTileWithRiver`: the base start tile joins the stack or stays out of the game (CAR-RIV-02)
 * - `icUnfinished`: an unfinished road with an inn or city with a cathedral brings nothing, or counts as if they were
 *   not there (CAR-IC-05, CAR-IC-06)
 * - `farmers`: meeples may stand in fields
 */
export const CHOICES = {
  fieldScoring: ['city-4', 'field-3-once', 'field-3'],
  smallCity: [2, 4],
  thirdGood: ['wine', 'chicken'],
  builderRule: ['classic', 'paired'],
  pigRule: ['bonus', 'shield-city'],
  tradersTiles: ['first', 'third'],
  riverTiles: ['first', 'third'],
  startTileWithRiver: ['shuffle', 'remove'],
  icUnfinished: ['zero', 'plain'],
  farmers: [true, false],
} as const;

/** All that differs between printings; rules read these, never the edition's name. */
export type Rules = { readonly [name in keyof typeof CHOICES]: (typeof CHOICES)[name][number] };

/** Rows are complete: an edition reads across, a difference reads down. */
// biome-ignore format: a table
export const EDITIONS = {
  c1:      { fieldScoring: 'city-4',  smallCity: 2, thirdGood: 'wine',    builderRule: 'classic', pigRule: 'bonus',       tradersTiles: 'first', riverTiles: 'first', startTileWithRiver: 'shuffle', icUnfinished: 'zero', farmers: true },
  classic: { fieldScoring: 'field-3', smallCity: 4, thirdGood: 'wine',    builderRule: 'classic', pigRule: 'bonus',       tradersTiles: 'first', riverTiles: 'first', startTileWithRiver: 'shuffle', icUnfinished: 'zero', farmers: true },
  c2:      { fieldScoring: 'field-3', smallCity: 4, thirdGood: 'wine',    builderRule: 'classic', pigRule: 'bonus',       tradersTiles: 'first', riverTiles: 'first', startTileWithRiver: 'remove',  icUnfinished: 'zero', farmers: true },
  c3:      { fieldScoring: 'field-3', smallCity: 4, thirdGood: 'chicken', builderRule: 'paired',  pigRule: 'shield-city', tradersTiles: 'third', riverTiles: 'third',  startTileWithRiver: 'remove',  icUnfinished: 'zero', farmers: true },
} as const satisfies Record<string, Rules>;
export type EditionName = keyof typeof EDITIONS;

/** The options in force: an edition's row, any cell of which the table may have changed, the sets, the seats. */
export interface Options extends Rules {
  readonly edition: EditionName;
  readonly sets: readonly SetName[];
  readonly seats: number;
}

export const SEATS = { min: 2, max: 6 } as const;
/** Where none is named. */
export const DEFAULT_EDITION: EditionName = 'c2';

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
    return {
      ok: false,
      rule: 'CAR-GEN-01',
      because: `${show(seats)} seats: ${SEATS.min} to ${SEATS.max} can play`,
      facts: { option: 'seats' },
    };
  const row: Record<string, unknown> = { ...EDITIONS[edition as EditionName] };
  for (const [name, value] of Object.entries(overrides)) {
    if (!Object.hasOwn(CHOICES, name))
      return refuse(name, `there is no option ${show(name)}: choose ${Object.keys(CHOICES).join(', ')}`);
    const choices: readonly unknown[] = CHOICES[name as keyof Rules];
    if (!choices.includes(value))
      return refuse(name, `${name} is ${choices.join(' or ')}, not ${show(value)}`);
    const needed = NEEDS[name as keyof Rules];
    if (needed && row[name] !== value && !sets.includes(needed))
      return refuse(name, `${name} ${show(value)} needs the set ${needed}, which is not in play`, {
        needs: needed,
      });
    row[name] = value;
  }
  const inOrder = SETS.filter((set) => sets.includes(set));
  return { ok: true, value: { edition, sets: inOrder, seats, ...row } as unknown as Options };
}

/** An option that means nothing without a set: changing it there is a mistake, and said so. */
const NEEDS: Partial<Record<keyof Rules, SetName>> = {
  thirdGood: 'traders',
  builderRule: 'traders',
  pigRule: 'traders',
  tradersTiles: 'traders',
  riverTiles: 'river',
  startTileWithRiver: 'river',
  icUnfinished: 'inns',
};

function refuse(option: string, because: string, more: Refusal['facts'] = {}): Checked<Options> {
  return { ok: false, rule: 'OPTIONS', because, facts: { option, ...more } };
}
