/** Contents of the box, and prices: sections 1 and 8 of the rulebook. */

export const RESOURCES = ['brick', 'lumber', 'wool', 'grain', 'ore'] as const;
export type RefereeResource = (typeof RESOURCES)[number];
export type Cards = Record<RefereeResource, number>;
export type Some = { readonly [card in RefereeResource]?: number };

export const DEVELOPMENTS = ['knight', 'point', 'roads', 'plenty', 'monopoly'] as const;
export type RefereeDevelopment = (typeof DEVELOPMENTS)[number];
export type Developments = Record<RefereeDevelopment, number>;

export const noCards = (): Cards => ({ brick: 0, lumber: 0, wool: 0, grain: 0, ore: 0 });
export const noDevelopments = (): Developments => ({ knight: 0, point: 0, roads: 0, plenty: 0, monopoly: 0 });

/** CAT-COMP-05, CAT-COMP-06, CAT-COMP-07 */
export const fullBank = (): Cards => ({ brick: 19, lumber: 19, wool: 19, grain: 19, ore: 19 });
export const fullDeck = (): Developments => ({ knight: 14, point: 5, roads: 2, plenty: 2, monopoly: 2 });
export const SETTLEMENTS = 5;
export const CITIES = 4;
export const ROADS = 15;

/** CAT-BUILD-01 */
export const ROAD: Some = { brick: 1, lumber: 1 };
export const SETTLEMENT: Some = { brick: 1, lumber: 1, wool: 1, grain: 1 };
export const CITY: Some = { ore: 3, grain: 2 };
export const CARD: Some = { ore: 1, wool: 1, grain: 1 };

/** CAT-COMP-02 */
export const YIELD: Readonly<Record<string, RefereeResource | undefined>> = {
  hills: 'brick',
  forest: 'lumber',
  pasture: 'wool',
  fields: 'grain',
  mountains: 'ore',
};

/** CAT-COMP-01, CAT-COMP-03, CAT-COMP-04: hexes, number tokens by letter, harbours. */
export const ALL_HEXES = 'forest:4 pasture:4 fields:4 hills:3 mountains:3 desert:1';
export const LETTERS = 'A5 B2 C6 D3 E8 F10 G9 H12 I11 J4 K8 L10 M9 N4 O5 P6 Q3 R11'
  .split(' ')
  .map((letter) => Number(letter.slice(1)));
export const ALL_HARBORS = '3:1:4 brick:1 lumber:1 wool:1 grain:1 ore:1';

/** `forest:2 pasture` as two forests and a pasture, sorted. */
export const spread = (text: string): string[] =>
  text
    .split(' ')
    .flatMap((entry) => {
      const at = entry.lastIndexOf(':');
      return Array<string>(Number(entry.slice(at + 1))).fill(entry.slice(0, at));
    })
    .sort();

export const count = (cards: Some): number => RESOURCES.reduce((sum, card) => sum + (cards[card] ?? 0), 0);
export const has = (hand: Cards, cards: Some): boolean =>
  RESOURCES.every((card) => hand[card] >= (cards[card] ?? 0));

/** From one heap to another; throws if they are not there. */
export function move(cards: Some, from: Cards, to: Cards): void {
  for (const card of RESOURCES) {
    const many = cards[card] ?? 0;
    if (from[card] < many) throw new Error(`${many} ${card} wanted, ${from[card]} there`);
    from[card] -= many;
    to[card] += many;
  }
}

/** The beginners' map, row by row, its harbours, and its pieces. CAT-MAP-01, CAT-MAP-02, CAT-MAP-03 */
export const BEGINNERS = {
  hexes: `mountains 10, pasture 2, forest 9,
    fields 12, hills 6, pasture 4, hills 10,
    fields 9, forest 11, desert, forest 3, mountains 8,
    forest 8, mountains 3, fields 4, pasture 5,
    hills 5, fields 6, pasture 11`
    .split(',')
    .map((hex) => hex.trim().split(' '))
    .map(([terrain = '', token]) => [terrain, token === undefined ? null : Number(token)] as const),
  harbors: '3:1 grain ore 3:1 wool 3:1 3:1 brick lumber'.split(' '),
  /** Red, blue, white, orange: a settlement and its road, and those that pay. */
  pieces: ['V08 E13 V28 E41', 'V41 E52 V39 E56', 'V31 E37 V17 E25', 'V14 E15 V40 E58'].map((row) =>
    row.split(' '),
  ),
} as const;
