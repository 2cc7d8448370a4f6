import { allowed, askBot, askWith, type Bot, random as uniform } from '@bastide/bots';
import {
  type Act,
  act,
  CHANCE,
  type Game,
  type Outcome,
  OVER,
  type Random,
  type Seat,
  type Types,
} from '@bastide/contract';

export interface Match {
  readonly outcome: Outcome;
  /** Those of chance included. */
  readonly actions: number;
}

/** No game between bots that get anywhere lasts so long; where points are out of reach, one may have no end. */
const ACTIONS_AT_MOST = 100_000;

/** Plays a game of random bots to its end, the very one of `playOut`; returns the number of actions. */
export function playRandom<T extends Types>(
  { fast }: Game<T>,
  state: T['State'],
  random: Random,
  codes: Int32Array,
): number {
  fast.reset(state);
  let actions = 0;
  for (let who = fast.actor(state); who !== OVER; who = fast.actor(state)) {
    if (actions === ACTIONS_AT_MOST) throw endless();
    fast.play(
      state,
      who === CHANCE ? fast.deal(state, random) : codes[random.below(fast.legal(state, codes))]!,
    );
    actions++;
  }
  return actions;
}

const endless = () => new Error(`no end after ${ACTIONS_AT_MOST} actions`);

/**
 * Plays a game to its end, by seat the bots given. One generator deals, imagines and decides, in the order of play.
 * `state` is a used one of the same options; `acts` gathers the record.
 *
 * In a game with secrets a bot is lent a state imagined from what its seat sees. Only the random bot needs none: it
 * looks at the list of its actions alone, which holds no secret. So random bots play the very games of `playOut`.
 */
export function playMatch<T extends Types>(
  game: Game<T>,
  options: T['Options'],
  bots: readonly Bot[],
  random: Random,
  { state = game.setup(options), acts }: { state?: T['State']; acts?: Act<T['Action']>[] } = {},
): Match {
  const { fast } = game;
  if (bots.length !== options.seats) throw new Error(`${bots.length} bots for ${options.seats} seats`);
  // A state that was reset forgets what its seats could have counted, and then no view is what it should be.
  if (game.secrets && bots.some((bot) => bot !== uniform)) fast.copy(game.setup(options), state);
  else fast.reset(state);
  let actions = 0;
  for (let who = fast.actor(state); who !== OVER; who = fast.actor(state)) {
    if (actions === ACTIONS_AT_MOST) throw endless();
    const code = who === CHANCE ? fast.deal(state, random) : decide(game, state, who, bots[who]!, random);
    acts?.push(act(who === CHANCE ? 'chance' : who, fast.decode(state, code)));
    fast.play(state, code);
    actions++;
  }
  const outcome = game.outcome(state);
  if (!outcome) throw new Error(`no outcome after ${actions} actions`);
  return { outcome, actions };
}

/** The code of what a bot does at its turn. */
function decide<T extends Types>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  bot: Bot,
  random: Random,
): number {
  const isImagined = game.secrets && bot !== uniform;
  // Without a choice there is nothing to imagine for: many a turn begins with a mere roll of the dice.
  if (isImagined && game.unlisted(state, seat).length === 0) {
    const actions = game.actions(state, seat);
    if (actions.length === 1) return game.fast.encode(state, actions[0]!);
  }
  if (!isImagined) return game.fast.encode(state, askWith(game, bot, state, seat, random));
  const action = askBot(game, bot, game.view(state, seat), seat, random);
  // The truth may forbid what was allowed in what the seat imagines: a trade for a card that was stolen, uncounted, since.
  return game.fast.encode(state, allowed(game, bot, state, seat, action));
}
