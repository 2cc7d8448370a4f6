import { ReviewLine } from '../../../review/parts.tsx';
import { Scrubber } from '../../../table/Scrubber.tsx';
import { useCarcassonne } from '../context.ts';
import { totalTiles } from '../text/tiles-count.ts';
import { useWords } from '../words/index.ts';

/** Walks through the game tile by tile. */
export function TileScrubber() {
  const t = useWords();
  const { view, turn } = useCarcassonne();
  const tile = view.tiles.length;
  return (
    <Scrubber
      title={t('replay.title', { tile, total: totalTiles(view) })}
      spoken={t('turn.past', { tile })}
      isWaiting={turn.mine}
      back={t('replay.back')}
      forward={t('replay.forward')}
    >
      <ReviewLine />
    </Scrubber>
  );
}
