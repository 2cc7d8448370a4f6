// The library's needs of Catan, fetched as one file.
import { type Catan, pointParts, type View } from '@bastide/catan';
import { path, translate } from '../../../art/drawing/svg.ts';
import type { SeatColour } from '../../../art/seat-paint.ts';
import type { LibraryModule, ScoreSource } from '../../../game/game-ui.ts';
import { itemAt } from '../../../must.ts';
import {
  buildingMarkup,
  hexPath,
  islandBox,
  roadMarkup,
  robberMarkup,
  STANDARD_ISLAND,
  terrainColour,
} from '../art/index.ts';
import { tokenMarkup } from '../art/tokens.ts';
import { angleOf, HEX_NAMES, pointOf, robberFoot } from '../board/places.ts';
import type { CatanLogEntry, CatanMoment } from '../session.ts';

export const libraryModule: LibraryModule<Catan, CatanLogEntry> = { picture: thumbnail, sourcesOf };

/** Sources of the points of each seat, as far as anybody may know them. */
function sourcesOf({ view }: CatanMoment): readonly ScoreSource[] {
  const bySeat = view.seats.map((_, seat) => pointParts(view, seat));
  return itemAt(bySeat, 0).map(({ for: source }, row) => ({
    name: `catan.points.${source}`,
    points: bySeat.map((parts) => itemAt(parts, row).points ?? 0),
  }));
}

const SAND = '#f0e2b6';
/** A hex that stands on a side; its size in hexes of land. */
const SEA = { colour: '#8fb9c2', size: 5.3 };

/** Draws the island in flat colours, with its tokens and all pieces. */
export function* thumbnail(view: View, colours: readonly SeatColour[]): Generator<undefined, string> {
  const { x, y, width, height } = islandBox();
  const land = view.hexes.map(({ hex, terrain }) =>
    path(hexPath(STANDARD_ISLAND[HEX_NAMES.indexOf(hex)]), {
      fill: terrainColour(terrain),
      stroke: SAND,
      width: 12,
    }),
  );
  yield;
  const tokens = view.hexes.flatMap(({ hex, token }) =>
    token === null ? [] : [translate(tokenMarkup(token, 'low'), pointOf(hex))],
  );
  yield;
  const roads = view.roads.map(({ on, seat }) =>
    translate(roadMarkup(itemAt(colours, seat), angleOf(on)), pointOf(on)),
  );
  yield;
  const buildings = view.buildings.map(({ at, seat, piece }) =>
    translate(buildingMarkup(piece, itemAt(colours, seat)), pointOf(at), 1.25),
  );
  const robber =
    view.robber === null ? '' : translate(robberMarkup(), robberFoot(view.hexes, view.robber), 1.2);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">` +
    `<g transform="rotate(30)">${path(hexPath(undefined, SEA.size), { fill: SEA.colour })}</g>` +
    [...land, ...tokens, ...roads, ...buildings, robber].join('') +
    '</svg>'
  );
}
