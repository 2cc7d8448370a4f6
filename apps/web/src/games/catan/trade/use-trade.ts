import { type Action, type CardCounts, type Catan, catan, type Resource, type View } from '@bastide/catan';
import { isObject, type Refusal } from '@bastide/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { pauseBefore } from '../../../bots/run-bots.ts';
import { itemAt } from '../../../must.ts';
import { useRoute } from '../../../router/history.ts';
import { isResting } from '../../../session/deciding-seat.ts';
import { refusalForView } from '../../../session/state-for-view.ts';
import { type GameSetting, useGameSetting, useSettings } from '../../../settings/context.ts';
import { changed, holds, totalOf } from '../cards/counts.ts';
import { NO_TRADE_TIMEOUT } from '../own-settings.ts';
import type { CatanMoment, CatanSession } from '../session.ts';
import type { CatanUiState } from '../ui-state.ts';
import { type BotPrice, useBotPrice } from './use-bot-price.ts';

/** Terms that are being put together: nothing of them has left the page. */
export interface TradeDraft {
  readonly give: CardCounts;
  readonly get: CardCounts;
  /** Seats that shall not be asked. */
  readonly without: readonly number[];
}
const EMPTY: TradeDraft = { give: {}, get: {}, without: [] };

/** Cards chosen for a swap with the bank; the card to take only where it was chosen for the player. */
export interface Swap {
  readonly give?: Resource | undefined;
  readonly get?: Resource | undefined;
}

/** Part of a seat in the trade: it asks others, answers an offer, or may propose something to whose turn it is. */
type TradeSide = 'asks' | 'answers' | 'proposes' | 'none';

/** Trade with the others and the bank, seen from the seat at this screen. */
export interface Trade {
  readonly side: TradeSide;
  readonly draft: TradeDraft;
  /** Seats that the terms would go to. */
  readonly to: readonly number[];
  /** The reason why these terms may not be offered. */
  readonly refusal: Refusal | undefined;
  /** The refusal is worth saying before the button is pressed. */
  readonly isAnnounced: boolean;
  /** Just these terms are on the table. */
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
  /** People at this screen to whom the terms could go: they agree aloud, and nobody passes the device on. */
  readonly companions: readonly number[];
  /** Trades with one of them, who has just agreed. Returns false if they do not hold the cards. */
  deal(seat: number): boolean;
  readonly swap: Swap;
  chooseSwap(swap: Swap): void;
  bank(give: Resource, get: Resource): void;
  readonly silence: AutoDecline;
  /** Declines this offer and all others of this turn. */
  declineAll(): void;
  /** The offer is declined by itself when nobody answers it. */
  readonly runsOut: boolean;
  /** Terms are put together, or something else is looked at. */
  readonly isBusy: boolean;
  /** Nothing can be said for now: it is on its way, or would not arrive, or the board shows the past. */
  readonly isHeld: boolean;
  /** From now on no offer is declined because nobody answers it. */
  takeTime(): void;
  readonly question: BotPrice;
  /** Bots that can be asked what they want for the cards wished for. */
  readonly sellers: readonly number[];
  /** Returns the reason why something may not be done now. */
  refusalOf(action: Action): Refusal | undefined;
}

const sameCards = (a: CardCounts, b: CardCounts): boolean =>
  totalOf(a) === totalOf(b) && Object.entries(a).every(([card, n]) => b[card as Resource] === n);

function sideOf(now: View, me: number | undefined): TradeSide {
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

/** Ways of the table that the trade uses, and its state. */
interface TradeActions {
  /** Does what the seat at this screen has pressed. */
  act(seat: number, actions: readonly Action[]): Promise<boolean>;
  /** Does what nobody has pressed: whatever is looked at stays. */
  send(seat: number, actions: readonly Action[]): void;
  setUi(part: Partial<CatanUiState>): void;
  /** Leaves the screen with the seat that has it while others act. */
  keepDuring(work: () => Promise<void>): Promise<void>;
  readonly isBusy: boolean;
  readonly isHeld: boolean;
  /** The panel covers the decision, and a part of the island. */
  readonly isSmall: boolean;
}

export function useTrade(
  session: CatanSession,
  moment: CatanMoment,
  now: View,
  me: number | undefined,
  ways: TradeActions,
): Trade {
  const { send, isBusy, isHeld } = ways;
  const stored = useStoredTerms(now, me);
  const { draft, tried, swap } = stored;
  const silence = useAutoDecline(now);
  useForcedAnswers(session, moment, silence, (seat) => send(seat, [{ type: 'decline' }]));
  const question = useBotPrice(session, now.turn, me, (seat, terms) => send(seat, [terms]));
  const [isUnhurried, setUnhurried] = useGameSetting(NO_TRADE_TIMEOUT);

  const side = sideOf(now, me);
  const others = now.seats.flatMap((_, seat) => (seat === me ? [] : [seat]));
  // A seat without cards has nothing to trade: it is not asked, so that nobody waits for it.
  const isAsked = (seat: number) => !draft.without.includes(seat) && itemAt(now.seats, seat).cards > 0;
  const to = now.seat === me ? others.filter(isAsked) : [now.seat];
  const terms: Action =
    side === 'answers'
      ? { type: 'counter', give: draft.give, get: draft.get }
      : { type: 'offer', to, give: draft.give, get: draft.get };
  const refusalOf = (action: Action) =>
    me === undefined ? undefined : refusalForView<Catan>(catan, now, me, action);
  const refusal = refusalOf(terms);
  const isWhole = totalOf(draft.give) > 0 && totalOf(draft.get) > 0;
  const isBot = session.setup.seats[now.seat]?.player !== 'person';
  const isAlone = moment.actors.length === 1 && moment.actors[0] === me;
  return {
    side,
    draft,
    to,
    refusal,
    // Where nobody may trade now, it is said at once.
    isAnnounced: refusal !== undefined && (tried || isWhole || side === 'none'),
    isOffered: side === 'asks' && areTermsOf(now.offer, draft, to),
    swap,
    silence,
    runsOut: side === 'answers' && isAlone && isBot && !isUnhurried && me !== undefined && !silence.has(me),
    isBusy,
    isHeld,
    takeTime: () => setUnhurried(true),
    question,
    sellers:
      side === 'asks' && now.mayTrade && wantsPrice(now, draft)
        ? to.filter((seat) => session.bots.includes(seat))
        : [],
    refusalOf,
    companions: side === 'asks' && isWhole ? to.filter((seat) => session.people.includes(seat)) : [],
    ...draftWays(stored, question, others),
    ...tradeWays({ session, me, side, terms, refusal, refusalOf, stored, question, silence, ways }),
  };
}

/** Returns whether the offer on the table has these terms. */
const areTermsOf = (offer: View['offer'], { give, get }: TradeDraft, to: readonly number[]): boolean =>
  offer !== null && sameCards(offer.give, give) && sameCards(offer.get, get) && offer.to.join() === to.join();

/** Returns whether cards are wished for, and nothing is said yet of what is given for them. */
const wantsPrice = ({ offer }: View, { give, get }: TradeDraft): boolean =>
  offer === null && totalOf(get) > 0 && totalOf(give) === 0;

interface StoredTerms {
  readonly draft: TradeDraft;
  /** These terms were sent in vain. */
  readonly tried: boolean;
  readonly swap: Swap;
  keep(part: Partial<TradeDraft>, also?: { readonly tried?: boolean; readonly swap?: Swap }): void;
  setSwap(change: (swap: Swap) => Swap): void;
}

/** Terms belong to one turn: at the next they start afresh. An offer outlives a page that was loaded anew. */
function useStoredTerms(now: View, me: number | undefined): StoredTerms {
  const [kept, setKept] = useState({ turn: -1, seat: me, draft: EMPTY, tried: false, swap: {} as Swap });
  const isFresh = kept.turn === now.turn && kept.seat === me;
  const draft = isFresh ? kept.draft : standing(now, me);
  const swap = isFresh ? kept.swap : {};
  return {
    draft,
    tried: isFresh && kept.tried,
    swap,
    keep: (part, also) =>
      setKept({ turn: now.turn, seat: me, draft: { ...draft, ...part }, tried: false, swap, ...also }),
    setSwap: (change) => setKept((now) => ({ ...now, swap: change(now.swap) })),
  };
}

/** Ways to change the terms: nothing of them leaves the page. */
const draftWays = (
  { draft, tried, swap, keep }: StoredTerms,
  question: BotPrice,
  others: readonly number[],
): Pick<Trade, 'add' | 'ask' | 'take' | 'chooseSwap'> => ({
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
  chooseSwap: (swap) => keep({}, { swap, tried }),
});

interface TradeContext extends Pick<Trade, 'side' | 'refusal' | 'refusalOf' | 'question' | 'silence'> {
  readonly session: CatanSession;
  readonly me: number | undefined;
  readonly terms: Action;
  readonly stored: StoredTerms;
  readonly ways: TradeActions;
}

/** Trades with a player at the same screen, who has agreed aloud; false if that player lacks the cards. */
function dealWith({ session, me, stored: { draft, keep }, ways }: TradeContext, seat: number): boolean {
  if (me === undefined) return true;
  const { hand } = itemAt(session.moment(seat).view.seats, seat);
  if (!hand || !holds(hand, draft.get)) return false;
  const { give, get } = draft;
  void ways.keepDuring(async () => {
    const isDone =
      (await ways.act(me, [{ type: 'offer', to: [seat], give, get }])) &&
      (await ways.act(seat, [{ type: 'accept' }])) &&
      (await ways.act(me, [{ type: 'trade', with: seat }]));
    if (isDone) keep({ give: {}, get: {} });
  });
  return true;
}

/** Ways to trade: what they say leaves the page. */
function tradeWays(
  context: TradeContext,
): Pick<Trade, 'send' | 'withdraw' | 'accept' | 'decline' | 'tradeWith' | 'deal' | 'bank' | 'declineAll'> {
  const { me, side, terms, refusal, refusalOf, question, silence } = context;
  const { keep, setSwap } = context.stored;
  const { act, setUi, isHeld, isSmall } = context.ways;
  /** From a look back the press leads to the present, where it can be seen what it does. */
  const backToPresent = () => {
    setUi({ past: undefined });
    return false;
  };
  const perform = async (action: Action): Promise<boolean> => {
    if (me === undefined || isHeld) return backToPresent();
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
  return {
    send() {
      if (isHeld) return void backToPresent();
      if (refusal || me === undefined) return keep({}, { tried: true });
      // Other terms are said: the rest is for whose turn it is.
      if (side === 'answers' || (side === 'proposes' && isSmall)) setUi({ trade: false });
      question.forget();
      void act(me, [terms]);
    },
    withdraw() {
      if (isHeld) return void backToPresent();
      keep({}); // what is withdrawn can be changed and offered again, also after the page was loaded anew
      void perform({ type: 'withdraw' });
    },
    accept: () => void perform({ type: 'accept' }),
    decline: () => void perform({ type: 'decline' }),
    async tradeWith(seat) {
      if (await perform({ type: 'trade', with: seat })) keep({ give: {}, get: {} });
    },
    deal: (seat) => isHeld || Boolean(refusal) || dealWith(context, seat),
    async bank(give, get) {
      // In the open panel the same kind may go once more.
      if (await perform({ type: 'bank', give, get })) setSwap((swap) => (isSmall ? {} : { give: swap.give }));
    },
    declineAll() {
      if (me === undefined) return;
      if (isHeld) return void backToPresent();
      silence.begin(me);
      void perform({ type: 'decline' });
    },
  };
}

/**
 * Seats that decline every offer: until the turn ends, or those of one player until the game ends. The record does not
 * contain it.
 */
interface AutoDecline {
  has(seat: number): boolean;
  /** Tells whether that seat declines the offers of the player whose turn it is in the whole game. */
  isForGame(seat: number): boolean;
  begin(seat: number): void;
  beginForGame(seat: number): void;
  end(seat: number): void;
}

interface Muted {
  /** Id of the table. */
  readonly table: string;
  /** Pairs of a seat and a player whose offers it declines: "0-2". */
  readonly pairs: readonly string[];
}

/** The players whose offers are declined, of the table where somebody asked for it last. */
const MUTED: GameSetting<Muted> = {
  name: 'muted',
  read: (kept) =>
    isObject(kept) && typeof kept.table === 'string' && Array.isArray(kept.pairs)
      ? { table: kept.table, pairs: kept.pairs }
      : { table: '', pairs: [] },
};

function useAutoDecline({ turn, seat: player }: View): AutoDecline {
  const route = useRoute();
  const table = route.table ?? route.game ?? '';
  const [muted, setMuted] = useGameSetting(MUTED);
  const [kept, setKept] = useState<{ readonly turn: number; readonly seats: readonly number[] }>({
    turn,
    seats: [],
  });
  const seats = kept.turn === turn ? kept.seats : [];
  const pairs = muted.table === table ? muted.pairs : [];
  const isForGame = (seat: number) => pairs.includes(`${seat}-${player}`);
  return {
    has: (seat) => seats.includes(seat) || isForGame(seat),
    isForGame,
    begin: (seat) => setKept({ turn, seats: [...seats, seat] }),
    beginForGame: (seat) => setMuted({ table, pairs: [...pairs, `${seat}-${player}`] }),
    end(seat) {
      setKept({ turn, seats: seats.filter((one) => one !== seat) });
      if (isForGame(seat)) setMuted({ table, pairs: pairs.filter((one) => one !== `${seat}-${player}`) });
    },
  };
}

/** Sends the declines of seats that decline every offer, after the pause of any answer. */
function useForcedAnswers(
  session: CatanSession,
  moment: CatanMoment,
  silence: AutoDecline,
  decline: (seat: number) => void,
): void {
  const { speed } = useSettings().settings;
  const seat = sureSeat(session, moment, silence);
  const send = useEffectEvent(decline);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment has its own pause
  useEffect(() => {
    if (seat === undefined) return;
    const timer = setTimeout(() => send(seat), pauseBefore(session, seat, speed));
    return () => clearTimeout(timer);
  }, [session, moment, seat, speed]);
}

/** The seat whose decline is sure now. */
function sureSeat(session: CatanSession, moment: CatanMoment, silence: AutoDecline): number | undefined {
  const { view, actors } = moment;
  const asked = actors.find((actor) => typeof actor === 'number');
  if (!view.offer || asked === undefined || asked === view.seat) return undefined;
  const isAsked = session.people.includes(asked) && !isResting(moment, asked);
  return isAsked && silence.has(asked) ? asked : undefined;
}
