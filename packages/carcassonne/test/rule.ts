import { test } from 'vitest';

/** A test of one rule, titled with its id in `docs/rules/carcassonne.md`, or of a printed example (`G01`). */
export function rule(id: string, title: string, body: () => void): void {
  test(`${id}: ${title}`, body);
}
