import { FIGURES, piecesOf, SETS, SIDES, slots, TILES, type TileFacts } from '@bastide/carcassonne';

function described({ id, copies, edges, segments, river }: TileFacts): object {
  return {
    tile: id,
    copies,
    edges: Object.fromEntries(SIDES.map((side, i) => [side, edges[i]])),
    segments: segments.map((segment) => ({ ...segment, slots: slots(segment) })),
    ...(river && { river: river.ends }),
  };
}

/** All tiles and figures as JSON, for programs without an engine. Tiles come in the order of the supply. */
export const facts = {
  slots: SIDES.flatMap((side) => [1, 2, 3].map((third) => `${side}${third}`)),
  tiles: TILES.map(described),
  figures: Object.fromEntries(FIGURES.map((figure) => [figure, piecesOf(figure, SETS)])),
};
