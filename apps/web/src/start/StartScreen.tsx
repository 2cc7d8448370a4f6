import { Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { impossible } from '../editions/options.ts';
import { useWords } from '../i18n/context.ts';
import { LANGUAGES, OWN_NAMES } from '../i18n/languages.ts';
import { Icon, type IconName } from '../parts/Icon.tsx';
import { opened } from '../parts/opened.ts';
import { useRules } from '../parts/RuleLink.tsx';
import { Session } from '../session/session.ts';
import { defaultSetup, type Setup } from '../session/setup.ts';
import { keepSetup, keptSetup } from '../session/storage.ts';
import { useSettings } from '../settings/context.ts';
import { BOXES, isBox, partOf } from './boxes.ts';
import { Picture } from './Picture.tsx';
import { Resume } from './Resume.tsx';
import { SetupSentence } from './SetupSentence.tsx';
import { useDrop } from './use-drop.ts';

// What most visits never open is fetched when it is opened.
const EditionsScreen = opened(() => import('../editions/EditionsScreen.tsx'));
const Refused = opened(() => import('../editions/Refused.tsx'));
const SeatsDialog = opened(() => import('./SeatsDialog.tsx'));
const OpenDialog = opened(() => import('./OpenDialog.tsx'));

/** The first page: go on playing, or say in one sentence what is played, and play. */
export function StartScreen({ onOpen }: { onOpen(session: Session): void }) {
  const t = useWords();
  const rules = useRules();
  const [setup, setSetup] = useState<Setup>(() => keptSetup() ?? defaultSetup());
  const [dialog, setDialog] = useState<'seats' | 'open' | 'editions'>();
  const [forgotten, forget] = useState(0);
  const { handed, count, over } = useDrop(() => setDialog('open'));
  useEffect(() => {
    document.title = t('app.name');
  }, [t]);
  const change = (part: Partial<Setup>) => {
    const next = { ...setup, ...part };
    setSetup(next);
    keepSetup(next);
  };
  const fault = impossible(setup);
  const play = () => onOpen(new Session(setup));
  const back = () => {
    // At once, so that the keyboard finds the way it came.
    flushSync(() => setDialog(undefined));
    document.querySelector<HTMLElement>('.edition-help')?.focus();
  };
  if (dialog === 'editions')
    return (
      <Suspense>
        <EditionsScreen setup={setup} change={change} play={play} back={back} />
      </Suspense>
    );
  return (
    <div className={over ? 'start wood over' : 'start wood'}>
      <header className="start-head">
        <h1>{t('app.name')}</h1>
        <p>{t('app.tagline')}</p>
        <Languages />
      </header>
      <main className="start-main">
        <Resume key={forgotten} onResume={onOpen} onForget={() => forget((n) => n + 1)} />
        <section className="game sheet-like" aria-labelledby="game-name">
          <Picture />
          <div className="game-body">
            <h2 id="game-name">{t('start.carcassonne')}</h2>
            <SetupSentence setup={setup} change={change} editSeats={() => setDialog('seats')} />
            <p className="boxes">
              <span className="muted">{t('start.boxes')}</span>
              {BOXES.map((box) => (
                <button
                  key={box.name}
                  type="button"
                  className="link"
                  aria-pressed={isBox(box, setup)}
                  onClick={() => change(partOf(box))}
                >
                  {t(`start.box.${box.name}`)}
                </button>
              ))}
            </p>
            <Suspense>{fault && <Refused fault={fault} setup={setup} change={change} />}</Suspense>
            <p className="game-acts">
              <button
                type="button"
                className="btn wax"
                aria-disabled={fault !== undefined || undefined}
                onClick={() => {
                  if (!fault) play();
                }}
              >
                {t('start.play')}
              </button>
              <button type="button" className="link edition-help" onClick={() => setDialog('editions')}>
                {t('start.editionHelp')}
              </button>
            </p>
          </div>
        </section>
        <nav className="more">
          <More
            icon="seats"
            title={t('start.several')}
            note={t('start.severalNote')}
            onPress={() => setDialog('seats')}
          />
          <More
            icon="replay"
            title={t('start.open')}
            note={t('start.openNote')}
            onPress={() => setDialog('open')}
          />
          <More icon="rules" title={t('start.rules')} note={t('start.rulesNote')} onPress={() => rules('')} />
        </nav>
        <p className="small start-foot">{t('start.offline')}</p>
      </main>
      <Suspense>
        {dialog === 'seats' && (
          <SeatsDialog
            seats={setup.seats}
            onClose={() => setDialog(undefined)}
            onDone={(seats) => {
              change({ seats });
              setDialog(undefined);
            }}
          />
        )}
        {dialog === 'open' && (
          <OpenDialog key={count} dropped={handed} onOpen={onOpen} onClose={() => setDialog(undefined)} />
        )}
      </Suspense>
    </div>
  );
}

function Languages() {
  const t = useWords();
  const { change } = useSettings();
  return (
    <nav className="languages" aria-label={t('app.languages')}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-current={language === t.language || undefined}
          className={language === t.language ? 'link current' : 'link foreign'}
          onClick={() => change({ language })}
        >
          {OWN_NAMES[language]}
        </button>
      ))}
    </nav>
  );
}

interface MoreProps {
  readonly icon: IconName;
  readonly title: string;
  readonly note: string;
  onPress(): void;
}

const More = ({ icon, title, note, onPress }: MoreProps) => (
  <button type="button" onClick={onPress}>
    <Icon name={icon} />
    <span>
      <b>{title}</b>
      <small>{note}</small>
    </span>
  </button>
);
