import type { Coordinates } from '@bastide/carcassonne';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Point } from '../../../art/drawing/vectors.ts';
import { listenToGestures } from '../../../camera/gestures.ts';
import type { CameraRefs } from '../../../camera/use-camera.ts';
import { useHover } from '../../../camera/use-hover.ts';
import type { PlacedTile } from '../art/index.ts';
import type { BoardProps, FigureChoice, InspectedPlace } from './board-props.ts';
import { cellAt, segmentAt } from './hit.ts';
import { type FigureMark, markAt, markOfSegment } from './marks.ts';
import { isSame, keyOf } from './places.ts';

export interface BoardPointer {
  /** The cell under the mouse. */
  readonly cell: Coordinates | undefined;
  /** The figure that a press here would choose. */
  readonly choice: FigureChoice | undefined;
}

const nameOf = ({ at, on }: InspectedPlace): string => `${keyOf(at)} ${on}`;

/** What presses, turns and looks on the board mean. */
export function useBoardPointer(
  props: BoardProps,
  { host, camera }: CameraRefs,
  tileAt: ReadonlyMap<string, PlacedTile>,
  marks: readonly FigureMark[],
): BoardPointer {
  const { ghost, cells } = props;
  const [cell, setCell] = useState<Coordinates>();
  const [choice, setChoice] = useState<FigureChoice>();
  const look = useHover(props.onInspect, nameOf);

  /** The feature of the position, not of the ghost, at a point of the board. */
  const lookedAt = (point: Point): InspectedPlace | undefined => {
    const at = cellAt(point);
    const tile = isSame(ghost?.at, at) ? undefined : tileAt.get(keyOf(at));
    const on = tile && segmentAt(tile, point);
    return on === undefined ? undefined : { at, on };
  };

  /**
   * The figure that a press chooses: near a mark always; elsewhere on its segment only if the tile fits in no other
   * way, because else a press turns it.
   */
  const choiceAt = (point: Point): FigureChoice | undefined => {
    const near = markAt(marks, point, camera.current?.scale ?? 1);
    if (near) return near.choice;
    if (!ghost || !isSame(ghost.at, cellAt(point))) return undefined;
    const fitting = cells.find(({ at }) => isSame(at, ghost.at))?.turned ?? [];
    if (fitting.some((turned) => turned !== ghost.turned)) return undefined;
    return markOfSegment(ghost, marks, point)?.choice;
  };

  const press = useEffectEvent((point: Point) => {
    const at = cellAt(point);
    const chosen = choiceAt(point);
    if (chosen) return props.onFigure(chosen);
    if (isSame(ghost?.at, at)) return props.onTurn(1, false);
    look.now(lookedAt(point));
    if (cells.some((legal) => isSame(legal.at, at))) props.onCell(at);
    else if (!tileAt.has(keyOf(at))) props.onElsewhere?.(at);
  });
  const hover = useEffectEvent((point: Point | undefined) => {
    const at = point && cellAt(point);
    setCell((before) => (isSame(before, at) ? before : at));
    setChoice(point && choiceAt(point));
    look.soon(point && lookedAt(point));
  });
  const longPress = useEffectEvent((point: Point) => {
    if (ghost && isSame(ghost.at, cellAt(point))) return props.onGhostHeld?.() ?? false;
    look.now(lookedAt(point));
    return false;
  });
  const rotate = useEffectEvent((direction: 1 | -1, any: boolean) => {
    if (ghost) props.onTurn(direction, any);
  });

  useEffect(() => {
    const at = (x: number, y: number) => camera.current!.toBoard(x, y);
    return listenToGestures(host.current!, {
      press: (x, y) => press(at(x, y)),
      longPress: (x, y) => longPress(at(x, y)),
      hover: (spot) => hover(spot && at(...spot)),
      rotate,
    });
  }, [host, camera]);

  return { cell, choice };
}
