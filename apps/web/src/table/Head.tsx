import { STATIONS, useFinalNow } from '../final/use-final.ts';
import { useWords } from '../i18n/context.ts';
import type { Words } from '../i18n/words.ts';
import { Icon } from '../parts/Icon.tsx';
import type { People } from '../text/people.ts';
import { tileNumber, totalTiles } from '../text/tiles-count.ts';
import { useTable } from './context.ts';

/** Calls the player by name, if there is one. */
export const yourTurn = (t: Words, people: People, seat: number): string =>
  people.isNameless(seat) ? t('turn.yoursNameless') : t('turn.yours', { name: people.names[seat]! });

/** Whose turn it is, and the tools of the table. */
export function Head() {
  const t = useWords();
  const { moment, turn, people, board, attention, look, layout } = useTable();
  const { view, actor } = moment;
  const name = people.names[view.seat]!;
  const over = typeof actor !== 'number';
  const said = over
    ? t('turn.over')
    : turn.mine
      ? yourTurn(t, people, view.seat)
      : t('turn.theirs', { name });
  const lead = turn.mine ? t(view.phase === 'deploy' ? 'turn.lead.figure' : 'turn.lead.place') : '';
  const stop = useFinalNow()?.stop;
  const step = stop ? STATIONS.indexOf(stop.what) + 1 : 0;
  const discarded = moment.latest.filter((event) => event.type === 'discarded').length;
  return (
    <header className="head">
      <h1 className="turn">
        {said}
        <small>
          {step > 0
            ? t('final.title', { step })
            : t('turn.tile', { tile: tileNumber(view), total: totalTiles(view) })}{' '}
          {view.part === 2 && `${t('turn.second')} ${t('say.part', { part: 2 })} `}
          {discarded > 0 && `${t('turn.discarded', { n: discarded })} `}
          {layout !== 'phone' && layout !== 'sideways' && lead}
        </small>
      </h1>
      <div className="tools">
        <button
          type="button"
          className="tool"
          aria-label={t('tool.fit')}
          onClick={() => board.current?.fit()}
        >
          <Icon name="fit" />
          <span>{t('tool.fit')}</span>
        </button>
        <button
          type="button"
          className="tool"
          aria-label={t('tool.fields')}
          aria-pressed={attention.fields}
          onClick={() => look({ fields: !attention.fields })}
        >
          <Icon name="fields" />
          <span>{t('tool.fields')}</span>
        </button>
        {layout !== 'phone' && (
          <button
            type="button"
            className="tool"
            aria-label={t('tool.menu')}
            onClick={() => look({ dialog: 'menu' })}
          >
            <Icon name="menu" />
            <span>{t('tool.menu')}</span>
          </button>
        )}
      </div>
    </header>
  );
}
