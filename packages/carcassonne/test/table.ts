import {
  type Action,
  type Coordinates,
  carcassonne,
  type Event,
  type FeatureView,
  type Figure,
  type Good,
  type Options,
  type Rotation,
  type State,
  type View,
} from '@bastide/carcassonne';
import { type Actor, play, Sfc32 } from '@bastide/contract';

/** Names of figures by place. */
const WORDS: Record<string, { figure: Figure; on: string }> = {
  highwayman: { figure: 'meeple', on: 'r' },
  knight: { figure: 'meeple', on: 'c' },
  monk: { figure: 'meeple', on: 'm' },
  farmer: { figure: 'meeple', on: 'f' },
  meeple: { figure: 'meeple', on: 'rcmfg' },
  abbot: { figure: 'abbot', on: 'rcmfg' },
  builder: { figure: 'builder', on: 'rcmfg' },
  pig: { figure: 'pig', on: 'rcmfg' },
};

/**
 * `(1,-3) BA-E@270 Blue knight c1`: cell, tile, quarter turns in degrees, and who stands where on it. A knight, monk,
 * farmer or highwayman may be a big one, and come with builder or pig: `Blue big farmer f1 with pig`.
 */
const LINE = /^\((-?\d+),(-?\d+)\) (\S+)@(\d+)(?: +([A-Z][a-z]+))?(?: +([a-z].*))?$/;

interface Line {
  readonly tile: string;
  readonly place: Action;
  readonly who: string | undefined;
  readonly deploy: Action;
}

function read(text: string): Line {
  const [, x, y, tile, turned, who, figure = 'skip'] = LINE.exec(text.trim()) ?? [];
  if (tile === undefined) throw new Error(`no line of a board: ${text}`);
  const place: Action = { type: 'place', at: [Number(x), Number(y)], turned: Number(turned) as Rotation };
  return { tile, place, who, deploy: figureAction(figure) };
}

/** `knight c1`, `big knight c1 with builder`, `abbot g1`, `retrieve`, `skip`, `farmer stays`, `second taken` … */
function figureAction(text: string): Action {
  if (text === 'skip' || text === 'retrieve') return { type: text };
  if (text === 'farmer stays' || text === 'farmer returns')
    return { type: 'farmer', returns: text === 'farmer returns' };
  if (text === 'second taken' || text === 'second declined')
    return { type: 'second', taken: text === 'second taken' };
  const [, big, word = '', on = '', helper] =
    /^(big )?([a-z]+) ([a-z]\d)(?: with (builder|pig))?$/.exec(text) ?? [];
  const known = WORDS[word];
  if (!known?.on.includes(on[0] ?? '?')) throw new Error(`no ${word} stands on ${on}`);
  const deploy: Action = { type: 'deploy', figure: big ? 'big' : known.figure, on };
  return helper === undefined ? deploy : { ...deploy, with: helper as 'builder' | 'pig' };
}

/** Reads the action of a figure, or a place: `(1,0)@90`. */
function readAction(text: string): Action {
  const [, x, y, turned] = /^\((-?\d+),(-?\d+)\)@(\d+)$/.exec(text) ?? [];
  if (x === undefined) return figureAction(text);
  return { type: 'place', at: [Number(x), Number(y)], turned: Number(turned) as Rotation };
}

/** A table with the start tile: the second edition with Traders & Builders, unless the first argument says otherwise. */
export function table(...seats: string[]): TestTable {
  return new TestTable({ sets: ['traders'] }, seats);
}

export function tableWith(options: Partial<Options>, ...seats: string[]): TestTable {
  return new TestTable(options, seats);
}

/**
 * A game in the words of the rulebook. Every tile and figure comes to the table by real actions, each asked for
 * permission first. Only whose turn it is, and what is left in the bag, may be set at will, by the `determinize` door.
 * A second tile is taken without a word, unless the table is asking.
 */
export class TestTable {
  state: State;
  /** Events of the latest part. */
  events: Event[] = [];
  readonly #seats: readonly string[];
  #isAsking = false;

  constructor(options: Partial<Options>, seats: readonly string[]) {
    const read = carcassonne.readOptions({ ...options, seats: seats.length });
    if (!read.ok) throw new Error(read.because);
    this.state = carcassonne.setup(read.value);
    this.#seats = seats;
  }

  /** Lays a board line by line, by whoever is named (else the first seat), in any order of seats. */
  given(board: string): this {
    for (const line of board.trim().split('\n')) this.turn(read(line).who ?? this.#seats[0]!, line);
    return this;
  }

  /** Another table just like this one, for another course of events. */
  copy(): TestTable {
    return Object.assign(new TestTable(this.view.options, this.#seats), { state: this.state });
  }

  /** Leaves the second tile to the test, where it is asked. */
  asking(): this {
    this.#isAsking = true;
    return this;
  }

  /** The seat owns these goods tokens. */
  has(seat: string, goods: Partial<Record<Good, number>>): this {
    const seats = this.view.seats.map((own, index) =>
      index === this.#seat(seat) ? { ...own, goods: { ...own.goods, ...goods } } : own,
    );
    return this.determinize({ seats });
  }

  /** From now on the bag holds just these tiles. */
  left(...tiles: string[]): this {
    const bag: Record<string, number> = {};
    for (const tile of tiles) bag[tile] = (bag[tile] ?? 0) + 1;
    return this.determinize({ bag, left: tiles.length });
  }

  /** A turn of the seat begins: it draws, places, and deploys what the line says, or nothing. */
  turn(seat: string, line: string): this {
    return this.begin(seat).part(line);
  }

  /** Draws, places and deploys, in the turn that is going on. */
  part(line: string): this {
    const { tile, place, deploy } = read(line);
    this.events = [];
    this.draw(tile);
    this.act(this.view.seat, place);
    if (this.view.phase === 'deploy') this.act(this.view.seat, deploy);
    else if (deploy.type === 'deploy') throw new Error(`nothing can be deployed: ${line}`);
    return this;
  }

  /** A turn of the seat begins, and the tile is laid, but nothing deployed yet. */
  lays(seat: string, line: string): this {
    const { tile, place } = read(line);
    this.begin(seat).draw(tile);
    return this.act(this.view.seat, place);
  }

  begin(seat: string): this {
    this.events = [];
    return this.determinize({ seat: this.#seat(seat), part: 1, double: false, phase: 'draw', drawn: null });
  }

  draw(tile: string): this {
    return this.act('chance', { type: 'draw', tile });
  }

  /** Takes an action as `builder r1`, `skip`, `farmer stays` or `(1,0)@90`. */
  does(text: string): this {
    return this.act(this.#acting, readAction(text));
  }

  act(actor: Actor, action: Action): this {
    const played = play(carcassonne, this.state, actor, action);
    if (!played.ok) throw new Error(`${carcassonne.text.write(action)}: ${played.rule}, ${played.because}`);
    this.state = played.state;
    this.events.push(...played.events);
    return this.view.phase === 'second' && !this.#isAsking ? this.does('second taken') : this;
  }

  /** The rule that forbids the acting seat to do this now; undefined if it may. */
  refuses(text: string): string | undefined {
    return carcassonne.refusal(this.state, this.#acting, readAction(text))?.rule;
  }

  /** Seat that decides about a farmer, or else whose turn it is. */
  get #acting(): number {
    return this.view.deciding[0]?.seat ?? this.view.seat;
  }

  /** Everything that the acting seat or chance may do now, in words. */
  get choices(): string[] {
    return carcassonne
      .actors(this.state)
      .flatMap((actor) => carcassonne.actions(this.state, actor))
      .map((action) => carcassonne.text.write(action));
  }

  get view(): View {
    return carcassonne.view(this.state);
  }

  /** Seats that still decide whether the farmer goes home. */
  get deciding(): string[] {
    return this.view.deciding.map(({ seat }) => this.#seats[seat]!);
  }

  /** The seat that draws, places or deploys next. */
  get seat(): string {
    return this.#seats[this.view.seat]!;
  }

  get points(): Record<string, number> {
    return this.#bySeat((seat) => this.view.seats[seat]!.points);
  }

  get winners(): string[] | undefined {
    return this.view.outcome?.winners.map((seat) => this.#seats[seat]!);
  }

  supply(seat: string): Readonly<Record<Figure, number>> {
    return this.view.seats[this.#seat(seat)]!.supply;
  }

  /** The supply in words: `7 meeples, builder, pig`. */
  pieces(seat: string): string {
    const { meeple, ...others } = this.supply(seat);
    const names = Object.entries(others).flatMap(([figure, count]) =>
      count > 0 ? [count === 1 ? figure : `${count} ${figure}s`] : [],
    );
    return [`${meeple} meeples`, ...names].join(', ');
  }

  goods(seat: string): Readonly<Record<Good, number>> {
    return this.view.seats[this.#seat(seat)]!.goods;
  }

  /** Figures on the board with their places: `Blue knight (0,-1) c1`. */
  get figures(): string[] {
    return this.view.figures.map(({ seat, figure, at, on }) => {
      const role = { r: 'highwayman', c: 'knight', m: 'monk', f: 'farmer' }[on[0] as 'r'];
      const word = figure === 'meeple' ? role : figure === 'big' ? `big ${role}` : figure;
      return `${this.#seats[seat]} ${word} (${at}) ${on}`;
    });
  }

  /** The feature of a segment: `(0,-1) c1`. Its strength by name. */
  feature(segment: string): Omit<FeatureView, 'strength'> & { strength: Record<string, number> } {
    const [, x, y, on] = /^\((-?\d+),(-?\d+)\) (\w+)$/.exec(segment) ?? [];
    const at: Coordinates = [Number(x), Number(y)];
    const found = this.view.features.find(({ parts }) =>
      parts.some((part) => part.on === on && part.at.join() === at.join()),
    );
    if (!found) throw new Error(`there is no ${segment}`);
    return { ...found, strength: this.#bySeat((seat) => found.strength[seat]!) };
  }

  /** The events of one type in the latest part. */
  eventsOfType<Type extends Event['type']>(type: Type): Extract<Event, { type: Type }>[] {
    return this.events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
  }

  /** The same table, but for what is said. */
  determinize(changes: Partial<View>): this {
    this.state = carcassonne.determinize({ ...this.view, ...changes }, new Sfc32(0));
    return this;
  }

  #bySeat(of: (seat: number) => number): Record<string, number> {
    return Object.fromEntries(this.#seats.map((name, seat) => [name, of(seat)]));
  }

  #seat(name: string): number {
    const seat = this.#seats.indexOf(name);
    if (seat < 0) throw new Error(`nobody is called ${name}`);
    return seat;
  }
}
