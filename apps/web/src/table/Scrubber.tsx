import { useEffect, useState } from 'react';
import { useWords } from '../i18n/context.ts';
import type { Key } from '../i18n/messages.ts';
import { Icon, type IconName } from '../parts/Icon.tsx';
import { totalTiles } from '../text/tiles-count.ts';
import { useTable } from './context.ts';
import { neighbourTurn, turnMoments } from './past.ts';

/** Walks through the game without leaving it. Pulses once when something happens at the table meanwhile. */
export function Scrubber() {
  const t = useWords();
  const { moment, view, attention, look, turn } = useTable();
  const moments = turnMoments(moment.log);
  const past = attention.past ?? moment.count;
  const index = Math.max(
    0,
    moments.findLastIndex((one) => one <= past),
  );
  const news = useNews(moment.count);
  const go = (to: number | undefined) => look({ past: to });
  const step = (name: IconName, key: Key, to: number | undefined) => (
    <button type="button" className="round" aria-label={t(key)} onClick={() => go(to)}>
      <Icon name={name} />
    </button>
  );
  return (
    <section className="scrubber" aria-label={t('foot.replay')}>
      <p className="scrub-say" role="status">
        {t('replay.title', { tile: view.tiles.length, total: totalTiles(view) })}
        {turn.mine && <small> {t('replay.waiting')}</small>}
      </p>
      <div className="scrub-row">
        {step('first', 'replay.first', moments[0])}
        {step('back', 'replay.back', neighbourTurn(moment.log, past, -1))}
        <input
          type="range"
          min={0}
          max={Math.max(0, moments.length - 1)}
          value={index}
          aria-label={t('replay.slider')}
          aria-valuetext={t('turn.past', { tile: view.tiles.length })}
          onChange={(event) => go(moments[Number(event.target.value)])}
        />
        {step('next', 'replay.forward', neighbourTurn(moment.log, past, 1) ?? moments.at(-1))}
        <button type="button" className={news ? 'btn pulse' : 'btn'} onClick={() => go(undefined)}>
          {t('replay.now')}
        </button>
      </div>
    </section>
  );
}

/** Whether something has happened since the scrubber came. */
function useNews(count: number): boolean {
  const [first] = useState(count);
  const [news, setNews] = useState(false);
  useEffect(() => {
    if (count !== first) setNews(true);
  }, [count, first]);
  return news;
}
