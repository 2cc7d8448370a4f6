import { Dialog } from '../../parts/Dialog.tsx';
import { useTableBase } from '../../table/context.ts';
import { Aloud } from './Aloud.tsx';
import { useCalls } from './alerts/use-calls.ts';
import { useAround } from './state.ts';
import { Talk } from './talk/Talk.tsx';
import { useWords } from './words/index.ts';

/** Over the table: that the game rests, the talk where the leaf does not hold it, and what is said aloud. */
export function Over() {
  const t = useWords();
  const { layout } = useTableBase();
  const { table, heard } = useAround();
  useCalls();
  return (
    <>
      {table.paused !== null && table.state === 'running' && (
        <div className="rests" aria-hidden="true">
          <p>{t('company.paused')}</p>
        </div>
      )}
      {heard.isOpen && layout !== 'wide' && (
        <Dialog title={t('company.talk')} onClose={() => heard.open(false)}>
          <div className="talk in-sheet">
            <Talk />
          </div>
        </Dialog>
      )}
      <Aloud />
    </>
  );
}
