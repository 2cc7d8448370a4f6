import { expect, test } from 'vitest';
import { translatorIn } from '../../translators.ts';

const en = await translatorIn('en');
const uk = await translatorIn('uk');

test('the prompt counts the places for the present rotation, and uses a word for none', () => {
  const said = (now: number) => [en, uk].map((t) => t('prompt.places', { n: 4, now }));
  expect(said(0)).toEqual([
    'Rotate the tile: it fits in 4 places, but none this way round.',
    'Місць для неї: 4, у цьому положенні жодного.',
  ]);
  expect(said(1)).toEqual([
    'Fits in 4 places, 1 of them this way round.',
    'Місць для неї: 4, у цьому положенні: 1.',
  ]);
});

test('Ukrainian puts the points of a feature in the genitive', () => {
  const worth = [1, 3, 5, 21].map((n) => uk('prompt.worthField', { n }));
  expect(worth).toEqual(
    ['1 очка', '3 очок', '5 очок', '21 очка'].map((n) => `Наприкінці варте ${n}, якщо так лишиться.`),
  );
});

test('a move without a tile can be compared with another one in a sentence', async () => {
  const moves = async (language: 'en' | 'es') => {
    const t = await translatorIn(language);
    const [played, best] = ['none', 'retrieve'].map((kind) => t('carcassonne.move', { kind }));
    return t('review.instead', { name: 'Mei', played: played!, best: best! });
  };
  expect(await moves('en')).toBe('Mei: no figure instead of taking the abbot home');
  expect(await moves('es')).toBe('Mei: sin figura en vez de recuperar al abad');
});
