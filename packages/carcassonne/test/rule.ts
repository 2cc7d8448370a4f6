import { test } from 'vitest';

/** A test of one rule, or of one printed example (`G01`), titled with its id in the rules digest. */
export function rule(id: string, title: string, body: () => void): void {
  test(`${id}: ${title}`, body);
}
