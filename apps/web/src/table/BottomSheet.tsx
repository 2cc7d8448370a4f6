import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslator } from '../i18n/context.ts';
import { useTableBase } from './context.ts';

/** Pixels of movement that make a drag. */
const DRAG_MIN_PX = 24;

interface Props {
  readonly className?: string | false;
  /**
   * Called when the sheet is pulled down: returns true if it closed something, so that the sheet keeps its height.
   */
  putAway?(): boolean;
  /** The prompt and its choices; `peek`: only the prompt, to show more of the board. */
  children(peek: boolean): ReactNode;
}

/**
 * The sheet with the prompt on a phone, under the thumb. Pulled up, it opens the sidebar; pulled down, it shows the
 * board.
 */
export function BottomSheet({ className, putAway, children }: Props) {
  const t = useTranslator();
  const { setUi, colours, frontSeat, sidebarLabel } = useTableBase();
  const [peek, setPeek] = useState(false);
  const from = useRef<number>(undefined);
  const dragged = useRef(false);
  const end = (event: PointerEvent) => {
    const by = event.clientY - (from.current ?? event.clientY);
    from.current = undefined;
    dragged.current = Math.abs(by) > DRAG_MIN_PX;
    if (!dragged.current) return;
    if (by > 0) setPeek(peek || !putAway?.());
    else if (peek) setPeek(false);
    else setUi({ isSidebarOpen: true });
  };
  return (
    <footer
      className={['bottom-sheet', peek && 'peek', className].filter(Boolean).join(' ')}
      data-colour={colours[frontSeat]}
    >
      <button
        type="button"
        className="grab"
        aria-label={peek ? t('act.less') : sidebarLabel}
        onPointerDown={(event) => {
          from.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerUp={end}
        onClick={() => {
          if (dragged.current) dragged.current = false;
          else if (peek) setPeek(false);
          else setUi({ isSidebarOpen: true });
        }}
      >
        <i />
      </button>
      {children(peek)}
    </footer>
  );
}
