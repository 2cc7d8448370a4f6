import { ENDS } from './island.ts';

/**
 * The longest walk over `roads` that uses none of them twice, found by taking every such walk there is. It may begin or
 * end at a place that stops it, and does not lead through one. CAT-LROAD-02…06
 */
export function longestRoad(
  roads: readonly string[],
  stops: (at: string) => boolean,
  endsOf = (road: string): readonly string[] => ENDS[road]!,
): number {
  const onFrom = (at: string, left: readonly string[]): number => {
    let longest = 0;
    for (const road of left) {
      const [one, other] = endsOf(road) as [string, string];
      if (one !== at && other !== at) continue;
      const next = one === at ? other : one;
      const rest = stops(next) ? 0 : onFrom(next, without(left, road));
      longest = Math.max(longest, 1 + rest);
    }
    return longest;
  };
  const starts = new Set(roads.flatMap(endsOf));
  return Math.max(0, ...[...starts].map((at) => onFrom(at, roads)));
}

const without = (roads: readonly string[], road: string): string[] => roads.filter((other) => other !== road);
