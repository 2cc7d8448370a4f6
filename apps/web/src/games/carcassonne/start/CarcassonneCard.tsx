import { Suspense } from 'react';
import type { GameCardProps } from '../../../game/game-ui.ts';
import { lazyWithMessages } from '../../../parts/opened.ts';
import { CardActions } from '../../../start/CardActs.tsx';
import { CardPicture } from '../../../start/Scene.tsx';
import { optionConflict } from '../editions/options.ts';
import scene from '../picture/scene.ts?painted';
import type { CarcassonneSetup } from '../setup.ts';
import { useWords } from '../words/index.ts';
import { BoxPresets } from './Boxes.tsx';
import { SetupSentence } from './SetupSentence.tsx';

const Refused = lazyWithMessages(() => import('../editions/Refused.tsx'));

/** Carcassonne: what is played, in a sentence, and the button that begins it. */
export function CarcassonneCard({ openPage, ...card }: GameCardProps<CarcassonneSetup>) {
  const t = useWords();
  const { setup, change: changeTo, editSeats } = card;
  const change = (part: Partial<CarcassonneSetup>) => changeTo({ ...setup, ...part });
  const fault = optionConflict(setup);
  return (
    <section className="game sheet-like" aria-labelledby="game-name">
      <CardPicture picture={scene} />
      <div className="game-body">
        <h2 id="game-name">{t('carcassonne.name')}</h2>
        <SetupSentence setup={setup} change={change} editSeats={editSeats} />
        <BoxPresets setup={setup} change={change} />
        <Suspense>{fault && <Refused fault={fault} setup={setup} change={change} />}</Suspense>
        <CardActions {...card}>
          <button type="button" className="link edition-help" onClick={openPage}>
            {t('start.editionHelp')}
          </button>
        </CardActions>
      </div>
    </section>
  );
}
