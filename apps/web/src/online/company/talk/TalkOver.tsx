import { useEffect, useRef } from 'react';
import { Icon } from '../../../parts/Icon.tsx';
import { useTableBase } from '../../../table/context.ts';
import { useOverlay } from '../state.ts';
import { useWords } from '../words/index.ts';
import { Chat } from './Talk.tsx';

/** The talk over the board, where there is no room beside it: the decision stays in sight, and can be taken meanwhile. */
export function ChatSheet() {
  const { layout } = useTableBase();
  const { chat } = useOverlay();
  return chat.isOpen && layout !== 'wide' ? <OpenChatSheet close={() => chat.open(false)} /> : null;
}

function OpenChatSheet({ close }: { close(this: void): void }) {
  const t = useWords();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const origin = document.activeElement;
    const shown = section.current;
    shown?.focus();
    return () => {
      const wasIn = shown?.contains(document.activeElement) || document.activeElement === document.body;
      if (wasIn && origin instanceof HTMLElement && origin.isConnected) origin.focus();
    };
  }, []);
  return (
    <section
      ref={section}
      className="talk talk-over sheet-like"
      aria-label={t('company.talk')}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <header>
        <h2>{t('company.talk')}</h2>
        <button type="button" className="round" aria-label={t('act.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <Chat />
    </section>
  );
}
