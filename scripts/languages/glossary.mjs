// The words of each language (packages/rulebook/glossary), and how they are known in a sentence.
import { readFileSync } from 'node:fs';
import { at } from '../run-tool.mjs';

/**
 * The terms of a language, by game and id: `term` as it stands alone; `forms`, beginnings of words by which it is known in
 * a sentence (after `…` also within a word); `never`, what our texts do not call it; `from` where it is taken.
 */
export const glossary = (language) =>
  JSON.parse(readFileSync(at(`packages/rulebook/glossary/${language}.json`), 'utf8'));

/** Finds a term in a text. */
export const termIn = ({ term, forms = [term] }) => anyOf(forms);

/** Finds what is never said for it; undefined if there is nothing. */
export const neverIn = ({ never = [] }) => (never.length > 0 ? anyOf(never) : undefined);

const anyOf = (forms) => new RegExp(forms.map(pattern).join('|'), 'iu');

const pattern = (form) =>
  form.startsWith('…') ? escaped(form.slice(1)) : `(?<![\\p{L}\\p{M}])${escaped(form)}`;

const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
