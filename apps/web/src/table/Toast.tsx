import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslator } from '../i18n/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { TextWithRules } from '../ui/RuleLink.tsx';
import { useTableBase } from './context.ts';
import { freeSpot, type Surroundings } from './free-spot.ts';

export interface ToastPlacement {
  /** What it has to mind, in client coordinates; another function when that has changed. Else it has its usual place. */
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
  const [spot, setSpot] = useState<CSSProperties>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written on it makes it larger
  useLayoutEffect(() => {
    const minded = around?.();
    setSpot(minded && toast.current ? toastPosition(toast.current, minded) : undefined);
  }, [around, children]);
  return (
    <aside
      ref={toast}
      className={kind ? `toast ${kind}` : 'toast'}
      style={spot}
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

/** In the measure of what it lies on. */
function toastPosition(toast: HTMLElement, around: Surroundings): CSSProperties {
  const { left, top } = toast.parentElement!.getBoundingClientRect();
  const [x, y] = freeSpot([toast.offsetWidth, toast.offsetHeight], around);
  return { insetInline: 'auto', left: x - left, top: y - top };
}

/** The answer to what was asked by a key. */
export function AnswerToast({ around }: ToastPlacement) {
  const { ui, setUi } = useTableBase();
  return (
    <Toast onClose={() => setUi({ answer: undefined })} around={around}>
      <p>
        <TextWithRules text={ui.answer ?? ''} />
      </p>
    </Toast>
  );
}
