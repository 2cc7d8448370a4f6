// The library's needs of Carcassonne, fetched as one file.
import { type Carcassonne, tileFacts, type View } from '@bastide/carcassonne';
import { path, translate } from '../../../art/drawing/svg.ts';
import { COLOURS } from '../../../art/palette.ts';
import { SEAT_PAINT, type SeatColour } from '../../../art/seat-paint.ts';
import type { LibraryModule, ScoreSource } from '../../../game/game-ui.ts';
import { itemAt } from '../../../must.ts';
import { flatTile, footAt, variantAt } from '../art/index.ts';
import { TILE } from '../art/units.ts';
import { extentOf, keyOf } from '../board/places.ts';
import type { LogLine, ScoreLine } from '../log/lines.ts';
import type { CarcassonneMoment } from '../session.ts';

export const libraryModule: LibraryModule<Carcassonne, LogLine> = { picture: thumbnail, sourcesOf };

const KINDS = ['road', 'city', 'monastery', 'field', 'goods'] as const;

/** Sources of the points of each seat, the final scoring included. Gardens count with monasteries. CAR-ABB-03 */
function sourcesOf({ log, view }: CarcassonneMoment): readonly ScoreSource[] {
  const scored = log.filter((line): line is ScoreLine => line.kind === 'scored');
  return KINDS.map((kind) => ({
    name: `final.${kind}`,
    points: view.seats.map((_, seat) =>
      scored
        .filter(
          ({ what, seats }) => (what === 'garden' ? 'monastery' : what) === kind && seats.includes(seat),
        )
        .reduce((sum, { points }) => sum + points, 0),
    ),
  })).filter(({ points }) => points.some((n) => n > 0));
}

/** Radius of a figure's disc, in units. */
const DISC = 46;
const ROUND = `M-${DISC} 0A${DISC} ${DISC} 0 1 1 ${DISC} 0 ${DISC} ${DISC} 0 1 1-${DISC} 0Z`;

/** Draws the land in flat colours, with each figure as a disc with the emblem of its seat. */
export function* thumbnail(view: View, colours: readonly SeatColour[]): Generator<undefined, string> {
  const { left, top, right, bottom } = extentOf(view.tiles.map(({ at }) => at));
  const tileAt = new Map(view.tiles.map((tile) => [keyOf(tile.at), tile]));
  const drawn: string[] = [];
  for (const { tile, at, turned } of view.tiles) {
    drawn.push(translate(flatTile(tileFacts(tile), turned, variantAt(at)), [at[0] * TILE, at[1] * TILE]));
    yield;
  }
  for (const { at, on, seat } of view.figures) {
    const tile = tileAt.get(keyOf(at));
    const foot = tile && footAt(tile, on, 0, 1);
    if (foot) drawn.push(translate(disc(itemAt(colours, seat)), foot));
    yield;
  }
  const box = [left * TILE, top * TILE, (right - left + 1) * TILE, (bottom - top + 1) * TILE];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}">${drawn.join('')}</svg>`;
}

function disc(colour: SeatColour): string {
  const { fill, mark, emblem } = SEAT_PAINT[colour];
  return (
    path(ROUND, { stroke: COLOURS.halo, width: 18 }) +
    path(ROUND, { fill, stroke: COLOURS.pieceInk, width: 8 }) +
    translate(path(emblem, { fill: mark }), [0, 0], 4)
  );
}
