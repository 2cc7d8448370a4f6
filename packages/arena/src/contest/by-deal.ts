import { type Interval, type Mean, meanOf, wilson } from '../statistics.ts';

/** A value of one game of a deal. */
export interface DealValue {
  readonly deal: number;
  readonly value: number;
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
export const average = (values: readonly number[]): number =>
  values.length > 0 ? sum(values) / values.length : 0;

function byDeal(values: readonly DealValue[]): number[][] {
  const deals = new Map<number, number[]>();
  for (const { deal, value } of values) {
    const known = deals.get(deal) ?? [];
    deals.set(deal, known);
    known.push(value);
  }
  return [...deals.values()];
}

/** Mean and deviation of single games; the error as deals differ, since games of a deal share their draws. */
export function meansByDeal(values: readonly DealValue[]): Mean {
  const single = values.map(({ value }) => value);
  const usual = meanOf(sum(single), sum(single.map((value) => value * value)), single.length);
  return { ...usual, error: errorByDeal(values) };
}

/** The standard error of the mean where deals are drawn, not games; 0 where there is one deal. */
function errorByDeal(values: readonly DealValue[]): number {
  const deals = byDeal(values);
  if (deals.length < 2) return 0;
  const mean = average(values.map(({ value }) => value));
  const squares = sum(deals.map((deal) => sum(deal.map((value) => value - mean)) ** 2));
  return Math.sqrt((squares * deals.length) / (deals.length - 1)) / values.length;
}

/**
 * Wilson's interval of a share of wins, for as many independent games as would make the error that deals show; of one deal, and
 * where all deals came to the same, as many as there are deals.
 */
export function clusteredInterval(values: readonly DealValue[]): Interval {
  const rate = average(values.map(({ value }) => value));
  const deals = byDeal(values).length;
  const error = errorByDeal(values);
  const most = 2 * values.length;
  const games = error > 0 ? Math.min(most, Math.max(deals, (rate * (1 - rate)) / error ** 2)) : deals;
  return wilson(rate * games, games);
}
