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
    expect(stdout).toMatch(/^CAR-TB-PIG-05 {2}With a pig/);
    expect(stdout).toContain('Otherwise in: First printing, 2003 (c1)');
    expect(bastide(['rules', 'CAR-TB-PIG-05', '--lang', 'uk']).stdout).toContain('Джерела:');
  });

  test('a rule that is not played here says why', () => {
    expect(bastide(['rules', 'CAR-TB-PIG-09']).stdout).toContain(
      'Not played here: it needs a tile that no set on this table has.',
    );
  });

  test('chapters, and the rules of one', () => {
    const { chapters } = json(['rules']);
    expect(chapters[0]).toMatchObject({ id: 'CAR-GEN', name: 'Setting up' });
    const { rules } = json(['rules', 'CAR-FARM']);
    expect(rules.map(({ id }: { id: string }) => id)).toContain('CAR-FARM-05');
    expect(rules).toHaveLength(chapters.find(({ id }: { id: string }) => id === 'CAR-FARM').rules);
    expect(bastide(['rules']).stdout.trim().split('\n')).toHaveLength(chapters.length);
  });

  test('words are looked for in the language asked for', () => {
    expect(json(['rules', 'second', 'tile']).rules.length).toBeGreaterThan(3);
    expect(json(['rules', 'свиня', '--lang', 'uk']).rules.length).toBeGreaterThan(3);
  });

  test('what it does not find', () => {
    expect(refused(['rules', 'CAR-TB-PIG-99', '--json'])).toMatch(
      /^there is no rule CAR-TB-PIG-99: did you mean CAR-TB-PIG-\d\d, /,
    );
    expect(refused(['rules', 'CAR-TB-PGI-05'])).toContain('CAR-TB-PIG-05');
    expect(refused(['rules', 'xyzzy', '--json'])).toBe('no rule speaks of "xyzzy"');
    expect(refused(['rules', '--lang', 'fr'])).toMatch(/Allowed choices are en, uk/);
  });
});
