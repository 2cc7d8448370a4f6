import { quote } from './record.ts';

/** Values of an option or of a member of an action: how one is checked, and how it stands in a text. */
export interface Field<Value> {
  /** In words: "a whole number from 3 to 20". */
  readonly expected: string;
  /** Taken for an option that is left out. */
  readonly preset: Value;
  accepts(value: unknown): value is Value;
  /** One word, without spaces. */
  write(value: Value): string;
  /** Undefined: the word stands for no value. */
  read(word: string): Value | undefined;
}

/** Whole numbers in a range, both ends included. Throws if `preset` is outside. */
export function integer(min: number, max: number, preset = min): Field<number> {
  const accepts = (value: unknown): value is number =>
    Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
  if (!accepts(preset)) throw new RangeError(`${preset} is no whole number from ${min} to ${max}`);
  return {
    expected: `a whole number from ${min} to ${max}`,
    preset,
    accepts,
    write: String,
    read: (word) => (/^-?\d+$/.test(word) && accepts(Number(word)) ? Number(word) : undefined),
  };
}

/** A closed set of words; the first is taken where none is named. Throws if one has a space or comma in it. */
export function oneOf<const Word extends string>(
  words: readonly [Word, ...Word[]],
  preset: Word = words[0],
): Field<Word> {
  const accepts = (value: unknown): value is Word => (words as readonly unknown[]).includes(value);
  const unreadable = words.find((word) => /[\s,]/.test(word));
  if (unreadable !== undefined) throw new Error(`${quote(unreadable)} is no single word`);
  return {
    expected: `one of ${words.join(', ')}`,
    preset,
    accepts,
    write: (word) => word,
    read: (word) => (accepts(word) ? word : undefined),
  };
}

/** Yes or no. */
export const flag = (preset = false): Field<boolean> => ({
  expected: 'true or false',
  preset,
  accepts: (value) => typeof value === 'boolean',
  write: (value) => (value ? 'yes' : 'no'),
  read: (word) => (word === 'yes' ? true : word === 'no' ? false : undefined),
});

/** Lists of values, from `min` to `max` of them. In a text commas part them; a dot stands for none. Throws on lists of lists. */
export function listOf<Value>(each: Field<Value>, min: number, max: number): Field<readonly Value[]> {
  const accepts = (value: unknown): value is readonly Value[] =>
    Array.isArray(value) &&
    value.length >= min &&
    value.length <= max &&
    value.every((one) => each.accepts(one));
  if (/^\.$|,/.test(each.write(each.preset))) throw new Error('a list of lists has no text form');
  return {
    expected: `a list of ${min === max ? min : `${min} to ${max}`}, each ${each.expected}`,
    preset: Array<Value>(min).fill(each.preset),
    accepts,
    write: (values) => (values.length === 0 ? '.' : values.map((value) => each.write(value)).join(',')),
    read(word) {
      const values = word === '.' ? [] : word.split(',').map((part) => each.read(part));
      return accepts(values) ? values : undefined;
    },
  };
}

/** Fields of an object by the names of its members. */
export type Fields<Of> = { readonly [Name in keyof Of]-?: Field<Of[Name]> };

/** A member that is not what its field says. */
export interface FieldFault {
  readonly name: string;
  readonly because: string;
}

/** The first fault of an object by its fields. `isPartial`: members may be left out. */
export function fieldFault(
  fields: Readonly<Record<string, Field<never>>>,
  input: Readonly<Record<string, unknown>>,
  { isPartial = false } = {},
): FieldFault | undefined {
  const known = Object.keys(fields);
  const stranger = Object.keys(input).find((name) => !known.includes(name));
  if (stranger !== undefined)
    return {
      name: stranger,
      because: `there is no ${quote(stranger)}${known.length > 0 ? `: ${known.join(', ')}` : ''}`,
    };
  for (const [name, field] of Object.entries(fields)) {
    if (isPartial && !Object.hasOwn(input, name)) continue;
    if (!field.accepts(input[name]))
      return { name, because: `${name} is ${field.expected}, not ${quote(input[name])}` };
  }
  return undefined;
}
