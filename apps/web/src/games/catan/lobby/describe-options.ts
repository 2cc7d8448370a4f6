import { capitalize } from '../../../i18n/translator.ts';
import { rulesOf } from '../house-rules.ts';
import type { CatanTranslator } from '../messages.ts';
import type { CatanSetup } from '../setup.ts';

/** Describes the island, the points to win, and each rule that differs from the printed game. */
export function describeOptions(t: CatanTranslator, setup: CatanSetup): string {
  const rules = rulesOf(setup);
  const changes = Object.entries(setup.house ?? {}).filter(
    ([name]) => name !== 'map' && name !== 'victoryTarget',
  );
  const played = t.parts([t(`start.map.${rules.map}`), t('start.points', { n: rules.victoryTarget })]);
  if (changes.length === 0) return capitalize(played, t.language);
  return t.sentences([t.sentence(played), t('island.changes', { n: changes.length })]);
}
