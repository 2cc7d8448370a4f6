// Carcassonne's part of the screens before an online game, loaded as one file.
import type { Carcassonne } from '@bastide/carcassonne';
import { Suspense } from 'react';
import type { LobbyModule, OptionsFormProps } from '../../../game/game-ui.ts';
import { emptySeats } from '../../../people/seats.ts';
import { editionText } from '../editions/option-text.ts';
import { optionConflict } from '../editions/options.ts';
import SetupRefusal from '../editions/SetupRefusal.tsx';
import { useCarcassonneTranslator } from '../messages.ts';
import picture from '../picture/scene.ts?painted';
import { carcassonneAdapter } from '../session.ts';
import type { CarcassonneSetup } from '../setup.ts';
import { BoxPresets } from '../start/BoxPresets.tsx';
import { SetupSentence } from '../start/SetupSentence.tsx';

export const lobbyModule: LobbyModule<CarcassonneSetup> = {
  picture,
  optionsOf: carcassonneAdapter.optionsOf,
  describeOptions(t, options) {
    const setup = carcassonneAdapter.setupOf(options as Carcassonne['Options'], emptySeats(options.seats));
    const sets = setup.sets.map((set) => t(`start.set.${set}`));
    return t.groups([editionText(t, setup), t.parts(sets.length > 0 ? sets : [t('start.noSets')])]);
  },
  OptionsForm,
};

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
