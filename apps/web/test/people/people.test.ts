import { expect, test } from 'vitest';
import { peopleOf, seatNamesFor } from '../../src/people/people.ts';
import { soloSeats } from '../../src/people/seats.ts';
import { translatorIn } from '../translators.ts';

test.each([
  ['en', ['You', 'Ramiro', 'Mei', 'Yusuf']],
  ['ru', ['Вы', 'Рамиро', 'Мэй', 'Юсуф']],
  ['uk', ['Ви', 'Раміро', 'Мей', 'Юсуф']],
  ['zh', ['你', '拉米罗', '小梅', '优素福']],
] as const)('bots have names in the script of the reader: %s', async (language, names) => {
  const t = await translatorIn(language);
  const seats = soloSeats('', 3, 'greedy');
  expect(peopleOf(t, { seats }).names).toEqual(names);
  // A record keeps the names as they are.
  expect(seats.map(({ name }) => name)).toEqual(['', 'Ramiro', 'Mei', 'Yusuf']);
});

test('people keep the name that they chose, and so does a bot with a name of its own', async () => {
  const t = await translatorIn('ru');
  const [me, bot] = soloSeats('Mei', 1, 'greedy');
  expect(peopleOf(t, { seats: [me!, { ...bot!, name: 'Robo' }] }).names).toEqual(['Mei', 'Robo']);
  const seats = [
    { person: 'p1', bot: null },
    { person: null, bot: 'greedy' },
    { person: null, bot: null },
  ];
  expect(seatNamesFor(t, seats, () => 'Mei')).toEqual(['Mei', 'Рамиро', '']);
});
