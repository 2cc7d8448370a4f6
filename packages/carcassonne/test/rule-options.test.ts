import assert from 'node:assert/strict';
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
import { test } from 'vitest';
import { IDS } from './rules/ids.ts';

const NAMES = Object.keys(CHOICES) as (keyof Rules)[];

test('every option is named by a rule, and is behind it', () => {
  assert.deepEqual(Object.keys(OPTION_RULES).sort(), [...NAMES].sort());
  for (const name of NAMES) {
    assert.ok(IDS.includes(OPTION_RULES[name]), OPTION_RULES[name]);
    assert.ok(optionsOfRule(OPTION_RULES[name]).includes(name), name);
  }
});

test('the longest beginning of an id that fits decides which options are behind a rule', () => {
  assert.deepEqual(optionsOfRule('CAR-TB-PIG-05'), ['pigRule', 'fieldScoring']);
  assert.deepEqual(optionsOfRule('CAR-TB-PIG-07'), ['pigRule']);
  assert.deepEqual(optionsOfRule('CAR-ROAD-01'), []);
});

test('the edition that rules so: the one played, else the first that agrees, else none', () => {
  const played = { edition: 'c2', ...EDITIONS.c2 } as const;
  assert.equal(rulingEdition('CAR-CITY-03', played), 'c2');
  assert.equal(rulingEdition('CAR-CITY-03', { ...played, smallCity: 2 }), 'c1');
  assert.equal(rulingEdition('CAR-TB-DOUBLE-06', played), 'c2');
  assert.equal(rulingEdition('CAR-TB-DOUBLE-06', { ...played, secondTile: 'always' }), 'c3');
  assert.equal(rulingEdition('CAR-TB-BUILDER-25', { ...played, secondTile: 'always' }), undefined);
  assert.equal(rulingEdition('CAR-FARM-04', { ...played, fieldScoring: 'field-3-once' }), undefined);
});

test('an option that needs a set is refused without it, and only without it', () => {
  for (const name of NAMES)
    for (const value of CHOICES[name]) {
      const needed = NEEDS[name];
      const isChange = value !== EDITIONS.c2[name];
      const without = carcassonne.readOptions({ [name]: value, sets: SETS.filter((set) => set !== needed) });
      assert.equal(without.ok, !needed || !isChange, name);
      assert.ok(carcassonne.readOptions({ [name]: value, sets: SETS }).ok);
    }
});
