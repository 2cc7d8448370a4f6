import { carcassonne } from '@bastide/carcassonne';
import type { Game, Types } from '@bastide/contract';
import { BadInput } from './shell/bad-input.ts';

/** Every game this program knows, by name. */
export const GAMES: Readonly<Record<string, Game<Types>>> = { carcassonne };

export const GAME_NAMES = Object.keys(GAMES);

export function gameNamed(name: string): Game<Types> {
  const game = Object.hasOwn(GAMES, name) ? GAMES[name] : undefined;
  if (!game) throw new BadInput(`there is no game "${name}": choose ${GAME_NAMES.join(', ')}`);
  return game;
}

/** Options from outside, filled in from the edition; what is wrong with them is bad input. */
export function optionsFor(game: Game<Types>, input: unknown): Types['Options'] {
  const options = game.readOptions(input);
  if (!options.ok) throw new BadInput(options.because);
  return options.value;
}

/** The options in force, for people: "edition c2, sets traders, seats 2". */
export const inWords = (options: Types['Options']): string =>
  Object.entries(options)
    .map(([name, value]) => `${name} ${Array.isArray(value) ? value.join('+') || 'none' : String(value)}`)
    .join(', ');
