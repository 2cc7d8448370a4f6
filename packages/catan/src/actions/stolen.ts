import { type Random, refuse } from '@bastide/contract';
import { drawKind } from '../cards/draw.ts';
import { isResource, RESOURCES, type Resource } from '../cards/names.ts';
import { emit } from '../emit.ts';
import type { State } from '../state.ts';
import { steal } from '../turn/move-cards.ts';
import { resume } from '../turn/resume.ts';
import type { ChanceRules } from './shared/action.ts';
import { argumentOf, codeOf } from './shared/codes.ts';
import { cardRefusal, listKinds } from './shared/drawn-card.ts';

/** Chance: the card that the robbed seat loses. */
export interface StolenCardAction {
  readonly type: 'stolen';
  /** A card of that hand; a secret of robber and victim. CAT-ROBBER-15 */
  readonly card: Resource;
}

export const STOLEN_CARD = codeOf(9);

export const stolen: ChanceRules<StolenCardAction> = {
  by: 'chance',
  type: 'stolen',
  members: ['card'],
  code: STOLEN_CARD,
  encode: (_, { card }) => STOLEN_CARD | RESOURCES.indexOf(card),
  decode: (_, code) => ({ type: 'stolen', card: RESOURCES[argumentOf(code)]! }),
  sample: sampleStolen,
  list: ({ hand, victim }, out, weights) => listKinds(hand[victim]!, STOLEN_CARD, out, weights),
  timingRefusal: refuse('CAT-ROBBER-07', 'nobody is being robbed'),
  refusal: ({ hand, victim }, { card }) =>
    cardRefusal(RESOURCES, card, hand[victim]!, 'CAT-ROBBER-11', 'the robbed seat holds no'),
  apply: takeStolen,
  isAnswer: true,
  // Robber and victim know it. CAT-ROBBER-15
  isSecretFrom: (state, seat) => seat !== state.seat && seat !== state.victim,
  write: ({ card }) => card,
  read: ([card]) => (isResource(card) ? { action: { type: 'stolen', card }, used: 1 } : undefined),
};

/** Each card in the hand is as likely as any other. CAT-ROBBER-11 */
export function sampleStolen(state: State, random: Random): number {
  const victim = state.victim;
  return STOLEN_CARD | drawKind(state.hand[victim]!, state.cards[victim]!, random);
}

export function takeStolen(state: State, code: number): void {
  const thief = state.seat;
  const victim = state.victim;
  const kind = argumentOf(code);
  steal(state, thief, victim, kind);
  state.victim = -1;
  if (state.events) emit(state, { type: 'robbed', seat: thief, from: victim, card: RESOURCES[kind]! });
  resume(state);
}
