import { type Carcassonne, CHOICES, carcassonne, EDITIONS, SETS } from '@bastide/carcassonne';
import type { GameEntry } from '../../game/entry.ts';
import { type CarcassonneKey, carcassonneSpeaker } from './messages.ts';

export const carcassonneEntry: GameEntry<Carcassonne, CarcassonneKey> = {
  ...carcassonneSpeaker,
  game: carcassonne,
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
  seen: ({ seats }) => ({ points: seats.map(({ points }) => points) }),
  /** Road, city, monastery, field, goods … */
  gains: (event) =>
    event.type === 'scored' ? [{ seat: event.seat, source: event.kind, points: event.points }] : [],
  facts: async () => (await import('./facts-summary.ts')).boxFacts,
  views: async () => (await import('./view.ts')).views,
  suite: async () => (await import('./bench.ts')).suite,
};
