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

/** Place on the island: row and number of a hex, and the corner or side of it; the first hex that a place touches counts. */
export interface HexSpot {
  readonly row: number;
  readonly n: number;
  readonly side: (typeof CORNERS)[number] | (typeof SIDES)[number] | 'none';
}

/** Returns the spot of a hex, an intersection or a path. */
export function hexSpot(place: BoardPlace): HexSpot | undefined {
  const { axial, cornersOf, ends } = BASE_ISLAND;
  const at = isHex(place)
    ? cornersOf[BASE_ISLAND.hexNumber(place)]
    : isPath(place)
      ? ends[BASE_ISLAND.pathNumber(place)]
      : [BASE_ISLAND.intersectionNumber(place)];
  const number = cornersOf.findIndex((corners) => at?.every((corner) => corners.includes(corner)));
  const [, r] = axial[number] ?? [];
  if (!at || r === undefined) return undefined;
  const inRow = axial.filter(([, row]) => row === r);
  const touched = itemAt(cornersOf, number).map((corner) => at.includes(corner));
  const side = isHex(place)
    ? 'none'
    : isPath(place)
      ? SIDES.find((_, i) => touched[i] && touched[(i + 1) % 6])
      : CORNERS.find((_, i) => touched[i]);
  return { row: r + 3, n: inRow.indexOf(itemAt(axial, number)) + 1, side: side ?? 'none' };
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
  const spot = hexSpot(hex);
  if (!seen || !spot) return hex;
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
      ...spot,
      hex: hexWords(t, seen),
      pips: seen.pips,
    }),
    ...standing,
    ...harbors,
    ...(view.robber === hex ? [t('catan.board.robber')] : []),
  ]);
}
