import type { EntryData } from './entry.ts';

/** Version of the names in a log that is written: the first entry states it. Version 1 stated none. */
export const LOG_VERSION = 2;

/** Kinds of entries in version 1, and what they are called now. */
const ENTRY_KINDS = {
  came: 'joined',
  sat: 'seated',
  rose: 'stood-up',
  welcomed: 'readmitted',
  lent: 'delegated',
} as const satisfies Readonly<Record<string, EntryData['kind']>>;

/** Types of commands in version 1, and what they are called now. */
const COMMAND_TYPES = { come: 'join', rise: 'stand-up', welcome: 'readmit', lend: 'delegate' } as const;

/** Options of version 1 that said the opposite of what they are called now. */
const NEGATED_OPTIONS = { noPlayerTrades: 'playerTrades' } as const;

const isOwn = <Names extends object>(names: Names, name: PropertyKey): name is keyof Names =>
  Object.hasOwn(names, name);

/** Returns stored options of a table under their present names. */
export function readOptionNames<Options extends object>(stored: Options): Options {
  const present = Object.entries(stored).map(([name, value]) =>
    isOwn(NEGATED_OPTIONS, name) ? [NEGATED_OPTIONS[name], !value] : [name, value],
  );
  return Object.fromEntries(present) as Options;
}

/** Returns a stored entry under its present names, whichever version of a server wrote it. A kick was a seat left by the host's wish. */
export function readEntryData<Stored extends { readonly kind: string }>(
  stored: Stored,
): Omit<Stored, 'kind'> & EntryData {
  const { kind } = stored;
  if (kind === 'opened' && 'options' in stored)
    return { ...stored, kind, options: readOptionNames(stored.options as object) } as never;
  if (!isOwn(ENTRY_KINDS, kind)) return stored as unknown as Omit<Stored, 'kind'> & EntryData;
  if (kind !== 'rose' || !('isSent' in stored))
    return { ...stored, kind: ENTRY_KINDS[kind] } as unknown as Omit<Stored, 'kind'> & EntryData;
  const { isSent: _, ...rest } = stored;
  return { ...rest, kind: 'kicked' } as unknown as Omit<Stored, 'kind'> & EntryData;
}

/** Returns a command under its present name. Anything else stays as it is, to be refused by the schema. */
export function readCommand(body: unknown): unknown {
  const type: unknown = typeof body === 'object' && body !== null && 'type' in body ? body.type : undefined;
  return typeof type === 'string' && isOwn(COMMAND_TYPES, type)
    ? { ...(body as object), type: COMMAND_TYPES[type] }
    : body;
}
