import type { BoardPlace, SketchedMove } from './island-props.ts';

/** Returns the place that sets a sketch apart from the others: its first that no other has, or else its first. */
export function ownPlaceOf(
  sketches: readonly SketchedMove[],
  isMeant: (sketch: SketchedMove) => boolean,
): BoardPlace | undefined {
  const sketch = sketches.find(isMeant);
  if (!sketch) return undefined;
  const others = sketches.filter((one) => one !== sketch);
  const isOwn = (place: BoardPlace) =>
    !others.some(({ drawing }) => drawing.pieces.some((one) => one.place === place));
  const { pieces } = sketch.drawing;
  return (pieces.find(({ place }) => isOwn(place)) ?? pieces[0])?.place;
}
