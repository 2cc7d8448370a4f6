import { type Carcassonne, CHOICES, carcassonne, EDITIONS, SETS } from '@bastide/carcassonne';
import type { GameEntry } from '../../game/entry.ts';
import { suite } from './bench.ts';
import { type CarcassonneKey, messages } from './messages.ts';

export const carcassonneEntry: GameEntry<Carcassonne, CarcassonneKey> = {
  game: carcassonne,
  messages,
  flags: [
    {
      flag: 'edition',
      value: 'value.edition',
      about: 'flag.edition',
      values: { editions: Object.keys(EDITIONS) },
      option: 'edition',
    },
    {
      flag: 'with',
      value: 'value.sets',
      about: 'flag.sets',
      values: { sets: SETS },
      option: 'sets',
      isList: true,
    },
  ],
  options: {
    lines: Object.entries(CHOICES).map(([name, values]) => `${name}=${values.join('|')}`),
  },
  examples: {
    simulate: [
      'bastide simulate carcassonne --with traders --bots random,greedy --games 100',
      'bastide simulate carcassonne --seats 4 --option smallCity=2 --seed 7 --json',
    ],
    arena: [
      'bastide arena carcassonne --bots greedy,random --deals 50 --seed 1',
      'bastide arena carcassonne --bots greedy --bot "cmd:python3 examples/bot-over-stdio.py" --deals 10',
    ],
    rules: ['bastide rules CAR-TB-PIG-05', 'bastide rules second tile'],
  },
  seen: ({ seats }) => ({ points: seats.map(({ points }) => points) }),
  /** Road, city, monastery, field, goods … */
  gains: (event) =>
    event.type === 'scored' ? [{ seat: event.seat, source: event.kind, points: event.points }] : [],
  facts: async () => (await import('./facts-summary.ts')).boxFacts,
  views: async () => (await import('./view.ts')).views,
  suite,
};
