import { FORMATS, type Format, type Hypotheses, lineUpsOf, type Plan } from '@bastide/arena';
import { sanitize } from '@bastide/contract';
import { type OptionInput, parseOptions } from '../game/flags.ts';
import { entryNamed, type GameList } from '../game/list.ts';
import { BadInput } from '../shell/bad-input.ts';
import { checkEntrants, commandOf } from './entrants.ts';

/** The command line of an arena. */
export interface Settings extends OptionInput {
  readonly seats?: number;
  readonly bots: readonly string[];
  readonly bot: readonly string[];
  readonly deals: number;
  readonly format?: Format;
  readonly seed: number;
  readonly actions: number;
  readonly workers: number;
  readonly budget?: number;
  readonly patience?: number;
  readonly test?: Hypotheses;
  readonly results?: string;
  readonly record?: string;
  readonly html?: string;
  readonly bus?: string;
  readonly json?: true;
}

/** Seconds that an external program has for an answer, and the least multiple of its budget. */
const PATIENCE = 10;
const BUDGETS = 3;

/** Probability that a test wrongly refuses a claim. */
const ERROR = 0.05;

/** Returns the plan of games; refuses an impossible one. */
export function planOf(list: GameList, name: string, settings: Settings): Plan & { readonly format: Format } {
  const { game } = entryNamed(list, name);
  const entrants = [...settings.bots, ...settings.bot];
  checkEntrants(name, entrants);
  const command = entrants.find((written) => commandOf(written) !== undefined);
  if (settings.bus !== undefined && command !== undefined)
    throw new BadInput('arena.commandOnBus', { name: sanitize(command, 60) });
  if (entrants.length < 2) throw new BadInput('arena.two');
  const options = parseOptions(list, game, settings, settings.seats);
  const { seats } = options;
  const format = settings.format ?? (entrants.length < seats ? 'gauntlet' : FORMATS[0]);
  const lineUps = lineUpsOf(format, entrants.length, seats);
  if (lineUps.length === 0) throw new BadInput('arena.tooFew', { format, seats, bots: entrants.length });
  if (settings.test && lineUps.length > 1)
    throw new BadInput('arena.testPairing', { pairings: lineUps.length });
  const { seed, actions, budget } = settings;
  const patience = settings.patience ?? Math.max(PATIENCE, BUDGETS * (budget ?? 0));
  return {
    format,
    game: name,
    options,
    entrants,
    lineUps,
    seed,
    actionsAtMost: actions,
    patience: patience * 1000,
    ...(budget !== undefined && { budget: budget * 1000 }),
  };
}

/** Reads `50:55`: two scores in per cent, the lower one first. */
export function readClaims(text: string): Hypotheses {
  const [, low, high] = /^(\d{1,2}(?:\.\d{1,2})?):(\d{1,2}(?:\.\d{1,2})?)$/.exec(text) ?? [];
  const claims = { low: Number(low) / 100, high: Number(high) / 100, error: ERROR };
  if (!(claims.low > 0 && claims.low < claims.high)) throw new BadInput('arena.testForm', { value: text });
  return claims;
}
