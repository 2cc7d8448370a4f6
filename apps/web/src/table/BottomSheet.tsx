import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslator } from '../i18n/context.ts';
import { useTableBase } from './context.ts';

/** A drag as long as this is meant, in pixels. */
const DRAG_MIN_PX = 24;

interface Props {
  readonly className?: string | false;
  /** Pulled down: whether something was put away, so that the sheet stays as high as it is. */
  putAway?(): boolean;
  /** The decision; `peek`: only the sentence, for the board is wanted. */
  children(peek: boolean): ReactNode;
}

/** The decision on a phone, under the thumb. Pulled up, it gives way to the leaf; pulled down, to the board. */
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
