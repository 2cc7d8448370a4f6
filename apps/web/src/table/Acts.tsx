import { type PointerEvent, type ReactNode, useRef } from 'react';
import { useWords } from '../i18n/context.ts';
import { Icon } from '../parts/Icon.tsx';
import { useTableBase } from './context.ts';
import { toSentence } from './focus.ts';

/** A press as long as this undoes everything, in milliseconds. */
const HELD = 500;

interface UndoProps {
  readonly className: string;
  /** There is something to undo. */
  readonly can: boolean;
  /** As words beside the sign. */
  readonly isSaid?: boolean;
  undo(): void;
  /** What holding the button does, and the words for it. */
  readonly held?: { readonly hint: string; undoAll(): void };
}

export function Undo({ className, can, isSaid = false, undo, held }: UndoProps) {
  const t = useWords();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHeld = useRef(false);
  const press = (event: PointerEvent) => {
    if (event.button !== 0 || !held) return;
    isHeld.current = false;
    timer.current = setTimeout(() => {
      isHeld.current = true;
      held.undoAll();
    }, HELD);
  };
  return (
    <button
      type="button"
      className={className}
      aria-label={t('act.undo')}
      title={held?.hint ?? t('act.undo')}
      aria-disabled={!can || undefined}
      onPointerDown={press}
      onPointerUp={() => clearTimeout(timer.current)}
      onPointerLeave={() => clearTimeout(timer.current)}
      onClick={() => {
        if (!isHeld.current) undo();
      }}
    >
      <Icon name="undo" />
      {isSaid && <span>{t('act.undo')}</span>}
    </button>
  );
}

interface WaxProps {
  /** What is planned can be done; else the button leads to the sentence, which says what is missing. */
  readonly ready: boolean;
  /** It is about to be done by itself. */
  readonly pending?: boolean;
  commit(): void;
  readonly children: ReactNode;
}

/** The one button of wax; nothing is committed twice, nor while the line is cut. */
export function Wax({ ready, pending = false, commit, children }: WaxProps) {
  const { hold } = useTableBase();
  const isOpen = ready && hold === undefined;
  return (
    <button
      type="button"
      className={hold === 'sending' ? 'btn wax sending' : pending ? 'btn wax pending' : 'btn wax'}
      aria-disabled={!isOpen || undefined}
      onClick={() => (isOpen ? commit() : toSentence())}
    >
      {children}
    </button>
  );
}
