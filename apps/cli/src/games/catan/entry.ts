import { type Catan, CHOICES, catan, DUEL, PRINTED, RANGES, trueHands } from '@bastide/catan';
import type { GameEntry } from '../../game/entry.ts';
import { type CatanKey, catanSpeaker } from './messages.ts';

export const catanEntry: GameEntry<Catan, CatanKey> = {
  ...catanSpeaker,
  game: catan,
  options: {
    values: { duel: DUEL.startSettlements! },
    lines: [
      ...Object.entries(RANGES).map(
        ([name, [least, most]]) => `${name}=${least}…${most} (${PRINTED[name as keyof typeof RANGES]})`,
      ),
      ...Object.entries(CHOICES).map(([name, values]) => `${name}=${values.join('|')}`),
    ],
  },
  /** Adds the number of resource cards by seat, the cards themselves, and the owners of the bonus cards. */
  standing(state) {
    const { cards, ...open } = trueHands(state);
    return { ...open, cards };
  },
  /** Counts victory point cards if the viewer sees them. */
  seen({ seats }) {
    const holder = (bonus: 'longestRoad' | 'largestArmy') => {
      const seat = seats.findIndex((one) => one[bonus]);
      return seat < 0 ? null : seat;
    };
    return {
      points: seats.map(({ points, held }) => points + (held?.point ?? 0)),
      hands: seats.map(({ cards }) => cards),
      longestRoad: holder('longestRoad'),
      largestArmy: holder('largestArmy'),
    };
  },
  /** Returns the points for buildings, cards and bonus cards; a lost bonus card has negative points. */
  gains: (event) =>
    event.type === 'scored'
      ? event.parts.map((part) => ({ seat: event.seat, source: part.for, points: part.points }))
      : [],
  facts: async () => (await import('./facts-summary.ts')).boxFacts,
  views: async () => (await import('./view.ts')).views,
  suite: async () => (await import('./bench.ts')).suite,
};
