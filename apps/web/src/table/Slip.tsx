import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../i18n/context.ts';
import { Icon } from '../parts/Icon.tsx';
import { useTableBase } from './context.ts';

export interface Covering {
  /** Whether a slip in its usual place would lie over what it speaks of: then it makes way. */
  readonly covers?: ((slip: HTMLElement) => boolean) | undefined;
}

interface Props extends Covering {
  readonly kind?: 'refusal' | 'feature';
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** A slip of paper on the wood beside the board. */
export function Slip({ kind, onClose, covers, children }: Props) {
  const t = useWords();
  const slip = useRef<HTMLElement>(null);
  const [isAside, setAside] = useState(false);
  useLayoutEffect(() => setAside(slip.current !== null && covers?.(slip.current) === true), [covers]);
  return (
    <aside
      ref={slip}
      className={['slip', kind, isAside && 'aside'].filter(Boolean).join(' ')}
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

/** The answer to what was asked by a key. */
export function AnswerSlip({ covers }: Covering) {
  const { attention, look } = useTableBase();
  return (
    <Slip onClose={() => look({ answer: undefined })} covers={covers}>
      <p>{attention.answer}</p>
    </Slip>
  );
}
