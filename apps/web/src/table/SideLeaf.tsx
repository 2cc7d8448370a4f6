import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslator } from '../i18n/context.ts';
import { Icon } from '../parts/Icon.tsx';
import { useTableBase } from './context.ts';
import { useSwipe } from './use-swipe.ts';

/** The leaf over the side of the table, where it is folded or the decision has its place. */
export function Sidebar({ children }: { readonly children: ReactNode }) {
  const t = useTranslator();
  const { setUi, sidebarLabel } = useTableBase();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setUi({ isSidebarOpen: false });
  const swipe = useSwipe(close);
  useEffect(() => {
    const origin = document.activeElement;
    button.current?.focus({ preventScroll: true });
    return () => {
      if (origin instanceof HTMLElement && origin.isConnected) origin.focus({ preventScroll: true });
    };
  }, []);
  return (
    <aside className="leaf side in-sheet" aria-label={sidebarLabel} {...swipe}>
      <header className="leaf-head">
        <h2>{sidebarLabel}</h2>
        <button ref={button} type="button" className="round" aria-label={t('act.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </aside>
  );
}
