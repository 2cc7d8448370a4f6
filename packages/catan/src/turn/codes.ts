/**
 * Codes of actions, bit by bit: 0–7 what it concerns (a place, a seat, a card, a pair of dice; see below), 8–12 its kind, from 16 on
 * the seat, where that need not be the active one.
 */
export const CODE_KINDS = [
  'lay',
  'settle',
  'road',
  'city',
  'roll',
  'dice',
  'discard',
  'robber',
  'rob',
  'stolen',
  'buy',
  'dealt',
  'play',
  'swap',
  'offer',
  'counter',
  'withdraw',
  'accept',
  'decline',
  'trade',
  'skip',
  'end',
] as const;
export type CodeKind = (typeof CODE_KINDS)[number];

const KIND_AT = 8;
const SEAT_AT = 16;
/** Arguments that fit into a code, and kinds of codes. */
export const ARGUMENTS = 1 << KIND_AT;
export const KINDS_AT_MOST = 32;

const codeOf = (kind: CodeKind): number => CODE_KINDS.indexOf(kind) << KIND_AT;
export const LAY = codeOf('lay');
export const SETTLE_AT = codeOf('settle');
export const ROAD_ON = codeOf('road');
export const CITY_AT = codeOf('city');
export const ROLL = codeOf('roll');
export const DICE_SHOW = codeOf('dice');
export const DISCARD_CARD = codeOf('discard');
export const ROBBER_TO = codeOf('robber');
export const ROB_SEAT = codeOf('rob');
export const STOLEN_CARD = codeOf('stolen');
export const BUY = codeOf('buy');
export const DEALT_CARD = codeOf('dealt');
/** A kind of development card in bits 5–7; below, for plenty one of PLENTY_CHOICES, for monopoly a resource. */
export const PLAY = codeOf('play');
/** `8 * give + get`. */
export const BANK_SWAP = codeOf('swap');
/** Terms lie on the desk. */
export const OFFER_DESK = codeOf('offer');
export const COUNTER_DESK = codeOf('counter');
export const WITHDRAW = codeOf('withdraw');
export const ACCEPT = codeOf('accept');
export const DECLINE = codeOf('decline');
export const TRADE_WITH = codeOf('trade');
export const SKIP = codeOf('skip');
export const END = codeOf('end');

/** Place in CODE_KINDS. */
export const kindOf = (code: number): number => (code >> KIND_AT) & (KINDS_AT_MOST - 1);
export const argumentOf = (code: number): number => code & (ARGUMENTS - 1);
export const seatIn = (code: number): number => code >> SEAT_AT;
export const bySeat = (seat: number): number => seat << SEAT_AT;
