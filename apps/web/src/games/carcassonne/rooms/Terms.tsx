import { Suspense } from 'react';
import type { TermsProps } from '../../../game/game-ui.ts';
import { impossible } from '../editions/options.ts';
import Refused from '../editions/Refused.tsx';
import type { CarcassonneSetup } from '../setup.ts';
import { Boxes } from '../start/Boxes.tsx';
import { SetupSentence } from '../start/SetupSentence.tsx';
import { useWords } from '../words/index.ts';

/** What is played of Carcassonne at a table that is being opened. */
export function Terms({ setup, change: changeTo, people, openPage }: TermsProps<CarcassonneSetup>) {
  const t = useWords();
  const change = (part: Partial<CarcassonneSetup>) => changeTo({ ...setup, ...part });
  const fault = impossible(setup);
  return (
    <>
      <SetupSentence setup={setup} change={change} people={people} editSeats={() => {}} />
      <Boxes setup={setup} change={change} />
      <Suspense>{fault && <Refused fault={fault} setup={setup} change={change} />}</Suspense>
      <p>
        <button type="button" className="link" onClick={openPage}>
          {t('start.editionHelp')}
        </button>
      </p>
    </>
  );
}
