// Writes docs/rules/*.md from the built package; run `node packages/rulebook/scripts/book.mjs` after a build.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  CHAPTERS,
  chapterNames,
  EDITIONS,
  editionNames,
  GAMES,
  gameNames,
  gameOfRule,
  loadRules,
  PREFACES,
  RULE_IDS,
  RULES,
  reasonNames,
  rulesIn,
  sourceNames,
  statusNames,
} from '@bastide/rulebook';

/** The file that a game's rules are written to. */
export const bookFile = (game) => fileURLToPath(new URL(`../../../docs/rules/${game}.md`, import.meta.url));

const games = gameNames('en');
const chapters = chapterNames('en');
const editions = editionNames('en');
const reasons = reasonNames('en');
const sources = sourceNames('en');
const statuses = statusNames('en');

/** The whole rulebook of a game in English, as Markdown. */
export async function book(game) {
  const texts = await loadRules(game, 'en');
  const ids = RULE_IDS[game];
  const played = ids.filter((id) => RULES[id].status === 'implemented').length;
  const { about, follows } = PREFACES[game];
  return `${[
    `# The rules of ${games[game]}, as played here`,
    `${about} Every rule has an id; code, tests, refusals and scores cite it.`,
    `Of ${ids.length} rules, ${played} are played at this table; the others say why not. ${follows}; lines below it tell what other editions say.`,
    `This page is written by \`packages/rulebook/scripts/book.mjs\`. To change a rule, change its text in \`packages/rulebook/src/${game}\`.`,
    `“${games[game]}” is a trademark of its owner, named only to say which rules are meant.`,
    '## Editions',
    EDITIONS[game].map((id) => `- **${editions[id].name}** (\`${id}\`): ${editions[id].about}`).join('\n'),
    '## Chapters',
    CHAPTERS[game].map((id) => `- [${chapters[id]}](#${slug(chapters[id])}): ${id}-*`).join('\n'),
    ...CHAPTERS[game].flatMap((id) => [
      `## ${chapters[id]}`,
      ...rulesIn(id).map((rule) => entry(rule, texts)),
    ]),
  ].join('\n\n')}\n`;
}

function entry(id, texts) {
  const { title, text, differs } = texts[id];
  const { sources: from, near } = RULES[id];
  const game = gameOfRule(id);
  return [
    `<a id="${id}"></a>\n\n### ${id} ${title}`,
    text,
    [
      ...byText(EDITIONS[game], differs ?? {}).map(([names, says]) => `- *${names}:* ${says}`),
      ...(differs ? [] : [`- Editions: ${PREFACES[game].same}.`]),
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
function byText(all, differs) {
  const lines = new Map();
  for (const edition of all) {
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

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const game of GAMES) writeFileSync(bookFile(game), await book(game));
