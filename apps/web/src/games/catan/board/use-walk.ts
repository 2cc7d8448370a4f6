import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { distance, type Point } from '../../../art/drawing/vectors.ts';
import { useCatanTranslator } from '../messages.ts';
import { hexSentences, placeWords } from './hex-text.ts';
import type { BoardPlace, IslandProps, PlaceMark } from './island-props.ts';
import { ARROW_KEYS, type ArrowKey } from './paths.ts';
import { HEX_NAMES, pointOf } from './places.ts';

/** Directions of the arrow keys. */
export const ARROWS: Readonly<Record<ArrowKey, Point>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** Going sideways counts so much more than going on. */
const SIDEWAYS = 1.5;

/** The place that lies next in a direction; undefined at the end. */
export function stepped(
  places: readonly BoardPlace[],
  from: BoardPlace,
  [dx, dy]: Point,
): BoardPlace | undefined {
  const [x, y] = pointOf(from);
  let best: BoardPlace | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const [px, py] = pointOf(place);
    const along = (px - x) * dx + (py - y) * dy;
    const across = Math.abs((px - x) * dy - (py - y) * dx);
    if (along < 1 || across > along * 3) continue;
    const cost = along + SIDEWAYS * across;
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}

/** The place after another, or before it, row by row; around the end to the beginning. */
export function following(
  places: readonly BoardPlace[],
  from: BoardPlace | undefined,
  direction: 1 | -1,
): BoardPlace | undefined {
  const ordered = [...places].sort((a, b) => direction * byRow(pointOf(a), pointOf(b)));
  if (from === undefined) return ordered[0];
  return ordered.find((place) => direction * byRow(pointOf(place), pointOf(from)) > 0) ?? ordered[0];
}

/** Rounded, because places of one row are the same height but for the last digits. */
const byRow = (a: Point, b: Point): number => Math.round(a[1] - b[1]) || Math.round(a[0] - b[0]);

/** The place of a list that is nearest to one that need not be in it. */
export function closest(places: readonly BoardPlace[], to: BoardPlace): BoardPlace | undefined {
  const middle = pointOf(to);
  const away = (place: BoardPlace) => distance(pointOf(place), middle);
  return places.reduce<BoardPlace | undefined>(
    (best, place) => (best === undefined || away(place) < away(best) ? place : best),
    undefined,
  );
}

/** A place that the keyboard can go to. */
export interface KeyboardStop {
  readonly place: BoardPlace;
  readonly label: string;
  /** The mark that choosing it means; undefined: none, or it is planned already. */
  readonly mark: PlaceMark | undefined;
}

/** The island for the keyboard: the marks of the chosen piece, else all marks, else the hexes. */
export function useKeyboardWalk(props: IslandProps, looked: (place: BoardPlace | undefined) => void) {
  const { ghosts = [], ready, onPlace } = props;
  const list = useRef<HTMLDivElement>(null);
  const [kept, keep] = useState<BoardPlace>();
  const [isIn, setIn] = useState(false);
  const stops = useStops(props);
  const places = stops.map(({ place }) => place);
  const from = kept ?? ghosts[0]?.place;
  const current = from !== undefined && places.includes(from) ? from : closest(places, from ?? 'H09');

  const go = (place: BoardPlace | undefined) => {
    if (place !== undefined) keep(place);
  };
  const choose = (place: BoardPlace | undefined) => {
    const mark = stops.find((stop) => stop.place === place)?.mark;
    if (mark) onPlace(mark.kind, mark.place);
    return mark !== undefined;
  };
  const focus = (place?: BoardPlace) => {
    go(place);
    list.current?.focus({ preventScroll: true });
  };
  const next = (direction: 1 | -1) => {
    // The first key brings the keyboard to the board, later ones lead on.
    focus(isIn ? following(places, current, direction) : current);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || current === undefined) return;
    const arrow = ARROW_KEYS.find((key) => key === event.key);
    if (arrow && !event.shiftKey) go(stepped(places, current, ARROWS[arrow]));
    else if (event.key.toLowerCase() === 'n') go(following(places, current, event.shiftKey ? -1 : 1));
    // Space chooses; Enter, too, until a plan is whole: then it is the table's, and so it is where nothing can be chosen.
    else if (event.key === ' ') choose(current);
    else if (event.key !== 'Enter' || ready || !choose(current)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  // Marks come and go while the keyboard is on them.
  const told = useEffectEvent(looked);
  useLayoutEffect(() => {
    if (isIn) told(current);
  }, [isIn, current]);

  const onFocus = () => setIn(true);
  const onBlur = () => {
    setIn(false);
    looked(undefined);
  };
  return { list, stops, current, isIn, choose, focus, next, onKeyDown, onFocus, onBlur };
}

function useStops({ view, names, marks, ghosts = [] }: IslandProps): readonly KeyboardStop[] {
  const t = useCatanTranslator();
  const hexes = useMemo(
    () =>
      view.hexes.length > 0
        ? HEX_NAMES.map((hex) => ({ place: hex, label: hexSentences(t, view, names, hex), mark: undefined }))
        : [],
    [t, view, names],
  );
  const strong = marks.filter((mark) => mark.strong);
  const open = strong.length > 0 ? strong : marks;
  const planned = ghosts.filter(({ place }) => !open.some((mark) => mark.place === place));
  if (open.length + planned.length === 0) return hexes;
  return [
    ...open.map((mark) => ({
      place: mark.place,
      label: mark.label,
      mark: ghosts.some(({ place }) => place === mark.place) ? undefined : mark,
    })),
    ...planned.map(({ place, kind }) => ({
      place,
      label:
        marks.find((mark) => mark.place === place && mark.kind === kind)?.label ??
        placeWords(t, view, names, place),
      mark: undefined,
    })),
  ];
}
