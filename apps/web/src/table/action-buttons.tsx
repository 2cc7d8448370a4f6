import { type PointerEvent, type ReactNode, useRef } from 'react';
import { useTranslator } from '../i18n/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { useTableBase, useTableUi } from './context.ts';
import { focusPrompt } from './focus.ts';

/** Milliseconds of a press that undoes everything. */
const LONG_PRESS_MS = 500;

interface UndoButtonProps {
  readonly className: string;
  /** True if there is something to undo. */
  readonly can: boolean;
  /** True to show words beside the icon. */
  readonly hasLabel?: boolean;
  undo(): void;
  /** Effect of holding the button, and the words for it. */
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
  /** The plan can be carried out; else the button leads to the sentence, which says what is missing. */
  readonly ready: boolean;
  /** True if it will be committed automatically. */
  readonly pending?: boolean;
  commit(): void;
  readonly children: ReactNode;
}

/**
 * The confirm button. It commits nothing twice, nothing without a connection, and nothing that is not seen: from a look
 * back it leads to the present, where the plan lies on the board.
 */
export function CommitButton({ ready, pending = false, commit, children }: CommitButtonProps) {
  const { inputLock, setUi } = useTableBase();
  const isPast = useTableUi((ui) => ui.past !== undefined);
  const isOpen = ready && inputLock === undefined && !isPast;
  const press = () => {
    if (isOpen) return commit();
    if (isPast) setUi({ past: undefined });
    focusPrompt();
  };
  return (
    <button
      type="button"
      className={
        inputLock === 'sending' ? 'btn primary sending' : pending ? 'btn primary pending' : 'btn primary'
      }
      aria-disabled={!isOpen || undefined}
      onClick={press}
    >
      {children}
    </button>
  );
}
