/** Dealing cards that an observer has not seen: each arrangement that fits what is known is as likely as any other. */
import type { Random } from '@bastide/contract';
import { drawKind } from './draw.ts';
import { POINT } from './names.ts';
import { countOf, one, total } from './packed.ts';

/** One of the cards, each as likely as any other. There is at least one. */
const anyOf = (cards: number, random: Random): number => one(drawKind(cards, total(cards), random));

/** So many of the cards, packed. */
export function someOf(cards: number, count: number, random: Random): number {
  let chosen = 0;
  for (let i = 0; i < count; i++) chosen += anyOf(cards - chosen, random);
  return chosen;
}

/** Development cards that a seat hides: how many, and how many of them can be victory points. CAT-VP-04 */
export interface HiddenCards {
  readonly count: number;
  readonly pointsAtMost: number;
}

/** Deals `unseen` to those who hide cards; what is left is the deck. By holder, packed. */
export function dealHidden(unseen: number, holders: readonly HiddenCards[], random: Random): number[] {
  const points = pointsOfEach(unseen, holders, random);
  let others = unseen - countOf(unseen, POINT) * one(POINT);
  return holders.map(({ count }, i) => {
    const dealt = someOf(others, count - points[i]!, random);
    others -= dealt;
    return dealt + points[i]! * one(POINT);
  });
}

/** Distributes the victory points: so many with each holder, by the number of arrangements, the deck's among them. */
function pointsOfEach(unseen: number, holders: readonly HiddenCards[], random: Random): readonly number[] {
  const points = countOf(unseen, POINT);
  const deck = total(unseen) - holders.reduce((sum, { count }) => sum + count, 0);
  let splits: { readonly split: readonly number[]; readonly left: number; readonly ways: number }[] = [
    { split: [], left: points, ways: 1 },
  ];
  for (const { count, pointsAtMost } of holders)
    splits = splits.flatMap(({ split, left, ways }) =>
      Array.from({ length: Math.min(left, count, pointsAtMost) + 1 }, (_, own) => ({
        split: [...split, own],
        left: left - own,
        ways: ways * choose(count, own),
      })),
    );
  const odds = splits.map(({ left, ways }) => ways * choose(deck, left));
  let rest = (random.below(2 ** 30) / 2 ** 30) * odds.reduce((sum, each) => sum + each, 0);
  const chosen = odds.findIndex((each) => {
    rest -= each;
    return rest < 0;
  });
  return splits[chosen]!.split;
}

/** The number of ways to choose `k` of `n`. */
function choose(n: number, k: number): number {
  if (k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}
