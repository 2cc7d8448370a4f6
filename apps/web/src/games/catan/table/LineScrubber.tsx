import { ReviewLine } from '../../../review/parts.tsx';
import { Scrubber } from '../../../table/Scrubber.tsx';
import { useCatan } from '../context.ts';
import { useWords } from '../words/index.ts';

/** Walks through the game, line by line of the chronicle. */
export function LineScrubber() {
  const t = useWords();
  const { view, turn } = useCatan();
  const title = t('catan.replay.title', { turn: view.turn });
  return (
    <Scrubber
      title={title}
      spoken={title}
      isWaiting={turn.asked === 'turn'}
      back={t('catan.replay.back')}
      forward={t('catan.replay.forward')}
    >
      <ReviewLine />
    </Scrubber>
  );
}
