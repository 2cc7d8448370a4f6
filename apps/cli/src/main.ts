import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { Command, CommanderError } from 'commander';
import { addBench } from './bench.ts';
import { examplesFor, type GameList } from './game/list.ts';
import { GAMES } from './games.ts';
import { addPlay } from './play.ts';
import { addReplay } from './replay.ts';
import { addRules } from './rules.ts';
import { BadInput, complain } from './shell/bad-input.ts';
import { examples } from './shell/options.ts';
import { endWithReader, printable } from './shell/output.ts';
import { addSimulate } from './simulate.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/**
 * Runs one command line of a program that plays these games. The exit code: 0 done, 2 bad input or a place that cannot be
 * written to (one line on stderr), 1 our own mistake; told to stop by a signal, 128 and its number.
 */
export async function main(args: readonly string[], list: GameList = GAMES): Promise<void> {
  endWithReader();
  const program = wire(list);
  if (args.length === 0) {
    program.outputHelp();
    return;
  }
  try {
    await program.parseAsync([...args], { from: 'user' });
  } catch (error) {
    process.exitCode = report(error);
  }
}

function wire(list: GameList): Command {
  const program = new Command('bastide')
    .description(
      `The open table for ${list.entries.map(({ title }) => title).join(' and ')}: play, simulate, replay, look up a rule.`,
    )
    .version(version)
    .exitOverride()
    .configureOutput({ writeErr: () => {} }) // `report` says it, on one line
    .addHelpText('after', examples('bastide play', ...examplesFor(list, 'bastide'), 'bastide rules builder'));
  addPlay(program);
  addSimulate(program, list);
  addReplay(program, list);
  addRules(program, list);
  addBench(program, list);
  return program;
}

function report(error: unknown): number {
  if (error instanceof CommanderError && error.exitCode === 0) return 0; // help or version was asked for
  if (error instanceof BadInput || error instanceof CommanderError) {
    complain(error.message.replace(/^error: /, ''));
    return 2;
  }
  console.error(printable(inspect(error)));
  return 1;
}
