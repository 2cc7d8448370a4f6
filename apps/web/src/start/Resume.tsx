import { Suspense, useEffect, useMemo, useState } from 'react';
import { tileNumber, totalTiles } from '../games/carcassonne/text/tiles-count.ts';
import { useWords } from '../i18n/context.ts';
import type { Words } from '../i18n/words.ts';
import { forgetTable, keptTable, rawTable } from '../kept/storage.ts';
import { Icon } from '../parts/Icon.tsx';
import { opened as fetched } from '../parts/opened.ts';
import { peopleOf } from '../people/people.ts';
import { download } from '../records/files.ts';
import { type Opened, openRecord } from '../records/open.ts';
import type { AnySession } from '../session/kits.ts';

const Because = fetched(() => import('../records/Because.tsx'));

interface Props {
  onResume(session: AnySession): void;
  /** The broken table was forgotten. */
  onForget(): void;
}

/** The table kept from last time: one press goes on playing. A broken one is said to be so, and can be saved. */
export function Resume({ onResume, onForget }: Props) {
  const t = useWords();
  const kept = useMemo(keptTable, []);
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    let gone = false;
    if (kept && kept !== 'broken')
      openRecord(kept.content).then(
        (read) => !gone && setOpened(read),
        // The game is not here and cannot be fetched: nothing is offered, and nothing is lost.
        () => {},
      );
    return () => {
      gone = true;
    };
  }, [kept]);
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
  const colour = session.setup.seats.find((seat) => seat.player === 'person')?.colour ?? 'woad';
  return (
    <button
      type="button"
      className="resume sheet-like"
      data-colour={colour}
      onClick={() => onResume(session)}
    >
      <b>{t('start.resume')}</b>
      <span>{t('start.resumeWith', { game: session.setup.game, names: companions(t, session) })}</span>
      <span className="muted">{whereItStands(t, session, kept.at)}</span>
      <Icon name="next" />
    </button>
  );
}

function companions(t: Words, session: AnySession): string {
  const people = peopleOf(t, session.setup);
  return t.list(people.names.filter((_, seat) => seat !== people.you));
}

function whereItStands(t: Words, session: AnySession, at: number): string {
  const people = peopleOf(t, session.setup);
  const { actors, actor, outcome } = session.moment();
  return t('start.resumeAt', {
    step: outcome ? 'over' : session.setup.game,
    ...countOf(session),
    mine: people.you !== undefined && actors.includes(people.you) ? 'yes' : 'no',
    name: typeof actor === 'number' ? people.names[actor]! : '',
    when: when(t, at),
  });
}

/** How far it has come: tiles of all tiles, or turns. */
function countOf(session: AnySession): { readonly n: number; readonly total: number } {
  const { view } = session.moment();
  if ('turn' in view) return { n: view.turn, total: 0 };
  return { n: tileNumber(view), total: totalTiles(view) };
}

function when(t: Words, at: number): string {
  const minutes = Math.max(0, Math.floor((Date.now() - at) / 60_000));
  if (minutes < 60) return t('start.when', { minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? t('start.whenHours', { hours }) : t('start.whenDays', { days: Math.floor(hours / 24) });
}
