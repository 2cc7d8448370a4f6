import { BASE_ISLAND, intersectionName, type View } from '@bastide/catan';
import { itemAt } from '../../../must.ts';
import type { CatanTranslator } from '../messages.ts';
import { harborWords, hexWords, intersectionWords, pathWords } from '../text/places.ts';
import type { BoardPlace } from './island-props.ts';
import { isHex, isPath } from './places.ts';

/** Names of a hex's corners, clockwise from the top, in the order of the island; its sides lie between them. */
const CORNERS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
const SIDES = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const;

/** Describes any place: the hexes that it touches, or the hex itself. */
export function placeWords(
  t: CatanTranslator,
  view: View,
  names: readonly string[],
  place: BoardPlace,
): string {
  if (isHex(place)) return hexSentences(t, view, names, place);
  return isPath(place) ? pathWords(t, view, place) : intersectionWords(t, view, place);
}

/** Describes a hex in sentences: row, land, number and pips, buildings, harbors, and the robber. */
export function hexSentences(
  t: CatanTranslator,
  view: View,
  names: readonly string[],
  hex: BoardPlace,
): string {
  const number = BASE_ISLAND.hexNumber(hex);
  const seen = view.hexes[number];
  const axial = BASE_ISLAND.axial[number];
  if (!seen || !axial) return hex;
  const inRow = BASE_ISLAND.axial.filter(([, r]) => r === axial[1]);
  const corners = itemAt(BASE_ISLAND.cornersOf, number);
  const standing = corners.flatMap((corner, i) => {
    const building = view.buildings.find(({ at }) => at === intersectionName(corner));
    return building
      ? [
          t('catan.board.corner', {
            name: itemAt(names, building.seat),
            piece: building.piece,
            side: itemAt(CORNERS, i),
          }),
        ]
      : [];
  });
  const harbors = view.harbors.flatMap(({ on, harbor }) => {
    const ends = itemAt(BASE_ISLAND.ends, BASE_ISLAND.pathNumber(on));
    const isEnd = (corner: number | undefined) => ends.some((end) => end === corner);
    const side = SIDES.find((_, i) => isEnd(corners[i]) && isEnd(corners[(i + 1) % 6]));
    return side ? [t('catan.board.coast', { side, harbor: harborWords(t, harbor) })] : [];
  });
  return t.sentences([
    t('catan.board.hex', {
      row: axial[1] + 3,
      n: inRow.indexOf(axial) + 1,
      hex: hexWords(t, seen),
      pips: seen.pips,
    }),
    ...standing,
    ...harbors,
    ...(view.robber === hex ? [t('catan.board.robber')] : []),
  ]);
}
