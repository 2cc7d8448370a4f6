import { type Harbor, type HexView, hexesBeside, sharesOf, siteAt, type View } from '@bastide/catan';
import { itemAt } from '../../../must.ts';
import type { CatanTranslator } from '../messages.ts';

export const hexOf = (view: Pick<View, 'hexes'>, hex: string): HexView | undefined =>
  view.hexes.find((one) => one.hex === hex);

/** Returns the cards that each seat gets from a hex when its number is rolled, ignoring the robber. */
export const yieldBySeat = (view: View, hex: string): readonly number[] => {
  const shares = sharesOf(view, hex);
  return view.seats.map((_, seat) => shares.find((share) => share.seat === seat)?.cards ?? 0);
};

/** Grammatical role of a hex: alone or in a list; a destination; on both sides; beside; a source of cards. */
type HexCase = 'name' | 'to' | 'between' | 'by' | 'from';

/** Returns "hills 6", "the desert"; with a preposition in languages where the terrain decides it. */
export const hexWords = (t: CatanTranslator, { terrain, token }: HexView, as: HexCase = 'name'): string =>
  t('catan.hex', { terrain, token: token ?? 0, as });

/** Returns "hills 6, forest 11 and pasture 4". */
export const hexesWords = (t: CatanTranslator, hexes: readonly HexView[], as?: HexCase): string =>
  t.list(hexes.map((hex) => hexWords(t, hex, as)));

/** Returns "hills 6, forest 11 and pasture 4: 10 pips; three-to-one harbour". */
export function intersectionWords(t: CatanTranslator, view: View, at: string): string {
  const { hexes, pips, harbor } = siteAt(view, at);
  return t('catan.intersection', {
    hexes: hexesWords(t, hexes),
    pips,
    harbor: harbor ? harborWords(t, harbor) : 'none',
  });
}

export const harborWords = (t: CatanTranslator, harbor: Harbor): string =>
  t('catan.harbor', { harbor: harborId(harbor) });

/** Returns a harbor's id for messages, which can choose only by plain letters and digits. */
export const harborId = (harbor: Harbor): string => (harbor === '3:1' ? 'any' : harbor);

/** Place of a path, by the hexes that it parts: "between hills 6 and forest 11". */
export function pathWords(t: CatanTranslator, view: View, on: string): string {
  const hexes = hexesBeside(view, on);
  return hexes.length === 2
    ? t('catan.path.between', {
        a: hexWords(t, itemAt(hexes, 0), 'between'),
        b: hexWords(t, itemAt(hexes, 1), 'between'),
      })
    : t('catan.path.coast', { a: hexes[0] ? hexWords(t, hexes[0], 'by') : on });
}
