import './dialog.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslator } from '../i18n/context.ts';
import { useBackToClose } from '../router/history.ts';
import { Icon } from './Icon.tsx';

interface Props {
  readonly title: string;
  onClose(): void;
  readonly children: ReactNode;
  readonly wide?: boolean;
  /** True if it is a part of the address, which the browser's back button changes. */
  readonly hasAddress?: boolean;
}

/** A native dialog: focus stays inside, Esc and the back button close, and focus returns to where it came from. */
export function Dialog({ title, onClose, children, wide = false, hasAddress = false }: Props) {
  const t = useTranslator();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useBackToClose(!hasAddress, onClose);
  useEffect(() => {
    const origin = document.activeElement;
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      shown?.close();
      if (origin instanceof HTMLElement && origin.isConnected) origin.focus();
    };
  }, []);
  return (
    // A press on the scrim closes; the keyboard has Esc and the button.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={dialog}
      className={wide ? 'sheet wide' : 'sheet'}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="sheet-in">
        <header className="sheet-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" className="round" aria-label={t('act.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
