import type { Option } from 'commander';
import { BadInput } from './bad-input.ts';

/** An option whose value is a whole number within bounds. */
export function wholeNumber(option: Option, least = 0, most = Number.MAX_SAFE_INTEGER): Option {
  return option.argParser((text: string): number => {
    const value = numberIn(text, least, most);
    if (value !== undefined) return value;
    const values = { flags: option.flags, value: text, least, most };
    // Even an unlimited whole number has a largest exact value.
    const isOpen = most === Number.MAX_SAFE_INTEGER && least > Number.MIN_SAFE_INTEGER;
    throw new BadInput(isOpen ? 'usage.atLeast' : 'usage.between', values);
  });
}

/** A whole number within bounds; undefined if the text is none. */
export function numberIn(text: string, least: number, most: number): number | undefined {
  const value = Number(text);
  return /^-?\d+$/.test(text) && value >= least && value <= most ? value : undefined;
}

/** An option whose value is a number of seconds within bounds, with decimals or without. */
export function seconds(option: Option, least: number, most: number): Option {
  return option.argParser((text: string): number => {
    const value = Number(text);
    if (/^\d+(?:\.\d+)?$/.test(text) && value >= least && value <= most) return value;
    throw new BadInput('usage.seconds', { flags: option.flags, value: text, least, most });
  });
}

/** An option whose value is one of these. */
export function oneOf(option: Option, names: readonly string[]): Option {
  // Commander's own `choices` refuse in English; it shows them in the help.
  return option.choices(names).argParser((text: string): string => {
    if (names.includes(text)) return text;
    throw new BadInput('usage.choices', { flags: option.flags, value: text, choices: names });
  });
}

/** Names parted by commas. */
export const names = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** An option like `smallCity=2`, gathered over repetitions; values are JSON where they can be, else words. */
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
