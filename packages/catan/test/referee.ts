/**
 * The rules a second time, slow and plain, from `rules/en/catan.md` alone: plain objects, nothing packed, nothing kept
 * that can be looked up. Shares no code with the engine.
 */
import type { Action, Options } from '@bastide/catan';
import type { Actor } from '@bastide/contract';
import { actorsOf, agreed, allows, mayCome, victims, WORDS } from './referee/allowed.ts';
import {
  CARD,
  type Cards,
  CITY,
  count,
  DEVELOPMENTS,
  move,
  noCards,
  RESOURCES,
  ROAD,
  SETTLEMENT,
  type Some,
  YIELD,
} from './referee/box.ts';
import { CORNERS, HEXES, INTERSECTIONS } from './referee/island.ts';
import {
  ALL_PAIRS,
  countKnights,
  developments,
  emptyTable,
  hasRoadAt,
  hiddenPoints,
  isFree,
  layIsland,
  mayLayRoad,
  measure,
  type Player,
  payStart,
  placeBeginners,
  points,
  type RefereeTable,
  rates,
  supply,
} from './referee/table.ts';

/** Everything there is to compare, in one fixed form. */
export type Position = ReturnType<Referee['position']>;

export class Referee {
  readonly #options: Options;
  #table: RefereeTable;

  constructor(options: Options) {
    this.#options = options;
    this.#table = emptyTable(options);
    if (options.map !== 'beginners') return;
    placeBeginners(this.#table);
    this.#begin(0);
  }

  /** Another referee in the same position. */
  copy(): Referee {
    const other = new Referee(this.#options);
    other.#table = structuredClone(this.#table);
    return other;
  }

  get actors(): Actor[] {
    return actorsOf(this.#table);
  }

  /** Tells whether that actor may do this, waited for or not. */
  allows(actor: Actor, action: Action): boolean {
    return allows(this.#options, this.#table, actor, action);
  }

  /** Actions that the game asks of that actor: no islands, and no unasked talk. */
  legal(actor: Actor): Action[] {
    if (!this.actors.includes(actor)) return [];
    const isAnswer = ({ type }: Action) => type === 'accept' || type === 'decline';
    const isAsked = this.#table.phase === 'main' && actor !== this.#table.seat;
    return WORDS.filter((action) => (!isAsked || isAnswer(action)) && this.allows(actor, action));
  }

  /** Number of chances of an action of chance. */
  chances(action: Action): number {
    if (action.type === 'stolen') return this.#table.players[this.#table.victim!]!.hand[action.card];
    return action.type === 'dealt' ? this.#table.deck[action.card] : 1;
  }

  get #active(): Player {
    return this.#table.players[this.#table.seat]!;
  }

  act(actor: Actor, action: Action): void {
    const table = this.#table;
    const { players, bank } = table;
    switch (action.type) {
      case 'map':
        layIsland(table, action.hexes, action.harbors);
        table.phase = 'settle';
        break;
      case 'settle':
        this.#active.settlements.push(action.at);
        measure(table);
        if (table.phase === 'settle') this.#placeFirst(action.at);
        else this.#pay(SETTLEMENT);
        break;
      case 'road':
        this.#layRoad(action.on);
        break;
      case 'city':
        this.#active.settlements = this.#active.settlements.filter((at) => at !== action.at);
        this.#active.cities.push(action.at);
        this.#pay(CITY);
        break;
      case 'roll':
        table.phase = 'dice';
        this.#shuffle();
        break;
      case 'dice':
        this.#roll([...action.dice]);
        break;
      case 'discard': {
        const player = players[actor as number]!;
        move({ [action.card]: 1 }, player.hand, bank);
        player.due--;
        if (players.every(({ due }) => due === 0)) table.phase = 'robber';
        break;
      }
      case 'robber':
        table.robber = action.to;
        if (victims(this.#options, table).length > 0) table.phase = 'rob';
        else this.#resume();
        break;
      case 'rob':
        if (count(players[action.seat]!.hand) > 0) {
          table.victim = action.seat;
          table.phase = 'stolen';
        } else this.#resume();
        break;
      case 'stolen':
        move({ [action.card]: 1 }, players[table.victim!]!.hand, this.#active.hand);
        table.victim = null;
        this.#resume();
        break;
      case 'buy':
        this.#pay(CARD);
        table.phase = 'dealt';
        break;
      case 'dealt':
        table.deck[action.card]--;
        this.#active.held.push({ card: action.card, turn: table.turn });
        table.phase = 'main';
        break;
      case 'play':
        this.#play(action);
        break;
      case 'bank':
        move({ [action.give]: rates(table, table.seat)[action.give] }, this.#active.hand, bank);
        move({ [action.get]: 1 }, bank, this.#active.hand);
        break;
      case 'skip':
        this.#resume();
        break;
      case 'end':
        this.#hush();
        // CAT-DEV-04: what was bought is new no more.
        for (const own of this.#active.held) own.turn = Math.min(own.turn, table.turn - 1);
        if (this.#standsStill()) table.phase = 'over';
        else this.#begin((table.seat + 1) % players.length);
        break;
      default:
        this.#talk(actor as number, action);
    }
    this.#look();
  }

  // ── Set-up ─────────────────────────────────────────────────────────────────────────────────────────────────────

  /** The last settlement of each seat pays. CAT-SETUP-06 */
  #placeFirst(at: string): void {
    const { players } = this.#table;
    const rounds = this.#options.startSettlements;
    if (this.#table.placed >= (rounds - 1) * players.length) payStart(this.#table, this.#table.seat, at);
    this.#table.last = at;
    this.#table.phase = 'connect';
  }

  /** Forth, back, and forth again. CAT-SETUP-03, CAT-SETUP-04, CAT-VAR-15 */
  #nextFirst(): void {
    const table = this.#table;
    const forth = table.players.map((_, seat) => seat);
    const order = [...forth, ...forth.toReversed(), ...(this.#options.startSettlements === 3 ? forth : [])];
    table.placed++;
    table.last = null;
    const next = order[table.placed];
    if (next === undefined) return this.#begin(0);
    table.seat = next;
    table.phase = 'settle';
  }

  // ── The turn ───────────────────────────────────────────────────────────────────────────────────────────────────

  #begin(seat: number): void {
    const table = this.#table;
    table.seat = seat;
    table.turn++;
    table.dice = null;
    table.played = false;
    table.built = false;
    table.phase = 'start';
    this.#look();
  }

  /** On with the turn: before the roll, or after it. */
  #resume(): void {
    this.#table.free = 0;
    this.#table.mayDecline = false;
    this.#table.phase = this.#table.dice === null ? 'start' : 'main';
  }

  /** Ends the game for a seat with enough points on its own turn. CAT-VP-02, CAT-VP-03, CAT-VP-04 */
  #look(): void {
    const table = this.#table;
    if (table.turn === 0 || table.phase === 'over') return;
    if (points(table, table.seat) + hiddenPoints(this.#active) < this.#options.victoryTarget) return;
    table.phase = 'over';
    table.winner = table.seat;
  }

  /** Nobody has enough points, and nobody can ever gain one: no card to buy, no knight to play, no place to build. */
  #standsStill(): boolean {
    const table = this.#table;
    if (DEVELOPMENTS.some((card) => table.deck[card] > 0)) return false;
    return table.players.every((player, seat) => {
      const left = supply(player);
      const places = INTERSECTIONS.filter((at) => isFree(table, at) && hasRoadAt(table, seat, at));
      return (
        points(table, seat) + hiddenPoints(player) < this.#options.victoryTarget &&
        !player.held.some(({ card }) => card === 'knight') &&
        !mayLayRoad(table, seat) &&
        (left.settlement === 0 || places.length === 0) &&
        (left.city === 0 || player.settlements.length === 0)
      );
    });
  }

  /** CAT-VAR-04, CAT-VAR-06: a deck of dice is made anew when it is empty or has five pairs, and when sevens begin to count. */
  #shuffle(): void {
    const table = this.#table;
    if (table.pairs === null) return;
    const least = this.#options.dice === 'deck-5' ? 5 : 0;
    const isAny = table.pairs.some((pair) => mayCome(this.#options, table, pair));
    const quiet = this.#options.noSevenRounds * this.#options.seats;
    // Sevens passed over must not pile up. CAT-VAR-06
    const isOver = quiet > 0 && table.turn === quiet + 1;
    if (table.pairs.length <= least || !isAny || isOver) table.pairs = [...ALL_PAIRS];
  }

  #roll(dice: [number, number]): void {
    const table = this.#table;
    table.dice = dice;
    table.pairs = table.pairs?.filter((pair) => pair !== dice.join(' ')) ?? null;
    if (dice[0] + dice[1] !== 7) {
      this.#produce(dice[0] + dice[1]);
      table.phase = 'main';
      return;
    }
    for (const player of table.players) {
      const cards = count(player.hand);
      player.due = cards > this.#options.discardLimit ? Math.floor(cards / 2) : 0;
    }
    table.phase = table.players.some(({ due }) => due > 0) ? 'discard' : 'robber';
  }

  /** CAT-PROD-01, CAT-PROD-02; CAT-PROD-04 card by card. */
  #produce(number: number): void {
    const { players, hexes, robber, bank } = this.#table;
    const claims: Cards[] = players.map(noCards);
    for (const hex of HEXES) {
      const { terrain, token } = hexes[hex]!;
      const card = YIELD[terrain];
      if (token !== number || hex === robber || !card) continue;
      for (const at of CORNERS[hex]!)
        players.forEach(({ settlements, cities }, seat) => {
          if (settlements.includes(at)) claims[seat]![card] += 1;
          if (cities.includes(at)) claims[seat]![card] += 2;
        });
    }
    for (const card of RESOURCES) {
      const owed = claims.reduce((sum, claim) => sum + claim[card], 0);
      const claimants = claims.filter((claim) => claim[card] > 0).length;
      const isShort = bank[card] < owed;
      if (isShort && claimants > 1) continue;
      const there = bank[card];
      claims.forEach((claim, seat) => {
        move({ [card]: Math.min(claim[card], there) }, bank, players[seat]!.hand);
      });
    }
  }

  // ── Building and cards ─────────────────────────────────────────────────────────────────────────────────────────

  /** To the bank, for something built or bought: where the phases are separate, trade is over. CAT-TURN-04 */
  #pay(cost: Some): void {
    move(cost, this.#active.hand, this.#table.bank);
    if (this.#options.tradeBuild === 'combined') return;
    this.#table.built = true;
    this.#hush();
  }

  #layRoad(path: string): void {
    const table = this.#table;
    this.#active.roads.push(path);
    measure(table);
    if (table.phase === 'connect') this.#nextFirst();
    else if (table.phase === 'main') this.#pay(ROAD);
    else if (table.free === 2 && mayLayRoad(table, table.seat)) {
      table.free = 1;
      table.mayDecline = true;
    } else this.#resume();
  }

  #play(action: Extract<Action, { type: 'play' }>): void {
    const table = this.#table;
    const { held, hand } = this.#active;
    held.splice(
      held.findIndex(({ card, turn }) => card === action.card && turn < table.turn),
      1,
    );
    table.played = true;
    switch (action.card) {
      case 'knight':
        this.#active.knights++;
        countKnights(table);
        table.phase = 'robber';
        break;
      case 'roads':
        table.free = Math.min(2, supply(this.#active).road);
        table.phase = 'free-roads';
        break;
      case 'plenty':
        move(action.cards!, table.bank, hand);
        break;
      case 'monopoly':
        for (const other of table.players)
          if (other !== this.#active)
            move({ [action.resource!]: other.hand[action.resource!] }, other.hand, hand);
    }
  }

  // ── Trade ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Nothing is said any more, and nothing offered. */
  #hush(): void {
    this.#table.offer = null;
    this.#table.withdrawn = false;
    for (const player of this.#table.players) player.answer = 'silent';
  }

  /** The offer is off the table; what others proposed without being asked by it is not. */
  #settle(): void {
    const { offer, players } = this.#table;
    const unasked = players.filter(
      (player, seat) => player.answer === 'proposed' && !offer?.to.includes(seat),
    );
    this.#hush();
    for (const player of unasked) player.answer = 'proposed';
  }

  #talk(seat: number, action: Action): void {
    const table = this.#table;
    const player = table.players[seat]!;
    const isActive = seat === table.seat;
    switch (action.type) {
      case 'offer':
        if (isActive) {
          table.players.forEach((other, one) => {
            if (action.to.includes(one) || other.answer !== 'proposed') other.answer = 'silent';
          });
          table.withdrawn = false;
          table.offer = { give: action.give, get: action.get, to: action.to };
          break;
        }
        player.answer = 'proposed';
        player.terms = { give: action.give, get: action.get };
        break;
      case 'counter':
        player.answer = 'proposed';
        player.terms = { give: action.give, get: action.get };
        break;
      case 'accept':
        player.answer = 'accepted';
        break;
      case 'decline':
        player.answer = 'declined';
        break;
      case 'withdraw':
        if (isActive) {
          this.#settle();
          table.withdrawn = true;
        } else player.answer = table.offer?.to.includes(seat) ? 'declined' : 'silent';
        break;
      case 'trade': {
        const { give, get } = agreed(table, action.with)!;
        const partner = table.players[action.with]!;
        move(give, player.hand, partner.hand);
        move(get, partner.hand, player.hand);
        partner.answer = 'silent';
        this.#settle();
        break;
      }
      default:
        throw new Error(`nobody knows ${action.type}`);
    }
  }

  /** The winner; where the game came to a standstill, all with the most points. */
  #outcome() {
    const { players, winner } = this.#table;
    const all = players.map((player, seat) => points(this.#table, seat) + hiddenPoints(player));
    const most = all.flatMap((own, seat) => (own === Math.max(...all) ? [seat] : []));
    return { points: all, winners: winner === null ? most : [winner] };
  }

  // ── What is compared ───────────────────────────────────────────────────────────────────────────────────────────

  position() {
    const table = this.#table;
    const { players } = table;
    const isOver = table.phase === 'over';
    const places = (kind: 'settlements' | 'cities' | 'roads') =>
      players.flatMap((player, seat) => player[kind].map((place) => `${place} ${seat}`)).sort();
    return {
      phase: table.phase,
      seat: table.seat,
      turn: table.turn,
      placed: table.placed,
      last: table.last,
      dice: table.dice?.join(' ') ?? null,
      robber: table.robber,
      victim: table.victim,
      settlements: places('settlements'),
      cities: places('cities'),
      roads: places('roads'),
      bank: words(table.bank),
      deck: words(table.deck),
      hands: players.map(({ hand }) => words(hand)),
      held: players.map((player) => words(developments(player, () => true))),
      fresh: players.map((player) => words(developments(player, (turn) => turn === table.turn))),
      knights: players.map(({ knights }) => knights),
      points: players.map((_, seat) => points(table, seat)),
      lengths: players.map(({ length }) => length),
      longestRoad: table.longestRoad,
      largestArmy: table.largestArmy,
      supply: players.map((player) => Object.values(supply(player)).join(' ')),
      rates: players.map((_, seat) => words(rates(table, seat))),
      due: players.map(({ due }) => due),
      played: table.played,
      built: table.built,
      free: isOver ? 0 : table.free,
      mayDecline: isOver ? false : table.mayDecline,
      offer: table.offer && `${termsText(table.offer)} to ${[...table.offer.to].sort().join(' ')}`,
      withdrawn: table.withdrawn,
      answers: players.map(({ answer, terms }, seat) => {
        if (answer === 'proposed') return `proposed ${termsText(terms)}`;
        const mine = agreed(table, seat);
        return mine ? `accepted ${termsText({ give: mine.get, get: mine.give })}` : answer;
      }),
      pairs: table.pairs?.join() ?? null,
      outcome: isOver ? this.#outcome() : null,
    };
  }
}

/** Counts in words: `brick ore:2`. */
export const words = (counts: Readonly<Record<string, number>>): string =>
  [...RESOURCES, ...DEVELOPMENTS]
    .flatMap((card) => (counts[card] ? [counts[card] === 1 ? card : `${card}:${counts[card]}`] : []))
    .join(' ');

export const termsText = ({ give, get }: { give: Some; get: Some }): string =>
  `${words(give)} for ${words(get)}`;
