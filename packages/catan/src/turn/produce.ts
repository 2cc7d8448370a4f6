import { RESOURCES } from '../cards/names.ts';
import { cardsIn, countOf, enough, GUARD, hasKind, KINDS, one } from '../cards/packed.ts';
import type { Gain, Shortage } from '../events.ts';
import { hexName } from '../hexes/names.ts';
import { yieldOfBuilding } from '../island/pieces.ts';
import { OWNER, type State } from '../state.ts';
import { tell } from '../tell.ts';
import { gain } from './move-cards.ts';

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

function tellProduced(state: State, sum: number, cards: readonly number[]): void {
  const hexes: string[] = [];
  const gains: Gain[] = [];
  const left = [...cards];
  for (let hex = 0; hex < state.island.hexes; hex++) {
    if (state.token[hex] !== sum || hex === state.robber) continue;
    if (payFrom(state, hex, cards, left, gains)) hexes.push(hexName(hex));
  }
  tell(state, { type: 'produced', rule: 'CAT-PROD-02', cards: cards.map(cardsIn), hexes, gains });
}

/**
 * What a hex gave of the cards of each seat that are `left`: where the bank was short, the first hexes gave them. Whether
 * anybody beside it got its card at all: there may be nobody, or the bank may be out of it. CAT-PROD-05
 */
function payFrom(
  state: State,
  hex: number,
  cards: readonly number[],
  left: number[],
  gains: Gain[],
): boolean {
  const kind = state.terrain[hex]!;
  const owed = owedFrom(state, hex);
  let hasPaid = false;
  for (const [seat, due] of owed.entries()) {
    if (due === 0 || countOf(cards[seat]!, kind) === 0) continue;
    hasPaid = true;
    const count = Math.min(due, countOf(left[seat]!, kind));
    left[seat]! -= count * one(kind);
    if (count > 0) gains.push({ hex: hexName(hex), seat, card: RESOURCES[kind]!, count });
  }
  return hasPaid;
}

/** By seat: cards that a hex owes for the buildings round it. CAT-PROD-02 */
function owedFrom({ building, island, seats }: State, hex: number): number[] {
  const owed = Array<number>(seats).fill(0);
  for (const at of island.cornersOf[hex]!)
    if (building[at] !== 0) owed[(building[at]! & OWNER) - 1]! += yieldOfBuilding(building[at]!);
  return owed;
}
