import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { useCarcassonne } from '../context.ts';
import { useCarcassonneTranslator } from '../messages.ts';
import { tileText } from '../text/tile-text.ts';
import { TilePicture } from '../ui/TilePicture.tsx';

/** Pixels of movement that make a drag. */
const MEANT = 6;

/** Lets the reader drag the tile in hand to its cell; dropped elsewhere, it goes back. */
function useDrag() {
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
    // Otherwise the movement would select text, and the next drag would be the browser's own drag of that selection.
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

/** The tile in hand, and the buttons that turn it. */
export function Hand({ picture = true }: { readonly picture?: boolean }) {
  const t = useCarcassonneTranslator();
  const { turn, moment } = useCarcassonne();
  const drag = useDrag();
  const { drawn, phase } = moment.view;
  const turns = turn.mine && phase === 'place';
  if (!drawn) return null;
  const lying = phase === 'deploy' ? moment.view.tiles.at(-1) : undefined;
  return (
    <div className="hand">
      {turns && <Turn direction={-1} />}
      {picture && (
        <span className="in-hand" {...drag}>
          <TilePicture
            key={drawn} // the earlier tile must not appear under this one's name
            isInHand
            tile={drawn}
            turned={lying?.turned ?? (turn.mine ? turn.plan.turned : 0)}
            label={t('act.hand', { tile: tileText(t, drawn) })}
          />
        </span>
      )}
      {turns && <Turn direction={1} />}
    </div>
  );
}

export function Turn({ direction }: { readonly direction: 1 | -1 }) {
  const t = useCarcassonneTranslator();
  const { turn } = useCarcassonne();
  return (
    <button
      type="button"
      className="round"
      aria-label={t(direction === 1 ? 'act.turnRight' : 'act.turnLeft')}
      aria-disabled={turn.isHeld || undefined}
      onClick={() => turn.turn(direction, true)}
    >
      <Icon name={direction === 1 ? 'turnRight' : 'turnLeft'} />
    </button>
  );
}
