import { lazy, Suspense, useState } from 'react';
import { useGames } from '../../../game/context.ts';
import type { CardProps } from '../../../game/game-ui.ts';
import { loadPart } from '../../../i18n/context.ts';
import { lastGame } from '../../../kept/storage.ts';
import { opened } from '../../../parts/opened.ts';
import { CardActs } from '../../../start/CardActs.tsx';
import { impossible } from '../house.ts';
import { Sketch } from '../picture/Sketch.tsx';
import type { CatanSetup } from '../setup.ts';
import { useWords, WORDS } from '../words/index.ts';
import { IslandSentence } from './IslandSentence.tsx';

/** Drawn by the table of Catan, which has so come by the time that somebody sits down at it; else the sketch stays. */
const Picture = lazy(() =>
  Promise.all([import('../table.ts'), loadPart(WORDS.table)]).then(
    ([catan]) => ({ default: catan.Picture }),
    () => ({ default: Sketch }),
  ),
);
const IslandRules = opened(() => import('./IslandRules.tsx'));
const IslandRefused = opened(() => import('./IslandRefused.tsx'));

/** Catan: what is played, in a sentence, and the button that begins it. */
export function CatanCard(card: CardProps<CatanSetup>) {
  const t = useWords();
  const { setup, change, editSeats } = card;
  const games = useGames();
  const [isChanging, setChanging] = useState(false);
  // Whoever comes for another game does without what Catan is drawn with.
  const [isNear, setNear] = useState(() => lastGame(games).name === 'catan');
  const fault = impossible(setup);
  return (
    <section
      className="game sheet-like"
      aria-labelledby="catan-name"
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
    >
      <div className="picture wood" inert aria-hidden="true">
        <Suspense fallback={<Sketch />}>{isNear ? <Picture /> : <Sketch />}</Suspense>
      </div>
      <div className="game-body">
        <h2 id="catan-name">{t('catan.name')}</h2>
        <IslandSentence setup={setup} change={change} editSeats={editSeats} />
        <Suspense>{fault && <IslandRefused fault={fault} setup={setup} change={change} />}</Suspense>
        <CardActs {...card}>
          <button type="button" className="link" onClick={() => setChanging(true)}>
            {t('start.islandRules', { n: countChanges(setup) })}
          </button>
        </CardActs>
      </div>
      <Suspense>
        {isChanging && <IslandRules setup={setup} change={change} onClose={() => setChanging(false)} />}
      </Suspense>
    </section>
  );
}

/** Changes that the sentence does not speak of. */
const countChanges = ({ house = {} }: CatanSetup): number =>
  Object.keys(house).filter((name) => name !== 'map' && name !== 'victoryTarget').length;
