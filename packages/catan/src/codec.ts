import { assertNever, type Seat } from '@bastide/contract';
import type { Action } from './actions.ts';
import { DEVELOPMENTS, MONOPOLY, PLENTY, RESOURCES } from './cards/names.ts';
import { cardsIn, packCards } from './cards/packed.ts';
import { hexName, intersectionName, pathName } from './hexes/names.ts';
import { type State, seatsIn } from './state.ts';
import {
  ACCEPT,
  argumentOf,
  BANK_SWAP,
  BUY,
  bySeat,
  CITY_AT,
  CODE_KINDS,
  COUNTER_DESK,
  DEALT_CARD,
  DECLINE,
  DICE_SHOW,
  DISCARD_CARD,
  END,
  kindOf,
  LAY,
  OFFER_DESK,
  PLAY,
  ROAD_ON,
  ROB_SEAT,
  ROBBER_TO,
  ROLL,
  SETTLE_AT,
  SKIP,
  STOLEN_CARD,
  TRADE_WITH,
  WITHDRAW,
} from './turn/codes.ts';
import { cardOf, choiceOf, PLENTY_CHOICES, playCode } from './turn/develop.ts';
import { diceOf, pairOf } from './turn/pairs.ts';
import { arrange, arrangement } from './turn/set-up.ts';

/** An allowed action of a seat or chance as a small integer. Terms too long for that are laid ready in the state. */
export function encode(state: State, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'map':
      arrange(state, action.hexes, action.harbors);
      return LAY;
    case 'settle':
      return SETTLE_AT | state.island.intersectionNumber(action.at);
    case 'road':
      return ROAD_ON | state.island.pathNumber(action.on);
    case 'city':
      return CITY_AT | state.island.intersectionNumber(action.at);
    case 'roll':
      return ROLL;
    case 'dice':
      return DICE_SHOW | pairOf(action.dice[0], action.dice[1]);
    case 'discard':
      return DISCARD_CARD | bySeat(seat) | RESOURCES.indexOf(action.card);
    case 'robber':
      return ROBBER_TO | state.island.hexNumber(action.to);
    case 'rob':
      return ROB_SEAT | action.seat;
    case 'stolen':
      return STOLEN_CARD | RESOURCES.indexOf(action.card);
    case 'buy':
      return BUY;
    case 'dealt':
      return DEALT_CARD | DEVELOPMENTS.indexOf(action.card);
    case 'play':
      return encodePlay(action);
    case 'bank':
      return BANK_SWAP | (RESOURCES.indexOf(action.give) << 3) | RESOURCES.indexOf(action.get);
    case 'offer':
      layTerms(state, action);
      state.deskTo = action.to.reduce((bits, to) => bits | (1 << to), 0);
      return OFFER_DESK | bySeat(seat);
    case 'counter':
      layTerms(state, action);
      return COUNTER_DESK | bySeat(seat);
    case 'withdraw':
      return WITHDRAW | bySeat(seat);
    case 'accept':
      return ACCEPT | bySeat(seat);
    case 'decline':
      return DECLINE | bySeat(seat);
    case 'trade':
      return TRADE_WITH | action.with;
    case 'skip':
      return SKIP;
    case 'end':
      return END;
    default:
      return assertNever(action);
  }
}

function layTerms(state: State, { give, get }: Extract<Action, { type: 'offer' | 'counter' }>): void {
  state.deskGive = packCards(give);
  state.deskGet = packCards(get);
}

function encodePlay({ card, cards, resource }: Extract<Action, { type: 'play' }>): number {
  const choice =
    card === 'plenty'
      ? PLENTY_CHOICES.indexOf(packCards(cards ?? {}))
      : card === 'monopoly'
        ? RESOURCES.indexOf(resource!)
        : 0;
  return playCode(DEVELOPMENTS.indexOf(card), choice);
}

export function decode(state: State, code: number): Action {
  const argument = argumentOf(code);
  switch (kindOf(code) << 8) {
    case LAY:
      return { type: 'map', ...arrangement(state) };
    case SETTLE_AT:
      return { type: 'settle', at: intersectionName(argument) };
    case ROAD_ON:
      return { type: 'road', on: pathName(argument) };
    case CITY_AT:
      return { type: 'city', at: intersectionName(argument) };
    case ROLL:
      return { type: 'roll' };
    case DICE_SHOW:
      return { type: 'dice', dice: diceOf(argument) };
    case DISCARD_CARD:
      return { type: 'discard', card: RESOURCES[argument]! };
    case ROBBER_TO:
      return { type: 'robber', to: hexName(argument) };
    case ROB_SEAT:
      return { type: 'rob', seat: argument };
    case STOLEN_CARD:
      return { type: 'stolen', card: RESOURCES[argument]! };
    case BUY:
      return { type: 'buy' };
    case DEALT_CARD:
      return { type: 'dealt', card: DEVELOPMENTS[argument]! };
    case BANK_SWAP:
      return { type: 'bank', give: RESOURCES[argument >> 3]!, get: RESOURCES[argument & 7]! };
    case OFFER_DESK:
      return { type: 'offer', to: seatsIn(state.deskTo), ...terms(state) };
    case COUNTER_DESK:
      return { type: 'counter', ...terms(state) };
    case WITHDRAW:
      return { type: 'withdraw' };
    case ACCEPT:
      return { type: 'accept' };
    case DECLINE:
      return { type: 'decline' };
    case TRADE_WITH:
      return { type: 'trade', with: argument };
    case SKIP:
      return { type: 'skip' };
    case END:
      return { type: 'end' };
    case PLAY:
      return decodePlay(code);
    default:
      throw new Error(`no action has the code ${code}`);
  }
}

/** Returns the type of the action that `decode` would give. */
export const typeOf = (code: number): Action['type'] => TYPES[kindOf(code)]!;

const TYPES = CODE_KINDS.map((kind) => (kind === 'lay' ? 'map' : kind === 'swap' ? 'bank' : kind));

const terms = (state: State) => ({ give: cardsIn(state.deskGive), get: cardsIn(state.deskGet) });

function decodePlay(code: number): Action {
  const card = cardOf(code);
  const choice = choiceOf(code);
  if (card === PLENTY) return { type: 'play', card: 'plenty', cards: cardsIn(PLENTY_CHOICES[choice]!) };
  if (card === MONOPOLY) return { type: 'play', card: 'monopoly', resource: RESOURCES[choice]! };
  return { type: 'play', card: DEVELOPMENTS[card] as 'knight' | 'roads' };
}
