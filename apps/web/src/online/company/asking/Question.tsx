import { unansweredBy } from '@bastide/protocol';
import { usePersonNames } from '../names.ts';
import { useOverlay } from '../state.ts';
import { useWords } from '../words/index.ts';
import { unansweredText } from './unanswered-words.ts';

/** What somebody asks of all: who asks, and yes or no for whoever has not answered. */
export function VoteBanner() {
  const t = useWords();
  const around = useOverlay();
  const { table, mine, commands } = around;
  const names = usePersonNames();
  const { asking } = table;
  if (!asking) return null;
  const { what, asked } = asking;
  const open = unansweredBy(table);
  const seat = open.find((one) => mine.includes(one));
  const answer = (yes: boolean) => () =>
    seat !== undefined && void commands.run({ type: 'answer', seat, asked, yes });
  return (
    <div className="band asks" role="status">
      <p>
        {mine.includes(asking.seat)
          ? t('company.youAsked', { what })
          : t('company.asks', { name: names.at(asking.seat), what })}{' '}
        {seat === undefined && <small>{unansweredText(t, table, names, around)}</small>}
      </p>
      {seat !== undefined && (
        <p className="band-acts">
          <button type="button" className="btn" onClick={answer(false)}>
            {t('company.no')}
          </button>
          <button type="button" className="btn" onClick={answer(true)}>
            {t('company.yes')}
          </button>
        </p>
      )}
    </div>
  );
}
