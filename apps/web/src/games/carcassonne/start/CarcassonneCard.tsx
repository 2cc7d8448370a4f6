import { Suspense } from 'react';
import type { CardProps } from '../../../game/game-ui.ts';
import { opened } from '../../../parts/opened.ts';
import { CardActs } from '../../../start/CardActs.tsx';
import { Scene } from '../../../start/Scene.tsx';
import { impossible } from '../editions/options.ts';
import scene from '../picture/scene.ts?painted';
import type { CarcassonneSetup } from '../setup.ts';
import { useWords } from '../words/index.ts';
import { Boxes } from './Boxes.tsx';
import { SetupSentence } from './SetupSentence.tsx';

const Refused = opened(() => import('../editions/Refused.tsx'));

/** Carcassonne: what is played, in a sentence, and the button that begins it. */
export function CarcassonneCard({ openPage, ...card }: CardProps<CarcassonneSetup>) {
  const t = useWords();
  const { setup, change: changeTo, editSeats } = card;
  const change = (part: Partial<CarcassonneSetup>) => changeTo({ ...setup, ...part });
  const fault = impossible(setup);
  return (
    <section className="game sheet-like" aria-labelledby="game-name">
      <Scene picture={scene} />
      <div className="game-body">
        <h2 id="game-name">{t('carcassonne.name')}</h2>
        <SetupSentence setup={setup} change={change} editSeats={editSeats} />
        <Boxes setup={setup} change={change} />
        <Suspense>{fault && <Refused fault={fault} setup={setup} change={change} />}</Suspense>
        <CardActs {...card}>
          <button type="button" className="link edition-help" onClick={openPage}>
            {t('start.editionHelp')}
          </button>
        </CardActs>
      </div>
    </section>
  );
}
