import { Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { impossible as isNoEdition } from '../games/carcassonne/editions/options.ts';
import { CarcassonneCard } from '../games/carcassonne/start/CarcassonneCard.tsx';
import { changed, impossible as isNoIsland } from '../games/catan/house.ts';
import { CatanCard } from '../games/catan/start/CatanCard.tsx';
import { useWords } from '../i18n/context.ts';
import { LANGUAGES, OWN_NAMES } from '../i18n/languages.ts';
import { keepSetup, keptSetup, lastGame } from '../kept/storage.ts';
import { Icon, type IconName } from '../parts/Icon.tsx';
import { opened } from '../parts/opened.ts';
import { useRules } from '../parts/RuleLink.tsx';
import { useDrop } from '../records/use-drop.ts';
import type { GameName } from '../session/games.ts';
import { type AnySession, sitDown } from '../session/kits.ts';
import {
  allPeople,
  type CarcassonneSetup,
  type CatanSetup,
  type SeatSetup,
  type Setup,
} from '../session/setup.ts';
import { useSettings } from '../settings/context.ts';
import { onlyBots } from './Players.tsx';
import { Resume } from './Resume.tsx';

// What most visits never open is fetched when it is opened.
const EditionsScreen = opened(() => import('../games/carcassonne/editions/EditionsScreen.tsx'));
const IslandRules = opened(() => import('../games/catan/start/IslandRules.tsx'));
const SeatsDialog = opened(() => import('./SeatsDialog.tsx'));
const OpenDialog = opened(() => import('../records/OpenDialog.tsx'));

type DialogName = 'seats' | 'open' | 'editions' | 'island';

/** The first page: go on playing, or say in one sentence what is played, and play. */
export function StartScreen({ onOpen }: { onOpen(session: AnySession): void }) {
  const t = useWords();
  const rules = useRules();
  const [carcassonne, setCarcassonne] = useState(() => keptSetup('carcassonne'));
  const [catan, setCatan] = useState(() => keptSetup('catan'));
  const [dialog, setDialog] = useState<DialogName>();
  /** Whose seats the dialog shows. */
  const [seated, seat] = useState<GameName>(lastGame);
  const [forgotten, forget] = useState(0);
  const { handed, count, over } = useDrop(() => setDialog('open'));
  useEffect(() => {
    document.title = t('app.name');
  }, [t]);
  const changeCarcassonne = (part: Partial<CarcassonneSetup>) => {
    const next = { ...carcassonne, ...part };
    setCarcassonne(next);
    keepSetup(next);
  };
  const changeCatan = (next: CatanSetup) => {
    setCatan(next);
    keepSetup(next);
  };
  const withSeats = (seats: readonly SeatSetup[]): Setup =>
    seated === 'catan' ? changed({ ...catan, seats }, {}) : { ...carcassonne, seats };
  const takeSeats = (seats: readonly SeatSetup[]) => {
    const next = withSeats(seats);
    if (next.game === 'catan') changeCatan(next);
    else changeCarcassonne(next);
    close();
  };
  const agreed = seated === 'catan' ? catan : carcassonne;
  const editSeats = (game: GameName) => {
    seat(game);
    setDialog('seats');
  };
  const play = async (setup: Setup) => {
    // Its card says why, and the way out.
    if (setup.game === 'catan' ? isNoIsland(setup) : isNoEdition(setup)) return;
    keepSetup(setup);
    onOpen(await sitDown(setup));
  };
  const back = () => {
    // At once, so that the keyboard finds the way it came.
    flushSync(() => setDialog(undefined));
    document.querySelector<HTMLElement>('.edition-help')?.focus();
  };
  const close = () => setDialog(undefined);
  if (dialog === 'editions')
    return (
      <Suspense>
        <EditionsScreen
          setup={carcassonne}
          change={changeCarcassonne}
          play={() => void play(carcassonne)}
          back={back}
        />
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
        <div className="games">
          <CarcassonneCard
            setup={carcassonne}
            change={changeCarcassonne}
            editSeats={() => editSeats('carcassonne')}
            editEditions={() => setDialog('editions')}
            play={() => void play(carcassonne)}
          />
          <CatanCard
            setup={catan}
            change={changeCatan}
            editSeats={() => editSeats('catan')}
            editRules={() => setDialog('island')}
            play={() => void play(catan)}
          />
        </div>
        <nav className="more">
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
            key={seated}
            game={seated}
            seats={onlyBots(agreed) ? allPeople(agreed.seats) : agreed.seats}
            onClose={close}
            onDone={takeSeats}
            onPlay={(seats) => {
              takeSeats(seats);
              void play(withSeats(seats));
            }}
          />
        )}
        {dialog === 'island' && <IslandRules setup={catan} change={changeCatan} onClose={close} />}
        {dialog === 'open' && <OpenDialog key={count} dropped={handed} onOpen={onOpen} onClose={close} />}
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
