import { type Action, catan, type Options, RESOURCES } from '@bastide/catan';
import { conformance, type Random, type Seat } from '@bastide/contract';
import { describe, expect, test } from 'vitest';
import { isLong } from '../../../scripts/scope.mjs';

const TABLES: Partial<Options>[] = [
  { seats: 4 },
  { seats: 3, map: 'variable-random', tradeBuild: 'separate' },
  { seats: 2, map: 'beginners', dice: 'deck', friendlyRobber: true },
  { seats: 2, map: 'free', playerTrades: false, robberDesert: 'forbidden' },
  { seats: 3, map: 'beginners', dice: 'deck-5', noSevenRounds: 2, discardLimit: 5 },
  { seats: 4, map: 'free', dice: 'deck-5', friendlyRobber: true, discardLimit: 95, startSettlements: 3 },
];

/** Offers, proposals and counter-offers of one or two cards, answers, and trades; most of them not allowed. */
function propose(seat: Seat, random: Random): Action {
  const any = <T>(list: readonly T[]): T => list[random.below(list.length)]!;
  const cards = () => ({ [any(RESOURCES)]: 1, ...(random.below(4) === 0 && { [any(RESOURCES)]: 2 }) });
  const other = (seat + 1 + random.below(3)) % 4;
  switch (random.below(12)) {
    case 0:
      return { type: 'withdraw' };
    case 1:
      return { type: 'trade', with: other };
    case 2:
      return { type: 'accept' };
    case 3:
    case 4:
      return { type: 'counter', give: cards(), get: cards() };
    case 5:
      return { type: 'decline' };
    default:
      return { type: 'offer', to: [other], give: cards(), get: cards() };
  }
}

const GAMES = isLong ? 2 : 1;

describe(`Catan keeps the guarantees of every game, in ${GAMES} of each table`, () => {
  TABLES.forEach((options, index) => {
    const words = Object.entries(options).map(([name, value]) => `${name} ${value}`);
    test(words.join(', '), () => {
      const settings = { games: GAMES, seed: index + 1, every: 25, propose };
      expect(conformance(catan, { victoryTarget: 8, ...options }, settings)).toStrictEqual([]);
    });
  });
});
