// The terms of each language (packages/rulebook/glossary), and how to find them in a sentence.
import { readFileSync } from 'node:fs';
import { at } from '../run-tool.mjs';

/**
 * Returns the terms of a language, by game and id: `term` alone; `forms`, beginnings of words that show it in a
 * sentence (after `…` also within a word); `never`, words that our texts do not use for it; `from`, its source.
 */
export const glossary = (language) =>
  JSON.parse(readFileSync(at(`packages/rulebook/glossary/${language}.json`), 'utf8'));

/** Finds a term in a text. */
export const termIn = ({ term, forms = [term] }) => anyOf(forms);

/** Finds forbidden words for a term; undefined if it has none. */
export const neverIn = ({ never = [] }) => (never.length > 0 ? anyOf(never) : undefined);

const anyOf = (forms) => new RegExp(forms.map(pattern).join('|'), 'iu');

const pattern = (form) =>
  form.startsWith('…') ? escaped(form.slice(1)) : `(?<![\\p{L}\\p{M}])${escaped(form)}`;

const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
