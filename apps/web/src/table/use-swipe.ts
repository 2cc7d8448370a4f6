import { type PointerEvent, useRef } from 'react';

/** A finger that goes as far sideways means it, in pixels; and so much further than up or down. */
const SWIPE_MIN_PX = 40;
const SLANT = 2;

/** For an element that a finger turns over like a page, to either side. It must leave sideways moves to the page. */
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
