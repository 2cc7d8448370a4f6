import { inspect } from 'node:util';
import { isLanguage, LANGUAGES } from '@bastide/rulebook';
import { CommanderError } from 'commander';
import { addAdmin } from './admin.ts';
import { addAnalyse } from './analyse.ts';
import { addArena } from './arena.ts';
import { addBackup, addRestore } from './backup.ts';
import { addBench } from './bench.ts';
import { addBot } from './bot.ts';
import { addFacts } from './facts.ts';
import { examplesFor, type GameList } from './game/list.ts';
import { GAMES } from './games.ts';
import { languageFlag, languageOf } from './i18n/language.ts';
import { loadTranslator, type Translator } from './i18n/translator.ts';
import { addPlay } from './play.ts';
import { addReplay } from './replay.ts';
import { addRules } from './rules.ts';
import { addServe } from './serve.ts';
import { BadInput, inWords, printProblem } from './shell/bad-input.ts';
import { LocalizedCommand } from './shell/localized-command.ts';
import { oneOf } from './shell/options.ts';
import { endWithReader, printable } from './shell/output.ts';
import { version } from './shell/version.ts';
import { addSimulate } from './simulate.ts';
import { addTable } from './table.ts';
import { addVerify } from './verify.ts';
import { addWorker } from './worker.ts';

/**
 * Runs one command line. Exit code: 0 success; 2 bad input or a file that cannot be written (one line on stderr); 1
 * our own mistake, or a finding of a check; 128 plus the number of a signal that ended it.
 */
export async function main(args: readonly string[], list: GameList = GAMES): Promise<void> {
  const asked = languageFlag(args);
  // An unknown language is refused by the option itself, in the language of the environment.
  const language = asked !== undefined && isLanguage(asked) ? asked : languageOf(process.env);
  const words = loadTranslator(language, list.entries);
  endWithReader(words);
  const program = wire(list, words);
  if (args.length === 0) {
    program.outputHelp();
    return;
  }
  try {
    await program.parseAsync([...args], { from: 'user' });
  } catch (error) {
    process.exitCode = report(error, words);
  }
}

function wire(list: GameList, words: Translator): LocalizedCommand {
  const program = new LocalizedCommand(words, 'bastide');
  const titles = list.entries.map(({ game }) => words.of(game.name)('title'));
  program
    .description(words('program.about', { games: words.list(titles) }))
    .version(version, '-V, --version', words('help.version'))
    .helpCommand(`help [${words('value.command')}]`, words('help.help'))
    .exitOverride()
    .configureOutput({ writeErr: () => {} }) // `report` prints it, on one line.
    .examples('bastide play', ...examplesFor(list, 'bastide'), 'bastide rules builder');
  addPlay(program);
  addServe(program);
  addWorker(program, list);
  addSimulate(program, list);
  addArena(program, list);
  addBot(program, list);
  addTable(program, list);
  addFacts(program, list);
  addReplay(program, list);
  addVerify(program, list);
  addAnalyse(program, list);
  addRules(program, list);
  addBench(program, list);
  addAdmin(program);
  addBackup(program);
  addRestore(program);
  // Accepted before a command and after it; each help shows it.
  for (const command of [program, ...program.commands.flatMap((one) => [one, ...one.commands])]) {
    const option = command.createOption(`--lang <${words('value.language')}>`, words('help.language'));
    command.addOption(oneOf(option, LANGUAGES));
  }
  return program;
}

function report(error: unknown, words: Translator): number {
  if (error instanceof CommanderError && error.exitCode === 0) return 0; // Help or version was printed.
  if (error instanceof BadInput || error instanceof CommanderError) {
    printProblem(error instanceof BadInput ? inWords(error, words) : error.message.replace(/^error: /, ''));
    return 2;
  }
  console.error(printable(inspect(error)));
  return 1;
}
