import type { EditionName } from '@bastide/carcassonne';
import { test } from 'vitest';
import { type TestTable, tableWith } from './table.ts';

/** A test of one rule, or of one printed example (`G01`), titled with its id in the rulebook. */
export function rule(id: string, title: string, body: () => void): void {
  test(`${id}: ${title}`, body);
}

/** The same under several editions, each with Traders & Builders. */
export function ruleIn(
  id: string,
  title: string,
  editions: readonly EditionName[],
  body: (table: (...seats: string[]) => TestTable) => void,
): void {
  for (const edition of editions)
    test(`${id}: ${title} (${edition})`, () => {
      body((...seats) => tableWith({ edition, sets: ['traders'] }, ...seats));
    });
}
