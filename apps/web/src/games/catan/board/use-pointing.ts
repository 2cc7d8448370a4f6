import type { View } from '@bastide/catan';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { distance, type Point } from '../../../art/drawing/vectors.ts';
import { listenToGestures } from '../../../camera/gestures.ts';
import { type CameraRefs, cameraOf, hostOf } from '../../../camera/use-camera.ts';
import { type HoverReporter, useHover } from '../../../camera/use-hover.ts';
import { createStore, derive, type Store, type WritableStore } from '../../../ui/store.ts';
import type { BoardPlace, IslandProps, PlaceGhost, PlaceMark } from './island-props.ts';
import { awayFrom, hexAt, pointOf } from './places.ts';

/** Distance within which a press means a mark: units, or CSS pixels if those are more. */
const NEAR_UNITS = 36;

const NEAR_PX = 24;

/** Distance in units within which the pointer means a piece and not its hex. */
const ON_PIECE = 26;

/**
 * The mark or ghost that a press at a point means: the nearest within reach. Marks of the chosen piece come before those
 * that are only hinted at. `scale` is CSS pixels per unit.
 */
export function nearest<T extends PlaceMark | PlaceGhost>(
  candidates: readonly T[],
  point: Point,
  scale: number,
): T | undefined {
  const reach = Math.max(NEAR_UNITS, NEAR_PX / scale);
  let best: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const isHex = candidate.kind === 'hex';
    const away = awayFrom(candidate.place, point);
    if (away > (isHex ? 0 : reach)) continue;
    const rank = away + (isFaint(candidate) ? reach : 0);
    if (rank < least) [best, least] = [candidate, rank];
  }
  return best;
}

const isFaint = (candidate: PlaceMark | PlaceGhost): boolean => 'strong' in candidate && !candidate.strong;

/** Returns the place at a point: a building, a road, else the hex; nothing in the sea. */
export function placeAt({ buildings, roads }: View, point: Point): BoardPlace | undefined {
  const building = buildings.find(({ at }) => distance(pointOf(at), point) < ON_PIECE);
  if (building) return building.at;
  return roads.find(({ on }) => awayFrom(on, point) < ON_PIECE / 2)?.on ?? hexAt(point);
}

/** Two presses so soon and so near to each other are one double press: milliseconds and CSS pixels. */
const DOUBLE_MS = 320;
const DOUBLE_PX = 24;
/** Factor by which a double press zooms in. */
const NEARER = 2;

const nameOf = (place: BoardPlace): string => place;
const isMark = (one: PlaceMark | PlaceGhost | undefined): one is PlaceMark =>
  one !== undefined && 'label' in one;

export interface LongPress {
  /** In CSS pixels of the page. */
  readonly page: Point;
  /** In units of the board. */
  readonly point: Point;
}

export interface IslandPointer {
  /** The mark that a press here would choose, read by the few parts of the island that show it. */
  readonly aim: Store<PlaceMark | undefined>;
  readonly look: HoverReporter<BoardPlace>;
  /** The place where a finger rests for want of a smaller one. */
  readonly held: LongPress | undefined;
  /** Chooses the mark there, and has the finger lifted. */
  choose(x: number, y: number): void;
  letGo(): void;
}

/** Reports presses and looks on the island, and tells the mark under the mouse. */
export function useIslandPointer(props: IslandProps, refs: CameraRefs): IslandPointer {
  const { camera } = refs;
  const { marks } = props;
  const [aimed] = useState(() => createStore<PlaceMark | undefined>(undefined));
  const look = useHover<BoardPlace>(props.onInspect, nameOf);
  const [held, setHeld] = useState<LongPress>();
  useIslandGestures(props, refs, { aimed, look, setHeld });
  // The mouse may rest while the marks change under it.
  const aim = useMemo(
    () =>
      derive(
        aimed,
        (mark) => mark && marks.find(({ kind, place }) => kind === mark.kind && place === mark.place),
      ),
    [aimed, marks],
  );
  const letGo = () => setHeld(undefined);
  const choose = (x: number, y: number) => {
    const { scale } = cameraOf({ camera });
    const found = nearest(marks, cameraOf({ camera }).toBoard(x, y), scale);
    letGo();
    if (found) props.onPlace(found.kind, found.place);
  };
  return { aim, look, held, choose, letGo };
}

interface GestureContext {
  readonly aimed: WritableStore<PlaceMark | undefined>;
  readonly look: HoverReporter<BoardPlace>;
  readonly setHeld: (held: LongPress) => void;
}

function useIslandGestures(
  props: IslandProps,
  { host, camera }: CameraRefs,
  { aimed, look, setHeld }: GestureContext,
): void {
  const { view, marks, ghosts = [] } = props;
  const last = useRef({ at: 0, x: 0, y: 0 });
  const meant = (point: Point) =>
    nearest<PlaceMark | PlaceGhost>([...ghosts, ...marks], point, camera.current?.scale ?? 1);
  const lookedAt = (point: Point) => meant(point)?.place ?? placeAt(view, point);

  const press = useEffectEvent((x: number, y: number, at: number) => {
    const before = last.current;
    last.current = { at: 0, x, y };
    const point = cameraOf({ camera }).toBoard(x, y);
    const found = meant(point);
    if (isMark(found)) return props.onPlace(found.kind, found.place);
    if (found) return;
    if (at - before.at < DOUBLE_MS && Math.hypot(x - before.x, y - before.y) < DOUBLE_PX)
      return cameraOf({ camera }).zoomAt(x, y, NEARER);
    last.current = { at, x, y };
    props.onBlank();
    look.now(placeAt(view, point));
  });
  const hover = useEffectEvent((point: Point | undefined) => {
    const found = point && meant(point);
    aimed.set(isMark(found) ? found : undefined);
    look.soon(point && lookedAt(point));
  });
  const longPress = useEffectEvent((x: number, y: number) => {
    const point = cameraOf({ camera }).toBoard(x, y);
    look.now(lookedAt(point));
    const isUnclear = marks.length > 0 && hexAt(point) !== undefined;
    if (isUnclear) setHeld({ page: [x, y], point });
    return isUnclear;
  });

  useEffect(() => {
    return listenToGestures(hostOf({ host }), {
      press: (x, y, event) => press(x, y, event.timeStamp),
      longPress,
      hover: (spot) => hover(spot && cameraOf({ camera }).toBoard(...spot)),
    });
  }, [host, camera]);
}
