import { type Catan, CHOICES, catan, DUEL, PRINTED, RANGES, trueHands } from '@bastide/catan';
import type { GameEntry } from '../../game/entry.ts';
import { suite } from './bench.ts';
import { type CatanKey, messages } from './messages.ts';

export const catanEntry: GameEntry<Catan, CatanKey> = {
  game: catan,
  messages,
  options: {
    values: { duel: DUEL.startSettlements! },
    lines: [
      ...Object.entries(RANGES).map(
        ([name, [least, most]]) => `${name}=${least}…${most} (${PRINTED[name as keyof typeof RANGES]})`,
      ),
      ...Object.entries(CHOICES).map(([name, values]) => `${name}=${values.join('|')}`),
    ],
  },
  examples: {
    bastide: ['bastide simulate catan --games 1000'],
    simulate: [
      'bastide simulate catan --bots greedy,random,random,random --games 100',
      'bastide simulate catan --seats 3 --option victoryTarget=12 --games 10 --record games.jsonl',
    ],
    arena: ['bastide arena catan --seats 4 --bots greedy,random --deals 20 --html report.html'],
    rules: ['bastide rules CAT-ROBBER --lang uk', 'bastide rules longest road --game catan'],
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
  suite,
};
