import { SEATS_AT_MOST } from '../capacity.ts';
import { RESOURCES } from '../cards/names.ts';
import { cardsIn, countOf, enough, fieldsOf, firstKind, GUARD, hasKind, one } from '../cards/packed.ts';
import { emit } from '../emit.ts';
import type { ResourceGain, Shortage } from '../events.ts';
import { hexName } from '../hexes/names.ts';
import { yieldOfBuilding } from '../island/pieces.ts';
import { OWNER, type State } from '../state.ts';
import { gain, gainAll } from './move-cards.ts';

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
  gainAll(state, owed, row, all);
  if (state.events) emitProduced(state, sum, Array.from(owed.subarray(row, row + seats)));
}

/** By seat: what it gets where the bank is short. */
const paid = new Int32Array(SEATS_AT_MOST);

/** A kind the bank is short of: nobody gets it, but a single claimant what is left. CAT-PROD-04, CAT-PROD-05 */
function produceShort(state: State, row: number, short: number): void {
  const { owed, seats } = state;
  const others = ~fieldsOf(short);
  for (let seat = 0; seat < seats; seat++) paid[seat] = owed[row + seat]! & others;
  for (let guards = short; guards !== 0; guards &= guards - 1) {
    const kind = firstKind(guards);
    const seat = onlyClaimant(state, row, kind);
    if (seat >= 0) paid[seat]! += countOf(state.bank, kind) * one(kind);
  }
  if (state.events) emitShortage(state, row, short);
  for (let seat = 0; seat < seats; seat++) if (paid[seat] !== 0) gain(state, seat, paid[seat]!);
  if (!state.events) return;
  const cards = Array.from(paid.subarray(0, seats));
  if (cards.some((own) => own !== 0)) emitProduced(state, row / seats, cards);
}

/** The seat that alone is owed cards of that kind; −1 where there are several. */
function onlyClaimant({ owed, seats }: State, row: number, kind: number): number {
  let claimant = -1;
  for (let seat = 0; seat < seats; seat++) {
    if (countOf(owed[row + seat]!, kind) === 0) continue;
    if (claimant >= 0) return -1;
    claimant = seat;
  }
  return claimant;
}

function emitShortage(state: State, row: number, short: number): void {
  const claims = Array.from(state.owed.subarray(row, row + state.seats));
  const shortages: Shortage[] = RESOURCES.flatMap((card, kind) => {
    if (!hasKind(short, kind)) return [];
    const owed = claims.map((own) => countOf(own, kind));
    const only = onlyClaimant(state, row, kind);
    return [{ card, owed, paid: only < 0 ? 0 : countOf(state.bank, kind) }];
  });
  emit(state, { type: 'short', rule: 'CAT-PROD-04', shortages });
}

function emitProduced(state: State, sum: number, cards: readonly number[]): void {
  const hexes: string[] = [];
  const gains: ResourceGain[] = [];
  const left = [...cards];
  for (let hex = 0; hex < state.island.hexes; hex++) {
    if (state.token[hex] !== sum || hex === state.robber) continue;
    if (payFrom(state, hex, cards, left, gains)) hexes.push(hexName(hex));
  }
  emit(state, { type: 'produced', rule: 'CAT-PROD-02', cards: cards.map(cardsIn), hexes, gains });
}

/**
 * Notes the cards that a hex gave of those of each seat that are `left`: where the bank was short, the first hexes gave them.
 * Tells whether anybody beside it got a card at all: there may be nobody, or the bank may be out of it. CAT-PROD-05
 */
function payFrom(
  state: State,
  hex: number,
  cards: readonly number[],
  left: number[],
  gains: ResourceGain[],
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
