import { Suspense } from 'react';
import type { GameCardProps } from '../../../game/game-ui.ts';
import { CardActions, CardPicture } from '../../../start/CardActions.tsx';
import { lazyWithMessages } from '../../../ui/lazy-with-messages.ts';
import { optionConflict } from '../editions/options.ts';
import { useCarcassonneTranslator } from '../messages.ts';
import scene from '../picture/scene.ts?painted';
import type { CarcassonneSetup } from '../setup.ts';
import { BoxPresets } from './BoxPresets.tsx';
import { SetupSentence } from './SetupSentence.tsx';

const Refused = lazyWithMessages(() => import('../editions/SetupRefusal.tsx'));

/** The card of Carcassonne: its set-up in a sentence, and the button that starts the game. */
export function CarcassonneCard({ openPage, ...card }: GameCardProps<CarcassonneSetup>) {
  const t = useCarcassonneTranslator();
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
