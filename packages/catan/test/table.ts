import {
  type Action,
  BASE_ISLAND,
  BEGINNERS_HARBORS,
  BEGINNERS_HEXES,
  catan,
  DEVELOPMENTS,
  type Development,
  type Event,
  type LayMapAction,
  type Options,
  type Phase,
  pathName,
  RESOURCES,
  type Resource,
  type SeatView,
  type State,
  type View,
} from '@bastide/catan';
import { type Actor, play, type Seat, Sfc32 } from '@bastide/contract';
import { expect } from 'vitest';

export type Island = Pick<LayMapAction, 'hexes' | 'harbors'>;

/** The beginners' map, and the two of the golden cases in which the tokens of two hexes are swapped. */
export const BEG: Island = { hexes: BEGINNERS_HEXES, harbors: BEGINNERS_HARBORS };
export const BEG_44 = swapped('H04', 'H14');
export const BEG_46 = swapped('H04', 'H05');

function swapped(one: string, other: string): Island {
  const hexes = [...BEG.hexes];
  const [a, b] = [BASE_ISLAND.hexNumber(one), BASE_ISLAND.hexNumber(other)];
  hexes[a] = [BEG.hexes[a]![0], BEG.hexes[b]![1]];
  hexes[b] = [BEG.hexes[b]![0], BEG.hexes[a]![1]];
  return { ...BEG, hexes };
}

/** The pieces of CAT-MAP-03, for `given`. */
export const BEGINNERS = `
  Red:    V08 E13 V28 E41
  Blue:   V41 E52 V39 E56
  White:  V31 E37 V17 E25
  Orange: V14 E15 V40 E58
`;

const COLOURS = ['Red', 'Blue', 'White', 'Orange'];

/** The beginners' map, empty but for the robber; four colours unless others are named. The first is at its turn. */
export const table = (...seats: string[]): TestTable => tableOn(BEG, ...seats);

export const tableOn = (island: Island, ...seats: string[]): TestTable => tableWith({}, island, ...seats);

export const tableWith = (options: Partial<Options>, island: Island = BEG, ...seats: string[]): TestTable =>
  new TestTable({ map: 'free', ...options }, seats.length > 0 ? seats : COLOURS, island).turn(
    seats[0] ?? COLOURS[0]!,
  );

/** From the very start: what is not fixed by the map is still to be placed. */
export const start = (options: Partial<Options>, ...seats: string[]): TestTable =>
  new TestTable(options, seats.length > 0 ? seats : COLOURS);

/**
 * A game in the words of the rulebook. All moves are real actions, each checked first. The position before may
 * be set at will, by `determinize`, and everybody has seen it.
 */
export class TestTable {
  state: State;
  /** Events of the latest `play`. */
  events: Event[] = [];
  readonly #seats: readonly string[];
  /** Until `determinize` makes a state of it: what is being laid. */
  #view: View | undefined;

  constructor(options: Partial<Options>, seats: readonly string[], island?: Island) {
    const read = catan.readOptions({ ...options, seats: seats.length });
    if (!read.ok) throw new Error(read.because);
    this.state = catan.setup(read.value);
    this.#seats = seats;
    if (island) this.#take('chance', { type: 'map', ...island });
  }

  /** Another table just like this one, for another course of events. */
  copy(): TestTable {
    const copy = new TestTable(this.view.options, this.#seats);
    copy.state = this.state;
    return copy;
  }

  /**
   * Possessions of each seat, line by line: `Red: V08 E13 V01-V04-V08; city V32; hand brick ore:2; cards knight; new plenty; 2
   * knights; longest road`. Settlements by intersection, roads by path or as a row of intersections; `cards` are development
   * cards, `new` those bought this turn, `knights` those played. Pieces join those that stand there already.
   */
  given(text: string): this {
    for (const line of text.split('\n')) {
      if (line.trim() === '') continue;
      const [, name = '', parts = ''] = /^\s*(\w+): *(.*)$/.exec(line) ?? [];
      for (const part of parts.split(';')) this.#give(this.#seat(name), part.trim());
    }
    return this.determinize({});
  }

  #give(seat: Seat, part: string): void {
    const [word = '', ...words] = part.split(' ');
    if (/^[VE]\d\d/.test(word)) this.#place(seat, 'settlement', [word, ...words]);
    else if (word === 'city') this.#place(seat, 'city', words);
    else if (word === 'hand') this.#change(seat, { hand: counts(RESOURCES, words) });
    else if (word === 'cards') this.#hold(seat, counts(DEVELOPMENTS, words), none(DEVELOPMENTS));
    else if (word === 'new') this.#hold(seat, none(DEVELOPMENTS), counts(DEVELOPMENTS, words));
    else if (words[0] === 'knights') this.#change(seat, { knights: Number(word) });
    else if (part === 'longest road') this.#change(seat, { longestRoad: true });
    else if (part === 'largest army') this.#change(seat, { largestArmy: true });
    else throw new Error(`nothing that a seat has: ${part}`);
  }

  #place(seat: Seat, piece: 'settlement' | 'city', words: readonly string[]): void {
    const view = this.#open;
    const buildings = [...view.buildings];
    const roads = [...view.roads];
    for (const word of words) {
      if (/^V\d\d$/.test(word)) buildings.push({ at: word, seat, piece });
      else for (const on of pathsIn(word)) roads.push({ on, seat });
    }
    const places = [...buildings.map(({ at }) => at), ...roads.map(({ on }) => on)];
    expect(new Set(places).size, `twice on one place: ${words}`).toBe(places.length);
    this.#view = { ...view, buildings, roads };
  }

  #hold(seat: Seat, old: SeatView['held'] & {}, fresh: SeatView['held'] & {}): void {
    const { held, freshHeld } = this.#open.seats[seat]!;
    const sum = (a: SeatView['held'], b: SeatView['held']) =>
      Object.fromEntries(DEVELOPMENTS.map((card) => [card, a![card] + b![card]])) as SeatView['held'];
    this.#change(seat, { held: sum(sum(held, old), fresh), freshHeld: sum(freshHeld, fresh) });
  }

  #change(seat: Seat, changes: Partial<SeatView>): void {
    const view = this.#open;
    const seats = view.seats.map((own, index) => (index === seat ? { ...own, ...changes } : own));
    this.#view = { ...view, seats };
  }

  /** It is that seat's turn, after a roll that brought nothing. */
  turn(name: string): this {
    return this.#begin(name, { phase: 'main', dice: [1, 1] });
  }

  /** It is that seat's turn, before the roll. */
  begin(name: string): this {
    return this.#begin(name, { phase: 'start', dice: null });
  }

  #begin(name: string, changes: Partial<View>): this {
    const turn = Math.max(1, this.view.turn);
    return this.determinize({
      ...changes,
      seat: this.#seat(name),
      turn,
      placed: 0,
      last: null,
      played: false,
    });
  }

  robber(hex: string): this {
    return this.determinize({ robber: hex });
  }

  /** The bank has just that much of these; the seat holds the rest. */
  bank(cards: string, name: string): this {
    const view = this.#open;
    const hand = { ...view.seats[this.#seat(name)]!.hand! };
    for (const word of cards.split(' ')) {
      const [card = '', left = '1'] = word.split(':');
      const held = view.seats.reduce((sum, seat) => sum + seat.hand![card as Resource], 0);
      hand[card as Resource] += 19 - held - Number(left);
    }
    this.#change(this.#seat(name), { hand });
    return this.determinize({});
  }

  /** Progress cards that were played and have left the game: `roads:2 plenty`. */
  spent(cards: string): this {
    const { roads, plenty, monopoly } = counts(DEVELOPMENTS, cards.split(' '));
    return this.determinize({ spent: { roads, plenty, monopoly } });
  }

  /** The seat does this, and chance answers, in the words of a record: `roll 3 4 road E25 buy knight end`. */
  play(name: string, text: string): this {
    this.events = [];
    for (let words = named(text); words.length > 0; ) {
      const read = catan.text.read(words);
      if (!read) throw new Error(`cannot read ${words.join(' ')}`);
      this.#take(read.chance ? 'chance' : this.#actor(name), read.action);
      words = words.slice(read.used);
    }
    return this;
  }

  #take(actor: Actor, action: Action): void {
    const played = play(catan, this.state, actor, action);
    if (!played.ok) throw new Error(`${catan.text.write(action)}: ${played.rule}, ${played.because}`);
    this.state = played.state;
    this.events.push(...played.events);
  }

  /** The rule that forbids this now; undefined if it is allowed. */
  refusalOf(name: string, text: string): string | undefined {
    const read = catan.text.read(named(text));
    if (!read) throw new Error(`cannot read ${text}`);
    return catan.refusal(this.state, this.#actor(name), read.action)?.rule;
  }

  /** Everything listed for that seat, or for chance, in words. */
  choices(name: string): string[] {
    return catan.actions(this.state, this.#actor(name)).map(catan.text.write);
  }

  /** Places where the seat may build that now, as listed; the refusals must say the same of every place on the island. */
  placesFor(name: string, piece: 'road' | 'settle' | 'city'): string[] {
    const listed = this.choices(name).flatMap((text) => {
      const [word, place] = text.split(' ');
      return word === piece ? [place!] : [];
    });
    const [count, letter] = piece === 'road' ? [BASE_ISLAND.paths, 'E'] : [BASE_ISLAND.intersections, 'V'];
    const all = Array.from({ length: count }, (_, i) => `${letter}${String(i).padStart(2, '0')}`);
    expect(all.filter((place) => this.refusalOf(name, `${piece} ${place}`) === undefined)).toStrictEqual(
      [...listed].sort(),
    );
    return listed.sort();
  }

  /** As an onlooker sees it. */
  get view(): View {
    return catan.view(this.state);
  }

  /** As that seat sees it. */
  viewOf(name: string): View {
    return catan.view(this.state, this.#seat(name));
  }

  /** View of a seat in the eyes of another, or in its own. */
  of(name: string, viewer = name): SeatView {
    return this.viewOf(viewer).seats[this.#seat(name)]!;
  }

  /** Resource cards in hand: `brick ore:2`, or `nothing`. */
  hand(name: string): string {
    return inWords(this.of(name).hand!);
  }

  /** The bank's cards of a kind. */
  left(card: Resource): number {
    return this.view.bank[card];
  }

  /** Knowledge of a hand by the viewer: `at least ore, at most ore:2 wool`; only the cards if it knows all of them. */
  known(name: string, viewer: string): string {
    const { least, most } = this.of(name, viewer);
    const [low, high] = [inWords(least), inWords(most)];
    return low === high ? low : `at least ${low}, at most ${high}`;
  }

  get points(): Record<string, number> {
    return Object.fromEntries(this.#seats.map((name, seat) => [name, this.view.seats[seat]!.points]));
  }

  get phase(): Phase {
    return this.view.phase;
  }

  /** Seat whose turn it is. */
  get active(): string {
    return this.#seats[this.view.seat]!;
  }

  /** Actors that the game waits for. */
  get actors(): string[] {
    return catan.actors(this.state).map((actor) => (actor === 'chance' ? actor : this.#seats[actor]!));
  }

  get winner(): string | undefined {
    return this.#seats[this.view.outcome?.winners[0] ?? -1];
  }

  get longestRoad(): string | undefined {
    return this.#seats[this.view.seats.findIndex((seat) => seat.longestRoad)];
  }

  get largestArmy(): string | undefined {
    return this.#seats[this.view.seats.findIndex((seat) => seat.largestArmy)];
  }

  /** The events of one type in the latest `play`. */
  eventsOfType<Type extends Event['type']>(type: Type): Extract<Event, { type: Type }>[] {
    return this.events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
  }

  /** The same table, but for what is said. Points, bank and deck follow from it. */
  determinize(changes: Partial<View>): this {
    const view = { ...this.#open, ...changes };
    const { victoryTarget } = view.options;
    const seats = view.seats.map((own, seat): SeatView => {
      const buildings = view.buildings.filter((building) => building.seat === seat);
      const cities = buildings.filter(({ piece }) => piece === 'city').length;
      const bonuses = Number(own.longestRoad) + Number(own.largestArmy);
      const points = buildings.length + cities + 2 * bonuses;
      const developments = total(own.held!);
      const pointsAtMost = Math.max(own.held!.point, Math.min(developments, victoryTarget - 1 - points));
      return {
        ...own,
        points,
        cards: total(own.hand!),
        developments,
        fresh: total(own.freshHeld!),
        pointsAtMost,
      };
    });
    const bank = Object.fromEntries(
      RESOURCES.map((card) => [card, 19 - seats.reduce((sum, { hand }) => sum + hand![card], 0)]),
    ) as Record<Resource, number>;
    const gone = seats.reduce((sum, own) => sum + own.developments + own.knights, total(view.spent));
    expect(Math.min(...Object.values(bank), 25 - gone), 'more cards than there are').toBeGreaterThanOrEqual(
      0,
    );
    const hands = seats.map(({ hand }) => RESOURCES.map((card) => hand![card]));
    const ways = [{ hands, chances: 1 }];
    this.state = catan.determinize({ ...view, seats, bank, deck: 25 - gone, ways }, new Sfc32(0));
    this.#view = undefined;
    return this;
  }

  /** All cards on the table. */
  get #open(): View {
    return (
      this.#view ?? {
        ...this.view,
        seats: this.#seats.map((_, seat) => catan.view(this.state, seat).seats[seat]!),
      }
    );
  }

  #actor(name: string): Actor {
    return name === 'chance' ? name : this.#seat(name);
  }

  #seat(name: string): Seat {
    const seat = this.#seats.indexOf(name);
    if (seat < 0) throw new Error(`nobody is called ${name}`);
    return seat;
  }
}

const total = (cards: Readonly<Record<string, number>>): number =>
  Object.values(cards).reduce((sum, count) => sum + count, 0);

const none = <Kind extends Resource | Development>(kinds: readonly Kind[]): Record<Kind, number> =>
  counts(kinds, []);

/** `brick ore:2` */
function counts<Kind extends Resource | Development>(
  kinds: readonly Kind[],
  words: readonly string[],
): Record<Kind, number> {
  const cards = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const word of words) {
    const [card = '', count = '1'] = word.split(':');
    if (!(card in cards)) throw new Error(`there is no ${word}`);
    cards[card as Kind] += Number(count);
  }
  return cards;
}

function inWords(cards: Readonly<Record<string, number>>): string {
  const words = Object.entries(cards).filter(([, count]) => count > 0);
  return words.length === 0
    ? 'nothing'
    : words.map(([card, count]) => (count === 1 ? card : `${card}:${count}`)).join(' ');
}

/** A path by its name, or the paths of a row of intersections: `V17-V23-V18`. */
function pathsIn(word: string): string[] {
  if (/^E\d\d$/.test(word)) return [word];
  const row = word.split('-').map((name) => BASE_ISLAND.intersectionNumber(name));
  return row.slice(1).map((at, i) => {
    const path = BASE_ISLAND.ends.findIndex((ends) => ends.includes(at) && ends.includes(row[i]!));
    if (path < 0) throw new Error(`no path from ${row[i]} to ${at}`);
    return pathName(path);
  });
}

/** Words in which a path may stand by its two ends: `road V17-V23`. */
const named = (text: string): string[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => (word.includes('-V') ? pathsIn(word)[0]! : word));
