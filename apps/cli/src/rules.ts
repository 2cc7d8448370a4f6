import {
  CHAPTERS,
  type ChapterId,
  GAMES,
  type GameName,
  gameByPrefix,
  gameOfRule,
  isRuleId,
  LANGUAGES,
  type Language,
  loadRules,
  RULE_IDS,
  RULES,
  type RuleId,
  rulesIn,
  searchRules,
  type Told,
} from '@bastide/rulebook';
import { type Command, Option } from 'commander';
import { examplesFor, type GameList } from './game/list.ts';
import { described, inLines } from './rules/describe.ts';
import { nearest } from './rules/nearest.ts';
import { BadInput } from './shell/bad-input.ts';
import { examples } from './shell/options.ts';
import { table, writeJson, writeLines } from './shell/output.ts';

interface Settings {
  readonly lang: Language;
  readonly game?: string;
  readonly json?: true;
}

export function addRules(program: Command, list: GameList): void {
  program
    .command('rules')
    .description('Shows a rule, its sources and the editions that differ, or finds rules by words.')
    .argument('[words...]', 'the id of a rule or chapter, or words to look for; nothing: the chapters')
    .addOption(new Option('--lang <language>', 'the language of the texts').choices(LANGUAGES).default('en'))
    .addOption(new Option('--game <game>', 'look through the rules of one game only').choices(list.names))
    .option('--json', 'print one JSON document')
    .addHelpText('after', examples(...examplesFor(list, 'rules')))
    .action((asks: readonly string[], settings: Settings) => run(list, asks, settings));
}

async function run(
  list: GameList,
  asks: readonly string[],
  { lang, json, ...settings }: Settings,
): Promise<void> {
  const books = GAMES.filter((game) => list.names.includes(game));
  const { game = gameIn(list, asks) } = settings;
  if (game !== undefined && !isBook(game))
    throw new BadInput(`the rules of ${game} are not written down here`);
  const words = asks.filter((word) => word.toLowerCase() !== game);
  const told = Object.fromEntries(
    await Promise.all(books.map(async (one) => [one, await loadRules(one, lang)] as const)),
  ) as AllTold;
  const asked = words.join(' ').trim();
  const id = asked.toUpperCase();
  if (asked === '') showChapters(game ? [game] : books, told, json);
  else if (isRuleId(id) && gameOfRule(id) in told) showRule(id, told, lang, json);
  else if (isChapterId(id)) showList(rulesIn(id), told, json);
  else if (gameByPrefix(id) !== undefined)
    throw new BadInput(`there is no rule ${id}: did you mean ${nearest(id, EVERY_ID).join(', ')}?`);
  else {
    const found = searchRules<GameName>(game ? [await loadRules(game, lang)] : Object.values(told), asked);
    if (found.length === 0) throw new BadInput(`no rule${game ? ` of ${game}` : ''} speaks of "${asked}"`);
    if (found.length === 1) showRule(found[0]!, told, lang, json);
    else showList(found, told, json);
  }
}

/** The books of one language. */
type AllTold = Readonly<Record<GameName, Told>>;

/** A game that is named among other words narrows the search: its name and "robber". */
const gameIn = ({ names }: GameList, words: readonly string[]): string | undefined =>
  names.find((game) => words.some((word) => word.toLowerCase() === game));

const isBook = (game: string): game is GameName => (GAMES as readonly string[]).includes(game);

const EVERY_ID = GAMES.flatMap((game): readonly RuleId[] => RULE_IDS[game]);
const EVERY_CHAPTER = GAMES.flatMap((game): readonly ChapterId[] => CHAPTERS[game]);

const isChapterId = (text: string): text is ChapterId => (EVERY_CHAPTER as readonly string[]).includes(text);

function showChapters(games: readonly GameName[], told: AllTold, json?: true): void {
  const chapters = EVERY_CHAPTER.map((id) => ({
    id,
    game: gameOfRule(id),
    name: told[gameOfRule(id)].names.chapters[id],
    rules: rulesIn(id).length,
  })).filter(({ game }) => games.includes(game));
  if (json) writeJson({ chapters });
  else
    writeLines(
      byGame(chapters, told, (own) =>
        table(
          own.map(({ id, name, rules }) => [id.padEnd(15) + name, rules]),
          '',
        ),
      ),
    );
}

function showList(ids: readonly RuleId[], told: AllTold, json?: true): void {
  const rules = ids.map((id) => ({
    id,
    game: gameOfRule(id),
    title: told[gameOfRule(id)].texts[id].title,
    status: RULES[id].status,
  }));
  if (json) writeJson({ rules });
  else writeLines(byGame(rules, told, (own) => own.map(({ id, title }) => `${id.padEnd(18)}${title}`)));
}

/** The lines of each game under its name; the game that has the first item comes first. */
function byGame<Item extends { readonly game: GameName }>(
  items: readonly Item[],
  told: AllTold,
  linesOf: (own: readonly Item[]) => readonly string[],
): readonly string[] {
  const games = [...new Set(items.map(({ game }) => game))];
  return games.flatMap((game, at) => [
    ...(at > 0 ? [''] : []),
    told[game].names.game,
    ...linesOf(items.filter((item) => item.game === game)),
  ]);
}

function showRule(id: RuleId, told: AllTold, lang: Language, json?: true): void {
  const rule = described(id, told[gameOfRule(id)]);
  if (json) writeJson(rule);
  else writeLines(inLines(rule, told[rule.game].names.game, lang));
}
