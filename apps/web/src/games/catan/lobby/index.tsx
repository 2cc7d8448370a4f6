// Catan's part of the screens before an online game, loaded as one file.
import type { Catan } from '@bastide/catan';
import { Suspense, useState } from 'react';
import type { LobbyModule, OptionsFormProps } from '../../../game/game-ui.ts';
import { capitalize } from '../../../i18n/translator.ts';
import { emptySeats } from '../../../people/seats.ts';
import { ruleConflict, rulesOf } from '../house-rules.ts';
import { type CatanTranslator, useCatanTranslator } from '../messages.ts';
import picture from '../picture/scene.ts?painted';
import { catanAdapter } from '../session.ts';
import type { CatanSetup } from '../setup.ts';
import IslandRules from '../start/IslandRules.tsx';
import SetupRefusal from '../start/SetupRefusal.tsx';
import { SetupSentence } from '../start/SetupSentence.tsx';

export const lobbyModule: LobbyModule<CatanSetup> = {
  picture,
  optionsOf: catanAdapter.optionsOf,
  describeOptions: (t, options) =>
    describeOptions(t, catanAdapter.setupOf(options as Catan['Options'], emptySeats(options.seats))),
  OptionsForm,
};

/** Choices of Catan at a table that is being opened. */
function OptionsForm({ setup, change, people }: OptionsFormProps<CatanSetup>) {
  const t = useCatanTranslator();
  const [isChanging, setChanging] = useState(false);
  const fault = ruleConflict(setup);
  const changes = Object.keys(setup.house ?? {}).filter((name) => name !== 'map' && name !== 'victoryTarget');
  return (
    <>
      <SetupSentence setup={setup} change={change} people={people} editSeats={() => {}} />
      <Suspense>{fault && <SetupRefusal fault={fault} setup={setup} change={change} />}</Suspense>
      <p>
        <button type="button" className="link" onClick={() => setChanging(true)}>
          {t('start.islandRules', { n: changes.length })}
        </button>
      </p>
      {isChanging && <IslandRules setup={setup} change={change} onClose={() => setChanging(false)} />}
    </>
  );
}

/** The game that is played: the island, the points that win, and each rule that is not as printed. */
export function describeOptions(t: CatanTranslator, setup: CatanSetup): string {
  const rules = rulesOf(setup);
  const changes = Object.entries(setup.house ?? {}).filter(
    ([name]) => name !== 'map' && name !== 'victoryTarget',
  );
  const played = t.parts([t(`start.map.${rules.map}`), t('start.points', { n: rules.victoryTarget })]);
  if (changes.length === 0) return capitalize(played, t.language);
  return t.sentences([t.sentence(played), t('island.changes', { n: changes.length })]);
}
