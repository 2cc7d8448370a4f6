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
 * - `secondTile`: `asked` the builder's second tile is taken or left, `always` it follows by itself (CAR-TB-DOUBLE-06)
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
  secondTile: ['always', 'asked'],
  pigRule: ['bonus', 'shield-city'],
  tradersTiles: ['first', 'third'],
  riverTiles: ['first', 'third'],
  startTileWithRiver: ['shuffle', 'remove'],
  icUnfinished: ['zero', 'plain'],
  farmers: [true, false],
} as const;

/** All that differs between printings; rules read these, never the edition's name. */
export type Rules = { readonly [name in keyof typeof CHOICES]: (typeof CHOICES)[name][number] };

/** The rule that says what an option is about, in the order in which players ask. */
export const OPTION_RULES: Readonly<Record<keyof Rules, string>> = {
  smallCity: 'CAR-CITY-03',
  fieldScoring: 'CAR-FARM-03',
  pigRule: 'CAR-TB-PIG-21',
  builderRule: 'CAR-TB-BUILDER-20',
  secondTile: 'CAR-TB-DOUBLE-06',
  thirdGood: 'CAR-GEN-05',
  tradersTiles: 'CAR-TB-TILES-06',
  riverTiles: 'CAR-RIV-07',
  startTileWithRiver: 'CAR-RIV-02',
  icUnfinished: 'CAR-IC-06',
  farmers: 'CAR-FARM-01',
};

/** Rows are complete: an edition reads across, a difference reads down. */
// biome-ignore format: a table
export const EDITIONS = {
  c1:      { fieldScoring: 'city-4',  smallCity: 2, thirdGood: 'wine',    builderRule: 'classic', secondTile: 'asked',  pigRule: 'bonus',       tradersTiles: 'first', riverTiles: 'first', startTileWithRiver: 'shuffle', icUnfinished: 'zero', farmers: true },
  classic: { fieldScoring: 'field-3', smallCity: 4, thirdGood: 'wine',    builderRule: 'classic', secondTile: 'asked',  pigRule: 'bonus',       tradersTiles: 'first', riverTiles: 'first', startTileWithRiver: 'shuffle', icUnfinished: 'zero', farmers: true },
  c2:      { fieldScoring: 'field-3', smallCity: 4, thirdGood: 'wine',    builderRule: 'classic', secondTile: 'asked',  pigRule: 'bonus',       tradersTiles: 'first', riverTiles: 'first', startTileWithRiver: 'remove',  icUnfinished: 'zero', farmers: true },
  c3:      { fieldScoring: 'field-3', smallCity: 4, thirdGood: 'chicken', builderRule: 'paired',  secondTile: 'always', pigRule: 'shield-city', tradersTiles: 'third', riverTiles: 'third',  startTileWithRiver: 'remove',  icUnfinished: 'zero', farmers: true },
} as const satisfies Record<string, Rules>;
export type EditionName = keyof typeof EDITIONS;

/**
 * Options that came later than some records: what was played before there was a choice, and is meant where such a record
 * leaves them out.
 */
export const BEFORE = { secondTile: 'always' } as const satisfies Partial<Rules>;

/** The options in force: an edition's row, any cell of which the table may have changed, the sets, the seats. */
export interface Options extends Rules {
  readonly edition: EditionName;
  readonly sets: readonly SetName[];
  readonly seats: number;
}

export const SEATS = { min: 2, max: 6 } as const;
/** Edition if none is named. */
export const DEFAULT_EDITION: EditionName = 'c2';
