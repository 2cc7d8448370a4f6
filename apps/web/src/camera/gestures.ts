import { PRESS_SLOP_PX } from './camera.ts';

/** Gestures of hands on the board beside moving it. Places are client coordinates in CSS pixels. */
export interface Gestures {
  /** A short press without moving. */
  press(x: number, y: number, event: PointerEvent): void;
  /** A finger that stays. Returns true if something now covers the board: then the finger no longer moves it. */
  longPress(x: number, y: number): boolean;
  /** The mouse is over that point; undefined when it has left or is dragging. */
  hover(place: readonly [x: number, y: number] | undefined): void;
  /** Two fingers turning; with `any`, the right button or the wheel with Alt. For boards with something to rotate. */
  rotate?(direction: 1 | -1, any: boolean): void;
}

const LONG_PRESS_MS = 350;
/** Distance in CSS pixels that a finger may move in a press: it is less steady than a mouse. */
const FINGER_SLOP = 10;
/** Degrees that two fingers turn before they rotate something. */
const TWIST_DEGREES = 45;
/** Wheel pixels for one turn, and the least time between two. */
const WHEEL_STEP = 40;
const WHEEL_MS = 120;

/** State between the events of one board. */
interface HandState {
  /** Places of the fingers that are down, by the number of their pointer. */
  readonly fingers: Map<number, readonly [x: number, y: number]>;
  /** The pointer that may become a press. */
  pressed: { readonly id: number; readonly x: number; readonly y: number } | undefined;
  longPressTimer: number;
  /** Direction in degrees from the first finger to the second at the latest rotation. */
  twist: number | undefined;
  isTouch: boolean;
  /** The finger that is down has been long. */
  isLong: boolean;
  /** Its long press has covered the board. */
  isCovered: boolean;
}

/** Listens on an element. Returns the function that stops listening. */
export function listenToGestures(host: HTMLElement, gestures: Gestures): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const hand: HandState = {
    fingers: new Map(),
    pressed: undefined,
    longPressTimer: 0,
    twist: undefined,
    isTouch: false,
    isLong: false,
    isCovered: false,
  };
  host.addEventListener('pointerdown', (event) => onPointerDown(hand, gestures, event), { signal });
  host.addEventListener('pointermove', (event) => onPointerMove(hand, gestures, event), { signal });
  listenToTouches(host, hand, signal);
  const lift = (event: PointerEvent) => onPointerUp(hand, gestures, event);
  // A finger or the mouse may be lifted outside the board.
  window.addEventListener('pointerup', lift, { signal });
  window.addEventListener('pointercancel', lift, { signal });
  host.addEventListener(
    'contextmenu',
    (event) => {
      event.preventDefault();
      if (!hand.isTouch) gestures.rotate?.(1, true);
    },
    { signal },
  );
  const endWheel = listenToWheel(host, gestures, signal);
  return () => {
    ended.abort();
    endWheel();
    forgetPress(hand);
  };
}

function forgetPress(hand: HandState): void {
  clearTimeout(hand.longPressTimer);
  hand.pressed = undefined;
}

/** Direction in degrees from the first finger to the second; undefined with fewer fingers. */
function fingerDirection({ fingers }: HandState): number | undefined {
  const [a, b] = [...fingers.values()];
  return a && b ? (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI : undefined;
}

function onPointerDown(hand: HandState, gestures: Gestures, event: PointerEvent): void {
  const { clientX: x, clientY: y, pointerId: id } = event;
  hand.isTouch = event.pointerType === 'touch';
  forgetPress(hand);
  hand.isLong = false;
  hand.isCovered = false;
  if (hand.isTouch) hand.fingers.set(id, [x, y]);
  if (hand.fingers.size > 1) {
    hand.twist = fingerDirection(hand);
    return;
  }
  if (event.button !== 0) return;
  hand.pressed = { id, x, y };
  if (!hand.isTouch) return;
  hand.longPressTimer = window.setTimeout(() => {
    forgetPress(hand);
    hand.isLong = true;
    hand.isCovered = gestures.longPress(x, y);
  }, LONG_PRESS_MS);
}

function onPointerMove(hand: HandState, gestures: Gestures, event: PointerEvent): void {
  const { clientX: x, clientY: y, pointerId: id } = event;
  const { pressed, fingers } = hand;
  if (pressed?.id === id) {
    const slop = hand.isTouch ? FINGER_SLOP : PRESS_SLOP_PX;
    if (Math.hypot(x - pressed.x, y - pressed.y) > slop) forgetPress(hand);
  }
  if (fingers.has(id)) fingers.set(id, [x, y]);
  else if (event.pointerType !== 'touch') gestures.hover(event.buttons === 0 ? [x, y] : undefined);
  const now = fingerDirection(hand);
  if (hand.twist === undefined || now === undefined) return;
  const by = ((now - hand.twist + 540) % 360) - 180;
  if (Math.abs(by) < TWIST_DEGREES) return;
  hand.twist += by > 0 ? 90 : -90;
  gestures.rotate?.(by > 0 ? 1 : -1, false);
}

function onPointerUp(hand: HandState, gestures: Gestures, event: PointerEvent): void {
  hand.fingers.delete(event.pointerId);
  if (hand.fingers.size < 2) hand.twist = undefined;
  const isPress = hand.pressed?.id === event.pointerId && event.type === 'pointerup';
  forgetPress(hand);
  if (isPress) gestures.press(event.clientX, event.clientY, event);
}

/** Keeps a long press from clicking, and from moving the board that it has covered. */
function listenToTouches(host: HTMLElement, hand: HandState, signal: AbortSignal): void {
  host.addEventListener(
    'touchend',
    (event) => {
      // Lifting the finger clicks nothing that has appeared under it.
      if (hand.isLong) event.preventDefault();
    },
    // Runs before the zoom, which stops the event.
    { signal, passive: false, capture: true },
  );
  host.addEventListener(
    'touchmove',
    (event) => {
      if (hand.isCovered) event.stopImmediatePropagation();
    },
    // Also runs before the zoom.
    { signal, passive: true, capture: true },
  );
}

/** Turns by the wheel with Alt; after a zoom tells the place under the mouse anew. Returns the end of its timer. */
function listenToWheel(host: HTMLElement, gestures: Gestures, signal: AbortSignal): () => void {
  let wheeled = 0;
  let wheeledAt = 0;
  let zoomTimer = 0;
  host.addEventListener(
    'wheel',
    (event) => {
      if (!event.altKey) {
        // The board moves under a resting mouse.
        clearTimeout(zoomTimer);
        zoomTimer = window.setTimeout(() => gestures.hover([event.clientX, event.clientY]), WHEEL_MS);
        return;
      }
      event.preventDefault();
      const delta = (event.deltaY || event.deltaX) * (event.deltaMode === 0 ? 1 : 40);
      wheeled = Math.sign(delta) === Math.sign(wheeled) ? wheeled + delta : delta;
      if (Math.abs(wheeled) < WHEEL_STEP || event.timeStamp - wheeledAt < WHEEL_MS) return;
      gestures.rotate?.(wheeled > 0 ? 1 : -1, true);
      wheeled = 0;
      wheeledAt = event.timeStamp;
    },
    { signal, passive: false },
  );
  host.addEventListener(
    'pointerleave',
    ({ relatedTarget: to }) => {
      clearTimeout(zoomTimer);
      // The toast of a place stays while the mouse is on its way to a rule in it.
      if (to instanceof Element && to.closest('.toast')) return;
      gestures.hover(undefined);
    },
    { signal },
  );
  return () => clearTimeout(zoomTimer);
}
