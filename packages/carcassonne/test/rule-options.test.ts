import {
  CHOICES,
  carcassonne,
  EDITIONS,
  NEEDS,
  OPTION_RULES,
  optionsOfRule,
  type Rules,
  rulingEdition,
  SETS,
} from '@bastide/carcassonne';
import { expect, test } from 'vitest';
import { IDS } from './rules/ids.ts';

const NAMES = Object.keys(CHOICES) as (keyof Rules)[];

test('every option is named by a rule, and is behind it', () => {
  expect(Object.keys(OPTION_RULES).sort()).toStrictEqual([...NAMES].sort());
  for (const name of NAMES) {
    expect(IDS).toContain(OPTION_RULES[name]);
    expect(optionsOfRule(OPTION_RULES[name])).toContain(name);
  }
});

test('the longest beginning of an id that fits decides which options are behind a rule', () => {
  expect(optionsOfRule('CAR-TB-PIG-05')).toStrictEqual(['pigRule', 'fieldScoring']);
  expect(optionsOfRule('CAR-TB-PIG-07')).toStrictEqual(['pigRule']);
  expect(optionsOfRule('CAR-ROAD-01')).toStrictEqual([]);
});

test('the ruling edition is the one played, else the first that agrees, else none', () => {
  const played = { edition: 'c2', ...EDITIONS.c2 } as const;
  expect(rulingEdition('CAR-CITY-03', played)).toBe('c2');
  expect(rulingEdition('CAR-CITY-03', { ...played, smallCity: 2 })).toBe('c1');
  expect(rulingEdition('CAR-TB-DOUBLE-06', played)).toBe('c2');
  expect(rulingEdition('CAR-TB-DOUBLE-06', { ...played, secondTile: 'always' })).toBe('c3');
  expect(rulingEdition('CAR-TB-BUILDER-25', { ...played, secondTile: 'always' })).toBeUndefined();
  expect(rulingEdition('CAR-FARM-04', { ...played, fieldScoring: 'field-3-once' })).toBeUndefined();
});

test('an option that needs a set is refused without it, and only without it', () => {
  for (const name of NAMES)
    for (const value of CHOICES[name]) {
      const needed = NEEDS[name];
      const isChange = value !== EDITIONS.c2[name];
      const without = carcassonne.readOptions({ [name]: value, sets: SETS.filter((set) => set !== needed) });
      expect(without.ok, name).toBe(!needed || !isChange);
      expect(carcassonne.readOptions({ [name]: value, sets: SETS }).ok).toBe(true);
    }
});
