import { describe, expect, test } from 'vitest';
import { bastide, json, refused } from './bastide.ts';

describe('rules', () => {
  test('a rule by its id, however it is typed', () => {
    const rule = json(['rules', 'car-tb-pig-05']);
    expect(rule).toMatchObject({ id: 'CAR-TB-PIG-05', chapter: 'The pig', status: 'implemented' });
    expect(rule.text).toContain('4 points instead of 3');
    expect(rule.sources.length).toBeGreaterThan(0);
    expect(rule.differs.map(({ edition }: { edition: string }) => edition)).toEqual(['c1', 'c3']);
    expect(rule.near[0]).toMatchObject({ id: 'CAR-FARM-05' });
  });

  test('for people, in both languages', () => {
    const { code, stdout } = bastide(['rules', 'CAR-TB-PIG-05']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^CAR-TB-PIG-05 {2}With a pig.* {2}\(Carcassonne: The pig\)\n/);
    expect(stdout).toContain('Otherwise in: First printing, 2003 (c1)');
    expect(bastide(['rules', 'CAR-TB-PIG-05', '--lang', 'uk']).stdout).toContain('Джерела:');
  });

  test('of either game', () => {
    expect(json(['rules', 'CAT-ROBBER-04'])).toMatchObject({ game: 'catan', chapter: 'The robber' });
    const { stdout } = bastide(['rules', 'cat-robber-04', '--lang', 'uk']);
    expect(stdout).toMatch(/^CAT-ROBBER-04 {2}Куди може піти розбійник {2}\(Катан: Розбійник\)\n/);
    expect(bastide(['rules', 'CAT-PROD-04']).stdout).toContain('Otherwise in: Older printings (older)');
  });

  test('a rule that is not played here says why', () => {
    expect(bastide(['rules', 'CAR-TB-PIG-09']).stdout).toContain(
      'Not played here: it needs a tile that no set on this table has.',
    );
    expect(bastide(['rules', 'CAT-P56-01']).stdout).toContain(
      'Not played here: it needs the extension for 5 and 6 players.',
    );
    expect(bastide(['rules', 'CAT-MAP-04']).stdout).toContain(
      'Played here, but a part of it needs the set-up',
    );
  });

  test('chapters, and the rules of one', () => {
    const { chapters } = json(['rules']);
    expect(chapters[0]).toMatchObject({ id: 'CAR-GEN', game: 'carcassonne', name: 'Setting up' });
    expect(chapters.at(-1)).toMatchObject({ id: 'CAT-P56', game: 'catan' });
    const { rules } = json(['rules', 'CAR-FARM']);
    expect(rules.map(({ id }: { id: string }) => id)).toContain('CAR-FARM-05');
    expect(rules).toHaveLength(chapters.find(({ id }: { id: string }) => id === 'CAR-FARM').rules);
    const headings = ['Carcassonne', '', 'Catan'];
    expect(bastide(['rules']).stdout.trim().split('\n')).toHaveLength(chapters.length + headings.length);
    expect(bastide(['rules', 'cat-robber', '--lang', 'uk']).stdout.split('\n').slice(0, 2)).toEqual([
      'Катан',
      'CAT-ROBBER-01     Де починає розбійник',
    ]);
    const catan = json(['rules', '--game', 'catan']).chapters;
    expect(new Set(catan.map(({ game }: { game: string }) => game))).toEqual(new Set(['catan']));
  });

  test('words are looked for in the language asked for', () => {
    expect(json(['rules', 'second', 'tile']).rules.length).toBeGreaterThan(3);
    expect(json(['rules', 'свиня', '--lang', 'uk']).rules.length).toBeGreaterThan(3);
  });

  test('words are looked for in both games, or in the one asked for', () => {
    const games = (args: string[]) =>
      new Set(json(['rules', ...args]).rules.map(({ game }: { game: string }) => game));
    expect(games(['road'])).toEqual(new Set(['carcassonne', 'catan']));
    expect(games(['road', '--game', 'catan'])).toEqual(new Set(['catan']));
    const { stdout } = bastide(['rules', 'robber']);
    expect(stdout).toMatch(/^Catan\nCAT-ROBBER-\d\d /);
    expect(bastide(['rules', 'road']).stdout).toMatch(/^Carcassonne\n(.+\n)+\nCatan\n/);
  });

  test('a game that is named among the words narrows the search', () => {
    expect(json(['rules', 'robber', 'Catan'])).toEqual(json(['rules', 'robber', '--game', 'catan']));
    expect(json(['rules', 'catan'])).toEqual(json(['rules', '--game', 'catan']));
  });

  test('what it does not find', () => {
    expect(refused(['rules', 'CAR-TB-PIG-99', '--json'])).toMatch(
      /^there is no rule CAR-TB-PIG-99: did you mean CAR-TB-PIG-\d\d, /,
    );
    expect(refused(['rules', 'CAR-TB-PGI-05'])).toContain('CAR-TB-PIG-05');
    expect(refused(['rules', 'xyzzy', '--json'])).toBe('no rule speaks of "xyzzy"');
    expect(refused(['rules', 'pig', 'builder', '--game', 'catan'])).toBe(
      'no rule of catan speaks of "pig builder"',
    );
    expect(refused(['rules', 'CAT-ROBBER-40'])).toMatch(/did you mean CAT-ROBBER-\d\d, /);
    expect(refused(['rules', '--lang', 'fr'])).toMatch(/Allowed choices are en, uk/);
  });
});
