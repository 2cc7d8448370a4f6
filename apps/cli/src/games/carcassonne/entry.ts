import { type Carcassonne, CHOICES, carcassonne, EDITIONS, SETS } from '@bastide/carcassonne';
import type { GameEntry } from '../../game/entry.ts';
import { suite } from './bench.ts';

export const carcassonneEntry: GameEntry<Carcassonne> = {
  game: carcassonne,
  title: 'Carcassonne',
  flags: [
    {
      flag: 'edition',
      value: '<name>',
      about: `which printing of the rules of Carcassonne: ${Object.keys(EDITIONS).join(', ')}`,
      option: 'edition',
    },
    {
      flag: 'with',
      value: '<sets>',
      about: `sets that join Carcassonne, parted by commas: ${SETS.join(', ')}`,
      option: 'sets',
      isList: true,
    },
  ],
  options: {
    ifNotNamed: 'what the edition has',
    lines: Object.entries(CHOICES).map(([name, values]) => `${name}=${values.join('|')}`),
  },
  examples: {
    simulate: [
      'bastide simulate carcassonne --with traders --bots random,greedy --games 100',
      'bastide simulate carcassonne --seats 4 --option smallCity=2 --seed 7 --json',
    ],
    rules: ['bastide rules CAR-TB-PIG-05', 'bastide rules second tile'],
  },
  seen: ({ seats }) => ({ points: seats.map(({ points }) => points) }),
  suite,
};
