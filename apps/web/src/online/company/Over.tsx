import { LiveRegion } from './Aloud.tsx';
import { useTurnAlerts } from './alerts/use-calls.ts';
import { useOverlay } from './state.ts';
import { ChatSheet } from './talk/TalkOver.tsx';
import { useWords } from './words/index.ts';

/** Over the table: that the game rests, the talk where the leaf does not hold it, and what is said aloud. */
export function OverlayLayer() {
  const t = useWords();
  const { table } = useOverlay();
  useTurnAlerts();
  return (
    <>
      {table.paused !== null && table.state === 'running' && (
        <div className="rests" aria-hidden="true">
          <p>{t('company.paused')}</p>
        </div>
      )}
      <ChatSheet />
      <LiveRegion />
    </>
  );
}
