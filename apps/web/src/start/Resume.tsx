import { Suspense, useMemo } from 'react';
import { useWords } from '../i18n/context.ts';
import type { Words } from '../i18n/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { opened as fetched } from '../parts/opened.ts';
import { download } from '../session/files.ts';
import { openRecord } from '../session/open.ts';
import type { Session } from '../session/session.ts';
import { forgetTable, keptTable, rawTable } from '../session/storage.ts';
import { peopleOf } from '../text/people.ts';
import { tileNumber, totalTiles } from '../text/tiles-count.ts';

const Because = fetched(() => import('./Because.tsx'));

interface Props {
  onResume(session: Session): void;
  /** The broken table was forgotten. */
  onForget(): void;
}

/** The table kept from last time: one press goes on playing. A broken one is said to be so, and can be saved. */
export function Resume({ onResume, onForget }: Props) {
  const t = useWords();
  const kept = useMemo(keptTable, []);
  const opened = useMemo(() => (kept && kept !== 'broken' ? openRecord(kept.content) : undefined), [kept]);
  if (kept === undefined) return null;
  if (kept === 'broken' || !opened?.ok)
    return (
      <div className="resume sheet-like broken" role="alert">
        <p>
          {t('start.broken')}{' '}
          {opened && !opened.ok && (
            <Suspense>
              {t.rich('start.brokenBecause', { because: <Because key="because" fault={opened} /> })}
            </Suspense>
          )}
        </p>
        <button type="button" className="btn" onClick={() => download('bastide-broken.txt', rawTable())}>
          {t('start.brokenSave')}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => {
            forgetTable();
            onForget();
          }}
        >
          {t('start.brokenForget')}
        </button>
      </div>
    );
  const { session } = opened;
  const colour = session.setup.seats.find((seat) => seat.player === 'person')?.colour ?? 'woad';
  return (
    <button
      type="button"
      className="resume sheet-like"
      data-colour={colour}
      onClick={() => onResume(session)}
    >
      <b>{t('start.resume')}</b>
      <span>{t('start.resumeWith', { names: companions(t, session) })}</span>
      <span className="muted">{whereItStands(t, session, kept.at)}</span>
      <Icon name="next" />
    </button>
  );
}

function companions(t: Words, session: Session): string {
  const people = peopleOf(t, session.setup);
  return t.list(people.names.filter((_, seat) => seat !== people.you));
}

function whereItStands(t: Words, session: Session, at: number): string {
  const { view, actor, outcome } = session.moment();
  const people = peopleOf(t, session.setup);
  return t('start.resumeAt', {
    over: outcome ? 'yes' : 'no',
    tile: tileNumber(view),
    total: totalTiles(view),
    mine: actor === people.you ? 'yes' : 'no',
    name: typeof actor === 'number' ? people.names[actor]! : '',
    when: when(t, at),
  });
}

function when(t: Words, at: number): string {
  const minutes = Math.max(0, Math.floor((Date.now() - at) / 60_000));
  if (minutes < 60) return t('start.when', { minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? t('start.whenHours', { hours }) : t('start.whenDays', { days: Math.floor(hours / 24) });
}
