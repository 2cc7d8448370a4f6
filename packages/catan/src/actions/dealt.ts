import { refuse } from '@bastide/contract';
import { drawKind } from '../cards/draw.ts';
import { DEVELOPMENTS, type Development, isDevelopment } from '../cards/names.ts';
import { one } from '../cards/packed.ts';
import { emit } from '../emit.ts';
import { MAIN } from '../phases.ts';
import { endIfWon } from '../scoring/victory.ts';
import type { State } from '../state.ts';
import type { ChanceRules } from './shared/action.ts';
import { argumentOf, codeOf } from './shared/codes.ts';
import { cardRefusal, listKinds } from './shared/drawn-card.ts';

/** Chance: the development card bought. */
export interface DealtCardAction {
  readonly type: 'dealt';
  /** A card of the deck; a secret of the buyer. CAT-INFO-02 */
  readonly card: Development;
}

export const DEALT_CARD = codeOf(11);

export const dealt: ChanceRules<DealtCardAction> = {
  by: 'chance',
  type: 'dealt',
  members: ['card'],
  code: DEALT_CARD,
  encode: (_, { card }) => DEALT_CARD | DEVELOPMENTS.indexOf(card),
  decode: (_, code) => ({ type: 'dealt', card: DEVELOPMENTS[argumentOf(code)]! }),
  // Each card left in the deck is as likely as any other.
  sample: ({ deck, deckLeft }, random) => DEALT_CARD | drawKind(deck, deckLeft, random),
  list: ({ deck }, out, weights) => listKinds(deck, DEALT_CARD, out, weights),
  timingRefusal: refuse('CAT-DEV-01', 'nobody has bought a card'),
  refusal: ({ deck }, { card }) =>
    cardRefusal(DEVELOPMENTS, card, deck, 'CAT-COMP-06', 'the deck has no more'),
  apply: takeDealt,
  isAnswer: true,
  // The buyer knows it. CAT-INFO-02
  isSecretFrom: (state, seat) => seat !== state.seat,
  write: ({ card }) => card,
  read: ([card]) => (isDevelopment(card) ? { action: { type: 'dealt', card }, used: 1 } : undefined),
};

/** CAT-DEV-04, CAT-DEV-05 */
function takeDealt(state: State, code: number): void {
  const seat = state.seat;
  const kind = argumentOf(code);
  state.deck -= one(kind);
  state.deckLeft--;
  state.held[seat]! += one(kind);
  state.fresh[seat]! += one(kind);
  state.pointsAtMost[seat]!++;
  state.phase = MAIN;
  if (state.events) emit(state, { type: 'dealt', seat, card: DEVELOPMENTS[kind]! });
  endIfWon(state, 'CAT-VP-02');
}
