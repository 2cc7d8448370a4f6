import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { useCarcassonne } from '../context.ts';

/** A movement as long as this is a drag, in pixels. */
const MEANT = 6;

/** Lets the tile in hand be dragged to its cell; dropped anywhere else, it goes back. */
export function useDrag() {
  const { turn, moment, board } = useCarcassonne();
  const from = useRef<readonly [number, number]>(undefined);
  const movable = turn.mine && !turn.isHeld && moment.view.phase === 'place';

  const end = (event: PointerEvent<HTMLElement>) => {
    const element = event.currentTarget;
    const dragged = element.classList.contains('dragged');
    from.current = undefined;
    element.style.transform = '';
    element.classList.remove('dragged');
    if (!dragged || event.type !== 'pointerup') return;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    if (under?.closest('.board') && board.current)
      turn.choosePlace(board.current.cellAt(event.clientX, event.clientY));
  };

  if (!movable) return {};
  return {
    // Else the movement selects what it passes, and the next drag would be the browser's own, of that selection.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      from.current = [event.clientX, event.clientY];
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!from.current) return;
      const [x, y] = [event.clientX - from.current[0], event.clientY - from.current[1]];
      if (Math.hypot(x, y) < MEANT) return;
      event.currentTarget.classList.add('dragged');
      event.currentTarget.style.transform = `translate(${x}px, ${y}px)`;
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
