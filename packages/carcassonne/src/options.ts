import { isObject, type OptionsSource, quote, type Refusal, type Result, sanitize } from '@bastide/contract';
import { needsOf, shortage } from './capacity.ts';
import {
  BEFORE,
  CHOICES,
  DEFAULT_EDITION,
  EDITIONS,
  type EditionName,
  NEEDS,
  type Options,
  type Rules,
  SEATS,
  SETS,
} from './editions.ts';
import { tilesOf } from './tiles/catalogue.ts';

/**
 * Fills in what is left out from the edition's row, or from what was played before the option came; the refusal names the
 * option at fault. `tiles`: the tiles that a game with these options is played with.
 */
export function readOptions(input: unknown, of: OptionsSource = 'table', tiles = tilesOf): Result<Options> {
  if (!isObject(input)) return refuseOption('options', 'options are a JSON object');
  const { edition = DEFAULT_EDITION, sets = [], seats = SEATS.min, ...overrides } = input;
  if (typeof edition !== 'string' || !Object.hasOwn(EDITIONS, edition))
    return refuseOption(
      'edition',
      `there is no edition ${quote(edition)}: choose ${Object.keys(EDITIONS).join(', ')}`,
    );
  if (!Array.isArray(sets) || new Set(sets).size !== sets.length)
    return refuseOption('sets', 'sets are a list of different names');
  const stranger = (sets as unknown[]).find((set) => !(SETS as readonly unknown[]).includes(set));
  if (stranger !== undefined)
    return refuseOption('sets', `there is no set ${quote(stranger)}: choose from ${SETS.join(', ')}`);
  if (!Number.isInteger(seats) || (seats as number) < SEATS.min || (seats as number) > SEATS.max)
    return {
      ok: false,
      rule: 'CAR-GEN-01',
      because: `${quote(seats)} seats: ${SEATS.min} to ${SEATS.max} can play`,
      facts: { option: 'seats' },
    };
  const row: Record<string, unknown> = { ...EDITIONS[edition as EditionName] };
  if (of === 'record')
    for (const [name, value] of Object.entries(BEFORE))
      if (sets.includes(NEEDS[name as keyof Rules])) row[name] = value;
  for (const [name, value] of Object.entries(overrides)) {
    if (!Object.hasOwn(CHOICES, name))
      return refuseOption(
        name,
        `there is no option ${quote(name)}: choose ${Object.keys(CHOICES).join(', ')}`,
      );
    const choices: readonly unknown[] = CHOICES[name as keyof Rules];
    if (!choices.includes(value))
      return refuseOption(name, `${name} is ${choices.join(' or ')}, not ${quote(value)}`);
    const needed = NEEDS[name as keyof Rules];
    if (needed && row[name] !== value && !sets.includes(needed))
      return refuseOption(name, `${name} ${quote(value)} needs the set ${needed}, which is not in play`, {
        needs: needed,
      });
    row[name] = value;
  }
  const inOrder = SETS.filter((set) => sets.includes(set));
  const value = { edition, sets: inOrder, seats, ...row } as unknown as Options;
  const lacking = shortage(needsOf(value, tiles(value)));
  return lacking ? refuseOption('sets', `these sets do not fit together: ${lacking}`) : { ok: true, value };
}

function refuseOption(option: string, because: string, more: Refusal['facts'] = {}): Result<Options> {
  return { ok: false, rule: 'OPTIONS', because, facts: { option: sanitize(option, 40), ...more } };
}
