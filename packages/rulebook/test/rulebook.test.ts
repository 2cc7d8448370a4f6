import { readFileSync } from 'node:fs';
import {
  CHAPTERS,
  chapterNames,
  EDITIONS,
  editionNames,
  isRuleId,
  LANGUAGES,
  loadRules,
  REASONS,
  RULE_IDS,
  RULES,
  reasonNames,
  rulesIn,
  SOURCES,
  searchRules,
  sourceNames,
  statusNames,
} from '@bastide/rulebook';
import { describe, expect, it } from 'vitest';
import { BOOK, book } from '../scripts/book.mjs';

const texts = { en: await loadRules('en'), uk: await loadRules('uk') };

describe('facts', () => {
  it('names every rule once, in chapters without gaps in the list', () => {
    expect(RULE_IDS).toHaveLength(174);
    expect(CHAPTERS.flatMap(rulesIn).toSorted()).toEqual([...RULE_IDS].toSorted());
    for (const id of RULE_IDS) expect(id).toMatch(/^CAR-(TB-)?[A-Z]+-\d\d$/);
  });

  it.each(RULE_IDS)('%s has sources, neighbours and a reason where it is not played', (id) => {
    const rule = RULES[id];
    expect(rule.sources.length).toBeGreaterThan(0);
    expect(new Set(rule.sources).size).toBe(rule.sources.length);
    expect(rule.near.length).toBeGreaterThanOrEqual(3);
    expect(rule.near.length).toBeLessThanOrEqual(5);
    expect(new Set(rule.near).size).toBe(rule.near.length);
    expect(rule.near).not.toContain(id);
    expect(rule.near.filter((other) => !isRuleId(other))).toEqual([]);
    if (rule.status !== 'implemented') expect(REASONS).toContain(rule.because);
  });

  it('knows its ids', () => {
    expect(isRuleId('CAR-TB-PIG-05')).toBe(true);
    expect(isRuleId('CAR-TB-PIG-5')).toBe(false);
    expect(isRuleId('toString')).toBe(false);
  });
});

describe.each(LANGUAGES)('texts in %s', (language) => {
  const rules = texts[language];

  it('has exactly the rules', () => {
    expect(Object.keys(rules)).toEqual([...RULE_IDS]);
  });

  it.each(RULE_IDS)('%s is short, plain and searchable', (id) => {
    const { title, text, words } = rules[id];
    expect(title.trim()).not.toBe('');
    expect(title.split(/\s+/).length).toBeLessThanOrEqual(6);
    expect(title).not.toMatch(/[.!]$/);
    const sentences = text.split(/(?<=[.?])\s/).length;
    expect(sentences).toBeGreaterThanOrEqual(1);
    expect(sentences).toBeLessThanOrEqual(4);
    expect(text).toMatch(/[.]$/);
    expect(text).not.toMatch(/!|CAR-| {2}/);
    expect(words.length).toBeGreaterThan(0);
  });

  it.each(RULE_IDS)('%s tells what each differing edition says', (id) => {
    const { differs } = RULES[id];
    const told = Object.entries(rules[id].differs ?? {});
    expect(told.map(([edition]) => edition).toSorted()).toEqual(differs === 'same' ? [] : differs.toSorted());
    for (const [, says] of told) expect(says).toMatch(/[.]$/);
  });

  it('has no two rules with one title', () => {
    const titles = RULE_IDS.map((id) => rules[id].title.toLowerCase());
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  it('names editions, sources, chapters, reasons and statuses', () => {
    for (const id of EDITIONS) expect(editionNames(language)[id].about).toMatch(/[.]$/);
    for (const id of SOURCES) expect(sourceNames(language)[id]).not.toBe('');
    for (const id of CHAPTERS) expect(chapterNames(language)[id]).not.toBe('');
    for (const id of REASONS) expect(reasonNames(language)[id]).not.toBe('');
    expect(Object.values(statusNames(language)).filter((name) => name === '')).toEqual([]);
  });
});

describe('translation', () => {
  it.each(RULE_IDS)('%s is not the same text in two languages', (id) => {
    expect(texts.uk[id].title).not.toBe(texts.en[id].title);
    expect(texts.uk[id].text).not.toBe(texts.en[id].text);
    for (const edition of EDITIONS)
      if (texts.en[id].differs?.[edition])
        expect(texts.uk[id].differs?.[edition]).not.toBe(texts.en[id].differs[edition]);
  });

  it('keeps the scripts apart', () => {
    for (const id of RULE_IDS) {
      expect(JSON.stringify(texts.en[id])).not.toMatch(/\p{Script=Cyrillic}/u);
      const { title, text, differs } = texts.uk[id];
      expect(JSON.stringify([title, text, Object.values(differs ?? {})])).not.toMatch(/\p{Script=Latin}/u);
    }
  });

  it('has the same figures in both languages', () => {
    const figures = (text: string) => (text.match(/\d+/g) ?? []).toSorted();
    for (const id of RULE_IDS)
      expect([id, figures(texts.uk[id].text)]).toEqual([id, figures(texts.en[id].text)]);
  });
});

describe('search', () => {
  const best = (language: 'en' | 'uk', query: string, count = 5) =>
    searchRules(texts[language], query).slice(0, count);

  it('finds the builder in both languages, in any case and ending', () => {
    const found = [best('en', 'builder'), best('uk', 'будівельник', 4), best('uk', 'БУДІВЕЛЬНИКА', 1)].flat();
    for (const id of found) expect(id).toMatch(/^CAR-TB-BUILDER-/);
    for (const id of [...best('en', 'Pig', 3), ...best('uk', 'свиня', 3)]) expect(id).toMatch(/^CAR-TB-PIG-/);
    expect(searchRules(texts.uk, 'будівельником')).toContain('CAR-TB-BUILDER-06');
    expect(searchRules(texts.en, 'cities')).toContain('CAR-CITY-02');
  });

  it('finds an id, its tail or its chapter first', () => {
    expect(best('en', 'CAR-TB-PIG-05', 1)).toEqual(['CAR-TB-PIG-05']);
    expect(best('uk', 'pig-5', 1)).toEqual(['CAR-TB-PIG-05']);
    expect(best('en', 'tb pig 22', 1)).toEqual(['CAR-TB-PIG-22']);
    expect(best('en', 'car-farm', 2)).toEqual(['CAR-FARM-01', 'CAR-FARM-02']);
  });

  it('finds what players ask, by synonyms too', () => {
    expect(best('en', 'coat of arms city points')).toContain('CAR-CITY-02');
    expect(best('en', 'cloister')).toContain('CAR-MON-01');
    expect(best('en', 'U-turn', 1)).toEqual(['CAR-RIV-04']);
    expect(best('en', 'third tile')).toContain('CAR-TB-DOUBLE-04');
    expect(best('uk', 'подвійний хід')).toContain('CAR-TB-DOUBLE-01');
    expect(best('uk', "з'єднати")).toContain('CAR-TB-BUILDER-13');
    expect(best('uk', 'очки за монастир', 1)).toEqual(['CAR-MON-01']);
  });

  it('answers nothing to nothing', () => {
    expect(searchRules(texts.en, '')).toEqual([]);
    expect(searchRules(texts.en, ' — ? ')).toEqual([]);
    expect(searchRules(texts.en, 'xyzzy builder')).toEqual([]);
  });
});

it('docs/rules/carcassonne.md is up to date (node packages/rulebook/scripts/book.mjs writes it)', async () => {
  expect(readFileSync(BOOK, 'utf8')).toBe(await book());
});
