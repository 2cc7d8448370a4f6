import { readdirSync, readFileSync } from 'node:fs';
import { carcassonne } from '@bastide/carcassonne';
import { describe, expect, test } from 'vitest';
import { fingerprint, holds, readClaimedGame } from './claimed-game.ts';
import { positionOf, RefereeCheck } from './random-game.ts';

const folder = new URL('games/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.bastide'));

describe('recorded games', () => {
  for (const file of files)
    test(file.replace('.bastide', '').replaceAll('-', ' '), () => {
      const story = readClaimedGame(readFileSync(new URL(file, folder), 'utf8'));
      const { record, claims, end } = story;
      const { every, positions } = record.meta as { every: number; positions: string[] };
      expect(end.outcome).toStrictEqual(record.result);
      for (const claim of claims) expect(holds(claim, story), claim).toBe(true);

      // Once more, step by step: engine, referee and the record agree.
      const watch = new RefereeCheck(record.options);
      const state = carcassonne.setup(record.options);
      record.actions.forEach(({ by, ...action }, i) => {
        watch.follow(state, by, action, () => carcassonne.apply(state, by, action));
        if ((i + 1) % every !== 0 && i + 1 < record.actions.length) return;
        const expected = positions[Math.ceil((i + 1) / every) - 1];
        expect(fingerprint(positionOf(carcassonne.view(state)))).toBe(expected);
        expect(fingerprint(watch.referee.position())).toBe(expected);
      });
    });

  test('there are at least twenty recorded games with claims', () => {
    expect(files.length).toBeGreaterThanOrEqual(20);
  });
});
