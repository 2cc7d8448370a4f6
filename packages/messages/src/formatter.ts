import { type Formats, IntlMessageFormat } from 'intl-messageformat';

/** Messages by key, in one language. */
export type MessageTable = Readonly<Record<string, string>>;

/** Arguments of a message by name. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Messages of one language, with their arguments filled in. */
export interface MessageFormatter {
  text(key: string, values?: MessageValues): string;
  /** The same in pieces: arguments that are neither text nor number stay as they are. */
  pieces<Piece>(
    key: string,
    values: Readonly<Record<string, Piece | string | number>>,
  ): readonly (Piece | string)[];
}

/** Messages without counts and choices. Most are so, and a replacement is much cheaper than the library. */
const PLAIN = /^(?:[^'{}]|\{\w+\})*$/;

/** Formats the messages that the table has at the time: it may grow. */
export function createFormatter(
  locale: string,
  messages: MessageTable,
  formats?: Partial<Formats>,
): MessageFormatter {
  const parsed = new Map<string, IntlMessageFormat>();
  const messageAt = (key: string): string => {
    const message = messages[key];
    if (message === undefined) throw new Error(`no message ${key} in ${locale} yet`);
    return message;
  };
  const parse = (key: string): IntlMessageFormat => {
    const format = new IntlMessageFormat(messageAt(key), locale, formats, { ignoreTag: true });
    parsed.set(key, format);
    return format;
  };
  return {
    text(key, values = {}) {
      const known = parsed.get(key);
      if (known) return String(known.format(values));
      const message = messageAt(key);
      return PLAIN.test(message) ? filled(key, message, values) : String(parse(key).format(values));
    },
    pieces<Piece>(key: string, values: Readonly<Record<string, Piece | string | number>>) {
      const formatted = (parsed.get(key) ?? parse(key)).format<Piece>(values);
      return Array.isArray(formatted) ? formatted : [formatted];
    },
  };
}

/** Fills in the arguments of a plain message. */
const filled = (key: string, message: string, values: MessageValues): string =>
  message.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!(name in values)) throw new Error(`${key} asks for ${name}`);
    return String(values[name]);
  });
