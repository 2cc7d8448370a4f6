/**
 * The rules a second time, slow and plain, from `docs/rules/carcassonne.md` alone: no packed state, no union of
 * features, no table. Everything is found anew by flood fill over the tiles that lie on the table. Shares no code with
 * the engine; reads what is printed on the tiles from `TILES`, and nothing else.
 */
import {
  type Action,
  type At,
  type Figure,
  type Good,
  type Options,
  type Segment,
  TILES,
  type TileFacts,
  type Turned,
} from '@bastide/carcassonne';

const COMPASS = ['N', 'E', 'S', 'W'];
const STEPS: readonly At[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const GOODS = ['wine', 'grain', 'cloth'] as const;

interface Lying {
  readonly facts: TileFacts;
  readonly at: At;
  readonly turned: Turned;
  readonly by: number | null;
  /** Which segment owns each slot of the rim as it lies, by `side * 4 + third`. */
  readonly rim: ReadonlyMap<number, string>;
}

export interface Standing {
  readonly seat: number;
  readonly figure: Figure;
  readonly at: At;
  readonly on: string;
}

/** A feature as it lies on the table: joined segments, with what they hold. */
export interface Feature {
  readonly kind: Segment['kind'];
  /** Its segments as `x,y name`. */
  readonly parts: ReadonlySet<string>;
  /** Its cells as `x,y`. */
  readonly cells: ReadonlySet<string>;
  /** Open ends; around a monastery, empty cells. */
  readonly open: number;
  readonly shields: number;
  readonly goods: Readonly<Record<Good, number>>;
}

export interface Score {
  readonly seat: number;
  readonly points: number;
  readonly kind: Segment['kind'] | 'goods';
  readonly final: boolean;
}

/** What a move brought about, as far as it can be counted. */
export interface Told {
  readonly scored: Score[];
  readonly returned: Standing[];
  readonly goods: Record<Good, number>;
  /** Roads and cities completed with nobody in them. */
  empty: number;
  discarded: string | undefined;
  double: boolean;
}

/** The whole position in one fixed order, so that two of them can be compared. */
export interface Position {
  readonly phase: string;
  readonly seat: number;
  readonly part: number;
  readonly double: boolean;
  readonly drawn: string | null;
  readonly tiles: readonly string[];
  readonly figures: readonly string[];
  readonly points: readonly number[];
  readonly supply: readonly Readonly<Record<Figure, number>>[];
  readonly goods: readonly Readonly<Record<Good, number>>[];
  readonly bag: readonly string[];
}

const partName = (at: At, on: string) => `${at[0]},${at[1]} ${on}`;
const nothing = (): Record<Good, number> => ({ wine: 0, grain: 0, cloth: 0 });

/** The slots of a segment, `side third`, as they lie when the tile is turned: one quarter turn takes N to E. */
function rim(segment: Segment, turned: number): { side: number; third: number }[] {
  const printed: string[] = [];
  if (segment.kind === 'city')
    for (const side of segment.sides) printed.push(`${side}1`, `${side}2`, `${side}3`);
  if (segment.kind === 'road')
    for (const end of segment.ends) if (COMPASS.includes(end)) printed.push(`${end}2`);
  if (segment.kind === 'field') printed.push(...segment.slots);
  return printed.map((slot) => ({
    side: (COMPASS.indexOf(slot[0]!) + turned / 90) % 4,
    third: Number(slot[1]),
  }));
}

const edge = (facts: TileFacts, turned: number, side: number) => facts.edges[(side - turned / 90 + 4) % 4]!;

export class Referee {
  readonly #options: Options;
  readonly #lying = new Map<string, Lying>();
  #standing: Standing[] = [];
  readonly #points: number[];
  readonly #supply: Record<Figure, number>[];
  readonly #goods: Record<Good, number>[];
  readonly #bag: string[] = [];
  #phase = 'draw';
  #seat = 0;
  #part = 1;
  #owed = false;
  /** The tile in hand, or just placed. */
  #hand: string | null = null;
  #placed: Lying | undefined;
  /** Features found since the last tile was laid, by segment. */
  #found = new Map<string, Feature>();

  constructor(options: Options) {
    this.#options = options;
    const traders = options.sets.includes('traders');
    for (const tile of TILES)
      if (tile.id.startsWith('BA') || (traders && tile.id.startsWith('TB')))
        for (let copy = 0; copy < tile.copies; copy++) this.#bag.push(tile.id);
    const seats = Array.from({ length: options.seats }, (_, seat) => seat);
    this.#points = seats.map(() => 0);
    this.#supply = seats.map(() => ({ meeple: 7, builder: traders ? 1 : 0, pig: traders ? 1 : 0 }));
    this.#goods = seats.map(nothing);
    this.#take('BA-D');
    this.#lay('BA-D', [0, 0], 0, null);
  }

  /** Another referee in the same position. */
  copy(): Referee {
    const other = new Referee(this.#options);
    for (const [cell, lying] of this.#lying) other.#lying.set(cell, lying);
    other.#standing = [...this.#standing];
    other.#points.splice(0, Number.POSITIVE_INFINITY, ...this.#points);
    other.#supply.splice(0, Number.POSITIVE_INFINITY, ...this.#supply.map((own) => ({ ...own })));
    other.#goods.splice(0, Number.POSITIVE_INFINITY, ...this.#goods.map((own) => ({ ...own })));
    other.#bag.splice(0, Number.POSITIVE_INFINITY, ...this.#bag);
    other.#phase = this.#phase;
    other.#seat = this.#seat;
    other.#part = this.#part;
    other.#owed = this.#owed;
    other.#hand = this.#hand;
    other.#placed = this.#placed;
    other.#found = new Map(this.#found);
    return other;
  }

  // ── The table ──────────────────────────────────────────────────────────────────────────────────────────────────

  #take(id: string): void {
    const at = this.#bag.indexOf(id);
    if (at < 0) throw new Error(`no ${id} is left`);
    this.#bag.splice(at, 1);
  }

  #lay(id: string, at: At, turned: Turned, by: number | null): void {
    const facts = TILES.find((tile) => tile.id === id)!;
    const owners = facts.segments.flatMap((segment) =>
      rim(segment, turned).map(({ side, third }) => [side * 4 + third, segment.name] as const),
    );
    this.#placed = { facts, at, turned, by, rim: new Map(owners) };
    this.#lying.set(at.join(), this.#placed);
    this.#found = new Map();
  }

  /** The feature of a segment: everything that can be reached from it. */
  feature(at: At, on: string): Feature {
    const known = this.#found.get(partName(at, on));
    if (known) return known;
    const kind = this.#segment(at, on).kind;
    const parts = new Set<string>();
    const cells = new Set<string>();
    const goods = nothing();
    let open = 0;
    let shields = 0;
    const visit = (cell: At, name: string) => {
      if (parts.has(partName(cell, name))) return;
      parts.add(partName(cell, name));
      cells.add(cell.join());
      const segment = this.#segment(cell, name);
      if (segment.kind === 'city') {
        if (segment.shield) shields++;
        if (segment.good) goods[segment.good]++;
      }
      for (const [slot, owner] of this.#lying.get(cell.join())!.rim) {
        if (owner !== name) continue;
        const side = Math.floor(slot / 4);
        const third = slot % 4;
        const next: At = [cell[0] + STEPS[side]![0], cell[1] + STEPS[side]![1]];
        const beside = this.#lying.get(next.join());
        if (!beside) {
          if (third === 2) open++;
          continue;
        }
        // Slots meet in mirrored order: left meets right.
        visit(next, beside.rim.get(((side + 2) % 4) * 4 + 4 - third)!);
      }
    };
    visit(at, on);
    if (kind === 'monastery') open = 8 - this.#neighbours(at);
    if (kind === 'field') open = 0;
    const feature = { kind, parts, cells, open, shields, goods };
    for (const part of parts) this.#found.set(part, feature);
    return feature;
  }

  #segment(at: At, on: string): Segment {
    return this.#lying.get(at.join())!.facts.segments.find((segment) => segment.name === on)!;
  }

  #neighbours([x, y]: At): number {
    let count = 0;
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++) if ((dx || dy) && this.#lying.has(`${x + dx},${y + dy}`)) count++;
    return count;
  }

  /** Every feature on the table, in the order in which its first tile was laid. */
  features(): Feature[] {
    const all = new Set<Feature>();
    for (const { facts, at } of this.#lying.values())
      for (const segment of facts.segments) all.add(this.feature(at, segment.name));
    return [...all];
  }

  in(feature: Feature): Standing[] {
    return this.#standing.filter(({ at, on }) => feature.parts.has(partName(at, on)));
  }

  strength(feature: Feature): number[] {
    const strength = this.#points.map(() => 0);
    for (const { seat, figure } of this.in(feature)) if (figure === 'meeple') strength[seat]!++;
    return strength;
  }

  /** The complete cities that touch a field, each once. */
  cities(field: Feature): Feature[] {
    const touched = new Set<Feature>();
    for (const part of field.parts) {
      const [cell = '', on = ''] = part.split(' ');
      const { at } = this.#lying.get(cell)!;
      const segment = this.#segment(at, on);
      if (segment.kind === 'field') for (const city of segment.cities) touched.add(this.feature(at, city));
    }
    return [...touched].filter((city) => city.open === 0);
  }

  /** Points of a feature to one seat, or to a seat without figures: as it is now, or if it were complete. */
  worth(feature: Feature, seat: number | undefined, open = feature.open): number {
    const tiles = feature.cells.size;
    switch (feature.kind) {
      case 'road':
        return tiles;
      case 'city':
        if (open > 0) return tiles + feature.shields;
        if (tiles === 2 && this.#options.smallCity === 2) return tiles + feature.shields;
        return 2 * tiles + 2 * feature.shields;
      case 'monastery':
        return 9 - open;
      case 'field': {
        const pig = this.in(feature).some((one) => one.seat === seat && one.figure === 'pig');
        return (pig ? 4 : 3) * this.cities(feature).length;
      }
    }
  }

  /** Pays all who have the most meeples in it. */
  #pay(feature: Feature, final: boolean, told: Told): void {
    const strength = this.strength(feature);
    const most = Math.max(...strength);
    if (most === 0) return;
    strength.forEach((own, seat) => {
      if (own === most)
        this.#score({ seat, points: this.worth(feature, seat), kind: feature.kind, final }, told);
    });
  }

  #score(score: Score, told: Told): void {
    if (score.points === 0) return;
    this.#points[score.seat]! += score.points;
    told.scored.push(score);
  }

  // ── What is allowed ────────────────────────────────────────────────────────────────────────────────────────────

  get actor(): number | 'chance' | undefined {
    if (this.#phase === 'over') return undefined;
    return this.#phase === 'draw' ? 'chance' : this.#seat;
  }

  /** Everything allowed now, as lines of text. */
  legal(): string[] {
    switch (this.#phase) {
      case 'draw':
        return [...new Set(this.#bag)];
      case 'place':
        return this.#places(this.#hand!);
      case 'deploy':
        return this.#deployments();
      default:
        return [];
    }
  }

  #places(id: string): string[] {
    const facts = TILES.find((tile) => tile.id === id)!;
    const empty = new Map<string, At>();
    for (const { at } of this.#lying.values())
      for (const [dx, dy] of STEPS) {
        const cell: At = [at[0] + dx, at[1] + dy];
        if (!this.#lying.has(cell.join())) empty.set(cell.join(), cell);
      }
    const fitting: string[] = [];
    for (const [x, y] of empty.values())
      for (const turned of [0, 90, 180, 270]) {
        const clash = STEPS.some(([dx, dy], side) => {
          const beside = this.#lying.get(`${x + dx},${y + dy}`);
          return beside && edge(beside.facts, beside.turned, (side + 2) % 4) !== edge(facts, turned, side);
        });
        if (!clash) fitting.push(`${x},${y} ${turned}`);
      }
    return fitting;
  }

  #deployments(): string[] {
    const { facts, at } = this.#placed!;
    const supply = this.#supply[this.#seat]!;
    const allowed: string[] = [];
    for (const { name, kind } of facts.segments) {
      const feature = this.feature(at, name);
      const meeples = this.in(feature).filter((one) => one.figure === 'meeple');
      const own = meeples.some((one) => one.seat === this.#seat);
      if (supply.meeple > 0 && meeples.length === 0) allowed.push(`meeple ${name}`);
      if (supply.builder > 0 && own && (kind === 'road' || kind === 'city') && feature.open > 0)
        allowed.push(`builder ${name}`);
      if (supply.pig > 0 && own && kind === 'field') allowed.push(`pig ${name}`);
    }
    return [...allowed, 'skip'];
  }

  // ── The steps ──────────────────────────────────────────────────────────────────────────────────────────────────

  act(action: Action): Told {
    const told: Told = {
      scored: [],
      returned: [],
      goods: nothing(),
      empty: 0,
      discarded: undefined,
      double: false,
    };
    switch (action.type) {
      case 'draw':
        this.#take(action.tile);
        if (this.#places(action.tile).length > 0) {
          this.#hand = action.tile;
          this.#phase = 'place';
        } else {
          told.discarded = action.tile;
          if (this.#bag.length === 0) this.#end(told);
        }
        break;
      case 'place':
        this.#place(action.at, action.turned, told);
        break;
      case 'deploy':
        this.#supply[this.#seat]![action.figure]--;
        this.#standing.push({ seat: this.#seat, figure: action.figure, at: this.#placed!.at, on: action.on });
        this.#scoreStep(told);
        break;
      case 'skip':
        this.#scoreStep(told);
    }
    return told;
  }

  #place(at: At, turned: Turned, told: Told): void {
    this.#lay(this.#hand!, at, turned, this.#seat);
    const here = this.#placed!.facts.segments.map((segment) => this.feature(at, segment.name));
    const builder = this.#standing.find((one) => one.seat === this.#seat && one.figure === 'builder');
    if (this.#part === 1 && builder && here.includes(this.feature(builder.at, builder.on))) this.#owed = true;
    this.#phase = 'deploy';
    if (this.#deployments().length === 1) this.#scoreStep(told);
  }

  /** Everything that the tile completed: pays all of it, then returns the figures, then hands out the goods. */
  #scoreStep(told: Told): void {
    const { at, facts } = this.#placed!;
    const touched = new Set(facts.segments.map((segment) => this.feature(at, segment.name)));
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++) {
        const beside = this.#lying.get(`${at[0] + dx},${at[1] + dy}`);
        const monastery = beside?.facts.segments.find((segment) => segment.kind === 'monastery');
        if (beside && monastery) touched.add(this.feature(beside.at, monastery.name));
      }
    const completed = [...touched].filter((feature) => feature.kind !== 'field' && feature.open === 0);
    for (const feature of completed) {
      this.#pay(feature, false, told);
      if (feature.kind !== 'monastery' && this.in(feature).length === 0) told.empty++;
    }
    const home = completed.flatMap((feature) => this.in(feature));
    for (const { seat, figure } of home) this.#supply[seat]![figure]++;
    this.#standing = this.#standing.filter((one) => !home.includes(one));
    told.returned.push(...home);
    for (const { goods } of completed)
      for (const good of GOODS) {
        this.#goods[this.#seat]![good] += goods[good];
        told.goods[good] += goods[good];
      }
    this.#next(told);
  }

  #next(told: Told): void {
    if (this.#bag.length === 0) return this.#end(told);
    this.#phase = 'draw';
    this.#hand = null;
    if (this.#owed && this.#part === 1) {
      this.#part = 2;
      told.double = true;
    } else {
      this.#part = 1;
      this.#seat = (this.#seat + 1) % this.#points.length;
    }
    this.#owed = false;
  }

  #end(told: Told): void {
    this.#phase = 'over';
    this.#owed = false;
    for (const feature of this.features()) if (feature.kind !== 'field') this.#pay(feature, true, told);
    for (const feature of this.features()) if (feature.kind === 'field') this.#pay(feature, true, told);
    for (const good of GOODS) {
      const most = Math.max(...this.#goods.map((own) => own[good]));
      this.#goods.forEach((own, seat) => {
        if (most > 0 && own[good] === most)
          this.#score({ seat, points: 10, kind: 'goods', final: true }, told);
      });
    }
  }

  position(): Position {
    return {
      phase: this.#phase,
      seat: this.#seat,
      part: this.#part,
      double: this.#owed,
      drawn: this.#phase === 'place' || this.#phase === 'deploy' ? this.#hand : null,
      tiles: [...this.#lying.values()]
        .map(({ facts, at, turned, by }) => `${at} ${facts.id}@${turned} ${by}`)
        .sort(),
      figures: this.#standing.map(({ seat, figure, at, on }) => `${seat} ${figure} ${at} ${on}`).sort(),
      points: [...this.#points],
      supply: this.#supply.map((own) => ({ ...own })),
      goods: this.#goods.map((own) => ({ ...own })),
      bag: [...this.#bag].sort(),
    };
  }
}
