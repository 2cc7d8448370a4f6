/** The list of all actions, and what follows from it. */
import type { Actor, RedactedAction, Seat } from '@bastide/contract';
import type { State } from '../state.ts';
import { type AcceptAction, accept } from './accept.ts';
import { type BankAction, bankTrade } from './bank-trade.ts';
import { type BuyAction, buy } from './buy.ts';
import { type CityAction, city } from './city.ts';
import { type CounterAction, counter } from './counter.ts';
import { type DealtCardAction, dealt } from './dealt.ts';
import { type DeclineAction, decline } from './decline.ts';
import { type DiceAction, dice } from './dice.ts';
import { type DiscardAction, discard } from './discard.ts';
import { type EndAction, end } from './end.ts';
import { type LayMapAction, layMap } from './lay-map.ts';
import { type OfferAction, offer } from './offer.ts';
import { type PlayCardAction, play } from './play.ts';
import { type RoadAction, road } from './road.ts';
import { type RobAction, rob } from './rob.ts';
import { type MoveRobberAction, robber } from './robber.ts';
import { type RollAction, roll } from './roll.ts';
import { type SettleAction, settle } from './settle.ts';
import type { ActionRules, Words } from './shared/action.ts';
import { codeOf, kindOf } from './shared/codes.ts';
import { type SkipAction, skip } from './skip.ts';
import { type StolenCardAction, stolen } from './stolen.ts';
import { type TradeAction, trade } from './trade.ts';
import { type WithdrawAction, withdraw } from './withdraw.ts';

export type Action =
  | LayMapAction
  | SettleAction
  | RoadAction
  | CityAction
  | RollAction
  | DiceAction
  | DiscardAction
  | MoveRobberAction
  | RobAction
  | StolenCardAction
  | BuyAction
  | DealtCardAction
  | PlayCardAction
  | BankAction
  | OfferAction
  | CounterAction
  | WithdrawAction
  | AcceptAction
  | DeclineAction
  | TradeAction
  | SkipAction
  | EndAction;

type RulesByType = { readonly [type in Action['type']]: ActionRules<Extract<Action, { type: type }>> };

/** In the order of their codes: a new action comes last, with the next code. */
const RULES: RulesByType = {
  map: layMap,
  settle,
  road,
  city,
  roll,
  dice,
  discard,
  robber,
  rob,
  stolen,
  buy,
  dealt,
  play,
  bank: bankTrade,
  offer,
  counter,
  withdraw,
  accept,
  decline,
  trade,
  skip,
  end,
};

/** The rules of all actions, in the order of their codes. */
export const ACTIONS = Object.values(RULES) as readonly ActionRules<Action>[];

ACTIONS.forEach(({ type, code }, kind) => {
  if (code !== codeOf(kind)) throw new Error(`${type} has the code ${code}, not ${codeOf(kind)}`);
});

const BY_TYPE: ReadonlyMap<unknown, ActionRules<Action>> = new Map(Object.entries(RULES));

/** Rules of the actions of a type; undefined if there is none. Accepts anything. */
export const rulesOf = (type: unknown): ActionRules<Action> | undefined => BY_TYPE.get(type);

/** An allowed action of a seat or chance as a small integer. Terms too long for that are laid ready in the state. */
export const encode = (state: State, seat: Seat, action: Action): number =>
  rulesOf(action.type)!.encode(state, action, seat);

export function decode(state: State, code: number): Action {
  const rules = ACTIONS[kindOf(code)];
  if (!rules) throw new Error(`no action has the code ${code}`);
  return rules.decode(state, code);
}

/** Returns the type of the action that `decode` would give. */
export const typeOf = (code: number): Action['type'] => ACTIONS[kindOf(code)]!.type;

const EFFECTS = ACTIONS.map(({ apply }) => apply);

/** Performs the allowed action of that code. */
export function perform(state: State, code: number): void {
  EFFECTS[kindOf(code)]!(state, code);
}

/** The action as that seat learns of it: members that are a secret are left out. */
export function redactAction(
  state: State,
  _actor: Actor,
  action: Action,
  seat?: Seat,
): RedactedAction<Action> {
  const rules = rulesOf(action.type)!;
  return rules.by === 'chance' && rules.isSecretFrom?.(state, seat) ? { type: action.type } : action;
}

export function revealsHidden(_state: State, _seat: Seat, action: Action): boolean {
  const rules = rulesOf(action.type)!;
  return rules.by === 'seat' && rules.revealsHidden?.(action) === true;
}

/** Answers of chance have no word of their own. */
const ANSWERS = ACTIONS.filter((rules) => rules.by === 'chance' && rules.isAnswer);

/**
 * A word and places: `settle V08`, `road E13`, `roll 3 4`, `robber H04`, `rob 2 ore`, `buy knight`, `play plenty ore:2`,
 * `bank ore for wool`, `offer ore:2 grain for wool to 1 2`, `counter grain for ore`, `trade 2`. An answer of chance
 * stands alone: two dice, a card. An island is `map`, a word like `hills:6` or `desert` for each hex, and the harbours.
 */
export const text = {
  write: (action: Action): string => rulesOf(action.type)!.write(action),
  answers: (action: Action): boolean => ANSWERS.includes(rulesOf(action.type)!),
  read(words: Words) {
    const named = rulesOf(words[0]);
    for (const rules of named && !ANSWERS.includes(named) ? [named] : ANSWERS) {
      const read = rules.read(words);
      if (read) return { ...read, chance: rules.by === 'chance' };
    }
    return undefined;
  },
};
