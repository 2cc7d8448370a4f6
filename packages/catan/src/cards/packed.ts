/**
 * Five kinds of cards in one number, six bits each: five for the count (0–31), the top one is a guard that catches
 * what would be borrowed. Resource cards in the order of RESOURCES, development cards in that of DEVELOPMENTS.
 */
import type { CardCounts, Development, DevelopmentCounts, Resource } from './names.ts';
import { DEVELOPMENTS, RESOURCES } from './names.ts';

export const KINDS = 5;
export const BITS = 6;
/** The most cards of a kind that a number can hold. */
export const OF_A_KIND_AT_MOST = 31;
const MASK = OF_A_KIND_AT_MOST;
const GUARD_BIT = 32;
const EVERY_OTHER = 0b011111_000000_011111_000000_011111;
const PAIR = 0b111111_111111;
/** The top bit of each field. */
export const GUARD = 0b100000_100000_100000_100000_100000;

/** One card of a kind. */
export const one = (kind: number): number => 1 << (BITS * kind);
/** Number of cards of a kind. */
export const countOf = (cards: number, kind: number): number => (cards >> (BITS * kind)) & MASK;
/** Tells whether `cards` holds at least `wanted` of every kind. */
export const holds = (cards: number, wanted: number): boolean => enough(cards, wanted) === GUARD;
export const total = (cards: number): number => {
  // Kinds in pairs, 12 bits each, so that three additions are enough.
  const pairs = (cards & EVERY_OTHER) + ((cards >> BITS) & EVERY_OTHER);
  return (pairs + (pairs >> (2 * BITS)) + (pairs >> (4 * BITS))) & PAIR;
};
/** The guard bit of every kind of which `cards` holds at least `wanted`. */
export const enough = (cards: number, wanted: number): number => ((cards | GUARD) - wanted) & GUARD;
/** The guard bit of every kind of which there is at least one. */
export const present = (cards: number): number => enough(cards, ONE_OF_EACH);
/** Tells whether a set of guard bits has that of a kind. */
export const hasKind = (guards: number, kind: number): boolean =>
  ((guards >> (BITS * kind)) & GUARD_BIT) !== 0;

/** The lowest kind of a set of guard bits that is not empty; `guards & (guards - 1)` is the set without it. */
export const firstKind = (guards: number): number => ((31 - Math.clz32(guards & -guards)) / BITS) | 0;

/** All bits of the kinds of a set of guard bits. */
export const fieldsOf = (guards: number): number => guards | (guards - (guards >> (BITS - 1)));

const ONE_OF_EACH = 0b000001_000001_000001_000001_000001;

/** Of each kind as many cards as `cards` has fewer than `wanted`. */
export function lacking(cards: number, wanted: number): number {
  let lack = 0;
  for (let kind = 0; kind < KINDS; kind++)
    lack += Math.max(0, countOf(wanted, kind) - countOf(cards, kind)) * one(kind);
  return lack;
}

function pack<Kind extends string>(
  kinds: readonly Kind[],
  counts: { readonly [kind in Kind]?: number },
): number {
  return kinds.reduce((sum, kind, i) => sum + (counts[kind] ?? 0) * one(i), 0);
}

function unpack<Kind extends string>(kinds: readonly Kind[], cards: number): Record<Kind, number> {
  return Object.fromEntries(kinds.map((kind, i) => [kind, countOf(cards, i)])) as Record<Kind, number>;
}

export const packCards = (counts: CardCounts): number => pack(RESOURCES, counts);
export const packDevelopments = (counts: DevelopmentCounts): number => pack(DEVELOPMENTS, counts);
/** Every kind, those with none too. */
export const unpackCards = (cards: number): Record<Resource, number> => unpack(RESOURCES, cards);
export const unpackDevelopments = (cards: number): Record<Development, number> => unpack(DEVELOPMENTS, cards);

/** Only the kinds that are there: how records and events name cards. */
export function cardsIn(cards: number): CardCounts {
  return Object.fromEntries(Object.entries(unpackCards(cards)).filter(([, count]) => count > 0));
}
