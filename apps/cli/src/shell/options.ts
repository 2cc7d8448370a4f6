import { InvalidArgumentError } from 'commander';

/** A whole number within bounds, for commander. */
export const wholeNumber =
  (least = 0, most = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const value = Number(text);
    if (!/^-?\d+$/.test(text) || value < least || value > most)
      throw new InvalidArgumentError(
        most === Number.MAX_SAFE_INTEGER
          ? `It is a whole number${least > Number.MIN_SAFE_INTEGER ? `, at least ${least}` : ''}.`
          : `It is a whole number from ${least} to ${most}.`,
      );
    return value;
  };

/** Names parted by commas. */
export const names = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** `smallCity=2`, gathered over repetitions; values are JSON where they can be, else words. */
export function setting(text: string, before: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const match = /^(\w+)=(.*)$/s.exec(text);
  if (!match) throw new InvalidArgumentError('It is a name and a value: smallCity=2.');
  return { ...before, [match[1]!]: jsonOrWord(match[2]!) };
}

function jsonOrWord(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The examples at the foot of a command's help. */
export const examples = (...lines: readonly string[]): string =>
  lines.length === 0 ? '' : ['', 'Examples:', ...lines.map((line) => `  $ ${line}`)].join('\n');
