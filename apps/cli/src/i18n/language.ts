import { isLanguage, type Language } from '@bastide/rulebook';

/** The language that `--lang` names on a command line, wherever it stands; the last one if there are several. */
export function languageFlag(args: readonly string[]): string | undefined {
  const end = args.indexOf('--');
  const flags = end < 0 ? args : args.slice(0, end);
  const at = flags.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  if (at < 0) return undefined;
  return flags[at] === '--lang' ? flags[at + 1] : flags[at]!.slice('--lang='.length);
}

/** The language that the environment asks for, as POSIX has it: `uk_UA.UTF-8` is Ukrainian, and what is not spoken here is English. */
export function languageOf({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  const [name = ''] = (LC_ALL || LC_MESSAGES || LANG || '').split(/[_.@-]/);
  const language = name.toLowerCase();
  return isLanguage(language) ? language : 'en';
}
