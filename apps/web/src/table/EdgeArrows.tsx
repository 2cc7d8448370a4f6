import './edge-arrows.css';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import type { Rect } from '../art/drawing/rect.ts';
import type { Camera } from '../camera/camera.ts';
import { type Inset, UNCOVERED } from '../camera/framing.ts';
import type { CameraRefs } from '../camera/use-camera.ts';
import { useTranslator } from '../i18n/context.ts';
import { must } from '../must.ts';
import { Icon } from '../ui/Icon.tsx';
import { focusPrompt } from './focus.ts';
import { freeSpot } from './free-spot.ts';

interface Props {
  readonly looking: CameraRefs;
  /** Width of a tile or hex in units of the board. */
  readonly unit: number;
  readonly inset: Inset | undefined;
  /** Places for a move, and everything else on the board. */
  readonly places: readonly Rect[];
  readonly things: readonly Rect[];
  /** Boxes that no arrow covers, as far as possible. */
  readonly taken: readonly Rect[];
  /** Returns so many things in words. */
  tell(n: number): string;
}

/** One edge: the things beyond it, in words. */
interface Arrow {
  readonly edge: Edge;
  readonly boxes: readonly Rect[];
  readonly text: string;
}

/** At the edges of a board, what lies beyond them; pressed, it comes into view. */
export function EdgeArrows(props: Props) {
  const { visible, px } = props.looking;
  return visible && <Arrows {...props} visible={visible} scale={px / devicePixelRatio / props.unit} />;
}

interface ArrowsProps extends Props {
  /** The part of the board in sight, in its units, and CSS pixels per unit. */
  readonly visible: Rect;
  readonly scale: number;
}

function Arrows(props: ArrowsProps) {
  const t = useTranslator();
  const { looking, inset = UNCOVERED, visible, scale, taken } = props;
  /** The part in sight that nothing covers. */
  const frame = uncovered(visible, inset, scale);
  const arrows = useArrows(props, frame);
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (layer.current) putArrows(layer.current, arrows, { frame, visible, scale, taken });
  });
  return (
    <div ref={layer} className="edge-arrows">
      {arrows.map(({ edge, boxes, text }) => (
        <button
          key={edge}
          type="button"
          className={`edge-arrow ${edge}`}
          aria-label={t('beyond.edge', { what: text, edge })}
          onClick={({ detail }: MouseEvent) => {
            bring(must(looking.camera.current, 'a board that is drawn has a camera'), boundsOf(boxes), frame);
            // The arrow goes, and whoever uses the keyboard stays near it.
            if (detail === 0) focusPrompt();
          }}
        >
          <Icon name="next" />
          <span>{text}</span>
        </button>
      ))}
    </div>
  );
}

/** Moves the board, or where there is no room for all of the box, shows everything. */
function bring(camera: Camera, box: Rect, frame: Rect): void {
  if (box.width > frame.width || box.height > frame.height) camera.fit();
  else camera.reveal(box);
}

/** The arrow at an edge speaks of places for a move beyond it, if there are any; else of everything else there. */
function useArrows({ places, things, tell }: Props, frame: Rect): readonly Arrow[] {
  const t = useTranslator();
  const [open, others] = [beyondEdges(places, frame), beyondEdges(things, frame)];
  return EDGES.flatMap((edge): readonly Arrow[] => {
    const [here, there] = [open.get(edge), others.get(edge)];
    if (here) return [{ edge, boxes: here, text: t('beyond.places', { n: here.length }) }];
    return there ? [{ edge, boxes: there, text: tell(there.length) }] : [];
  });
}

/** Puts each arrow at its edge, near the things that it speaks of, on a spot where it covers nothing to press. */
function putArrows(
  layer: HTMLElement,
  arrows: readonly Arrow[],
  {
    frame,
    visible,
    scale,
    taken,
  }: Pick<ArrowsProps, 'visible' | 'scale' | 'taken'> & { readonly frame: Rect },
): void {
  const toLayer = ({ x, y, width, height }: Rect): Rect => ({
    x: (x - visible.x) * scale,
    y: (y - visible.y) * scale,
    width: width * scale,
    height: height * scale,
  });
  const free = toLayer(frame);
  const covered = taken.map(toLayer);
  const buttons = layer.querySelectorAll<HTMLElement>('.edge-arrow');
  for (const [i, { edge, boxes }] of arrows.entries()) {
    const button = buttons[i];
    if (!button) continue;
    const { offsetWidth: width, offsetHeight: height } = button;
    const about = within(toLayer(boundsOf(boxes)), free);
    const room = alongEdge(free, edge, 2 * width, 2 * height);
    const [x, y] = freeSpot([width, height], { room, taken: covered, about });
    button.style.cssText = `left: ${x}px; top: ${y}px`;
    covered.push({ x, y, width, height });
  }
}

/** Returns the point of a frame that is nearest to the middle of a box. */
function within({ x, y, width, height }: Rect, frame: Rect): Rect {
  const near = (value: number, start: number, length: number) =>
    Math.min(start + length, Math.max(start, value));
  return {
    x: near(x + width / 2, frame.x, frame.width),
    y: near(y + height / 2, frame.y, frame.height),
    width: 0,
    height: 0,
  };
}

/** Returns the strip of a frame along an edge, so wide at the sides, and so high at top and bottom. */
function alongEdge({ x, y, width, height }: Rect, edge: Edge, wide: number, high: number): Rect {
  switch (edge) {
    case 'top':
      return { x, y, width, height: Math.min(high, height) };
    case 'bottom':
      return { x, y: y + height - Math.min(high, height), width, height: Math.min(high, height) };
    case 'left':
      return { x, y, width: Math.min(wide, width), height };
    case 'right':
      return { x: x + width - Math.min(wide, width), y, width: Math.min(wide, width), height };
  }
}

const EDGES = ['top', 'right', 'bottom', 'left'] as const;
type Edge = (typeof EDGES)[number];

/** Returns a part of the board, in its units, without the margins that are covered; `scale` in CSS pixels per unit. */
export const uncovered = (
  { x, y, width, height }: Rect,
  { top, right, bottom, left }: Inset,
  scale: number,
): Rect => ({
  x: x + left / scale,
  y: y + top / scale,
  width: width - (left + right) / scale,
  height: height - (top + bottom) / scale,
});

/** Tells whether the middle of a box lies outside of a frame. */
function isOutside({ x, y, width, height }: Rect, frame: Rect): boolean {
  const [dx, dy] = [x + width / 2 - frame.x, y + height / 2 - frame.y];
  return dx < 0 || dy < 0 || dx > frame.width || dy > frame.height;
}

/** Returns the boxes whose middle lies outside of a frame, by the edge beyond which they lie farthest. */
export function beyondEdges(boxes: readonly Rect[], frame: Rect): ReadonlyMap<Edge, readonly Rect[]> {
  const beyond = new Map<Edge, Rect[]>();
  for (const box of boxes) {
    if (!isOutside(box, frame)) continue;
    const edge = edgeTowards(box, frame);
    beyond.set(edge, [...(beyond.get(edge) ?? []), box]);
  }
  return beyond;
}

function edgeTowards({ x, y, width, height }: Rect, frame: Rect): Edge {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const distance: Readonly<Record<Edge, number>> = {
    top: frame.y - middleY,
    right: middleX - frame.x - frame.width,
    bottom: middleY - frame.y - frame.height,
    left: frame.x - middleX,
  };
  return EDGES.reduce((far, edge) => (distance[edge] > distance[far] ? edge : far));
}

/** Returns the smallest box around some boxes, of which there is at least one. */
export function boundsOf(boxes: readonly Rect[]): Rect {
  const [x, y] = [Math.min(...boxes.map((one) => one.x)), Math.min(...boxes.map((one) => one.y))];
  return {
    x,
    y,
    width: Math.max(...boxes.map((one) => one.x + one.width)) - x,
    height: Math.max(...boxes.map((one) => one.y + one.height)) - y,
  };
}
