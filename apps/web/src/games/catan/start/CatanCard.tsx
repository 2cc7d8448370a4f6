import { Suspense, useState } from 'react';
import type { CardProps } from '../../../game/game-ui.ts';
import { opened } from '../../../parts/opened.ts';
import { CardActs } from '../../../start/CardActs.tsx';
import { Scene } from '../../../start/Scene.tsx';
import { impossible } from '../house.ts';
import scene from '../picture/scene.ts?painted';
import type { CatanSetup } from '../setup.ts';
import { useWords } from '../words/index.ts';
import { IslandSentence } from './IslandSentence.tsx';

const IslandRules = opened(() => import('./IslandRules.tsx'));
const IslandRefused = opened(() => import('./IslandRefused.tsx'));

/** Catan: what is played, in a sentence, and the button that begins it. */
export function CatanCard(card: CardProps<CatanSetup>) {
  const t = useWords();
  const { setup, change, editSeats } = card;
  const [isChanging, setChanging] = useState(false);
  const fault = impossible(setup);
  return (
    <section className="game sheet-like" aria-labelledby="catan-name">
      <Scene picture={scene} />
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
