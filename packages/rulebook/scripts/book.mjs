// Writes docs/rules/carcassonne.md from the built package; run `node packages/rulebook/scripts/book.mjs` after a build.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  CHAPTERS,
  chapterNames,
  EDITIONS,
  editionNames,
  loadRules,
  RULE_IDS,
  RULES,
  reasonNames,
  rulesIn,
  sourceNames,
  statusNames,
} from '@bastide/rulebook';

export const BOOK = fileURLToPath(new URL('../../../docs/rules/carcassonne.md', import.meta.url));

const chapters = chapterNames('en');
const editions = editionNames('en');
const reasons = reasonNames('en');
const sources = sourceNames('en');
const statuses = statusNames('en');

/** The whole rulebook in English, as Markdown. */
export async function book() {
  const texts = await loadRules('en');
  const played = RULE_IDS.filter((id) => RULES[id].status === 'implemented').length;
  return `${[
    '# The rules of Carcassonne, as played here',
    'The base game, Traders & Builders, The River, Inns & Cathedrals and the abbot, in our own words. Every rule has an id; code, tests, refusals and scores cite it.',
    `Of ${RULE_IDS.length} rules, ${played} are played at this table; the others say why not. The text of a rule is that of the second edition where it has the rule; lines below it tell what other editions say.`,
    'This page is written by `packages/rulebook/scripts/book.mjs`. To change a rule, change its text in `packages/rulebook/src/carcassonne`.',
    '“Carcassonne” is a trademark of its owner, named only to say which rules are meant.',
    '## Editions',
    EDITIONS.map((id) => `- **${editions[id].name}** (\`${id}\`): ${editions[id].about}`).join('\n'),
    '## Chapters',
    CHAPTERS.map((id) => `- [${chapters[id]}](#${slug(chapters[id])}): ${id}-*`).join('\n'),
    ...CHAPTERS.flatMap((id) => [`## ${chapters[id]}`, ...rulesIn(id).map((rule) => entry(rule, texts))]),
  ].join('\n\n')}\n`;
}

function entry(id, texts) {
  const { title, text, differs } = texts[id];
  const { sources: from, near } = RULES[id];
  return [
    `<a id="${id}"></a>\n\n### ${id} ${title}`,
    text,
    [
      ...byText(differs ?? {}).map(([names, says]) => `- *${names}:* ${says}`),
      ...(differs ? [] : ['- Editions: the same in all four.']),
      `- Source: ${from.map((source) => sources[source]).join('; ')}.`,
      `- Status: ${standing(RULES[id])}.`,
      `- See also: ${near.map((other) => `[${texts[other].title}](#${other})`).join(' · ')}`,
    ].join('\n'),
  ].join('\n\n');
}

function standing({ status, because, except }) {
  if (because) return `${statuses[status]}; it ${reasons[because]}`;
  return except ? `${statuses[status]} in part; the rest ${reasons[except]}` : statuses[status];
}

/** Editions that say the same share a line. */
function byText(differs) {
  const lines = new Map();
  for (const edition of EDITIONS) {
    const says = differs[edition];
    if (says) lines.set(says, [...(lines.get(says) ?? []), editions[edition].name]);
  }
  return [...lines].map(([says, names]) => [names.join('; '), says]);
}

/** The anchor that Markdown readers give a heading. */
const slug = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(BOOK, await book());
