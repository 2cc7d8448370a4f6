import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { tableStateText } from '../../src/lobby/LobbyScreen.tsx';
import type { LobbyTranslator } from '../../src/lobby/messages.ts';
import { translatorIn } from '../translators.ts';

const seats = [
  { person: 'ann', bot: null },
  { person: 'jose', bot: null },
];
const people = { ann: { name: 'Ann' }, jose: { name: 'José' } };

test.each(LANGUAGES)('the row of a finished game names the winners: %s', async (language) => {
  const t: LobbyTranslator = await translatorIn(language);
  const told = (winners: readonly number[] | null) =>
    tableStateText(t, { state: 'over', seats, people, winners: winners && [...winners] });
  expect(told([1])).toContain('José');
  expect(told([1])).not.toContain('Ann');
  for (const name of ['Ann', 'José']) expect(told([0, 1])).toContain(name);
  // A cancelled game has no winner.
  expect(told(null)).toBe(t('lobby.over'));
});
