import { useEffect, useState } from 'react';
import { useWords } from '../i18n/context.ts';
import { LANGUAGES, OWN_NAMES } from '../i18n/languages.ts';
import { Icon, type IconName } from '../parts/Icon.tsx';
import { useRules } from '../parts/RuleLink.tsx';
import { Session } from '../session/session.ts';
import { defaultSetup, type Setup } from '../session/setup.ts';
import { keepSetup, keptSetup } from '../session/storage.ts';
import { useSettings } from '../settings/context.ts';
import { OpenDialog } from './OpenDialog.tsx';
import { Picture } from './Picture.tsx';
import { Resume } from './Resume.tsx';
import { SeatsDialog } from './SeatsDialog.tsx';
import { SetupSentence } from './SetupSentence.tsx';
import { useDrop } from './use-drop.ts';

/** The first page: go on playing, or say in one sentence what is played, and play. */
export function StartScreen({ onOpen }: { onOpen(session: Session): void }) {
  const t = useWords();
  const rules = useRules();
  const [setup, setSetup] = useState<Setup>(() => keptSetup() ?? defaultSetup());
  const [dialog, setDialog] = useState<'seats' | 'open'>();
  const [forgotten, forget] = useState(0);
  const { text: dropped, over } = useDrop(() => setDialog('open'));
  useEffect(() => {
    document.title = t('app.name');
  }, [t]);
  const change = (part: Partial<Setup>) => {
    const next = { ...setup, ...part };
    setSetup(next);
    keepSetup(next);
  };
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
            <p className="game-acts">
              <button type="button" className="btn wax" onClick={() => onOpen(new Session(setup))}>
                {t('start.play')}
              </button>
              <button type="button" className="link" onClick={() => rules('CAR-FARM-05')}>
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
        <OpenDialog dropped={dropped} onOpen={onOpen} onClose={() => setDialog(undefined)} />
      )}
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
