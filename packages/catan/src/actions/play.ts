import { malformed, quote, type Refusal, refuse, type Seat } from '@bastide/contract';
import { DEVELOPMENTS, isDevelopment } from '../cards/names.ts';
import { countOf, OF_A_KIND_AT_MOST, one } from '../cards/packed.ts';
import { emit } from '../emit.ts';
import { DISCARD, ROB, ROBBER } from '../phases.ts';
import type { State } from '../state.ts';
import { cardOf, choiceOf, PLAY, type PlayCardAction, playCode } from './development-cards/card.ts';
import { CARD_OF_KIND, CARDS } from './development-cards/index.ts';
import type { Input, Read, SeatRules, Words } from './shared/action.ts';
import { isOwnTurn } from './shared/reasons.ts';

export type { PlayCardAction };

export const play: SeatRules<PlayCardAction> = {
  by: 'seat',
  type: 'play',
  members: ['card', 'cards', 'resource'],
  code: PLAY,
  encode,
  decode,
  list: listCards,
  malformed: malformedCard,
  timingRefusal: ({ phase }, _, turnRefusal) =>
    turnRefusal && isOwnTurn(turnRefusal) && (phase === DISCARD || phase === ROBBER || phase === ROB)
      ? refuse('CAT-TURN-07', turnRefusal.because, turnRefusal.facts)
      : turnRefusal,
  refusal,
  apply: playCard,
  // The others' cards come by a monopoly. CAT-PROG-07
  revealsHidden: ({ card }) => card === 'monopoly',
  write,
  read,
};

function encode(_state: State, action: PlayCardAction): number {
  const kind = DEVELOPMENTS.indexOf(action.card);
  return playCode(kind, CARD_OF_KIND[kind]!.choice?.encode(action) ?? 0);
}

function decode(_state: State, code: number): PlayCardAction {
  const kind = cardOf(code);
  const card = DEVELOPMENTS[kind] as PlayCardAction['card'];
  return { type: 'play', card, ...CARD_OF_KIND[kind]!.choice?.decode(choiceOf(code)) };
}

/** All bits of the cards that are played: of all but victory points. */
const PLAYABLE = OF_A_KIND_AT_MOST * CARDS.reduce((sum, { kind }) => sum + one(kind), 0);

/** Cards that a seat may play, packed: one a turn, none bought in it, no victory points. CAT-DEV-03, CAT-DEV-04 */
const playable = (state: State, seat: Seat): number =>
  state.played === 0 ? (state.held[seat]! - state.fresh[seat]!) & PLAYABLE : 0;

/** Tells whether a seat has a card that may be played, were there a place for it. CAT-DEV-03, CAT-DEV-04 */
export const mayPlayCard = (state: State, seat: Seat): boolean => playable(state, seat) !== 0;

/** Choices of the cards that the seat may play. */
export function listCards(state: State, seat: Seat, out: Int32Array, from: number): number {
  const cards = playable(state, seat);
  return cards === 0 ? from : listChoices(state, seat, cards, out, from);
}

/** Their lists in objects of one shape: those are faster. */
const LISTS = CARDS.map(({ kind, list }) => ({ kind, list }));

function listChoices(state: State, seat: Seat, cards: number, out: Int32Array, from: number): number {
  let count = from;
  for (let i = 0; i < LISTS.length; i++)
    if (countOf(cards, LISTS[i]!.kind) > 0) count = LISTS[i]!.list(state, seat, out, count);
  return count;
}

function malformedCard(_state: State, action: Input): Refusal | undefined {
  if (!isDevelopment(action.card)) return malformed(`there is no development card ${quote(action.card)}`);
  const kind = DEVELOPMENTS.indexOf(action.card);
  const stray = CARDS.find(
    (card) => card.choice && (action[card.choice.member] !== undefined) !== (card.kind === kind),
  );
  return stray && malformed(stray.choice!.because);
}

function refusal(state: State, seat: Seat, action: Input): Refusal | undefined {
  const name = action.card as PlayCardAction['card'];
  const kind = DEVELOPMENTS.indexOf(name);
  const card = CARD_OF_KIND[kind];
  if (!card) return refuse('CAT-DEV-05', 'victory point cards are shown only to win, and then by themselves');
  if (countOf(playable(state, seat), kind) > 0) return card.refusal?.(state, seat, action);
  if (state.played !== 0) return refuse('CAT-DEV-03', 'one development card was played this turn');
  if (countOf(state.held[seat]!, kind) === 0)
    return refuse('CAT-DEV-01', `seat ${seat} holds no ${name} card`, { card: name });
  return refuse('CAT-DEV-04', 'it was bought this turn', { card: name });
}

/** CAT-DEV-03, CAT-DEV-07 */
function playCard(state: State, code: number): void {
  const seat = state.seat;
  const kind = cardOf(code);
  state.played = 1;
  state.held[seat]! -= one(kind);
  if (state.events) emitPlayed(state, seat, code);
  EFFECTS[kind]!(state, seat, choiceOf(code));
}

/** By place in DEVELOPMENTS. */
const EFFECTS = CARD_OF_KIND.map((card) => card?.apply);

function emitPlayed(state: State, seat: Seat, code: number): void {
  const kind = cardOf(code);
  const choice = CARD_OF_KIND[kind]!.choice;
  const announced = choice?.isAnnounced ? choice.decode(choiceOf(code)) : {};
  emit(state, { type: 'played', seat, card: DEVELOPMENTS[kind]!, ...announced });
}

function write(action: PlayCardAction): string {
  const choice = CARD_OF_KIND[DEVELOPMENTS.indexOf(action.card)]!.choice;
  return choice ? `play ${action.card} ${choice.write(action)}` : `play ${action.card}`;
}

function read([, name = '', ...rest]: Words): Read<PlayCardAction> {
  const card = isDevelopment(name) ? CARD_OF_KIND[DEVELOPMENTS.indexOf(name)] : undefined;
  if (!card) return undefined;
  const named = { type: 'play', card: name as PlayCardAction['card'] } as const;
  if (!card.choice) return { action: named, used: 2 };
  const chosen = card.choice.read(rest);
  return chosen && { action: { ...named, ...chosen.choice }, used: 2 + chosen.used };
}
