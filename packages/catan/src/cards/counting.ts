/**
 * Counting cards: all that follows, for each seat and for an onlooker, from what they have seen. Every card that comes or
 * goes is seen by all but those stolen (CAT-ROBBER-15, CAT-INFO-04), so an observer keeps every way the hands may now be, and
 * how likely each is. A payment, an offer or a gift rules out the ways in which the seat could not make it.
 */
import { BITS, countOf as countIn, holds, KINDS, one } from './packed.ts';

/** Packed hands by seat, and the number of chances of it: only their ratios mean something. */
export interface Way {
  readonly hands: readonly number[];
  readonly chances: number;
}

/** By observer: the seats, then the onlooker. An empty list: too many ways to keep, so only numbers of cards are known. */
export interface Counting {
  readonly ways: readonly (readonly Way[])[];
}

/** More ways than this are given up: nobody counts that far. */
const WAYS_AT_MOST = 4000;
const CHANCES_AT_MOST = 2 ** 40;

export const emptyHands = (seats: number): Counting => ({
  ways: Array.from({ length: seats + 1 }, () => [{ hands: Array<number>(seats).fill(0), chances: 1 }]),
});

const mapWays = (
  counting: Counting,
  change: (ways: readonly Way[], observer: number) => readonly Way[],
): Counting => ({
  ways: counting.ways.map((ways, observer) => (ways.length === 0 ? ways : change(ways, observer))),
});

const withHand = (hands: readonly number[], seat: number, hand: number): number[] => {
  const next = [...hands];
  next[seat] = hand;
  return next;
};

/** All see the cards that a seat receives. */
export const afterGain = (counting: Counting, seat: number, cards: number): Counting =>
  mapWays(counting, (ways) =>
    ways.map(({ hands, chances }) => ({ hands: withHand(hands, seat, hands[seat]! + cards), chances })),
  );

/** All see that a seat holds these cards. */
export const afterShow = (counting: Counting, seat: number, cards: number): Counting =>
  mapWays(counting, (ways) => simplest(ways.filter(({ hands }) => holds(hands[seat]!, cards))));

/** All see the cards that a seat pays. */
export const afterPayment = (counting: Counting, seat: number, cards: number): Counting =>
  mapWays(afterShow(counting, seat, cards), (ways) =>
    ways.map(({ hands, chances }) => ({ hands: withHand(hands, seat, hands[seat]! - cards), chances })),
  );

/** All see how many of a kind a seat has, for it hands over every one. CAT-PROG-07 */
export const afterHandover = (counting: Counting, seat: number, kind: number, count: number): Counting =>
  mapWays(counting, (ways) =>
    simplest(
      ways
        .filter(({ hands }) => countIn(hands[seat]!, kind) === count)
        .map(({ hands, chances }) => ({
          hands: withHand(hands, seat, hands[seat]! - count * one(kind)),
          chances,
        })),
    ),
  );

/** A card moves from one hand to another: those two see which, the others that it does. CAT-ROBBER-11, CAT-ROBBER-15 */
export const afterTheft = (counting: Counting, thief: number, victim: number, kind: number): Counting =>
  mapWays(counting, (ways, observer) => {
    const isSeen = observer === thief || observer === victim;
    return merged(
      ways.flatMap((way) => (isSeen ? after(way, thief, victim, kind) : anyOf(way, thief, victim))),
    );
  });

function after({ hands, chances }: Way, thief: number, victim: number, kind: number): readonly Way[] {
  const count = countIn(hands[victim]!, kind);
  if (count === 0) return [];
  const next = [...hands];
  next[victim]! -= one(kind);
  next[thief]! += one(kind);
  return [{ hands: next, chances: chances * count }];
}

const anyOf = (way: Way, thief: number, victim: number): readonly Way[] =>
  Array.from({ length: KINDS }, (_, kind) => after(way, thief, victim, kind)).flat();

/** Equal ways as one. */
function merged(ways: readonly Way[]): readonly Way[] {
  const byHands = new Map<string, { hands: readonly number[]; chances: number }>();
  for (const { hands, chances } of ways) {
    const key = hands.join();
    const known = byHands.get(key);
    if (known) known.chances += chances;
    else byHands.set(key, { hands, chances });
  }
  return byHands.size > WAYS_AT_MOST ? [] : simplest([...byHands.values()]);
}

/** The same ratios in small numbers. */
function simplest(ways: readonly Way[]): readonly Way[] {
  let common = 0;
  let most = 0;
  for (const { chances } of ways) {
    common = greatestCommonDivisor(chances, common);
    most = Math.max(most, chances);
  }
  if (common <= 1 && most <= CHANCES_AT_MOST) return ways;
  const by = Math.max(common, most / CHANCES_AT_MOST);
  return ways.map(({ hands, chances }) => ({ hands, chances: Math.max(1, Math.round(chances / by)) }));
}

function greatestCommonDivisor(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}

/** Fewest and most cards of each kind that a seat can have, packed. */
export function bounds(
  ways: readonly Way[],
  seat: number,
): { readonly least: number; readonly most: number } {
  let least = 0;
  let most = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const counts = ways.map(({ hands }) => countIn(hands[seat]!, kind));
    least += Math.min(...counts) << (BITS * kind);
    most += Math.max(...counts) << (BITS * kind);
  }
  return { least, most };
}
