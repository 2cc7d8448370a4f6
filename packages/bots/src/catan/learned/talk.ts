import type { Seat } from '@bastide/contract';
import { isTooClose } from '../decline-reason.ts';
import {
  ACCEPTED,
  type Action,
  canTrade,
  cardsIn,
  getsFrom,
  givesTo,
  holds,
  KINDS,
  MAIN,
  NO_OFFER,
  OPEN_OFFER,
  one,
  SILENT,
  type State,
  total,
} from '../packed.ts';
import type { Judge } from './network.ts';

/** A trade is worth it above so much chance to win, and the other side should gain so much by it. */
const WORTH = 0.004;
const WELCOME = 0.002;
/** Cards given and got in the offers that are thought of. */
const RATIOS = [
  [1, 1],
  [2, 1],
  [1, 2],
] as const;

interface Offer {
  readonly give: number;
  readonly get: number;
  readonly gain: number;
}

/** Something to say, and what that adds to the chance to win if the others agree. */
export interface Said {
  readonly action: Action;
  readonly gain: number;
}

/** What a seat says to the others about trades, by its chance to win before and after. Has room of its own. */
export class Talk {
  readonly #judge: Judge;
  #room: State | undefined;
  readonly #before: number[] = [];

  constructor(judge: Judge) {
    this.#judge = judge;
  }

  /** Undefined: nothing to say. Other hands are those of the state: one way in which they may be. */
  speak(state: State, seat: Seat, isOffering: boolean): Said | undefined {
    if (state.phase !== MAIN || state.built !== 0 || state.options.noPlayerTrades) return undefined;
    if (seat !== state.seat) return this.#answer(state, seat);
    const trade = this.#bestTrade(state, seat);
    if (trade) return trade;
    if (state.offer === OPEN_OFFER) return { action: { type: 'withdraw' }, gain: 0 };
    return isOffering && state.offer === NO_OFFER ? this.#offer(state, seat) : undefined;
  }

  /** What saying yes to the offer adds; a refusal adds nothing. */
  #answer(state: State, seat: Seat): Said {
    const { seat: active, offerGet, offerGive } = state;
    const decline: Said = { action: { type: 'decline' }, gain: 0 };
    if (isNear(state, active) || !holds(state.hand[seat]!, offerGet)) return decline;
    this.#look(state);
    const gain = this.#gain(state, seat, active, offerGet, offerGive)[0]!;
    return gain > WORTH ? { action: { type: 'accept' }, gain } : decline;
  }

  /** The best trade with somebody who has agreed. */
  #bestTrade(state: State, seat: Seat): Said | undefined {
    let best: Said | undefined;
    for (let other = 0; other < state.seats; other++) {
      if (other === seat || state.answer[other]! < ACCEPTED || !canTrade(state, other)) continue;
      if (isNear(state, other)) continue;
      this.#look(state);
      const gain = this.#gain(state, seat, other, givesTo(state, other), getsFrom(state, other))[0]!;
      if (gain > (best?.gain ?? WORTH)) best = { action: { type: 'trade', with: other }, gain };
    }
    return best;
  }

  /** The best that somebody else should want, too; for all to whom that applies. */
  #offer(state: State, seat: Seat): Said | undefined {
    if (state.cards[seat] === 0) return undefined;
    this.#look(state);
    let best: Offer | undefined;
    for (let other = 0; other < state.seats; other++) {
      if (other === seat || state.cards[other] === 0 || isNear(state, other)) continue;
      best = this.#bestWith(state, seat, other, best);
    }
    if (!best) return undefined;
    const { give, get, gain } = best;
    const to = Array.from({ length: state.seats }, (_, other) => other).filter(
      (other) => other !== seat && this.#suits(state, seat, other, give, get),
    );
    return { action: { type: 'offer', to, give: cardsIn(give), get: cardsIn(get) }, gain };
  }

  #bestWith(state: State, seat: Seat, other: Seat, known: Offer | undefined): Offer | undefined {
    let best = known;
    for (let gives = 0; gives < KINDS; gives++)
      for (let gets = 0; gets < KINDS; gets++) {
        if (gives === gets) continue;
        for (const [given, got] of RATIOS) {
          const give = given * one(gives);
          const get = got * one(gets);
          if (!holds(state.hand[seat]!, give) || !holds(state.hand[other]!, get)) continue;
          const [own, theirs] = this.#gain(state, seat, other, give, get);
          if (own! <= WORTH || theirs! < WELCOME || own! <= (best?.gain ?? 0)) continue;
          best = { give, get, gain: own! };
        }
      }
    return best;
  }

  #suits(state: State, seat: Seat, other: Seat, give: number, get: number): boolean {
    if (isNear(state, other) || !holds(state.hand[other]!, get)) return false;
    const [own, theirs] = this.#gain(state, seat, other, give, get);
    return own! > WORTH && theirs! >= WELCOME;
  }

  /** The chances of all before any trade, with nothing more to say. */
  #look(state: State): void {
    if (this.#room?.options !== state.options || this.#room.island !== state.island)
      this.#room = state.copy();
    this.#quiet(state);
    this.#judge.look(this.#room!);
    for (let seat = 0; seat < state.seats; seat++)
      this.#before[seat] = this.#judge.chanceOf(state.seats, seat);
  }

  #quiet(state: State): State {
    const room = this.#room!;
    room.copyFrom(state);
    room.counting = null;
    room.offer = NO_OFFER;
    room.answer.fill(SILENT);
    return room;
  }

  /** What both seats gain in chance when the first gives and gets these cards. */
  #gain(state: State, seat: Seat, other: Seat, give: number, get: number): readonly number[] {
    const room = this.#quiet(state);
    const more = total(get) - total(give);
    room.hand[seat]! += get - give;
    room.cards[seat]! += more;
    room.hand[other]! += give - get;
    room.cards[other]! -= more;
    this.#judge.look(room);
    return [seat, other].map((one) => this.#judge.chanceOf(state.seats, one) - this.#before[one]!);
  }
}

/** Nobody helps a seat that is about to win. */
const isNear = ({ points, options }: State, seat: Seat): boolean =>
  isTooClose(points[seat]!, options.victoryTarget);
