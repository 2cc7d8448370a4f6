import type { Coordinates } from '@bastide/carcassonne';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Point } from '../../../art/drawing/vectors.ts';
import { listenToGestures } from '../../../camera/gestures.ts';
import { type CameraRefs, cameraOf, hostOf } from '../../../camera/use-camera.ts';
import { useHover } from '../../../camera/use-hover.ts';
import { createStore, derive, type Store, type WritableStore } from '../../../ui/store.ts';
import type { PlacedTile } from '../art/index.ts';
import type { BoardProps, FigureChoice, InspectedPlace, LegalCell } from './board-props.ts';
import { cellAt, segmentAt } from './hit.ts';
import { type FigureMark, markAt, markOfSegment } from './marks.ts';
import { isSame, keyOf } from './places.ts';

/** Places under the mouse. */
interface PointedPlace {
  readonly cell: Coordinates | undefined;
  /** The figure that a press here would choose. */
  readonly choice: FigureChoice | undefined;
}

/** Places under the mouse, read by the few parts of the board that show them. */
export interface BoardPointer {
  /** The legal cell that a press here would choose. */
  readonly aim: Store<LegalCell | undefined>;
  readonly choice: Store<FigureChoice | undefined>;
}

const nameOf = ({ at, on }: InspectedPlace): string => `${keyOf(at)} ${on}`;

/** Reports presses, turns and looks on the board, and tells the places under the mouse. */
export function useBoardPointer(
  props: BoardProps,
  refs: CameraRefs,
  tileAt: ReadonlyMap<string, PlacedTile>,
  marks: readonly FigureMark[],
): BoardPointer {
  const { ghost, cells } = props;
  const [pointed] = useState(() => createStore<PointedPlace>({ cell: undefined, choice: undefined }));
  useBoardGestures(props, refs, { tileAt, marks, pointed });
  return useMemo(
    () => ({
      aim: derive(pointed, ({ cell }) =>
        isSame(ghost?.at, cell) ? undefined : cells.find(({ at }) => isSame(at, cell)),
      ),
      choice: derive(pointed, ({ choice }) => choice),
    }),
    [pointed, ghost, cells],
  );
}

interface GestureContext {
  readonly tileAt: ReadonlyMap<string, PlacedTile>;
  readonly marks: readonly FigureMark[];
  readonly pointed: WritableStore<PointedPlace>;
}

function useBoardGestures(
  props: BoardProps,
  { host, camera }: CameraRefs,
  { tileAt, marks, pointed }: GestureContext,
): void {
  const { ghost, cells } = props;
  const look = useHover(props.onInspect, nameOf);
  const choiceAt = (point: Point) => choiceUnder(props, marks, point, camera.current?.scale ?? 1);
  const lookedAt = (point: Point) => placeUnder(ghost, tileAt, point);

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
    const cell = point && cellAt(point);
    const choice = point && choiceAt(point);
    const before = pointed.get();
    if (!isSame(before.cell, cell) || before.choice !== choice) pointed.set({ cell, choice });
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
    const at = (x: number, y: number) => cameraOf({ camera }).toBoard(x, y);
    return listenToGestures(hostOf({ host }), {
      press: (x, y) => press(at(x, y)),
      longPress: (x, y) => longPress(at(x, y)),
      hover: (spot) => hover(spot && at(...spot)),
      rotate,
    });
  }, [host, camera]);
}

/** The feature of the position, not of the ghost, at a point of the board. */
function placeUnder(
  ghost: BoardProps['ghost'],
  tileAt: ReadonlyMap<string, PlacedTile>,
  point: Point,
): InspectedPlace | undefined {
  const at = cellAt(point);
  const tile = isSame(ghost?.at, at) ? undefined : tileAt.get(keyOf(at));
  const on = tile && segmentAt(tile, point);
  return on === undefined ? undefined : { at, on };
}

/**
 * The figure that a press chooses: near a mark always; elsewhere on its segment only if the tile fits in no other
 * way, because else a press turns it.
 */
function choiceUnder(
  { ghost, cells }: BoardProps,
  marks: readonly FigureMark[],
  point: Point,
  scale: number,
): FigureChoice | undefined {
  const near = markAt(marks, point, scale);
  if (near) return near.choice;
  if (!ghost || !isSame(ghost.at, cellAt(point))) return undefined;
  const fitting = cells.find(({ at }) => isSame(at, ghost.at))?.turned ?? [];
  if (fitting.some((turned) => turned !== ghost.turned)) return undefined;
  return markOfSegment(ghost, marks, point)?.choice;
}
