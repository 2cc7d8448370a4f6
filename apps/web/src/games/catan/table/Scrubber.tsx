import { ScrubBar } from '../../../table/ScrubBar.tsx';
import { momentsOf } from '../log/lines.ts';
import { useWords } from '../words/index.ts';
import { useCatan } from './context.ts';

/** Walks through the game, line by line of the chronicle. */
export function Scrubber() {
  const t = useWords();
  const { moment, lines, view, attention, look, turn } = useCatan();
  const title = t('catan.replay.title', { turn: view.turn });
  return (
    <ScrubBar
      title={
        <>
          {title}
          {turn.asked === 'turn' && <small> {t('replay.waiting')}</small>}
        </>
      }
      spoken={title}
      moments={momentsOf(lines)}
      past={attention.past ?? moment.count}
      count={moment.count}
      labels={{ back: t('catan.replay.back'), forward: t('catan.replay.forward') }}
      go={(past) => look({ past })}
    />
  );
}
