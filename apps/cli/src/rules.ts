import {
  CHAPTERS,
  type ChapterId,
  chapterNames,
  isRuleId,
  LANGUAGES,
  type Language,
  loadRules,
  RULE_IDS,
  RULES,
  type RuleId,
  type RuleText,
  rulesIn,
  searchRules,
} from '@bastide/rulebook';
import { type Command, Option } from 'commander';
import { described, inLines } from './rules/describe.ts';
import { nearest } from './rules/nearest.ts';
import { BadInput } from './shell/bad-input.ts';
import { examples } from './shell/options.ts';
import { table, writeJson, writeLines } from './shell/output.ts';

interface Settings {
  readonly lang: Language;
  readonly json?: true;
}

type Texts = Readonly<Record<RuleId, RuleText>>;

export function addRules(program: Command): void {
  program
    .command('rules')
    .description('Shows a rule, its sources and the editions that differ, or finds rules by words.')
    .argument('[words...]', 'the id of a rule or chapter, or words to look for; nothing: the chapters')
    .addOption(new Option('--lang <language>', 'the language of the texts').choices(LANGUAGES).default('en'))
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      examples(
        'bastide rules CAR-TB-PIG-05',
        'bastide rules second tile',
        'bastide rules CAR-FARM --lang uk',
      ),
    )
    .action(run);
}

async function run(words: readonly string[], { lang, json }: Settings): Promise<void> {
  const texts = await loadRules(lang);
  const asked = words.join(' ').trim();
  const id = asked.toUpperCase();
  if (asked === '') showChapters(lang, json);
  else if (isRuleId(id)) showRule(id, texts, lang, json);
  else if (isChapterId(id)) showList(rulesIn(id), texts, json);
  else if (/^CA[RT]-/.test(id))
    throw new BadInput(`there is no rule ${id}: did you mean ${nearest(id, RULE_IDS).join(', ')}?`);
  else {
    const found = searchRules(texts, asked);
    if (found.length === 0) throw new BadInput(`no rule speaks of "${asked}"`);
    if (found.length === 1) showRule(found[0]!, texts, lang, json);
    else showList(found, texts, json);
  }
}

const isChapterId = (text: string): text is ChapterId => (CHAPTERS as readonly string[]).includes(text);

function showChapters(lang: Language, json?: true): void {
  const names = chapterNames(lang);
  const chapters = CHAPTERS.map((id) => ({ id, name: names[id], rules: rulesIn(id).length }));
  if (json) writeJson({ chapters });
  else
    writeLines(
      table(
        chapters.map(({ id, name, rules }) => [id.padEnd(15) + name, rules]),
        '',
      ),
    );
}

function showList(ids: readonly RuleId[], texts: Texts, json?: true): void {
  if (json) writeJson({ rules: ids.map((id) => ({ id, title: texts[id].title, status: RULES[id].status })) });
  else writeLines(ids.map((id) => `${id.padEnd(18)}${texts[id].title}`));
}

function showRule(id: RuleId, texts: Texts, lang: Language, json?: true): void {
  const rule = described(id, texts, lang);
  if (json) writeJson(rule);
  else writeLines(inLines(rule, lang));
}
