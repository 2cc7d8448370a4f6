import { Aloud } from './Aloud.tsx';
import { useCalls } from './alerts/use-calls.ts';
import { useAround } from './state.ts';
import { TalkOver } from './talk/TalkOver.tsx';
import { useWords } from './words/index.ts';

/** Over the table: that the game rests, the talk where the leaf does not hold it, and what is said aloud. */
export function Over() {
  const t = useWords();
  const { table } = useAround();
  useCalls();
  return (
    <>
      {table.paused !== null && table.state === 'running' && (
        <div className="rests" aria-hidden="true">
          <p>{t('company.paused')}</p>
        </div>
      )}
      <TalkOver />
      <Aloud />
    </>
  );
}
