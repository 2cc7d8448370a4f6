import { test } from 'vitest';

/** A test of one rule or more, or of a golden case (`SG-01`, `GG-01`), titled with their ids in the rulebook. */
export function rule(ids: string, title: string, body: () => void): void {
  test(`${ids}: ${title}`, body);
}
