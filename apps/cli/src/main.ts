import { inspect } from 'node:util';
import { isLanguage, LANGUAGES } from '@bastide/rulebook';
import { CommanderError } from 'commander';
import { examplesFor, type GameSource, namesOf } from './game/list.ts';
import { GAMES } from './games.ts';
import { languageFlag, languageOf } from './i18n/language.ts';
import { loadTranslator, type ProgramKey, type Translator, typed } from './i18n/translator.ts';
import { BadInput, inWords, printProblem } from './shell/bad-input.ts';
import { LocalizedCommand } from './shell/localized-command.ts';
import { oneOf } from './shell/options.ts';
import { endWithReader, printable } from './shell/output.ts';
import { version } from './shell/version.ts';

/**
 * Runs one command line. Exit code: 0 success; 2 bad input or a file that cannot be written (one line on stderr); 1
 * our own mistake, or a finding of a check; 128 plus the number of a signal that ended it.
 */
export async function main(args: readonly string[], games: GameSource = GAMES): Promise<void> {
  const asked = languageFlag(args);
  // An unknown language is refused by the option itself, in the language of the environment.
  const language = asked !== undefined && isLanguage(asked) ? asked : languageOf(process.env);
  const words = loadTranslator(language, games.speakers);
  endWithReader(words);
  const program = wire(games, words);
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

/** Module of a command. */
interface CommandModule {
  /** Adds the options, notes and action of the command. */
  complete(command: LocalizedCommand, games: GameSource): Promise<void> | void;
}

function wire(games: GameSource, words: Translator): LocalizedCommand {
  const program = new LocalizedCommand(words, 'bastide');
  const names = namesOf(games.speakers);
  program
    .description(words('program.about', { games: words.list(names.map((name) => words.of(name)('title'))) }))
    .version(version, '-V, --version', words('help.version'))
    .helpCommand(`help [${words('value.command')}]`, words('help.help'))
    .exitOverride()
    .configureOutput({ writeErr: () => {} }) // `report` prints it, on one line.
    .examples('bastide play', ...examplesFor(games.speakers, 'program'), 'bastide rules builder');
  // Accepted before a command and after it; each help shows it.
  const addLanguage = (command: LocalizedCommand) => {
    const option = command.createOption(`--lang <${words('value.language')}>`, words('help.language'));
    command.addOption(oneOf(option, LANGUAGES));
  };
  addLanguage(program);

  /** Adds a command as the help of the program shows it. Its module is loaded when it is called, and adds the rest. */
  const add = (name: string, about: ProgramKey, load: () => Promise<CommandModule>): LocalizedCommand => {
    const command = program.command(name).description(words(about));
    command.complete = async () => {
      await (await load()).complete(command, games);
      for (const one of [command, ...command.commands]) addLanguage(one as LocalizedCommand);
    };
    return command;
  };
  const game = [`<${words('value.game')}>`, typed(names)] as const;
  const file = `<${words('value.file')}>`;
  const files = [`<${words('value.files')}...>`, words('replay.files')] as const;
  add('play', 'play.about', () => import('./play.ts'));
  add('serve', 'serve.about', () => import('./serve.ts'));
  add('worker', 'worker.about', () => import('./worker.ts'));
  add('simulate', 'simulate.about', () => import('./simulate.ts')).argument(...game);
  add('arena', 'arena.about', () => import('./arena.ts')).argument(...game);
  add('bot', 'bot.about', () => import('./bot.ts')).argument(`<${words('value.name')}>`);
  add('table', 'table.about', () => import('./table.ts')).argument(...game);
  add('facts', 'facts.about', () => import('./facts.ts')).argument(...game);
  add('replay', 'replay.about', () => import('./replay.ts')).argument(...files);
  add('verify', 'verify.about', () => import('./verify.ts')).argument(...files);
  add('analyse', 'analyse.about', () => import('./analyse.ts')).argument(file, words('analyse.file'));
  add('rules', 'rules.about', () => import('./rules.ts')).argument(
    `[${words('value.words')}...]`,
    words('rules.words'),
  );
  add('bench', 'bench.about', () => import('./bench.ts'));
  add('admin', 'admin.about', () => import('./admin.ts'));
  add('backup', 'backup.about', () => import('./backup.ts')).argument(file, words('backup.file'));
  add('restore', 'restore.about', () => import('./restore.ts')).argument(file, words('restore.file'));
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
