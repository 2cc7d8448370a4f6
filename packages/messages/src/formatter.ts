import { type Formats, IntlMessageFormat } from 'intl-messageformat';

/** A message as text, or parsed: the page's build does that for all that are not plain. */
export type Message = ConstructorParameters<typeof IntlMessageFormat>[0];

/** Messages by key, in one language. */
export type MessageTable = Readonly<Record<string, Message>>;

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
  const messageAt = (key: string): Message => {
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
      return isPlain(message) ? filled(key, message, values) : String(parse(key).format(values));
    },
    pieces<Piece>(key: string, values: Readonly<Record<string, Piece | string | number>>) {
      const message = messageAt(key);
      if (isPlain(message)) return filledPieces(key, message, values);
      const formatted = (parsed.get(key) ?? parse(key)).format<Piece>(values);
      return Array.isArray(formatted) ? formatted : [formatted];
    },
  };
}

const isPlain = (message: Message): message is string => typeof message === 'string' && PLAIN.test(message);

/** Fills in the arguments of a plain message. */
const filled = (key: string, message: string, values: MessageValues): string =>
  message.replace(ARGUMENT, (_, name: string) => String(argumentOf(key, name, values)));

/** Returns the text between the arguments of a plain message, and its arguments; text beside text is one piece. */
function filledPieces<Piece>(
  key: string,
  message: string,
  values: Readonly<Record<string, Piece | string | number>>,
): readonly (Piece | string)[] {
  const pieces: (Piece | string)[] = [];
  for (const [i, part] of message.split(ARGUMENT).entries()) {
    const value = i % 2 === 0 ? part : argumentOf(key, part, values);
    const piece = typeof value === 'number' ? String(value) : value;
    const last = pieces.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') pieces[pieces.length - 1] = last + piece;
    else if (piece !== '') pieces.push(piece);
  }
  return pieces;
}

const ARGUMENT = /\{(\w+)\}/g;

function argumentOf<Value>(key: string, name: string, values: Readonly<Record<string, Value>>): Value {
  if (!(name in values)) throw new Error(`${key} asks for ${name}`);
  return values[name] as Value;
}
