import { type Harbor, type HexView, topology, type View } from '@bastide/catan';
import type { Words } from '../words/index.ts';

/** Geometry of the island in the words of the view: names in, names out. */
const hexesAt = (at: string): readonly string[] =>
  (topology.HEXES_AT[topology.intersectionNumber(at)] ?? []).map(topology.hexName);

export const hexOf = (view: View, hex: string): HexView | undefined =>
  view.hexes.find((one) => one.hex === hex);

/** The hexes round an intersection that bring something, the best first. */
export const hexesRound = (view: View, at: string): readonly HexView[] =>
  hexesAt(at)
    .flatMap((hex) => hexOf(view, hex) ?? [])
    .sort((a, b) => b.pips - a.pips);

/** Ways to roll one of the numbers round an intersection, out of 36, one number after the other. */
export const pipsAt = (view: View, at: string): number =>
  hexesRound(view, at).reduce((sum, { pips }) => sum + pips, 0);

export function harborAt(view: View, at: string): Harbor | undefined {
  const number = topology.intersectionNumber(at);
  return view.harbors.find(({ on }) => topology.ENDS[topology.pathNumber(on)]?.includes(number))?.harbor;
}

/** Buildings round a hex. */
export const buildingsRound = (view: View, hex: string): View['buildings'] => {
  const corners = topology.CORNERS_OF[topology.hexNumber(hex)]?.map(topology.intersectionName) ?? [];
  return view.buildings.filter(({ at }) => corners.includes(at));
};

/** Cards that each seat draws from a hex when its number comes, whoever stands on it. */
export const yieldBySeat = (view: View, hex: string): readonly number[] =>
  view.seats.map((_, seat) =>
    buildingsRound(view, hex)
      .filter((building) => building.seat === seat)
      .reduce((sum, { piece }) => sum + (piece === 'city' ? 2 : 1), 0),
  );

/** "hills 6", "the desert" */
export const hexWords = (t: Words, { terrain, token }: HexView): string =>
  t('catan.hex', { terrain, token: token ?? 0 });

/** "hills 6, forest 11 and pasture 4: 10 pips; harbor 3:1" */
export function intersectionWords(t: Words, view: View, at: string): string {
  const hexes = t.list(hexesRound(view, at).map((hex) => hexWords(t, hex)));
  const harbor = harborAt(view, at);
  return t('catan.intersection', {
    hexes,
    pips: pipsAt(view, at),
    harbor: harbor ? harborWords(t, harbor) : 'none',
  });
}

export const harborWords = (t: Words, harbor: Harbor): string =>
  harbor === '3:1' ? t('catan.harbor.any') : t('catan.harbor.own', { card: harbor });

/** Where a path leads, by the hexes that it parts: "between hills 6 and forest 11". */
export function pathWords(t: Words, view: View, on: string): string {
  const [a, b] = topology.ENDS[topology.pathNumber(on)] ?? [];
  if (a === undefined || b === undefined) return on;
  const both = topology.HEXES_AT[a]!.filter((hex) => topology.HEXES_AT[b]!.includes(hex));
  const hexes = both.flatMap((hex) => hexOf(view, topology.hexName(hex)) ?? []);
  return hexes.length === 2
    ? t('catan.path.between', { a: hexWords(t, hexes[0]!), b: hexWords(t, hexes[1]!) })
    : t('catan.path.coast', { a: hexes[0] ? hexWords(t, hexes[0]) : on });
}
