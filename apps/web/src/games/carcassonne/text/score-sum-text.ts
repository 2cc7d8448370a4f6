import type { Good, ScorePart } from '@bastide/carcassonne';
import { GOODS } from '@bastide/carcassonne';
import type { CarcassonneTranslator } from '../messages.ts';

/** Describes a score with its sum: "8 tiles × 2 + 2 coats of arms × 2 = 20"; inns and cathedrals are named. */
export function sumText(t: CarcassonneTranslator, { parts, points, rule, kind }: ScoreSum): string {
  const most = mostWords(t, parts);
  if (most !== undefined) return most;
  const sum = parts.length > 0 ? `${summands(t, parts)} = ${points}` : String(points);
  return WITH_INN_OR_CATHEDRAL.includes(rule) ? t('sum.rich', { kind, sum }) : sum;
}

interface ScoreSum {
  readonly parts: readonly ScorePart[];
  readonly points: number;
  readonly rule: string;
  readonly kind: string;
}

/** Scores of roads with an inn and cities with a cathedral. */
const WITH_INN_OR_CATHEDRAL: readonly string[] = ['CAR-IC-03', 'CAR-IC-04', 'CAR-IC-05'];

/** Describes goods, which are no product: the seat with most of a kind is paid only for that. CAR-TB-GOODS-06 */
function mostWords(t: CarcassonneTranslator, parts: readonly ScorePart[]): string | undefined {
  const part = parts.find((one) => GOODS.some((good) => good === one.for));
  return part && t('sum.most', { things: thingsOf(t, part), points: part.points });
}

export const summands = (t: CarcassonneTranslator, parts: readonly ScorePart[]): string =>
  parts.map((part) => summand(part, thingsOf(t, part))).join(' + ');

const thingsOf = (t: CarcassonneTranslator, part: ScorePart): string =>
  t(`sum.${part.for}`, { count: part.count });

const summand = ({ each }: ScorePart, things: string): string =>
  each !== 1 ? `${things} × ${each}` : things;

/** Returns only the sum, for a narrow line: a monastery's own tile is a bare number, "1 + 8 tiles around it = 9". */
export function shortSum(
  t: CarcassonneTranslator,
  { parts, points }: Pick<ScoreSum, 'parts' | 'points'>,
): string {
  const most = mostWords(t, parts);
  if (most !== undefined) return most;
  const words = parts.map((part) =>
    part.for === 'monastery' ? String(part.points) : summand(part, thingsOf(t, part)),
  );
  return `${words.join(' + ')} = ${points}`;
}

/** Returns "2 cloth and 1 wine", without kinds of which there are none. */
export function goodsText(t: CarcassonneTranslator, goods: Readonly<Record<Good, number>>): string {
  const held = GOODS.filter((good) => goods[good] > 0);
  return t.list(held.map((good) => t('seat.goodCount', { n: goods[good], good })));
}

/** Number of tiles that a feature covers. */
export const tilesOfParts = (parts: readonly { readonly at: readonly [number, number] }[]): number =>
  new Set(parts.map(({ at }) => at.join())).size;
