import { type PointerEvent, type ReactNode, useRef } from 'react';
import { useTranslator } from '../i18n/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { useTableBase } from './context.ts';
import { focusPrompt } from './focus.ts';

/** A press as long as this undoes everything, in milliseconds. */
const LONG_PRESS_MS = 500;

interface UndoButtonProps {
  readonly className: string;
  /** There is something to undo. */
  readonly can: boolean;
  /** As words beside the sign. */
  readonly hasLabel?: boolean;
  undo(): void;
  /** What holding the button does, and the words for it. */
  readonly held?: { readonly hint: string; undoAll(): void };
}

export function UndoButton({ className, can, hasLabel = false, undo, held }: UndoButtonProps) {
  const t = useTranslator();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHeld = useRef(false);
  const press = (event: PointerEvent) => {
    if (event.button !== 0 || !held) return;
    isHeld.current = false;
    timer.current = setTimeout(() => {
      isHeld.current = true;
      held.undoAll();
    }, LONG_PRESS_MS);
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
      {hasLabel && <span>{t('act.undo')}</span>}
    </button>
  );
}

interface CommitButtonProps {
  /** What is planned can be done; else the button leads to the sentence, which says what is missing. */
  readonly ready: boolean;
  /** It is about to be done by itself. */
  readonly pending?: boolean;
  commit(): void;
  readonly children: ReactNode;
}

/** The one button of wax; nothing is committed twice, nor while the line is cut. */
export function CommitButton({ ready, pending = false, commit, children }: CommitButtonProps) {
  const { inputLock } = useTableBase();
  const isOpen = ready && inputLock === undefined;
  return (
    <button
      type="button"
      className={
        inputLock === 'sending' ? 'btn primary sending' : pending ? 'btn primary pending' : 'btn primary'
      }
      aria-disabled={!isOpen || undefined}
      onClick={() => (isOpen ? commit() : focusPrompt())}
    >
      {children}
    </button>
  );
}
