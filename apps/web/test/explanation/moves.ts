import { BOTS } from '@bastide/bots';
import { carcassonne } from '@bastide/carcassonne';
import { catan } from '@bastide/catan';
import { type Game, Sfc32, seededDealer, type Types } from '@bastide/contract';
import type { MoveDescriber } from '../../src/game/game-ui.ts';
import { secondary as ofCarcassonne } from '../../src/games/carcassonne/secondary.tsx';
import { secondary as ofCatan } from '../../src/games/catan/secondary.tsx';

/** Both games with the functions that describe their moves, and options with many kinds of moves. */
export const GAMES = [
  ['carcassonne', carcassonne, ofCarcassonne.moves, { seats: 2, sets: ['traders', 'abbot'] }],
  ['catan', catan, ofCatan.moves, { seats: 3 }],
] as unknown as readonly [string, Game<Types>, MoveDescriber, object][];

interface PossibleMove {
  readonly view: object;
  readonly action: Types['Action'];
}

/** Returns the views of a game between bots, one before each decision, with the possible actions. */
export function decisions(game: Game<Types>, given: object) {
  const options = game.readOptions(given);
  if (!options.ok) throw new Error(options.because);
  const state = game.setup(options.value);
  const random = new Sfc32(3);
  const deal = seededDealer(new Sfc32(4));
  const bot = BOTS.random();
  const seen: { view: object; actions: readonly Types['Action'][] }[] = [];
  for (let i = 0; i < 400 && game.actors(state).length > 0; i++) {
    const actor = game.actors(state)[0]!;
    if (actor === 'chance') game.apply(state, actor, deal(game, state)!);
    else {
      seen.push({ view: game.view(state, actor) as object, actions: game.actions(state, actor) });
      game.apply(state, actor, bot.choose(game, state, actor, random));
    }
  }
  return seen;
}

/** Returns all possible moves at these decisions. */
export const movesAt = (seen: ReturnType<typeof decisions>): readonly PossibleMove[] =>
  seen.flatMap(({ view, actions }) => actions.map((action) => ({ view, action })));

/** Faults of a description: nothing, a gap of a message, or a missing value. */
export const isFaulty = (said: string): boolean => said.trim() === '' || /[{}]|undefined/.test(said);
