import { type PointerEvent, useRef } from 'react';

/** Pixels of a sideways swipe, and the factor by which it must exceed the vertical movement. */
const SWIPE_MIN_PX = 40;
const SLANT = 2;

/** Calls `turn` for a swipe to either side. The element must leave sideways movement to the page. */
export function useSwipe(turn: () => void) {
  const from = useRef<readonly [x: number, y: number]>(undefined);
  return {
    onPointerDown({ pointerType, target, clientX, clientY }: PointerEvent) {
      const slides = target instanceof Element && target.closest('input') !== null;
      from.current = pointerType === 'mouse' || slides ? undefined : [clientX, clientY];
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!from.current) return;
      const [dx, dy] = [Math.abs(clientX - from.current[0]), Math.abs(clientY - from.current[1])];
      from.current = undefined;
      if (dx > SWIPE_MIN_PX && dx > SLANT * dy) turn();
    },
    onPointerCancel() {
      from.current = undefined;
    },
  };
}
