/** All that a development card brings along, each in a file of its own. `play.ts` says when one may be played. */
import type { Refusal, Seat } from '@bastide/contract';
import type { CardCounts, Development, Resource } from '../../cards/names.ts';
import type { State } from '../../state.ts';
import type { Input, Words } from '../shared/action.ts';
import { argumentOf, codeOf } from '../shared/codes.ts';

/** A development card is played. */
export interface PlayCardAction {
  readonly type: 'play';
  /** Its kind. */
  readonly card: Exclude<Development, 'point'>;
  /** Year of plenty: two cards, or the only one that the bank has. */
  readonly cards?: CardCounts;
  /** Monopoly. */
  readonly resource?: Resource;
}

/** Members that name the choice of a card. */
export type Choice = Pick<PlayCardAction, 'cards' | 'resource'>;

export interface CardRules {
  /** Place in DEVELOPMENTS. */
  readonly kind: number;
  /** Writes the codes of its choices; returns the next place. The seat holds it and may play a card. */
  list(state: State, seat: Seat, out: Int32Array, from: number): number;
  /** Returns the reason against this card now; left out: there is none. */
  refusal?(state: State, seat: Seat, action: Input): Refusal | undefined;
  /** Performs what it says; `choice` as its codes have it. */
  apply(state: State, seat: Seat, choice: number): void;
  /** The choice that comes with the card; left out: there is nothing to choose. */
  readonly choice?: ChoiceRules;
}

export interface ChoiceRules {
  readonly member: keyof Choice;
  /** The reason against that member with another card, or this one without it. */
  readonly because: string;
  /** A choice as a number below 32. */
  encode(choice: Choice): number;
  decode(choice: number): Choice;
  /** True if all hear of it as the card is played; if not, an event of its own tells it. */
  readonly isAnnounced: boolean;
  write(choice: Choice): string;
  /** Reads the words after the name of the card. */
  read(words: Words): { readonly choice: Choice; readonly used: number } | undefined;
}

/** A kind of development card in bits 5–7, its choice below. */
export const PLAY = codeOf(12);
export const CARD_KINDS_AT_MOST = 8;
export const playCode = (kind: number, choice: number): number => PLAY | (kind << 5) | choice;
export const cardOf = (code: number): number => argumentOf(code) >> 5;
export const choiceOf = (code: number): number => code & 31;
