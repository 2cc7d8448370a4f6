import { TILES } from '@bastide/carcassonne';
import { expect, test } from 'vitest';
import { choiceLabels } from '../../../src/games/carcassonne/text/roles.ts';
import { LANGUAGES } from '../../../src/i18n/languages.ts';
import { translatorIn } from '../../translators.ts';

test.each(LANGUAGES)('no two choices on a tile have the same name: %s', async (language) => {
  const t = await translatorIn(language);
  for (const { id, segments } of TILES)
    for (const turned of [0, 90, 180, 270] as const) {
      const choices = segments.map(({ name }) => ({ figure: 'meeple' as const, on: name }));
      const labels = choiceLabels(t, choices, id, turned);
      expect([id, turned, new Set(labels).size, labels]).toEqual([id, turned, labels.length, labels]);
    }
});
