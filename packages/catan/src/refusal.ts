import { type Actor, isObject, quote, type Refusal } from '@bastide/contract';
import type { Action } from './actions.ts';
import { DEVELOPMENTS, RESOURCES } from './cards/names.ts';
import { countOf } from './cards/packed.ts';
import { DEALT, DICE, FINISHED, FREE_ROADS, MAIN, START, STOLEN } from './phases.ts';
import { cityRefusal, roadRefusal, settleRefusal } from './refusals/build.ts';
import { buyRefusal, playRefusal } from './refusals/develop.ts';
import { mapRefusal } from './refusals/map.ts';
import { malformed, no, outOfTurn } from './refusals/reasons.ts';
import { discardRefusal, robberRefusal, robRefusal } from './refusals/robber.ts';
import {
  acceptRefusal,
  bankRefusal,
  counterRefusal,
  declineRefusal,
  offerRefusal,
  tradeRefusal,
  withdrawRefusal,
} from './refusals/trade.ts';
import type { State } from './state.ts';
import { isLeft, mayCome, pairOf } from './turn/pairs.ts';

/** Members besides the type. */
const MEMBERS: Readonly<Record<Action['type'], readonly string[]>> = {
  map: ['hexes', 'harbors'],
  settle: ['at'],
  road: ['on'],
  city: ['at'],
  roll: [],
  dice: ['dice'],
  discard: ['card'],
  robber: ['to'],
  rob: ['seat'],
  stolen: ['card'],
  buy: [],
  dealt: ['card'],
  play: ['card', 'cards', 'resource'],
  bank: ['give', 'get'],
  offer: ['to', 'give', 'get'],
  withdraw: [],
  accept: [],
  decline: [],
  counter: ['give', 'get'],
  trade: ['with'],
  skip: [],
  end: [],
};

/** Actions that only chance takes. */
const CHANCE_TYPES = ['map', 'dice', 'stolen', 'dealt'];

/** Returns the reason against an action now; undefined if it is allowed. Accepts anything. */
export function refusal(state: State, actor: Actor, action: unknown): Refusal | undefined {
  if (!isObject(action)) return malformed('an action is a JSON object');
  const { type } = action;
  if (typeof type !== 'string' || !Object.hasOwn(MEMBERS, type))
    return malformed(`there is no action ${quote(type)}`);
  const members = MEMBERS[type as Action['type']];
  const stranger = Object.keys(action).find((member) => member !== 'type' && !members.includes(member));
  if (stranger !== undefined) return malformed(`${type} has no member ${quote(stranger)}`);
  if (state.phase === FINISHED) return no('CAT-VP-02', 'the game is over');
  if ((actor === 'chance') !== CHANCE_TYPES.includes(type))
    return no('CAT-TURN-01', actor === 'chance' ? `chance does not ${type}` : `"${type}" comes by chance`);
  if (actor === 'chance') return chanceRefusal(state, action);
  if (!Number.isInteger(actor) || actor < 0 || actor >= state.options.seats)
    return no('CAT-TURN-01', `there is no seat ${quote(actor)}`);
  return seatRefusal(state, actor, action);
}

function seatRefusal(state: State, seat: number, action: Record<string, unknown>): Refusal | undefined {
  switch (action.type as Exclude<Action['type'], 'map' | 'dice' | 'stolen' | 'dealt'>) {
    case 'settle':
      return settleRefusal(state, seat, action.at);
    case 'road':
      return roadRefusal(state, seat, action.on);
    case 'city':
      return cityRefusal(state, seat, action.at);
    case 'roll':
      return outOfTurn(state, seat, START);
    case 'discard':
      return discardRefusal(state, seat, action.card);
    case 'robber':
      return robberRefusal(state, seat, action.to);
    case 'rob':
      return robRefusal(state, seat, action.seat);
    case 'buy':
      return buyRefusal(state, seat);
    case 'play':
      return playRefusal(state, seat, action);
    case 'bank':
      return bankRefusal(state, seat, action.give, action.get);
    case 'offer':
      return offerRefusal(state, seat, action);
    case 'withdraw':
      return withdrawRefusal(state, seat);
    case 'accept':
      return acceptRefusal(state, seat);
    case 'decline':
      return declineRefusal(state, seat);
    case 'counter':
      return counterRefusal(state, seat, action);
    case 'trade':
      return tradeRefusal(state, seat, action.with);
    case 'skip':
      return skipRefusal(state, seat);
    case 'end':
      return outOfTurn(state, seat, MAIN);
  }
}

function skipRefusal(state: State, seat: number): Refusal | undefined {
  const wait = outOfTurn(state, seat, FREE_ROADS);
  if (wait)
    return state.phase === MAIN && wait.rule !== 'CAT-TURN-01'
      ? no('CAT-PROG-03', 'there is nothing to do without')
      : wait;
  return state.mayDecline === 0 ? no('CAT-PROG-03', 'only the second free road may be declined') : undefined;
}

function chanceRefusal(state: State, action: Record<string, unknown>): Refusal | undefined {
  const phase = state.phase;
  switch (action.type) {
    case 'map':
      return mapRefusal(state, action.hexes, action.harbors);
    case 'dice':
      return phase === DICE ? diceRefusal(state, action.dice) : no('CAT-TURN-02', 'nobody has rolled');
    case 'stolen':
      return phase === STOLEN
        ? cardRefusal(
            RESOURCES,
            action.card,
            state.hand[state.victim]!,
            'CAT-ROBBER-11',
            'the robbed seat holds no',
          )
        : no('CAT-ROBBER-07', 'nobody is being robbed');
    default:
      return phase === DEALT
        ? cardRefusal(DEVELOPMENTS, action.card, state.deck, 'CAT-COMP-06', 'the deck has no more')
        : no('CAT-DEV-01', 'nobody has bought a card');
  }
}

function diceRefusal(state: State, dice: unknown): Refusal | undefined {
  const isDie = (one: unknown) => Number.isInteger(one) && (one as number) >= 1 && (one as number) <= 6;
  if (!Array.isArray(dice) || dice.length !== 2 || !isDie(dice[0]) || !isDie(dice[1]))
    return malformed('"dice" are two numbers from 1 to 6');
  const [first, second] = dice as [number, number];
  const pair = pairOf(first, second);
  if (mayCome(state, pair)) return undefined;
  return isLeft(state, pair)
    ? no('CAT-VAR-06', 'no 7 comes in the first rounds')
    : no('CAT-VAR-04', `the pair ${first} and ${second} is no longer in the deck`);
}

function cardRefusal(
  kinds: readonly string[],
  card: unknown,
  cards: number,
  rule: string,
  because: string,
): Refusal | undefined {
  const kind = (kinds as readonly unknown[]).indexOf(card);
  if (kind < 0) return malformed(`${quote(card)} is none of ${kinds.join(', ')}`);
  return countOf(cards, kind) > 0 ? undefined : no(rule, `${because} ${card}`);
}
