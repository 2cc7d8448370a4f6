import { Suspense, useState } from 'react';
import type { TermsProps } from '../../../game/game-ui.ts';
import { impossible } from '../house.ts';
import type { CatanSetup } from '../setup.ts';
import IslandRefused from '../start/IslandRefused.tsx';
import IslandRules from '../start/IslandRules.tsx';
import { IslandSentence } from '../start/IslandSentence.tsx';
import { useWords } from '../words/index.ts';

/** What is played of Catan at a table that is being opened. */
export function Terms({ setup, change, people }: TermsProps<CatanSetup>) {
  const t = useWords();
  const [isChanging, setChanging] = useState(false);
  const fault = impossible(setup);
  const changes = Object.keys(setup.house ?? {}).filter((name) => name !== 'map' && name !== 'victoryTarget');
  return (
    <>
      <IslandSentence setup={setup} change={change} people={people} editSeats={() => {}} />
      <Suspense>{fault && <IslandRefused fault={fault} setup={setup} change={change} />}</Suspense>
      <p>
        <button type="button" className="link" onClick={() => setChanging(true)}>
          {t('start.islandRules', { n: changes.length })}
        </button>
      </p>
      {isChanging && <IslandRules setup={setup} change={change} onClose={() => setChanging(false)} />}
    </>
  );
}
