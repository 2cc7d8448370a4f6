import type { Option } from 'commander';
import { BadInput } from './bad-input.ts';

/** Limits an option to whole numbers in a range. */
export function wholeNumber(option: Option, least = 0, most = Number.MAX_SAFE_INTEGER): Option {
  return option.argParser((text: string): number => {
    const value = numberIn(text, least, most);
    if (value !== undefined) return value;
    const values = { flags: option.flags, value: text, least, most };
    // Without a limit, the largest exact integer of JavaScript.
    const isOpen = most === Number.MAX_SAFE_INTEGER && least > Number.MIN_SAFE_INTEGER;
    throw new BadInput(isOpen ? 'usage.atLeast' : 'usage.between', values);
  });
}

/** Reads a whole number in a range; undefined if the text is none. */
export function numberIn(text: string, least: number, most: number): number | undefined {
  const value = Number(text);
  return /^-?\d+$/.test(text) && value >= least && value <= most ? value : undefined;
}

/** Limits an option to a number of seconds in a range, with or without decimals. */
export function seconds(option: Option, least: number, most: number): Option {
  return option.argParser((text: string): number => {
    const value = Number(text);
    if (/^\d+(?:\.\d+)?$/.test(text) && value >= least && value <= most) return value;
    throw new BadInput('usage.seconds', { flags: option.flags, value: text, least, most });
  });
}

/** Limits an option to certain values. */
export function oneOf(option: Option, names: readonly string[]): Option {
  // Commander's own `choices` refuses in English; its list is used for the help only.
  return option.choices(names).argParser((text: string): string => {
    if (names.includes(text)) return text;
    throw new BadInput('usage.choices', { flags: option.flags, value: text, choices: names });
  });
}

/** Splits names separated by commas. */
export const names = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Collects options like `smallCity=2` over repetitions; a value is JSON if possible, otherwise a string. */
export function settings(option: Option): Option {
  return option.argParser((text: string, before: Readonly<Record<string, unknown>>) => {
    const match = /^(\w+)=(.*)$/s.exec(text);
    if (!match) throw new BadInput('usage.setting', { flags: option.flags, value: text });
    return { ...before, [match[1]!]: jsonOrWord(match[2]!) };
  });
}

function jsonOrWord(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
