import {
  CHAPTERS,
  type ChapterId,
  GAMES,
  type GameName,
  gameByPrefix,
  gameOfRule,
  isRuleId,
  type Language,
  loadRules,
  RULE_IDS,
  RULES,
  type RuleId,
  rulesIn,
  searchRules,
  type Told,
} from '@bastide/rulebook';
import { examplesFor, type GameList } from './game/list.ts';
import { described, inLines } from './rules/describe.ts';
import { nearest } from './rules/nearest.ts';
import { BadInput } from './shell/bad-input.ts';
import type { Spoken } from './shell/command.ts';
import { oneOf } from './shell/options.ts';
import { table, writeJson, writeLines } from './shell/output.ts';
import type { Words } from './words/index.ts';

interface Settings {
  readonly game?: string;
  readonly json?: true;
}

/** How and in which language something is shown. */
interface Manner {
  readonly json: true | undefined;
  readonly lang: Language;
  readonly words: Words;
}

export function addRules(program: Spoken, list: GameList): void {
  const { words } = program;
  const command = program
    .command('rules')
    .description(words('rules.about'))
    .argument(`[${words('value.words')}...]`, words('rules.words'));
  const game = command.createOption(`--game <${words('value.game')}>`, words('rules.game'));
  command
    .addOption(oneOf(game, list.names))
    .option('--json', words('rules.json'))
    .examples(...examplesFor(list, 'rules'))
    .action((asks: readonly string[], { json, ...settings }: Settings) => {
      // A document does not depend on the environment: its texts are those of the flag.
      const { lang = json ? 'en' : words.language } = command.optsWithGlobals<{ lang?: Language }>();
      return run(list, asks, settings.game, { json, lang, words });
    });
}

async function run(
  list: GameList,
  asks: readonly string[],
  asked: string | undefined,
  manner: Manner,
): Promise<void> {
  const { lang } = manner;
  const books = GAMES.filter((one) => list.names.includes(one));
  const game = asked ?? gameIn(list, asks);
  if (game !== undefined && !isBook(game)) throw new BadInput('rules.unwritten', { game });
  const said = asks.filter((word) => word.toLowerCase() !== game);
  const told = Object.fromEntries(
    await Promise.all(books.map(async (one) => [one, await loadRules(one, lang)] as const)),
  ) as AllTold;
  const sought = said.join(' ').trim();
  const id = sought.toUpperCase();
  if (sought === '') showChapters(game ? [game] : books, told, manner);
  else if (isRuleId(id) && gameOfRule(id) in told) showRule(id, told, manner);
  else if (isChapterId(id)) showList(rulesIn(id), told, manner);
  else if (gameByPrefix(id) !== undefined)
    throw new BadInput('rules.unknown', { id, near: nearest(id, EVERY_ID) });
  else {
    const found = searchRules<GameName>(game ? [await loadRules(game, lang)] : Object.values(told), sought);
    if (found.length === 0)
      throw game
        ? new BadInput('rules.notFoundIn', { game, words: sought })
        : new BadInput('rules.notFound', { words: sought });
    if (found.length === 1) showRule(found[0]!, told, manner);
    else showList(found, told, manner);
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

function showChapters(games: readonly GameName[], told: AllTold, { json }: Manner): void {
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

function showList(ids: readonly RuleId[], told: AllTold, { json }: Manner): void {
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

function showRule(id: RuleId, told: AllTold, { json, words }: Manner): void {
  const rule = described(id, told[gameOfRule(id)]);
  if (json) writeJson(rule);
  else writeLines(inLines(rule, told[rule.game].names.game, words));
}
