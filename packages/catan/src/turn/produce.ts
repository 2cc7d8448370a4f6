import { gain } from '../cards/moves.ts';
import { RESOURCES } from '../cards/names.ts';
import { cardsIn, countOf, enough, GUARD, hasKind, KINDS, one } from '../cards/packed.ts';
import type { Gain, Shortage } from '../events.ts';
import { hexName } from '../hexes/names.ts';
import { yieldOfBuilding } from '../island/pieces.ts';
import { OWNER, type State } from '../state.ts';
import { tell } from './tell.ts';

/** Everybody is paid, unless the bank is short of a kind. CAT-PROD-02, CAT-PROD-04 */
export function produce(state: State, sum: number): void {
  const { owed, seats } = state;
  const row = sum * seats;
  let all = 0;
  for (let seat = 0; seat < seats; seat++) all += owed[row + seat]!;
  if (all === 0) return;
  const short = GUARD & ~enough(state.bank, all);
  if (short !== 0) {
    produceShort(state, row, short);
    return;
  }
  for (let seat = 0; seat < seats; seat++) if (owed[row + seat] !== 0) gain(state, seat, owed[row + seat]!);
  if (state.sink) tellProduced(state, sum, Array.from(owed.subarray(row, row + seats)));
}

/** A kind the bank is short of: nobody gets it, but a single claimant what is left. CAT-PROD-04, CAT-PROD-05 */
function produceShort(state: State, row: number, short: number): void {
  const { owed, seats } = state;
  const cards = Array.from(owed.subarray(row, row + seats));
  const shortages: Shortage[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    if (!hasKind(short, kind)) continue;
    const claims = cards.map((own) => countOf(own, kind));
    const claimants = claims.filter((count) => count > 0).length;
    const left = countOf(state.bank, kind);
    const paid = claimants === 1 ? left : 0;
    claims.forEach((count, seat) => {
      if (count > 0) cards[seat]! -= (count - paid) * one(kind);
    });
    shortages.push({ card: RESOURCES[kind]!, owed: claims, paid });
  }
  cards.forEach((own, seat) => {
    if (own !== 0) gain(state, seat, own);
  });
  if (!state.sink) return;
  tell(state, { type: 'short', rule: 'CAT-PROD-04', shortages });
  if (cards.some((own) => own !== 0)) tellProduced(state, row / seats, cards);
}

/** Whether somebody beside the hex got its card: there may be nobody, or the bank may be short of it. */
const hasPaid = (state: State, hex: number, cards: readonly number[]): boolean =>
  cards.some((own, seat) => countOf(own, state.terrain[hex]!) > 0 && owedBy(state, hex, seat) > 0);

function tellProduced(state: State, sum: number, cards: readonly number[]): void {
  const hexes = Array.from(state.token.keys()).filter(
    (hex) => state.token[hex] === sum && hex !== state.robber && hasPaid(state, hex, cards),
  );
  tell(state, {
    type: 'produced',
    rule: 'CAT-PROD-02',
    cards: cards.map(cardsIn),
    hexes: hexes.map(hexName),
    gains: gainsFrom(state, hexes, cards),
  });
}

/** Which hexes the cards of each seat come from: where the bank was short, from the first ones. CAT-PROD-05 */
function gainsFrom(state: State, hexes: readonly number[], cards: readonly number[]): readonly Gain[] {
  const left = [...cards];
  return hexes.flatMap((hex) => {
    const kind = state.terrain[hex]!;
    return left.flatMap((own, seat) => {
      const count = Math.min(owedBy(state, hex, seat), countOf(own, kind));
      left[seat] = own - count * one(kind);
      return count === 0 ? [] : [{ hex: hexName(hex), seat, card: RESOURCES[kind]!, count }];
    });
  });
}

/** Cards that a hex owes a seat for its buildings. CAT-PROD-02 */
const owedBy = ({ building, island }: State, hex: number, seat: number): number =>
  island.cornersOf[hex]!.reduce(
    (sum, at) => sum + ((building[at]! & OWNER) === seat + 1 ? yieldOfBuilding(building[at]!) : 0),
    0,
  );
