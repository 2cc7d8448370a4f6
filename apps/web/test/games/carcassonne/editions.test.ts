import { CHOICES, optionsOfRule, rulingEdition, SETS } from '@bastide/carcassonne';
import { isRuleId, LANGUAGES, loadRules, RULE_IDS, RULES, type RuleFacts } from '@bastide/rulebook';
import { describe, expect, test } from 'vitest';
import { editionText, optionValue } from '../../../src/games/carcassonne/editions/option-text.ts';
import {
  changesOf,
  EDITION_NAMES,
  OPTION_NAMES,
  optionConflict,
  rowOf,
  withOption,
} from '../../../src/games/carcassonne/editions/options.ts';
import { ROWS, usual } from '../../../src/games/carcassonne/editions/rows.ts';
import type { CarcassonneSetup } from '../../../src/games/carcassonne/setup.ts';
import { setups } from '../../../src/games/carcassonne/setups.ts';
import { BOX_PRESETS, isBox, partOf } from '../../../src/games/carcassonne/start/BoxPresets.tsx';
import { soloSeats } from '../../../src/people/seats.ts';
import { messagesIn, translatorIn } from '../../translators.ts';

const en = await messagesIn('en');
const t = await translatorIn('en');
const setup = (part: Partial<CarcassonneSetup> = {}): CarcassonneSetup => ({
  game: 'carcassonne',
  edition: 'c2',
  sets: ['traders'],
  seats: soloSeats('', 1, 'greedy'),
  ...part,
});

test('every option of the game has a line', () => {
  expect([...OPTION_NAMES].sort()).toEqual(Object.keys(CHOICES).sort());
});

test('every line cites a rule of the book, and every value has words', () => {
  for (const row of ROWS) {
    expect(isRuleId(row.rule)).toBe(true);
    for (const edition of EDITION_NAMES)
      expect(optionValue(t, row.name, row.value(rowOf(edition)))).not.toContain('option.');
  }
  for (const name of OPTION_NAMES)
    for (const value of CHOICES[name]) expect(en).toHaveProperty([`option.${name}.${value}`]);
});

test('the usual value is the one of most editions, and of the oldest in a tie', () => {
  expect(usual([2, 4, 4, 4])).toBe(4);
  expect(usual(['shuffle', 'shuffle', 'remove', 'remove'])).toBe('shuffle');
});

test('the summary names a changed rule, and forgets it when it is changed back', () => {
  const house = withOption(setup(), 'smallCity', 2);
  expect(editionText(t, setup({ house }))).toBe('Second edition, 2015; changed: two-tile city 2');
  expect(withOption(setup({ house }), 'smallCity', 4)).toEqual({});
  expect(changesOf(house)).toEqual([['smallCity', '2']]);
});

test.each(LANGUAGES)('every value of a rule has its own name in %s', async (language) => {
  const words = await translatorIn(language);
  for (const name of OPTION_NAMES) {
    const called = CHOICES[name].map((value) => editionText(words, setup({ house: { [name]: value } })));
    expect([name, new Set(called).size]).toEqual([name, called.length]);
  }
});

test.each(LANGUAGES)('an edition has one name on all pages and in the rulebook in %s', async (language) => {
  const words = await translatorIn(language);
  const { names } = await loadRules('carcassonne', language);
  for (const edition of EDITION_NAMES) {
    const { name } = names.editions[edition];
    expect(words(`edition.name.${edition}`)).toBe(name);
    expect(words(`start.edition.${edition}`).toLocaleLowerCase(language)).toBe(
      name.toLocaleLowerCase(language),
    );
  }
});

test('the pig’s bonus follows from two options', () => {
  const bonus = ROWS.find(({ name }) => name === 'pigBonus')!;
  expect(EDITION_NAMES.map((edition) => bonus.value(rowOf(edition)))).toEqual(['5', '4', '4', 'none']);
});

describe('impossible setups', () => {
  test.each([
    ['riverTiles', 'third', 'river'],
    ['icUnfinished', 'plain', 'inns'],
    ['builderRule', 'paired', 'traders'],
  ] as const)('%s %s without %s', (name, value, set) => {
    const agreed = setup({ sets: SETS.filter((one) => one !== set), house: { [name]: value } });
    expect(optionConflict(agreed)).toMatchObject({ option: name, needs: set });
    expect(optionConflict({ ...agreed, sets: SETS })).toBeUndefined();
  });
  test('the refusal of two conflicts names the first one, with its own set', () => {
    const house = { builderRule: 'paired', riverTiles: 'third' } as const;
    const fault = optionConflict(setup({ sets: [], house }));
    expect(fault?.needs).toBe(fault?.option === 'riverTiles' ? 'river' : 'traders');
  });
  test('a game with seven players is refused', () => {
    const seats = [...soloSeats('', 5, 'greedy'), soloSeats('', 1, 'greedy')[0]!];
    expect(optionConflict(setup({ seats }))?.refusal).toMatchObject({
      rule: 'CAR-GEN-01',
      facts: { option: 'seats' },
    });
  });
});

test('the stored setup keeps house rules and drops invalid ones', () => {
  const kept = setup({ house: { smallCity: 2, riverTiles: 'third' } });
  expect(setups.parse(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  expect(setups.parse({ ...kept, house: { smallCity: 7 } })).toEqual(setup());
});

test('choosing a box changes only the options of that box', () => {
  const house = { smallCity: 2 } as const;
  for (const box of BOX_PRESETS) {
    const taken = { ...setup({ house }), ...partOf(box) };
    expect(isBox(box, taken)).toBe(true);
    expect(optionConflict(taken)).toBeUndefined();
  }
  expect(isBox(BOX_PRESETS[0]!, setup())).toBe(false);
});

test('the ruling shown is the one of the options in force', async () => {
  const played = { edition: 'c2', ...rowOf('c2') } as const;
  expect(rulingEdition('CAR-CITY-03', played)).toBe('c2');
  expect(rulingEdition('CAR-CITY-03', { ...played, smallCity: 2 })).toBe('c1');
  expect(rulingEdition('CAR-TB-PIG-22', { ...played, pigRule: 'shield-city' })).toBe('c3');
  expect(rulingEdition('CAR-FARM-04', { ...played, fieldScoring: 'field-3-once' })).toBeUndefined();
  expect(rulingEdition('CAR-ROAD-01', { ...played, smallCity: 2 })).toBe('c2');
  // A rule whose ruling differs between editions has known options.
  const { texts } = await loadRules('carcassonne', 'en');
  for (const id of RULE_IDS.carcassonne) {
    const facts: RuleFacts<string> = RULES[id];
    if (facts.differs === 'same' || !/^CAR-(CITY|FARM|TB-PIG|TB-BUILDER|TB-DOUBLE)/.test(id)) continue;
    expect([id, optionsOfRule(id).length > 0, texts[id].differs !== undefined]).toEqual([id, true, true]);
  }
});
