import { capitalize } from '../../../i18n/translator.ts';
import { rulesOf } from '../house-rules.ts';
import type { CatanTranslator } from '../messages.ts';
import type { CatanSetup } from '../setup.ts';

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
