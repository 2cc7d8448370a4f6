import { malformed, quote, type Refusal, refuse, type Seat } from '@bastide/contract';
import { isResource, RESOURCES, type Resource } from '../cards/names.ts';
import { cardsIn, countOf, enough, firstKind, hasKind, one, present } from '../cards/packed.ts';
import { emit } from '../emit.ts';
import { START } from '../phases.ts';
import type { State } from '../state.ts';
import { gain, pay } from '../turn/move-cards.ts';
import type { Input, SeatRules } from './shared/action.ts';
import { argumentOf, codeOf } from './shared/codes.ts';
import { isOwnTurn, TRADING_IS_OVER } from './shared/reasons.ts';

/** One swap with the bank, at the best rate the seat has. */
export interface BankAction {
  readonly type: 'bank';
  /** Kind of the cards paid, as many as the seat's rate. CAT-MARI-01…03 */
  readonly give: Resource;
  /** Kind of the card received. */
  readonly get: Resource;
}

/** `8 * give + get`. */
const BANK_SWAP = codeOf(13);

export const bankTrade: SeatRules<BankAction> = {
  by: 'seat',
  type: 'bank',
  members: ['give', 'get'],
  code: BANK_SWAP,
  encode: (_, { give, get }) => BANK_SWAP | (RESOURCES.indexOf(give) << 3) | RESOURCES.indexOf(get),
  decode(_, code) {
    const argument = argumentOf(code);
    return { type: 'bank', give: RESOURCES[argument >> 3]!, get: RESOURCES[argument & 7]! };
  },
  list: listSwaps,
  malformed(_, { give, get }) {
    if (isResource(give) && isResource(get)) return undefined;
    const stray = isResource(give) ? get : give;
    return malformed(`${quote(stray)} is no resource card: "give" and "get" name one each`);
  },
  timingRefusal: ({ phase }, _, turnRefusal) =>
    turnRefusal && (!isOwnTurn(turnRefusal) || phase === START)
      ? refuse('CAT-MARI-07', 'only the seat whose turn it is trades with the bank, after the roll')
      : turnRefusal,
  refusal,
  apply: swap,
  write: ({ give, get }) => `bank ${give} for ${get}`,
  read: ([, give, word, get]) =>
    isResource(give) && word === 'for' && isResource(get)
      ? { action: { type: 'bank', give, get }, used: 4 }
      : undefined,
};

/** The guard bit of every kind of which the seat has what the bank asks for. CAT-MARI-01…03 */
const affordable = (state: State, seat: Seat): number => enough(state.hand[seat]!, state.rates[seat]!);

/** Every kind that the seat has enough of, for every other kind that the bank has. CAT-MARI-01…06 */
export function listSwaps(state: State, seat: Seat, out: Int32Array, from: number): number {
  if (state.built === 1) return from;
  const inBank = present(state.bank);
  let count = from;
  for (let gives = affordable(state, seat); gives !== 0; gives &= gives - 1) {
    const others = inBank & ~(gives & -gives);
    for (let gets = others; gets !== 0; gets &= gets - 1)
      out[count++] = BANK_SWAP | (firstKind(gives) << 3) | firstKind(gets);
  }
  return count;
}

const RATE_RULES: Readonly<Record<number, string>> = { 4: 'CAT-MARI-01', 3: 'CAT-MARI-02', 2: 'CAT-MARI-03' };

function refusal(state: State, seat: Seat, { give, get }: Input): Refusal | undefined {
  if (state.built === 1) return TRADING_IS_OVER;
  const [from, to] = [RESOURCES.indexOf(give as Resource), RESOURCES.indexOf(get as Resource)];
  if (from === to) return refuse('CAT-MARI-05', 'the card received is of another kind');
  if (!hasKind(affordable(state, seat), from)) {
    const rate = countOf(state.rates[seat]!, from);
    return refuse(RATE_RULES[rate]!, `the bank asks ${rate} ${give}`, { rate });
  }
  return hasKind(present(state.bank), to) ? undefined : refuse('CAT-MARI-06', `the bank has no ${get}`);
}

/** CAT-MARI-04 */
function swap(state: State, code: number): void {
  const seat = state.seat;
  const give = argumentOf(code) >> 3;
  const get = one(code & 7);
  const price = countOf(state.rates[seat]!, give) * one(give);
  pay(state, seat, price);
  gain(state, seat, get);
  if (state.events) emit(state, { type: 'banked', seat, give: cardsIn(price), get: cardsIn(get) });
}
