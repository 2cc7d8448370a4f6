import { Icon } from '../../../parts/Icon.tsx';
import { useTableBase } from '../../../table/context.ts';
import { useOverlay } from '../state.ts';
import { useWords } from '../words/index.ts';
import { Chat } from './Talk.tsx';

/** The talk in the leaf beside the table, where else the chronicle is. */
export function ChatSidebar() {
  const t = useWords();
  const { layout } = useTableBase();
  const { chat } = useOverlay();
  if (layout !== 'wide' || !chat.isOpen) return null;
  return (
    <section className="talk" aria-label={t('company.talk')}>
      <header>
        <h2>{t('company.talk')}</h2>
        <button type="button" className="round" aria-label={t('act.close')} onClick={() => chat.open(false)}>
          <Icon name="close" />
        </button>
      </header>
      <Chat />
    </section>
  );
}
