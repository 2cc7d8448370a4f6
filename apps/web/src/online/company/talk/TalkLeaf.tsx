import { Icon } from '../../../parts/Icon.tsx';
import { useTableBase } from '../../../table/context.ts';
import { useAround } from '../state.ts';
import { useWords } from '../words/index.ts';
import { Talk } from './Talk.tsx';

/** The talk in the leaf beside the table, where else the chronicle is. */
export function TalkLeaf() {
  const t = useWords();
  const { layout } = useTableBase();
  const { heard } = useAround();
  if (layout !== 'wide' || !heard.isOpen) return null;
  return (
    <section className="talk" aria-label={t('company.talk')}>
      <header>
        <h2>{t('company.talk')}</h2>
        <button type="button" className="round" aria-label={t('act.close')} onClick={() => heard.open(false)}>
          <Icon name="close" />
        </button>
      </header>
      <Talk />
    </section>
  );
}
