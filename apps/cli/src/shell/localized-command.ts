import { Command, Help, type Option } from 'commander';
import type { ProgramKey, Translator } from '../i18n/translator.ts';
import { BadInput } from './bad-input.ts';
import { closestName } from './closest-name.ts';
import { WIDTH, widthOf, wrapped } from './width.ts';

/** Headings of Commander, with our messages for them. */
const HEADINGS: Readonly<Record<string, ProgramKey>> = {
  'Usage:': 'help.usage',
  'Arguments:': 'help.arguments',
  'Options:': 'help.options',
  'Commands:': 'help.commands',
};

/** Commander in the reader's language: it writes English only, so all its texts are replaced here. */
export class LocalizedCommand extends Command {
  readonly words: Translator;
  /** Adds the options, notes and action of a command that loads them only when it is called. */
  complete?: () => Promise<void>;

  constructor(words: Translator, name?: string) {
    super(name);
    this.words = words;
    this.helpOption('-h, --help', words('help.help'))
      .configureHelp(helpIn(words))
      .showSuggestionAfterError(false)
      .hook('preSubcommand', (_, called) => (called as LocalizedCommand).complete?.());
  }

  override createCommand(name?: string): LocalizedCommand {
    return new LocalizedCommand(this.words, name);
  }

  /** Adds paragraphs at the end of the help. */
  footer(...paragraphs: readonly string[]): this {
    const lines = paragraphs.flatMap((text) => wrapped(text, WIDTH));
    return lines.length === 0 ? this : this.addHelpText('after', ['', ...lines].join('\n'));
  }

  /** Adds example command lines. */
  examples(...lines: readonly string[]): this {
    if (lines.length === 0) return this;
    const shown = lines.map((line) => `  $ ${line}`);
    return this.addHelpText('after', ['', this.words('help.examples'), ...shown].join('\n'));
  }

  /** Called by Commander, with an error, for a command line without a command. */
  override help(): never {
    return super.help();
  }

  // Overrides methods that Commander calls for help and for command lines it cannot understand; its types do not
  // list them.

  async _dispatchHelpCommand(name?: string): Promise<never> {
    if (name === undefined) return this.help();
    const command = this.commands.find((one) => one.name() === name) as LocalizedCommand | undefined;
    if (!command) return this.#unknown(name);
    await command.complete?.();
    return command.help();
  }

  missingArgument(name: string): never {
    throw new BadInput('usage.missingArgument', { name });
  }

  optionMissingArgument({ flags }: Option): never {
    throw new BadInput('usage.missingValue', { flags });
  }

  unknownOption(flag: string): never {
    const near = flag.startsWith('--') ? closestName(flag.slice(2), this.#flags()) : undefined;
    throw near === undefined
      ? new BadInput('usage.unknownOption', { flag })
      : new BadInput('usage.unknownOptionNear', { flag, near: `--${near}` });
  }

  unknownCommand(): never {
    this.#unknown(this.args[0]!);
  }

  #unknown(name: string): never {
    const near = closestName(
      name,
      this.commands.map((one) => one.name()),
    );
    throw near === undefined
      ? new BadInput('usage.unknownCommand', { name })
      : new BadInput('usage.unknownCommandNear', { name, near });
  }

  _excessArguments(received: readonly string[]): void {
    throw new BadInput('usage.tooMany', {
      command: this.name(),
      expected: this.registeredArguments.length,
      got: received.length,
    });
  }

  #flags(): readonly string[] {
    const own = [...this.options, ...(this.parent?.options ?? [])].flatMap(
      ({ long }) => long?.slice(2) ?? [],
    );
    return [...own, 'help'];
  }
}

function helpIn(words: Translator): Partial<Help> {
  const usual = new Help();
  const inWords = (text: string): string => text.replace('[options]', `[${words('value.options')}]`);
  return {
    displayWidth: widthOf,
    boxWrap: (text, width) =>
      text
        .split('\n')
        .flatMap((line) => wrapped(line, width))
        .join('\n'),
    styleTitle: (title) => (HEADINGS[title] ? words(HEADINGS[title]) : title),
    commandUsage: (command) =>
      inWords(usual.commandUsage(command)).replace('[command]', `[${words('value.command')}]`),
    subcommandTerm: (command) => {
      const term = usual.subcommandTerm(command);
      const isLater = command.options.length === 0 && (command as LocalizedCommand).complete;
      return inWords(isLater ? term.replace(/^\S+/, '$& [options]') : term);
    },
    optionDescription: ({
      description: about,
      argChoices,
      required,
      defaultValue,
      defaultValueDescription,
    }) => {
      const offered = argChoices ? words('help.choices', { about, choices: argChoices }) : about;
      return required && defaultValue !== undefined
        ? words('help.default', { about: offered, value: defaultValueDescription ?? String(defaultValue) })
        : offered;
    },
  };
}
