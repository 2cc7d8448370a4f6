// Writes docs/rules/<language>/<game>.md from the built package; run `node packages/rulebook/scripts/book.mjs` after a build.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  CHAPTERS,
  EDITIONS,
  GAMES,
  gameOfRule,
  LANGUAGES,
  loadRules,
  RULE_IDS,
  RULES,
  rulesIn,
} from '@bastide/rulebook';
import { IntlMessageFormat } from 'intl-messageformat';

/** The file that a game's rules are written to. */
export const bookFile = (game, language) =>
  fileURLToPath(new URL(`../../../docs/rules/${language}/${game}.md`, import.meta.url));

/** What the printed book says around the rules, in one language. */
export const printedWords = (language) =>
  JSON.parse(readFileSync(new URL(`./printed/${language}.json`, import.meta.url), 'utf8'));

/** The whole rulebook of a game in one language, as Markdown. */
export async function book(game, language) {
  const { names, texts } = await loadRules(game, language);
  const words = printedWords(language);
  const say = (key, values) => new IntlMessageFormat(words[key], language).format(values);
  const ids = RULE_IDS[game];
  const played = ids.filter((id) => RULES[id].status === 'implemented').length;
  const others = LANGUAGES.filter((other) => other !== language).map(
    (other) => `[${ownName(other)}](../${other}/${game}.md)`,
  );
  const printer = { words, say, names, texts };
  return `${[
    `# ${say('title', { game: names.game })}`,
    `${words[game].about} ${say('ids')}`,
    `${say('played', { all: ids.length, played })} ${words[game].follows}`,
    say('written', {
      script: '`packages/rulebook/scripts/book.mjs`',
      folder: `\`packages/rulebook/src/${game}/${language}\``,
    }),
    say('trademark', { game: names.game }),
    say('languages', { list: others.join(' · ') }),
    `## ${say('editions')}`,
    EDITIONS[game]
      .map((id) => `- **${names.editions[id].name}** (\`${id}\`): ${names.editions[id].about}`)
      .join('\n'),
    `## ${say('chapters')}`,
    CHAPTERS[game].map((id) => `- [${names.chapters[id]}](#${id}): ${id}-*`).join('\n'),
    ...CHAPTERS[game].flatMap((id) => [
      `<a id="${id}"></a>\n\n## ${names.chapters[id]}`,
      ...rulesIn(id).map((rule) => entry(rule, printer)),
    ]),
  ].join('\n\n')}\n`;
}

const ownName = (language) => new Intl.DisplayNames(language, { type: 'language' }).of(language);

/** What stands after a label, in a list of lists, in a list, and at the end, where a language has no marks of its own. */
const MARKS = { label: ': ', list: '; ', items: ', ', stop: '.' };

function entry(id, { words, say, names, texts }) {
  const { title, text, differs } = texts[id];
  const { sources, near } = RULES[id];
  const game = gameOfRule(id);
  const { label, list, items, stop } = { ...MARKS, ...words.marks };
  return [
    `<a id="${id}"></a>\n\n### ${id} ${title}`,
    text,
    [
      ...byText(EDITIONS[game], differs ?? {}).map(
        ([editions, says]) =>
          `- *${editions.map((one) => names.editions[one].name).join(items)}${label.trim()}* ${says}`,
      ),
      ...(differs ? [] : [`- ${say('same')}${label}${words[game].same}${stop}`]),
      `- ${say('source')}${label}${sources.map((source) => names.sources[source]).join(list)}${stop}`,
      `- ${say('status')}${label}${standing(RULES[id], { say, names })}`,
      `- ${say('near')}${label}${near.map((other) => `[${texts[other].title}](#${other})`).join(' · ')}`,
    ].join('\n'),
  ].join('\n\n');
}

function standing({ status, because, except }, { say, names }) {
  if (because) return say(status, { why: names.reasons[because] });
  return except ? say('except', { why: names.reasons[except] }) : say(status);
}

/** Editions that say the same share a line. */
function byText(all, differs) {
  const lines = new Map();
  for (const edition of all) {
    const says = differs[edition];
    if (says) lines.set(says, [...(lines.get(says) ?? []), edition]);
  }
  return [...lines].map(([says, editions]) => [editions, says]);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const language of LANGUAGES)
    for (const game of GAMES) {
      const file = bookFile(game, language);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await book(game, language));
    }
