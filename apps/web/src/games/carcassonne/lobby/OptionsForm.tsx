import { Suspense } from 'react';
import type { OptionsFormProps } from '../../../game/game-ui.ts';
import { optionConflict } from '../editions/options.ts';
import SetupRefusal from '../editions/SetupRefusal.tsx';
import { useCarcassonneTranslator } from '../messages.ts';
import type { CarcassonneSetup } from '../setup.ts';
import { BoxPresets } from '../start/BoxPresets.tsx';
import { SetupSentence } from '../start/SetupSentence.tsx';

/** Choices of Carcassonne at a table that is being opened. */
export function OptionsForm({
  setup,
  change: changeTo,
  people,
  openPage,
}: OptionsFormProps<CarcassonneSetup>) {
  const t = useCarcassonneTranslator();
  const change = (part: Partial<CarcassonneSetup>) => changeTo({ ...setup, ...part });
  const fault = optionConflict(setup);
  return (
    <>
      <SetupSentence setup={setup} change={change} people={people} editSeats={() => {}} />
      <BoxPresets setup={setup} change={change} />
      <Suspense>{fault && <SetupRefusal fault={fault} setup={setup} change={change} />}</Suspense>
      <p>
        <button type="button" className="link" onClick={openPage}>
          {t('start.editionHelp')}
        </button>
      </p>
    </>
  );
}
