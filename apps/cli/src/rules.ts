import {
  CHAPTERS,
  type ChapterId,
  editionsOf,
  GAMES,
  type GameName,
  gameByPrefix,
  gameOfRule,
  isRuleId,
  type Language,
  type LocalizedRules,
  loadRules,
  RULE_IDS,
  RULES,
  type RuleId,
  rulesIn,
  searchRules,
  sentenceFor,
} from '@bastide/rulebook';
import { examplesFor, type GameSource, namesOf } from './game/list.ts';
import type { Translator } from './i18n/translator.ts';
import { describeRule, inLines } from './rules/describe.ts';
import { BadInput } from './shell/bad-input.ts';
import { distance } from './shell/closest-name.ts';
import type { LocalizedCommand } from './shell/localized-command.ts';
import { oneOf } from './shell/options.ts';
import { table, writeJson, writeLines } from './shell/output.ts';

const SHOWN = 3;

/** Returns the few names that are most like the typed one. */
function similarIds<Name extends string>(typed: string, names: readonly Name[]): Name[] {
  return names
    .map((name) => ({ name, apart: distance(typed, name) }))
    .sort((a, b) => a.apart - b.apart)
    .slice(0, SHOWN)
    .map(({ name }) => name);
}

interface Settings {
  readonly game?: string;
  readonly json?: true;
}

/** Format and language of the output. */
interface OutputOptions {
  readonly json: true | undefined;
  readonly lang: Language;
  readonly words: Translator;
}

export function complete(command: LocalizedCommand, { speakers }: GameSource): void {
  const { words } = command;
  const names = namesOf(speakers);
  const game = command.createOption(`--game <${words('value.game')}>`, words('rules.game'));
  command
    .addOption(oneOf(game, names))
    .option('--json', words('rules.json'))
    .examples(...examplesFor(speakers, 'rules'))
    .action((asks: readonly string[], { json, ...settings }: Settings) => {
      // A document does not depend on the environment: its language is the one of the flag.
      const { lang = json ? 'en' : words.language } = command.optsWithGlobals<{ lang?: Language }>();
      return run(names, asks, settings.game, { json, lang, words });
    });
}

async function run(
  names: readonly string[],
  asks: readonly string[],
  asked: string | undefined,
  manner: OutputOptions,
): Promise<void> {
  const { lang } = manner;
  const books = GAMES.filter((one) => names.includes(one));
  const game = asked ?? gameIn(names, asks);
  if (game !== undefined && !isBook(game)) throw new BadInput('rules.unwritten', { game });
  const said = asks.filter((word) => word.toLowerCase() !== game);
  const told: RuleList = Object.fromEntries(
    await Promise.all(books.map(async (one) => [one, await loadRules(one, lang)] as const)),
  );
  const sought = said.join(' ').trim();
  const id = sought.toUpperCase();
  const ids = books.flatMap((one): readonly RuleId[] => RULE_IDS[one]);
  const chapter = chaptersOf(books).find((one) => one === id);
  const book = gameByPrefix(id);
  if (sought === '') {
    if (books.length === 0) throw new BadInput('rules.unwritten', { game: names });
    showChapters(game ? [game] : books, told, manner);
  } else if (isRuleId(id) && ids.includes(id)) showRule(id, told, manner);
  else if (chapter) showList(rulesIn(chapter), told, manner);
  else if (book)
    // For the id of a game outside this list, there are no similar ids to suggest.
    throw books.includes(book)
      ? new BadInput('rules.unknown', { id, near: similarIds(id, ids) })
      : new BadInput('rules.notFound', { words: sought });
  else {
    const found = searchRules<GameName>(game ? [told[game]!] : Object.values(told), sought);
    if (found.length === 0)
      throw game
        ? new BadInput('rules.notFoundIn', { game, words: sought })
        : new BadInput('rules.notFound', { words: sought });
    if (found.length === 1) showRule(found[0]!, told, manner);
    else if (manner.json) showList(found, told, manner);
    else writeLines(hitLines(found, sought, told, manner));
  }
}

/** Books of one language, for the games of the list. */
type RuleList = Readonly<Partial<Record<GameName, LocalizedRules>>>;

/** Returns the game named among other words, which narrows the search: its name and "robber". */
const gameIn = (names: readonly string[], words: readonly string[]): string | undefined =>
  names.find((game) => words.some((word) => word.toLowerCase() === game));

const isBook = (game: string): game is GameName => (GAMES as readonly string[]).includes(game);

const chaptersOf = (games: readonly GameName[]): readonly ChapterId[] =>
  games.flatMap((game): readonly ChapterId[] => CHAPTERS[game]);

function showChapters(games: readonly GameName[], told: RuleList, { json }: OutputOptions): void {
  const chapters = chaptersOf(games).map((id) => ({
    id,
    game: gameOfRule(id),
    name: told[gameOfRule(id)]!.names.chapters[id],
    rules: rulesIn(id).length,
  }));
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

function showList(ids: readonly RuleId[], told: RuleList, { json }: OutputOptions): void {
  const rules = ids.map((id) => ({
    id,
    game: gameOfRule(id),
    title: told[gameOfRule(id)]!.texts[id].title,
    status: RULES[id].status,
  }));
  if (json) writeJson({ rules });
  else writeLines(byGame(rules, told, (own) => own.map(({ id, title }) => `${id.padEnd(18)}${title}`)));
}

/** Lines of a search: each rule with the editions in which it holds, and the sentence that meets the query. */
const hitLines = (
  ids: readonly RuleId[],
  query: string,
  told: RuleList,
  { words }: OutputOptions,
): readonly string[] =>
  byGame(
    ids.map((id) => ({ id, game: gameOfRule(id) })),
    told,
    (own) =>
      own.flatMap(({ id, game }) => {
        const { texts, names } = told[game]!;
        const editions = editionsOf(id).map((edition) => names.editions[edition].name);
        const held = editions.length > 0 ? `  [${words.groups(editions)}]` : '';
        return [
          `${id.padEnd(18)}${texts[id].title}${held}`,
          `${' '.repeat(18)}${sentenceFor(texts[id], query)}`,
        ];
      }),
  );

/** Groups lines by game, under its name; the game of the first item comes first. */
function byGame<Item extends { readonly game: GameName }>(
  items: readonly Item[],
  told: RuleList,
  linesOf: (own: readonly Item[]) => readonly string[],
): readonly string[] {
  const games = [...new Set(items.map(({ game }) => game))];
  return games.flatMap((game, at) => [
    ...(at > 0 ? [''] : []),
    told[game]!.names.game,
    ...linesOf(items.filter((item) => item.game === game)),
  ]);
}

function showRule(id: RuleId, told: RuleList, { json, words }: OutputOptions): void {
  const book = told[gameOfRule(id)]!;
  const rule = describeRule(id, book);
  if (json) writeJson(rule);
  else writeLines(inLines(rule, book.names.game, words));
}
