import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, ZoomTransform, zoom } from 'd3-zoom';
import type { Rect } from '../art/drawing/rect.ts';
import type { Point } from '../art/drawing/vectors.ts';
import {
  centreOn,
  clampView,
  fitView,
  focusOf,
  focusView,
  freeCentre,
  freeSize,
  interpolateView,
  isReadable,
  isVisible,
  panBy,
  type SceneBounds,
  scaleRange,
  UNCOVERED,
  viewAround,
  viewRevealing,
  type ZoomLimits,
} from './framing.ts';

/** Distance in CSS pixels that a pointer may move in a press. */
export const PRESS_SLOP_PX = 6;
/** Milliseconds after the last movement when the board counts as at rest. */
const REST_MS = 180;

/** The scene before anything is shown: one tile or hex. */
function emptyBounds({ unit }: ZoomLimits): SceneBounds {
  const one: Rect = { x: 0, y: 0, width: unit, height: unit };
  return { map: one, all: one, focus: one, inset: UNCOVERED };
}

/** The zoom and position of the board. Moves go straight to the listener, never through React. */
export class Camera {
  readonly #host: HTMLElement;
  readonly #lens: ZoomLimits;
  readonly #moved: (view: ZoomTransform) => void;
  readonly #rests: (view: ZoomTransform) => void;
  readonly #zoom: ZoomBehavior<HTMLElement, unknown>;
  #view = new ZoomTransform(0.3, 0, 0);
  #frame = 0;
  /** True while the camera itself moves the board, even if a finger is on it. */
  #own = false;
  /** The view at the end of the present motion. */
  #goal: ZoomTransform | undefined;
  #timer = 0;
  /** Width and height of the board in CSS pixels. */
  #size: Point = [0, 0];
  #sights: SceneBounds;
  #isShown = false;
  /** True until something happens on the board: parts of the page may still appear and take space. */
  #isNew = true;
  /**
   * The camera's automatic motion: it keeps everything visible as long as that is readable, or however small it is, or,
   * once a hand has moved the board, does nothing.
   */
  #mode: 'readable' | 'all' | 'hand' = 'readable';

  constructor(
    host: HTMLElement,
    moved: (view: ZoomTransform) => void,
    rests: (view: ZoomTransform) => void,
    lens: ZoomLimits,
  ) {
    this.#host = host;
    this.#lens = lens;
    this.#sights = emptyBounds(lens);
    this.#moved = moved;
    this.#rests = rests;
    this.#zoom = zoom<HTMLElement, unknown>()
      .filter(
        (event: MouseEvent | TouchEvent) =>
          !event.altKey &&
          !(event.type === 'mousedown' && 'button' in event && event.button > 1) &&
          !(isForPage(event) && isInScroller(host)),
      )
      .clickDistance(PRESS_SLOP_PX)
      .extent(() => [
        [0, 0],
        [this.#size[0], this.#size[1]],
      ])
      .constrain((view) => clampView(this.#sights, this.#size, view))
      .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => {
        // Only input that moves the board stops the motion: after a tap some browsers also send a mouse press.
        if (event.sourceEvent && !this.#own) {
          this.#stop();
          this.#mode = 'hand';
        }
        this.#show(event.transform);
      });
    select(host).call(this.#zoom).on('dblclick.zoom', null);
    this.resize();
  }

  dispose(): void {
    this.#stop();
    clearTimeout(this.#timer);
    select(this.#host).on('.zoom', null);
  }

  /** CSS pixels per unit of the board. */
  get scale(): number {
    return this.#view.k;
  }

  /** Converts a point of the page, in CSS pixels, to board units. */
  toBoard(clientX: number, clientY: number): Point {
    const { left, top } = this.#host.getBoundingClientRect();
    return this.#view.invert([clientX - left, clientY - top]);
  }

  /** Converts a box of the board to a rectangle of the page, in CSS pixels. */
  toPage({ x, y, width, height }: Rect): DOMRect {
    const { left, top } = this.#host.getBoundingClientRect();
    const { k } = this.#view;
    return new DOMRect(left + this.#view.applyX(x), top + this.#view.applyY(y), width * k, height * k);
  }

  /** True if something that should be visible is not. */
  get isCut(): boolean {
    return !this.#isSeen(this.#sights.all);
  }

  resize(): void {
    const { clientWidth, clientHeight } = this.#host;
    const [width, height] = this.#size;
    this.#size = [clientWidth, clientHeight];
    this.#limit();
    const isUntouched = this.#isNew && this.#mode !== 'hand';
    if (width === 0 || isUntouched) {
      // A motion in progress keeps leading to the same middle.
      this.#stop();
      return this.#jump(this.#best());
    }
    // Moves as little as possible: the sheet below the board changes its height within a turn, and the ghost must not
    // jump from under the finger that put it there.
    const { ghost } = this.#sights;
    const isHeld = ghost !== undefined && this.#isStill && (this.#mode === 'hand' || clientWidth === width);
    const wanted = isHeld ? ghost : this.#wanted();
    const best = this.#best();
    const from = this.#headed;
    const recentred = panBy(from, (clientWidth - width) / 2, (clientHeight - height) / 2);
    const isFree = !isHeld && this.#mode !== 'hand';
    if (isFree && best.k > from.k * this.#lens.growth) this.#go(best, 240);
    else if (isHeld) this.#uncover(wanted);
    else if (this.#isSeen(wanted, from)) this.#settle(from);
    else if (this.#isSeen(wanted, recentred)) this.#settle(recentred);
    else if (isFree) this.#go(best, 240);
    else this.#settle(recentred);
  }

  /** Updates the scene: follows the growing map unless the reader has moved the board. */
  show(sights: SceneBounds): void {
    const before = this.#sights;
    this.#sights = sights;
    // The end of a game is shown whole, even if a hand has moved the board.
    if (sights.isOver && !before.isOver) this.#mode = 'all';
    this.#limit();
    if (!this.#isShown) {
      this.#isShown = true;
      this.#jump(this.#best());
      // Runs at once, so that the first pictures get the right size.
      if (this.#size[0] > 0) this.#rests(this.#view);
      return;
    }
    const { ghost, inset, focus } = sights;
    if (ghost || focus.x !== before.focus.x || focus.y !== before.focus.y) this.#isNew = false;
    const isUncovered = inset !== before.inset;
    const isPlanned = ghost && this.#isStill;
    if (this.#mode !== 'hand' && isUncovered && !isPlanned) return this.#go(this.#best(), 240);
    if (isPlanned) {
      const isNew = ghost.x !== before.ghost?.x || ghost.y !== before.ghost?.y || isUncovered;
      if (isNew) this.#uncover(ghost);
    } else if (this.#mode !== 'hand') {
      const best = this.#best();
      const { growth } = this.#lens;
      const isSmall = growth > 0 && best.k > this.#headed.k * growth ** 2;
      if (isSmall || !this.#isSeen(this.#wanted(), this.#headed)) this.#go(best, 240);
    }
    // Nothing moves, but something else may be out of sight.
    if (this.#mode === 'hand') this.#rest();
  }

  /** Shows everything. */
  fit(): void {
    this.#mode = 'all';
    this.#go(this.#best(), 240);
  }

  zoom(factor: number): void {
    this.#mode = 'hand';
    const middle = this.#view.invert([...freeCentre(this.#sights, this.#size)]);
    this.#go(centreOn(this.#sights, this.#size, middle, this.#scaled(factor)), 160);
  }

  /**
   * Zooms in on a point, in client coordinates, which stays where it is; when already near, shows everything again.
   */
  zoomAt(clientX: number, clientY: number, factor: number): void {
    if (this.#view.k > this.#best().k * Math.sqrt(factor)) return this.fit();
    this.#mode = 'hand';
    const { left, top } = this.#host.getBoundingClientRect();
    const [x, y] = [clientX - left, clientY - top];
    const [boardX, boardY] = this.#view.invert([x, y]);
    const k = this.#scaled(factor);
    this.#go(new ZoomTransform(k, x - boardX * k, y - boardY * k), 240);
  }

  /** Returns an allowed scale with whole pixels for each tile or hex. */
  #scaled(factor: number): number {
    const { unit } = this.#lens;
    const [least, most] = this.#zoom.scaleExtent();
    return Math.min(most, Math.max(least, Math.round(this.#view.k * factor * unit) / unit));
  }

  /** Moves by fractions of the visible width and height. */
  pan(dx: number, dy: number): void {
    this.#mode = 'hand';
    const [width, height] = freeSize(this.#sights, this.#size);
    this.#go(panBy(this.#view, -dx * width, -dy * height), 160);
  }

  /** Shows a box. Does not move if the box is visible already, or will be when the motion ends. */
  reveal(box: Rect): void {
    const from = this.#headed;
    if (!this.#isSeen(box, from)) this.#go(viewRevealing(this.#sights, this.#size, from, box), 420);
  }

  /**
   * Uncovers the ghost with the smallest motion, because a finger has just been there. The other places come into
   * sight by zooming out around it, unless a hand has moved the board or that makes everything much smaller.
   */
  #uncover(ghost: Rect): void {
    const from = this.#headed;
    const shown = this.#isSeen(ghost, from)
      ? from
      : viewRevealing(this.#sights, this.#size, from, ghost, false);
    const { choice } = this.#sights;
    const { unit, growth } = this.#lens;
    const middle: Point = [ghost.x + ghost.width / 2, ghost.y + ghost.height / 2];
    const least = this.#best().k / growth;
    const goal =
      choice && this.#mode !== 'hand'
        ? viewAround(this.#sights, this.#size, shown, middle, choice, { unit, least })
        : shown;
    if (goal === from) this.#settle(from);
    else this.#go(goal, 240);
  }

  /** The view at the end of the motion, or the present view at rest. */
  get #headed(): ZoomTransform {
    return this.#goal ?? this.#view;
  }

  /** True if everything should be visible; without having been asked, only where tiles or hexes stay readable. */
  #isWhole(): boolean {
    return (
      this.#mode === 'all' || (this.#mode === 'readable' && isReadable(this.#sights, this.#size, this.#lens))
    );
  }

  /** Returns the box that should be visible. */
  #wanted(): Rect {
    return this.#isWhole() ? this.#sights.all : focusOf(this.#sights, this.#size, this.#lens);
  }

  #best(): ZoomTransform {
    const view = this.#isWhole() ? fitView : focusView;
    return view(this.#sights, this.#size, this.#lens);
  }

  /** True if the board stays in place while the reader plans a move; false if every change fits it into its frame. */
  get #isStill(): boolean {
    return this.#mode === 'hand' || this.#lens.growth > 0;
  }

  #isSeen(box: Rect, view = this.#view): boolean {
    return isVisible(this.#sights, this.#size, view, box);
  }

  #limit(): void {
    this.#zoom.scaleExtent(scaleRange(this.#sights, this.#size, this.#lens));
  }

  /** Moves to a view in that time, scaled by the page's `--speed`; at once for readers who want no motion. */
  #go(to: ZoomTransform, milliseconds: number): void {
    this.#stop();
    const from = this.#view;
    const goal = clampView(this.#sights, this.#size, to);
    const duration = milliseconds * speedOf(this.#host);
    if (duration === 0) return this.#jump(goal);
    this.#goal = goal;
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / duration));
      this.#jump(interpolateView(from, goal, 1 - (1 - part) ** 3));
      if (part < 1) this.#frame = requestAnimationFrame(step);
      else this.#goal = undefined;
    };
    this.#frame = requestAnimationFrame(step);
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#goal = undefined;
  }

  /** Applies a view at once: as a jump, or as one step of the motion. */
  #settle(to: ZoomTransform): void {
    if (this.#goal) this.#go(to, 240);
    else this.#jump(to);
  }

  #jump(to: ZoomTransform): void {
    this.#own = true;
    this.#zoom.transform(select(this.#host), to);
    this.#own = false;
  }

  #show(view: ZoomTransform): void {
    this.#view = view;
    this.#moved(view);
    this.#rest();
  }

  /** Tells the listener a moment after the last change. */
  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#rests(this.#view), REST_MS);
  }
}

/** Tells whether a page that scrolls needs this input: the wheel, or one finger. */
const isForPage = (event: MouseEvent | TouchEvent): boolean =>
  'touches' in event ? event.touches.length === 1 : event.type === 'wheel' && !event.ctrlKey;

/** Tells whether the page around an element has parts to scroll to. */
function isInScroller(element: HTMLElement): boolean {
  const page = element.closest('#root');
  return page !== null && page.scrollHeight > page.clientHeight;
}

/** 1 is the usual speed of motion, 2 twice as long, 0 no motion. */
export function speedOf(element: HTMLElement): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  const speed = Number.parseFloat(getComputedStyle(element).getPropertyValue('--speed'));
  return Number.isFinite(speed) ? speed : 1;
}
