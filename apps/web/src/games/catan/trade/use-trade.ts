import { type Action, type CardCounts, type Catan, catan, type Resource, type View } from '@bastide/catan';
import type { Refusal } from '@bastide/contract';
import { useState } from 'react';
import { refusalForView } from '../../../session/state-for-view.ts';
import { useGameSetting } from '../../../settings/context.ts';
import { changed, totalOf } from '../cards/counts.ts';
import type { CatanMoment, CatanSession } from '../session.ts';
import { NO_TRADE_TIMEOUT } from '../trade-timeout-setting.ts';
import type { CatanUiState } from '../ui-state.ts';
import { type AutoDecline, useAutoDecline } from './use-auto-decline.ts';
import { type BotPrice, useBotPrice } from './use-bot-price.ts';
import { useForcedAnswers } from './use-forced-answers.ts';

/** Terms that are being put together: nothing of them has left the page. */
export interface TradeDraft {
  readonly give: CardCounts;
  readonly get: CardCounts;
  /** Seats that shall not be asked. */
  readonly without: readonly number[];
}
const EMPTY: TradeDraft = { give: {}, get: {}, without: [] };

/** What is chosen of a swap with the bank; the card to take only where it was chosen for the player. */
export interface Swap {
  readonly give?: Resource | undefined;
  readonly get?: Resource | undefined;
}

/** How a seat stands to the trade: it asks others, answers an offer, or may propose something to whose turn it is. */
export type TradeSide = 'asks' | 'answers' | 'proposes' | 'none';

/** Trade with the others and the bank, seen from the seat at this screen. */
export interface Trade {
  readonly side: TradeSide;
  readonly draft: TradeDraft;
  /** Whom the terms would go to. */
  readonly to: readonly number[];
  /** Why these terms may not be offered. */
  readonly refusal: Refusal | undefined;
  /** Whether the refusal is worth saying before the button is pressed. */
  readonly isAnnounced: boolean;
  /** Whether just these terms are on the table. */
  readonly isOffered: boolean;
  add(side: 'give' | 'get', card: Resource, by: 1 | -1): void;
  ask(seat: number, asked: boolean): void;
  /** Takes terms over, to change them; `to`: for these seats alone. */
  take(give: CardCounts, get: CardCounts, to?: readonly number[]): void;
  /** Sends the terms: as an offer, as other terms instead, or as a proposal. */
  send(): void;
  withdraw(): void;
  accept(): void;
  decline(): void;
  tradeWith(seat: number): void;
  readonly swap: Swap;
  chooseSwap(swap: Swap): void;
  bank(give: Resource, get: Resource): void;
  readonly silence: AutoDecline;
  /** Declines this offer and all others of this turn. */
  declineAll(): void;
  /** Whether the offer is declined by itself when nobody answers it. */
  readonly runsOut: boolean;
  /** Terms are put together, or something else is looked at. */
  readonly isBusy: boolean;
  /** From now on no offer is declined because nobody answers it. */
  takeTime(): void;
  readonly question: BotPrice;
  /** Bots that can be asked what they want for the cards wished for. */
  readonly sellers: readonly number[];
  /** Why something may not be done now. */
  refusalOf(action: Action): Refusal | undefined;
}

const sameCards = (a: CardCounts, b: CardCounts): boolean =>
  totalOf(a) === totalOf(b) && Object.entries(a).every(([card, n]) => b[card as Resource] === n);

export function sideOf(now: View, me: number | undefined): TradeSide {
  if (me === undefined || now.phase !== 'main') return 'none';
  if (now.seat === me) return 'asks';
  return now.offer?.to.includes(me) ? 'answers' : 'proposes';
}

/** The terms on the table, by whom they are; else none. */
function standing({ seat, seats, offer }: View, me: number | undefined): TradeDraft {
  if (!offer || seat !== me) return EMPTY;
  const without = seats.flatMap((_, other) => (other === me || offer.to.includes(other) ? [] : [other]));
  return { give: offer.give, get: offer.get, without };
}

/** What the table does for the trade, and how it stands. */
interface TradeActions {
  /** Does what the seat at this screen has pressed. */
  act(seat: number, actions: readonly Action[]): Promise<boolean>;
  /** Does what nobody has pressed: whatever is looked at stays. */
  send(seat: number, actions: readonly Action[]): void;
  setUi(part: Partial<CatanUiState>): void;
  readonly isBusy: boolean;
  /** Nothing can be said for now: it is on its way, or would not arrive. */
  readonly isHeld: boolean;
  /** The panel covers the decision, and a part of the island. */
  readonly isSmall: boolean;
}

export function useTrade(
  session: CatanSession,
  moment: CatanMoment,
  now: View,
  me: number | undefined,
  { act, send, setUi, isBusy, isHeld, isSmall }: TradeActions,
): Trade {
  const [kept, setKept] = useState({ turn: -1, seat: me, draft: EMPTY, tried: false, swap: {} as Swap });
  // Terms belong to one turn: at the next they start afresh. An offer outlives a page that was loaded anew.
  const fresh = kept.turn === now.turn && kept.seat === me;
  const draft = fresh ? kept.draft : standing(now, me);
  const tried = fresh && kept.tried;
  const swap = fresh ? kept.swap : {};
  const keep = (part: Partial<TradeDraft>, also: { readonly tried?: boolean; readonly swap?: Swap } = {}) =>
    setKept({ turn: now.turn, seat: me, draft: { ...draft, ...part }, tried: false, swap, ...also });

  const silence = useAutoDecline(now);
  useForcedAnswers(session, moment, silence, (seat) => send(seat, [{ type: 'decline' }]));
  const question = useBotPrice(session, now.turn, me, (seat, terms) => send(seat, [terms]));
  const [isUnhurried, setUnhurried] = useGameSetting(NO_TRADE_TIMEOUT);

  const side = sideOf(now, me);
  const others = now.seats.flatMap((_, seat) => (seat === me ? [] : [seat]));
  const to = now.seat === me ? others.filter((seat) => !draft.without.includes(seat)) : [now.seat];
  const terms: Action =
    side === 'answers'
      ? { type: 'counter', give: draft.give, get: draft.get }
      : { type: 'offer', to, give: draft.give, get: draft.get };
  const refusalOf = (action: Action) =>
    me === undefined ? undefined : refusalForView<Catan>(catan, now, me, action);
  const refusal = refusalOf(terms);
  const whole = totalOf(draft.give) > 0 && totalOf(draft.get) > 0;
  const isOffered =
    side === 'asks' &&
    now.offer !== null &&
    sameCards(now.offer.give, draft.give) &&
    sameCards(now.offer.get, draft.get) &&
    now.offer.to.join() === to.join();

  const perform = async (action: Action): Promise<boolean> => {
    if (me === undefined || isHeld) return false;
    const refused = refusalOf(action);
    if (refused) {
      setUi({ refused });
      return false;
    }
    question.forget();
    const done = act(me, [action]);
    // Traded or answered: the island and the decision are wanted again.
    if (isSmall && action.type !== 'withdraw') setUi({ trade: false });
    return done;
  };
  const isBot = (seat: number) => session.setup.seats[seat]!.player !== 'person';
  return {
    side,
    draft,
    to,
    refusal,
    // Where nobody may trade now, it is said at once.
    isAnnounced: refusal !== undefined && (tried || whole || side === 'none'),
    isOffered,
    add(of, card, by) {
      // What was said about other cards is no answer.
      if (of === 'get') question.forget();
      // Nor is a card still to be taken that was advised before another one was wished for.
      keep({ [of]: changed(draft[of], card, by) }, { swap: { give: swap.give } });
    },
    ask: (seat, asked) =>
      keep({
        without: asked ? draft.without.filter((one) => one !== seat) : [...draft.without, seat],
      }),
    take: (give, get, to) =>
      keep({ give, get, ...(to && { without: others.filter((seat) => !to.includes(seat)) }) }, { swap: {} }),
    send() {
      if (isHeld) return;
      if (refusal || me === undefined) {
        keep({}, { tried: true });
        return;
      }
      // Other terms are said: the rest is for whose turn it is.
      if (side === 'answers' || (side === 'proposes' && isSmall)) setUi({ trade: false });
      question.forget();
      void act(me, [terms]);
    },
    withdraw() {
      keep({}); // what is withdrawn can be changed and offered again, also after the page was loaded anew
      void perform({ type: 'withdraw' });
    },
    accept: () => void perform({ type: 'accept' }),
    decline: () => void perform({ type: 'decline' }),
    tradeWith(seat) {
      void perform({ type: 'trade', with: seat }).then((done) => {
        if (done) keep({ give: {}, get: {} });
      });
    },
    swap,
    chooseSwap: (swap) => keep({}, { swap, tried }),
    bank(give, get) {
      void perform({ type: 'bank', give, get }).then((done) => {
        // In the open panel the same kind may go once more.
        if (done) setKept((now) => ({ ...now, swap: isSmall ? {} : { give: now.swap.give } }));
      });
    },
    silence,
    declineAll() {
      if (me === undefined) return;
      silence.begin(me);
      void perform({ type: 'decline' });
    },
    runsOut:
      side === 'answers' &&
      moment.actors.length === 1 &&
      moment.actors[0] === me &&
      isBot(now.seat) &&
      !isUnhurried &&
      !silence.has(me!),
    isBusy,
    takeTime: () => setUnhurried(true),
    question,
    sellers:
      side === 'asks' &&
      now.offer === null &&
      totalOf(draft.get) > 0 &&
      totalOf(draft.give) === 0 &&
      now.mayTrade
        ? to.filter((seat) => session.bots.includes(seat))
        : [],
    refusalOf,
  };
}
