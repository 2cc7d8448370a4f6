import { Suspense, useEffect, useMemo, useState } from 'react';
import { gameNamed, useGames } from '../game/context.ts';
import { useWords } from '../i18n/context.ts';
import type { Words } from '../i18n/words.ts';
import { forgetTable, keptTable, rawTable } from '../kept/storage.ts';
import { Icon } from '../parts/Icon.tsx';
import { opened as fetched } from '../parts/opened.ts';
import { peopleOf } from '../people/people.ts';
import { download } from '../records/files.ts';
import { type Opened, openRecord } from '../records/open.ts';
import type { AnySession } from '../session/any.ts';

const Because = fetched(() => import('../records/Because.tsx'));

interface Props {
  onResume(session: AnySession): void;
  /** The broken table was forgotten. */
  onForget(): void;
}

/** The table kept from last time: one press goes on playing. A broken one is said to be so, and can be saved. */
export default function Resume({ onResume, onForget }: Props) {
  const t = useWords();
  const games = useGames();
  const kept = useMemo(keptTable, []);
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    let gone = false;
    if (kept && kept !== 'broken')
      openRecord(games, kept.content).then(
        (read) => !gone && setOpened(read),
        // The game is not here and cannot be fetched: nothing is offered, and nothing is lost.
        () => {},
      );
    return () => {
      gone = true;
    };
  }, [games, kept]);
  if (kept === undefined) return null;
  if (kept !== 'broken' && !opened) return <div className="resume sheet-like" />;
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
  const { name, progress } = gameNamed(games, session.setup.game);
  const how = t(`${name}.progress`, progress(session.moment().view));
  const colour = session.setup.seats.find((seat) => seat.player === 'person')?.colour ?? 'woad';
  return (
    <button
      type="button"
      className="resume sheet-like"
      data-colour={colour}
      onClick={() => onResume(session)}
    >
      <b>{t('start.resume')}</b>
      <span>{t(`${name}.resumeWith`, { names: companions(t, session) })}</span>
      <span className="muted">{whereItStands(t, session, how, kept.at)}</span>
      <Icon name="next" />
    </button>
  );
}

function companions(t: Words, session: AnySession): string {
  const people = peopleOf(t, session.setup);
  return t.list(people.names.filter((_, seat) => seat !== people.you));
}

/** `how`: how far it has come. */
function whereItStands(t: Words, session: AnySession, how: string, at: number): string {
  const people = peopleOf(t, session.setup);
  const { actors, actor, outcome } = session.moment();
  return t('start.resumeAt', {
    over: outcome ? 'yes' : 'no',
    progress: how,
    mine: people.you !== undefined && actors.includes(people.you) ? 'yes' : 'no',
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
