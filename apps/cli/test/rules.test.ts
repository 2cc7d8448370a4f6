import { describe, expect, test } from 'vitest';
import { bastide, json, refused } from './bastide.ts';

describe('rules', () => {
  test('rules finds a rule by its id in any spelling', async () => {
    const rule = await json(['rules', 'car-tb-pig-05']);
    expect(rule).toMatchObject({ id: 'CAR-TB-PIG-05', chapter: 'The pig', status: 'implemented' });
    expect(rule.text).toContain('4 points instead of 3');
    expect(rule.sources.length).toBeGreaterThan(0);
    expect(rule.differs.map(({ edition }: { edition: string }) => edition)).toEqual(['c1', 'c3']);
    expect(rule.near[0]).toMatchObject({ id: 'CAR-FARM-05' });
  });

  test('rules prints a rule in both languages', async () => {
    const { code, stdout } = await bastide(['rules', 'CAR-TB-PIG-05']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^CAR-TB-PIG-05 {2}With a pig.* {2}\(Carcassonne: The pig\)\n/);
    expect(stdout).toContain('Different in: First printing, 2003 (c1)');
    expect((await bastide(['rules', 'CAR-TB-PIG-05', '--lang', 'uk'])).stdout).toContain('Джерела:');
  });

  test('rules prints a rule of either game', async () => {
    expect(await json(['rules', 'CAT-ROBBER-04'])).toMatchObject({ game: 'catan', chapter: 'The robber' });
    const { stdout } = await bastide(['rules', 'cat-robber-04', '--lang', 'uk']);
    expect(stdout).toMatch(/^CAT-ROBBER-04 {2}Куди може піти розбійник {2}\(Катан: Розбійник\)\n/);
    expect((await bastide(['rules', 'CAT-PROD-04'])).stdout).toContain(
      'Different in: Older printings (older)',
    );
  });

  test('a rule that is not implemented says why', async () => {
    expect((await bastide(['rules', 'CAR-TB-PIG-09'])).stdout).toContain(
      'Not played here: it needs a tile that no set on this table has.',
    );
    expect((await bastide(['rules', 'CAT-P56-01'])).stdout).toContain(
      'Not played here: it needs the extension for 5 and 6 players.',
    );
    expect((await bastide(['rules', 'CAT-MAP-04'])).stdout).toContain(
      'Played here, but a part of it needs the set-up',
    );
  });

  test('rules lists all chapters, or the rules of one', async () => {
    const { chapters } = await json(['rules']);
    expect(chapters[0]).toMatchObject({ id: 'CAR-GEN', game: 'carcassonne', name: 'Setting up' });
    expect(chapters.at(-1)).toMatchObject({ id: 'CAT-P56', game: 'catan' });
    const { rules } = await json(['rules', 'CAR-FARM']);
    expect(rules.map(({ id }: { id: string }) => id)).toContain('CAR-FARM-05');
    expect(rules).toHaveLength(chapters.find(({ id }: { id: string }) => id === 'CAR-FARM').rules);
    const headings = ['Carcassonne', '', 'Catan'];
    expect((await bastide(['rules'])).stdout.trim().split('\n')).toHaveLength(
      chapters.length + headings.length,
    );
    expect((await bastide(['rules', 'cat-robber', '--lang', 'uk'])).stdout.split('\n').slice(0, 2)).toEqual([
      'Катан',
      'CAT-ROBBER-01     Де починає розбійник',
    ]);
    const catan = (await json(['rules', '--game', 'catan'])).chapters;
    expect(new Set(catan.map(({ game }: { game: string }) => game))).toEqual(new Set(['catan']));
  });

  test('rules searches in the chosen language', async () => {
    expect((await json(['rules', 'second', 'tile'])).rules.length).toBeGreaterThan(3);
    expect((await json(['rules', 'свиня', '--lang', 'uk'])).rules.length).toBeGreaterThan(3);
  });

  test('rules searches in both games, or in the chosen one', async () => {
    const games = async (args: string[]) =>
      new Set((await json(['rules', ...args])).rules.map(({ game }: { game: string }) => game));
    expect(await games(['road'])).toEqual(new Set(['carcassonne', 'catan']));
    expect(await games(['road', '--game', 'catan'])).toEqual(new Set(['catan']));
    const { stdout } = await bastide(['rules', 'robber']);
    expect(stdout).toMatch(/^Catan\nCAT-ROBBER-\d\d /);
    expect((await bastide(['rules', 'road'])).stdout).toMatch(/^Carcassonne\n(.+\n)+\nCatan\n/);
  });

  test('a question finds its rules, each with its editions and the sentence that answers', async () => {
    const { stdout } = await bastide(['rules', 'how', 'many', 'points', 'for', 'a', 'farmer']);
    expect(stdout).toMatch(
      /^CAR-FARM-05 +Field by field, 3 points {2}\[First edition, later printing; .*\]\n +Whoever is strongest in a field gets 3 points/im,
    );
    expect(stdout).toMatch(
      /^CAR-FARM-06 +No farmer, no points\n +A field without farmers gives points to nobody\.$/m,
    );
  });

  test('the name of a game narrows the search', async () => {
    expect(await json(['rules', 'robber', 'Catan'])).toEqual(
      await json(['rules', 'robber', '--game', 'catan']),
    );
    expect(await json(['rules', 'catan'])).toEqual(await json(['rules', '--game', 'catan']));
  });

  test('rules refuses an unknown id, word or language', async () => {
    expect(await refused(['rules', 'CAR-TB-PIG-99', '--json'])).toMatch(
      /^there is no rule CAR-TB-PIG-99: did you mean CAR-TB-PIG-\d\d, /,
    );
    expect(await refused(['rules', 'CAR-TB-PGI-05'])).toContain('CAR-TB-PIG-05');
    expect(await refused(['rules', 'xyzzy', '--json'])).toBe('no rule contains "xyzzy"');
    expect(await refused(['rules', 'pig', 'builder', '--game', 'catan'])).toBe(
      'no rule of catan contains "pig builder"',
    );
    expect(await refused(['rules', 'CAT-ROBBER-40'])).toMatch(/did you mean CAT-ROBBER-\d\d, /);
    expect(await refused(['rules', '--lang', 'fr'])).toMatch(/Allowed choices are en, uk/);
  });
});

test('names of built-in properties are ordinary words', async () => {
  for (const name of ['constructor', 'toString', 'hasOwnProperty', '__proto__'])
    expect(await refused(['rules', name])).toBe(`no rule contains "${name}"`);
});
