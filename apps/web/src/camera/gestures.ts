import { PRESS_SLOP_PX } from './camera.ts';

/** Gestures on the board other than moving it. Points are client coordinates in CSS pixels. */
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

/** Listens on an element. Returns the function that stops listening. */
export function listenToGestures(host: HTMLElement, gestures: Gestures): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const fingers = new Map<number, readonly [number, number]>();
  let pressed: { id: number; x: number; y: number } | undefined;
  let timer = 0;
  /** Direction in degrees from the first finger to the second at the latest rotation. */
  let twist: number | undefined;
  let wheeled = 0;
  let wheeledAt = 0;
  let zoomed = 0;
  let isTouch = false;
  /** The finger has stayed for long (`isLong`), and its long press has covered the board (`isCovered`). */
  let isLong = false;
  let isCovered = false;

  const forget = () => {
    clearTimeout(timer);
    pressed = undefined;
  };
  const direction = () => {
    const [a, b] = [...fingers.values()];
    return a && b ? (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI : undefined;
  };

  host.addEventListener(
    'pointerdown',
    (event) => {
      isTouch = event.pointerType === 'touch';
      const { clientX: x, clientY: y, pointerId: id } = event;
      forget();
      isLong = false;
      isCovered = false;
      if (isTouch) fingers.set(id, [x, y]);
      if (fingers.size > 1) {
        twist = direction();
        return;
      }
      if (event.button !== 0) return;
      pressed = { id, x, y };
      if (!isTouch) return;
      timer = window.setTimeout(() => {
        forget();
        isLong = true;
        isCovered = gestures.longPress(x, y);
      }, LONG_PRESS_MS);
    },
    { signal },
  );

  host.addEventListener(
    'pointermove',
    (event) => {
      const { clientX: x, clientY: y, pointerId: id } = event;
      if (pressed?.id === id) {
        const slop = isTouch ? FINGER_SLOP : PRESS_SLOP_PX;
        if (Math.hypot(x - pressed.x, y - pressed.y) > slop) forget();
      }
      if (fingers.has(id)) fingers.set(id, [x, y]);
      else if (event.pointerType !== 'touch') gestures.hover(event.buttons === 0 ? [x, y] : undefined);
      const now = direction();
      if (twist === undefined || now === undefined) return;
      const by = ((now - twist + 540) % 360) - 180;
      if (Math.abs(by) < TWIST_DEGREES) return;
      twist += by > 0 ? 90 : -90;
      gestures.rotate?.(by > 0 ? 1 : -1, false);
    },
    { signal },
  );

  host.addEventListener(
    'touchend',
    (event) => {
      // Lifting the finger clicks nothing that has appeared under it.
      if (isLong) event.preventDefault();
    },
    // Runs before the zoom, which stops the event.
    { signal, passive: false, capture: true },
  );

  host.addEventListener(
    'touchmove',
    (event) => {
      if (isCovered) event.stopImmediatePropagation();
    },
    // Also runs before the zoom.
    { signal, passive: true, capture: true },
  );

  const lift = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (fingers.size < 2) twist = undefined;
    const isPress = pressed?.id === event.pointerId && event.type === 'pointerup';
    forget();
    if (isPress) gestures.press(event.clientX, event.clientY, event);
  };
  // A finger or the mouse may be lifted outside the board.
  window.addEventListener('pointerup', lift, { signal });
  window.addEventListener('pointercancel', lift, { signal });
  host.addEventListener(
    'pointerleave',
    ({ relatedTarget: to }) => {
      clearTimeout(zoomed);
      // The description of a place stays while the mouse moves to a rule link in it.
      if (to instanceof Element && to.closest('.toast')) return;
      gestures.hover(undefined);
    },
    { signal },
  );

  host.addEventListener(
    'contextmenu',
    (event) => {
      event.preventDefault();
      if (!isTouch) gestures.rotate?.(1, true);
    },
    { signal },
  );

  host.addEventListener(
    'wheel',
    (event) => {
      if (!event.altKey) {
        // The board moves under a resting mouse.
        clearTimeout(zoomed);
        zoomed = window.setTimeout(() => gestures.hover([event.clientX, event.clientY]), WHEEL_MS);
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

  return () => {
    ended.abort();
    clearTimeout(zoomed);
    forget();
  };
}
