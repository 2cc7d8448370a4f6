import { Suspense, useState } from 'react';
import type { GameCardProps } from '../../../game/game-ui.ts';
import { CardActions, CardPicture } from '../../../start/CardActions.tsx';
import { lazyWithMessages } from '../../../ui/lazy-with-messages.ts';
import { ruleConflict } from '../house-rules.ts';
import { useCatanTranslator } from '../messages.ts';
import scene from '../picture/scene.ts?painted';
import type { CatanSetup } from '../setup.ts';
import { SetupSentence } from './SetupSentence.tsx';

const IslandRules = lazyWithMessages(() => import('./IslandRules.tsx'));
const IslandRefused = lazyWithMessages(() => import('./SetupRefusal.tsx'));

/** The card of Catan: its set-up in a sentence, and the button that starts the game. */
export function CatanCard(card: GameCardProps<CatanSetup>) {
  const t = useCatanTranslator();
  const { setup, change, editSeats } = card;
  const [isChanging, setChanging] = useState(false);
  const fault = ruleConflict(setup);
  return (
    <section className="game sheet-like" aria-labelledby="catan-name">
      <CardPicture picture={scene} />
      <div className="game-body">
        <h2 id="catan-name">{t('catan.name')}</h2>
        <SetupSentence setup={setup} change={change} editSeats={editSeats} />
        <Suspense>{fault && <IslandRefused fault={fault} setup={setup} change={change} />}</Suspense>
        <CardActions {...card}>
          <button type="button" className="link" onClick={() => setChanging(true)}>
            {t('start.islandRules', { n: countChanges(setup) })}
          </button>
        </CardActions>
      </div>
      <Suspense>
        {isChanging && <IslandRules setup={setup} change={change} onClose={() => setChanging(false)} />}
      </Suspense>
    </section>
  );
}

/** Returns the number of changes that the sentence does not mention. */
const countChanges = ({ house = {} }: CatanSetup): number =>
  Object.keys(house).filter((name) => name !== 'map' && name !== 'victoryTarget').length;
