import { type Figure, GOODS, type SetName, tileFacts, tilesOf, type View } from '@bastide/carcassonne';
import { expect } from 'vitest';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const PLACES: Record<Figure, string> = { meeple: 'rcmf', big: 'rcmf', abbot: 'mg', builder: 'rc', pig: 'f' };

/** Invariants of every position of every game; each throws if it is broken. */
export const INVARIANTS: Readonly<Record<string, (view: View) => void>> = {
  'no piece is lost or made: supply, board and the place beside the stacks hold them all'(view) {
    const { seats, figures, options, seat: active, double, phase } = view;
    const has = (set: SetName) => (options.sets.includes(set) ? 1 : 0);
    const traders = has('traders');
    const all = { meeple: 7, big: has('inns'), abbot: has('abbot'), builder: traders, pig: traders };
    seats.forEach(({ supply }, seat) => {
      const there = { ...supply };
      for (const { figure } of figures.filter((one) => one.seat === seat)) there[figure]++;
      // It goes back before anybody is asked about the second tile. CAR-TB-BUILDER-25
      const beside = options.builderRule === 'paired' && double && phase !== 'second' && seat === active;
      if (beside) there.builder++;
      expect(there).toStrictEqual(all);
    });
  },

  'a builder or pig never stands in a feature without an own meeple'({ features }) {
    for (const { helpers, strength } of features)
      for (const seat of helpers) expect(strength[seat]!).toBeGreaterThan(0);
  },

  'a paired builder or pig stands on the very segment of an own meeple'({ figures, options }) {
    for (const one of figures) {
      const paired =
        (one.figure === 'builder' && options.builderRule === 'paired') ||
        (one.figure === 'pig' && options.pigRule === 'shield-city');
      if (!paired) continue;
      const beside = figures.filter(
        ({ seat, at, on }) => seat === one.seat && on === one.on && at.join() === one.at.join(),
      );
      expect(beside.some(({ figure }) => figure === 'meeple' || figure === 'big')).toBe(true);
    }
  },

  'every figure stands where its kind may stand'({ figures, options }) {
    const may = (figure: Figure, place: string) =>
      PLACES[figure].includes(place) && (options.farmers || place !== 'f');
    expect(figures.filter(({ figure, on }) => !may(figure, on[0]!))).toStrictEqual([]);
  },

  'goods tokens and the symbols of incomplete cities never exceed 9, 6 and 5'({ seats, features }) {
    GOODS.forEach((good, i) => {
      const inCities = sum(features.filter(({ open }) => open > 0).map(({ goods }) => goods[good]));
      const taken = sum(seats.map(({ goods }) => goods[good]));
      expect(taken + inCities, good).toBeLessThanOrEqual([9, 6, 5][i]!);
    });
  },

  'no tile is there more often than in its set, and what is left is what the bag holds'(view) {
    const { tiles, bag, drawn, phase, left, options } = view;
    const copies = new Map(tilesOf(options).map(({ id, copies }) => [id, copies]));
    const known = new Map(Object.entries(bag));
    const hand = phase === 'place' ? [drawn!] : [];
    for (const tile of [...tiles.map((one) => one.tile), ...hand])
      known.set(tile, (known.get(tile) ?? 0) + 1);
    const isWithin = ([tile, count]: [string, number]) => count <= (copies.get(tile) ?? 0);
    expect([...known].filter((one) => !isWithin(one))).toStrictEqual([]);
    expect(left).toBe(sum(Object.values(bag)));
  },

  'the edges of all neighbours match'({ tiles }) {
    const at = new Map(tiles.map((tile) => [tile.at.join(), tile]));
    const edge = ({ tile, turned }: (typeof tiles)[number], side: number) =>
      tileFacts(tile).edges[(side - turned / 90 + 4) % 4];
    const clashing = tiles.filter((tile) => {
      const [x, y] = tile.at;
      const east = at.get(`${x + 1},${y}`);
      const south = at.get(`${x},${y + 1}`);
      return (east && edge(tile, 1) !== edge(east, 3)) || (south && edge(tile, 2) !== edge(south, 0));
    });
    expect(clashing).toStrictEqual([]);
  },

  'once it is scored, no complete road, city, monastery or garden holds a meeple'({ features, phase }) {
    if (phase === 'deploy') return;
    const complete = features.filter(({ kind, open }) => kind !== 'field' && open === 0);
    expect(complete.filter(({ strength }) => sum(strength) !== 0)).toStrictEqual([]);
  },

  'at the end, and only then, the winners have the most points'({ outcome, phase, seats }) {
    expect(outcome !== null).toBe(phase === 'over');
    if (!outcome) return;
    expect(outcome.points).toStrictEqual(seats.map(({ points }) => points));
    const most = Math.max(...outcome.points);
    outcome.points.forEach((points, seat) => {
      expect(outcome.winners.includes(seat)).toBe(points === most);
    });
  },
};

/** Everything that is wrong with a position, in words; empty if nothing is. */
export function violations(view: View): string[] {
  return Object.entries(INVARIANTS).flatMap(([name, holds]) => {
    try {
      holds(view);
      return [];
    } catch (error) {
      return [`${name}: ${(error as Error).message.split('\n')[0]}`];
    }
  });
}
