import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslator } from '../i18n/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { TextWithRules } from '../ui/RuleLink.tsx';
import { useTableBase, useTableUi } from './context.ts';
import { freeSpot, type Surroundings } from './free-spot.ts';

export interface ToastPlacement {
  /** Returns the surroundings to mind, in client coordinates; another function when they have changed. Else it has its usual place. */
  readonly around?: (() => Surroundings | undefined) | undefined;
}

interface Props extends ToastPlacement {
  readonly kind?: 'refusal' | 'feature' | 'inline' | undefined;
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** A toast on the wood beside the board. */
export function Toast({ kind, onClose, around, children }: Props) {
  const t = useTranslator();
  const toast = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written on it makes it larger
  useLayoutEffect(() => {
    if (toast.current) putToast(toast.current, around?.());
  }, [around, children]);
  return (
    <aside
      ref={toast}
      className={kind ? `toast ${kind}` : 'toast'}
      role={kind === 'refusal' ? 'alert' : undefined}
    >
      {onClose && (
        <button type="button" className="round close" aria-label={t('act.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
      {children}
    </aside>
  );
}

/** Puts a toast on a free spot, in the coordinates of its parent; without surroundings, where the style sheet has it. */
function putToast(toast: HTMLElement, around: Surroundings | undefined): void {
  const parent = toast.parentElement;
  if (!around || !parent) return toast.removeAttribute('style');
  const { left, top } = parent.getBoundingClientRect();
  const [x, y] = freeSpot([toast.offsetWidth, toast.offsetHeight], around);
  toast.style.cssText = `inset-inline: auto; left: ${x - left}px; top: ${y - top}px`;
}

/** The answer to what was asked by a key. */
export function AnswerToast({ around }: ToastPlacement) {
  const { setUi } = useTableBase();
  const answer = useTableUi((ui) => ui.answer);
  return (
    <Toast onClose={() => setUi({ answer: undefined })} around={around}>
      <p>
        <TextWithRules text={answer ?? ''} />
      </p>
    </Toast>
  );
}
