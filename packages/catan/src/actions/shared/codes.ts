/**
 * Codes of actions, bit by bit: 0–7 what it concerns (a place, a seat, a card, a pair of dice), 8–12 the place of the action in the
 * list of all, from 16 on the seat, where that need not be the active one.
 */
const KIND_AT = 8;
const SEAT_AT = 16;
/** Arguments that fit into a code, and kinds of codes. */
export const ARGUMENTS = 1 << KIND_AT;
export const KINDS_AT_MOST = 32;

/** The code of the action at that place of the list, without an argument. */
export const codeOf = (kind: number): number => kind << KIND_AT;
export const kindOf = (code: number): number => (code >> KIND_AT) & (KINDS_AT_MOST - 1);
export const argumentOf = (code: number): number => code & (ARGUMENTS - 1);
export const seatIn = (code: number): number => code >> SEAT_AT;
export const bySeat = (seat: number): number => seat << SEAT_AT;
