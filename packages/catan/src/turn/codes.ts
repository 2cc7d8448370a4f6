/** Codes of actions: the kind from bit 8 on, what it concerns below, and from bit 16 on the seat that need not be the active one. */
export const LAY = 0 << 8;
export const SETTLE_AT = 1 << 8;
export const ROAD_ON = 2 << 8;
export const CITY_AT = 3 << 8;
export const ROLL = 4 << 8;
export const DICE_SHOW = 5 << 8;
export const DISCARD_CARD = 6 << 8;
export const ROBBER_TO = 7 << 8;
export const ROB_SEAT = 8 << 8;
export const STOLEN_CARD = 9 << 8;
export const BUY = 10 << 8;
export const DEALT_CARD = 11 << 8;
/** A kind of development card in bits 5–7; below, for plenty one of PLENTY_CHOICES, for monopoly a resource. */
export const PLAY = 12 << 8;
/** `8 * give + get`. */
export const BANK_SWAP = 13 << 8;
/** Terms lie on the desk. */
export const OFFER_DESK = 14 << 8;
export const COUNTER_DESK = 15 << 8;
export const WITHDRAW = 16 << 8;
export const ACCEPT = 17 << 8;
export const DECLINE = 18 << 8;
export const TRADE_WITH = 19 << 8;
export const SKIP = 20 << 8;
export const END = 21 << 8;

export const kindOf = (code: number): number => (code >> 8) & 31;
export const argumentOf = (code: number): number => code & 255;
export const seatIn = (code: number): number => code >> 16;
export const bySeat = (seat: number): number => seat << 16;
