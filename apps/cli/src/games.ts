import { CHOICES as CARCASSONNE_CHOICES, carcassonne } from '@bastide/carcassonne';
import {
  CHOICES as CATAN_CHOICES,
  PRINTED as CATAN_PRINTED,
  RANGES as CATAN_RANGES,
  catan,
  packed,
  type State,
  standing,
} from '@bastide/catan';
import type { Game, Seat, Types } from '@bastide/contract';
import { BadInput } from './shell/bad-input.ts';

/** Every game this program knows, by name. */
export const GAMES: Readonly<Record<string, Game<Types>>> = { carcassonne, catan };

export const GAME_NAMES = Object.keys(GAMES);

export function gameNamed(name: string): Game<Types> {
  const game = Object.hasOwn(GAMES, name) ? GAMES[name] : undefined;
  if (!game) throw new BadInput(`there is no game "${name}": choose ${GAME_NAMES.join(', ')}`);
  return game;
}

/** What has a flag of its own. */
export const FLAGS: Readonly<Record<string, string>> = {
  edition: '--edition',
  sets: '--with',
  seats: '--seats',
};

/** What may follow `--option`, by game: each name with its values. */
export const optionLines = (): readonly string[] => [
  'Options of carcassonne (if not named: what the edition has):',
  ...Object.entries(CARCASSONNE_CHOICES).map(([name, values]) => `  ${name}=${values.join('|')}`),
  '',
  'Options of catan (if not named: the number in brackets, or the first value):',
  ...Object.entries(CATAN_RANGES).map(
    ([name, [least, most]]) =>
      `  ${name}=${least}…${most} (${CATAN_PRINTED[name as keyof typeof CATAN_RANGES]})`,
  ),
  ...Object.entries(CATAN_CHOICES).map(([name, values]) => `  ${name}=${values.join('|')}`),
];

/** Options from outside, filled in with the game's own; what is wrong with them is bad input. */
export function optionsFor(game: Game<Types>, input: Readonly<Record<string, unknown>>): Types['Options'] {
  const options = game.readOptions(input);
  if (options.ok) return options.value;
  const name = String(options.facts?.option);
  const unknown = Object.hasOwn(FLAGS, name) && !(name in game.options(game.setup(defaults(game))));
  throw new BadInput(unknown ? `${FLAGS[name]} means nothing in ${game.name}` : options.because);
}

function defaults(game: Game<Types>): Types['Options'] {
  const options = game.readOptions({});
  if (!options.ok) throw new Error(options.because);
  return options.value;
}

/**
 * What a trace tells of a state beside points, by game: of Catan the number of cards by seat, who holds the bonus cards,
 * and, where all is shown, the cards themselves.
 */
const TRACED: Readonly<Record<string, (state: never, seat: Seat | undefined) => object>> = {
  catan(state: State, seat) {
    const { cards, ...open } = standing(state);
    if (seat === undefined) return { ...open, cards };
    const points = open.hands.map((_, one) =>
      one === seat ? packed.pointsOf(state, one) : state.points[one]!,
    );
    return { ...open, points };
  },
};

export const traced = (game: Game<Types>, state: Types['State'], seat: Seat | undefined): object =>
  TRACED[game.name]?.(state as never, seat) ?? {};

/** The options in force, for people: "edition c2, sets traders, seats 2". */
export const inWords = (options: Types['Options']): string =>
  Object.entries(options)
    .map(([name, value]) => `${name} ${Array.isArray(value) ? value.join('+') || 'none' : String(value)}`)
    .join(', ');
