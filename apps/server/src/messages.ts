import {
  createFormatter,
  localeOf,
  type MessageFormatter,
  type MessageTable,
  type MessageValues,
  refusalKey,
  refusalValues,
} from '@bastide/messages';
import { readMessages, readRefusals } from '@bastide/messages/files';
import type { Language } from '@bastide/rulebook';
import type english from '../../../locales/en/server.json';

export type ServerKey = keyof typeof english;

/** Days are those of Greenwich: the server does not know where a reader is. */
const FORMATS = {
  date: { long: { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } },
} as const;

interface Catalogue {
  readonly messages: MessageTable;
  readonly formatter: MessageFormatter;
}

const catalogues = new Map<Language, Catalogue>();

function catalogueIn(language: Language): Catalogue {
  const known = catalogues.get(language);
  if (known) return known;
  const messages = { ...readMessages(language, 'server'), ...readRefusals(language) };
  const made = { messages, formatter: createFormatter(localeOf(language), messages, FORMATS) };
  catalogues.set(language, made);
  return made;
}

/** Returns a message in one language. A date among the values is milliseconds since 1970. */
export const formatMessage = (language: Language, key: ServerKey, values?: MessageValues): string =>
  catalogueIn(language).formatter.text(key, values);

/** Returns the reason of a refusal by a game's rule; undefined if no game of this server has that rule. */
export function refusalReason(language: Language, rule: string, facts?: MessageValues): string | undefined {
  const { messages, formatter } = catalogueIn(language);
  const key = refusalKey(rule);
  return messages[key] === undefined ? undefined : formatter.text(key, refusalValues(facts));
}
