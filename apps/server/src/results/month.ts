import type { TableResult } from './table-result.ts';

/** `2030-03`, by Greenwich. */
export const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7);

/**
 * Returns the month into which a table counts. One that is not public counts into the present month if it was over earlier: sums of a
 * month that may be shown already never change by a single table.
 */
export const countedMonth = ({ at, isPublic }: Pick<TableResult, 'at' | 'isPublic'>, now: number): string =>
  monthOf(isPublic ? at : Math.max(at, now));
