import './move-panel.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslator } from '../i18n/context.ts';
import { useBackToClose } from '../router/history.ts';
import { Icon } from '../ui/Icon.tsx';
import { useTableBase } from './context.ts';
import { focusPrompt } from './focus.ts';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * Text about moves that the board shows: beside it, or below it on a phone, and never over it. It takes the focus, and
 * gives it back to whatever opened it.
 */
export function MovePanelFrame({ title, children }: Props) {
  const t = useTranslator();
  const { setUi } = useTableBase();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const close = () => setUi({ movePanel: undefined });
  useBackToClose(true, close);
  useEffect(() => {
    const origin = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => {
      // Whoever goes on elsewhere stays there.
      if (document.activeElement !== document.body) return;
      if (origin instanceof HTMLElement && origin.isConnected && origin !== document.body) origin.focus();
      else requestAnimationFrame(focusPrompt);
    };
  }, []);
  return (
    <section className="move-panel" aria-labelledby={id}>
      <header className="move-panel-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="round" aria-label={t('act.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </section>
  );
}
