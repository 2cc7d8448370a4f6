import { ScrubBar } from '../../../table/ScrubBar.tsx';
import { totalTiles } from '../text/tiles-count.ts';
import { useWords } from '../words/index.ts';
import { useTable } from './context.ts';
import { turnMoments } from './past.ts';

/** Walks through the game tile by tile. */
export function Scrubber() {
  const t = useWords();
  const { moment, view, attention, look, turn } = useTable();
  return (
    <ScrubBar
      title={
        <>
          {t('replay.title', { tile: view.tiles.length, total: totalTiles(view) })}
          {turn.mine && <small> {t('replay.waiting')}</small>}
        </>
      }
      spoken={t('turn.past', { tile: view.tiles.length })}
      moments={turnMoments(moment.log)}
      past={attention.past ?? moment.count}
      count={moment.count}
      labels={{ back: t('replay.back'), forward: t('replay.forward') }}
      go={(past) => look({ past })}
    />
  );
}
