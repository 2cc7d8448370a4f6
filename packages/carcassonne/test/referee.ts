/**
 * The rules a second time, slow and plain, from `rules/en/carcassonne.md` alone: no packed state, no union of
 * features, no table. Shares no code with the engine; reads what is printed on the tiles from `TILES`, and nothing else.
 */
import type { Action, Coordinates, Figure, Good, Options, Rotation, Segment } from '@bastide/carcassonne';
import {
  Board,
  drawable,
  type Feature,
  GOODS,
  isRiver,
  type LaidTile,
  nothing,
  partName,
  tilesFor,
} from './referee/board.ts';
import { payFields } from './referee/fields.ts';

export interface RefereeFigure {
  readonly seat: number;
  readonly figure: Figure;
  readonly at: Coordinates;
  readonly on: string;
}

export interface Score {
  readonly seat: number;
  readonly points: number;
  readonly kind: Segment['kind'] | 'goods';
  readonly final: boolean;
}

/** Effects of a move, as far as they can be counted. */
export interface RefereeEvents {
  readonly scored: Score[];
  readonly returned: RefereeFigure[];
  readonly goods: Record<Good, number>;
  /** Roads and cities completed with nobody in them. */
  empty: number;
  discarded: string | undefined;
  double: boolean;
  /** The second tile was not taken. */
  declined: boolean;
  /** The builder stepped beside the stacks. */
  beside: boolean;
}

/** The whole position in one fixed order, so that two of them can be compared. */
export interface Position {
  readonly phase: string;
  readonly seat: number;
  readonly part: number;
  readonly double: boolean;
  /** Seats that still decide whether the farmer goes home, and the place of that farmer. */
  readonly deciding: readonly string[];
  /** While the river is laid: where it goes on. */
  readonly river: string | null;
  readonly drawn: string | null;
  readonly tiles: readonly string[];
  readonly figures: readonly string[];
  readonly points: readonly number[];
  readonly supply: readonly Readonly<Record<Figure, number>>[];
  readonly goods: readonly Readonly<Record<Good, number>>[];
  readonly bag: readonly string[];
}

const STRENGTH: Record<Figure, number> = { meeple: 1, big: 2, abbot: 1, builder: 0, pig: 0 };
const isMeeple = ({ figure }: RefereeFigure) => STRENGTH[figure] > 0;
const isCloister = (kind: Segment['kind']) => kind === 'monastery' || kind === 'garden';

export class Referee {
  readonly #options: Options;
  #board = new Board();
  #standing: RefereeFigure[] = [];
  #points: number[];
  #supply: Record<Figure, number>[];
  #goods: Record<Good, number>[];
  #bag: string[];
  #phase = 'draw';
  #seat = 0;
  #part = 1;
  #owed = false;
  /** Farmers whose pigs were just paid, in the order in which their owners decide. */
  #deciding: RefereeFigure[] = [];
  /** The tile in hand, or just placed. */
  #hand: string | null = null;
  #placed: LaidTile | undefined;

  constructor(options: Options) {
    this.#options = options;
    const has = (set: string) => ((options.sets as readonly string[]).includes(set) ? 1 : 0);
    const supply = {
      meeple: 7,
      big: has('inns'),
      abbot: has('abbot'),
      builder: has('traders'),
      pig: has('traders'),
    };
    const seats = Array.from({ length: options.seats }, (_, seat) => seat);
    this.#points = seats.map(() => 0);
    this.#supply = seats.map(() => ({ ...supply }));
    this.#goods = seats.map(nothing);
    const [start, ...bag] = tilesFor(options);
    this.#bag = bag;
    this.#board.lay(start!, [0, 0], 0, null);
  }

  /** Another referee in the same position. */
  copy(): Referee {
    const other = new Referee(this.#options);
    other.#board = this.#board.copy();
    other.#standing = [...this.#standing];
    other.#points = [...this.#points];
    other.#supply = this.#supply.map((own) => ({ ...own }));
    other.#goods = this.#goods.map((own) => ({ ...own }));
    other.#bag = [...this.#bag];
    other.#phase = this.#phase;
    other.#seat = this.#seat;
    other.#part = this.#part;
    other.#owed = this.#owed;
    other.#deciding = [...this.#deciding];
    other.#hand = this.#hand;
    other.#placed = this.#placed;
    return other;
  }

  // ── The table ──────────────────────────────────────────────────────────────────────────────────────────────────

  feature(at: Coordinates, on: string): Feature {
    return this.#board.feature(at, on);
  }

  features(): Feature[] {
    return this.#board.features();
  }

  cities(field: Feature): Feature[] {
    return this.#board.cities(field);
  }

  get points(): readonly number[] {
    return this.#points;
  }

  in(feature: Feature): RefereeFigure[] {
    return this.#standing.filter(({ at, on }) => feature.parts.has(partName(at, on)));
  }

  strength(feature: Feature): number[] {
    const strength = this.#points.map(() => 0);
    for (const { seat, figure } of this.in(feature)) strength[seat]! += STRENGTH[figure];
    return strength;
  }

  #figure(seat: number, figure: Figure): RefereeFigure | undefined {
    return this.#standing.find((one) => one.seat === seat && one.figure === figure);
  }

  #stand(figure: Figure, on: string): void {
    this.#supply[this.#seat]![figure]--;
    this.#standing.push({ seat: this.#seat, figure, at: this.#placed!.at, on });
  }

  #goHome(figures: readonly RefereeFigure[], told: RefereeEvents): void {
    for (const { seat, figure } of figures) this.#supply[seat]![figure]++;
    this.#standing = this.#standing.filter((one) => !figures.includes(one));
    told.returned.push(...figures);
  }

  // ── Points ─────────────────────────────────────────────────────────────────────────────────────────────────────

  /**
   * Points of a feature to one seat, or to a seat without figures: as it is now, or if it were complete. Of a field: what
   * its complete cities are worth each, which is all there is to say where every field is counted by itself.
   */
  worth(feature: Feature, seat: number | undefined, open = feature.open): number {
    const { smallCity, icUnfinished, fieldScoring } = this.#options;
    const things = feature.cells.size + feature.shields;
    const unfinished = feature.rich && icUnfinished === 'zero' ? 0 : 1;
    switch (feature.kind) {
      case 'road':
        return things * (open > 0 ? unfinished : feature.rich ? 2 : 1);
      case 'city':
        if (open > 0) return things * unfinished;
        if (feature.rich) return 3 * things;
        return things * (feature.cells.size === 2 && smallCity === 2 ? 1 : 2);
      case 'monastery':
      case 'garden':
        return 9 - open;
      case 'field': {
        const pig = seat !== undefined && this.#pigRaises(feature, seat);
        return ((fieldScoring === 'city-4' ? 4 : 3) + (pig ? 1 : 0)) * this.cities(feature).length;
      }
    }
  }

  /** At the end: a pig in its field, unless pigs were paid during the game. */
  #pigRaises(field: Feature, seat: number): boolean {
    if (this.#options.pigRule === 'shield-city') return false;
    return this.in(field).some((one) => one.seat === seat && one.figure === 'pig');
  }

  /** Pays all who have the greatest strength in it. */
  #pay(feature: Feature, final: boolean, told: RefereeEvents): void {
    const strength = this.strength(feature);
    const most = Math.max(...strength);
    if (most === 0) return;
    strength.forEach((own, seat) => {
      if (own === most)
        this.#score({ seat, points: this.worth(feature, seat), kind: feature.kind, final }, told);
    });
  }

  #score(score: Score, told: RefereeEvents): void {
    this.#points[score.seat]! += score.points;
    told.scored.push(score);
  }

  // ── What is allowed ────────────────────────────────────────────────────────────────────────────────────────────

  get actor(): number | 'chance' | undefined {
    switch (this.#phase) {
      case 'over':
        return undefined;
      case 'draw':
        return 'chance';
      case 'farmer':
        return this.#deciding[0]!.seat;
      default:
        return this.#seat;
    }
  }

  /** Everything allowed now, as lines of text. */
  legal(): string[] {
    switch (this.#phase) {
      case 'draw':
        return [...new Set(drawable(this.#bag))];
      case 'place':
        return this.#board.places(this.#hand!);
      case 'deploy':
        return this.#deployments();
      case 'farmer':
        return ['farmer stays', 'farmer returns'];
      case 'second':
        return ['second declined', 'second taken'];
      default:
        return [];
    }
  }

  #deployments(): string[] {
    const { facts, at } = this.#placed!;
    const supply = this.#supply[this.#seat]!;
    const allowed: string[] = [];
    for (const { name, kind } of facts.segments) {
      const feature = this.feature(at, name);
      const meeples = this.in(feature).filter(isMeeple);
      if (meeples.length === 0) allowed.push(...this.#meeplesFor(name, kind));
      if (!meeples.some(({ seat }) => seat === this.#seat)) continue;
      const { builderRule, pigRule } = this.#options;
      const open = feature.open > 0 && (kind === 'road' || kind === 'city');
      if (supply.builder > 0 && builderRule === 'classic' && open) allowed.push(`builder ${name}`);
      if (supply.pig > 0 && pigRule === 'bonus' && kind === 'field') allowed.push(`pig ${name}`);
    }
    if (this.#figure(this.#seat, 'abbot')) allowed.push('retrieve');
    return [...allowed, 'skip'];
  }

  /** Meeples for a feature without meeples, alone or with what comes beside them. */
  #meeplesFor(on: string, kind: Segment['kind']): string[] {
    const supply = this.#supply[this.#seat]!;
    const { builderRule, pigRule, farmers } = this.#options;
    const allowed: string[] = [];
    if (isCloister(kind) && supply.abbot > 0) allowed.push(`abbot ${on}`);
    if (kind === 'garden' || (kind === 'field' && !farmers)) return allowed;
    const builder = builderRule === 'paired' && supply.builder > 0 && (kind === 'road' || kind === 'city');
    const pig = pigRule === 'shield-city' && supply.pig > 0 && kind === 'field';
    for (const figure of ['meeple', 'big'] as const) {
      if (supply[figure] === 0) continue;
      allowed.push(`${figure} ${on}`);
      if (builder) allowed.push(`${figure} ${on} with builder`);
      if (pig) allowed.push(`${figure} ${on} with pig`);
    }
    return allowed;
  }

  // ── The steps ──────────────────────────────────────────────────────────────────────────────────────────────────

  act(action: Action): RefereeEvents {
    const told: RefereeEvents = {
      scored: [],
      returned: [],
      goods: nothing(),
      empty: 0,
      discarded: undefined,
      double: false,
      declined: false,
      beside: false,
    };
    switch (action.type) {
      case 'draw':
        this.#draw(action.tile, told);
        break;
      case 'place':
        this.#place(action.at, action.turned, told);
        break;
      case 'deploy':
        this.#stand(action.figure, action.on);
        if (action.with) this.#stand(action.with, action.on);
        this.#scoreStep(told);
        break;
      case 'retrieve': {
        const abbot = this.#figure(this.#seat, 'abbot')!;
        this.#pay(this.feature(abbot.at, abbot.on), false, told);
        this.#goHome([abbot], told);
        this.#scoreStep(told);
        break;
      }
      case 'skip':
        this.#scoreStep(told);
        break;
      case 'farmer': {
        const farmer = this.#deciding.shift()!;
        if (action.returns) this.#goHome([farmer], told);
        if (this.#deciding.length === 0) this.#next(told);
        break;
      }
      case 'second':
        this.#phase = 'draw';
        if (action.taken) this.#secondPart(told);
        else {
          told.declined = true;
          this.#nextSeat();
        }
    }
    return told;
  }

  #draw(tile: string, told: RefereeEvents): void {
    const at = this.#bag.indexOf(tile);
    if (at < 0) throw new Error(`no ${tile} is left`);
    this.#bag.splice(at, 1);
    if (this.#board.places(tile).length > 0) {
      this.#hand = tile;
      this.#phase = 'place';
      return;
    }
    told.discarded = tile;
    if (this.#bag.length === 0) this.#end(told);
  }

  #place(at: Coordinates, turned: Rotation, told: RefereeEvents): void {
    this.#placed = this.#board.lay(this.#hand!, at, turned, this.#seat);
    const here = this.#placed.facts.segments.map((segment) => this.feature(at, segment.name));
    const builder = this.#figure(this.#seat, 'builder');
    if (this.#part === 1 && builder && here.includes(this.feature(builder.at, builder.on))) {
      this.#owed = true;
      if (this.#options.builderRule === 'paired') {
        // Beside the stacks: neither on the board nor in the supply.
        this.#standing = this.#standing.filter((one) => one !== builder);
        told.beside = true;
      }
    }
    this.#phase = 'deploy';
    if (this.#deployments().length === 1) this.#scoreStep(told);
  }

  /** Everything that the tile completed: pays all of it, then returns the figures, then hands out goods, then pigs. */
  #scoreStep(told: RefereeEvents): void {
    const { at } = this.#placed!;
    const touched = new Set(this.#placed!.facts.segments.map((segment) => this.feature(at, segment.name)));
    for (const beside of this.#board.around(at))
      for (const { kind, name } of beside.facts.segments)
        if (isCloister(kind)) touched.add(this.feature(beside.at, name));
    const completed = [...touched].filter((feature) => feature.kind !== 'field' && feature.open === 0);
    for (const feature of completed) {
      this.#pay(feature, false, told);
      if (!isCloister(feature.kind) && this.in(feature).length === 0) told.empty++;
    }
    this.#goHome(
      completed.flatMap((feature) => this.in(feature)),
      told,
    );
    for (const { goods } of completed)
      for (const good of GOODS) {
        this.#goods[this.#seat]![good] += goods[good];
        told.goods[good] += goods[good];
      }
    if (this.#options.pigRule === 'shield-city' && completed.some(({ shields }) => shields > 0))
      this.#payPigs(told);
    if (this.#deciding.length > 0) this.#phase = 'farmer';
    else this.#next(told);
  }

  /** Every pig, from the active seat clockwise: 3 for each complete city beside its field, and home it goes. */
  #payPigs(told: RefereeEvents): void {
    const seats = this.#points.length;
    for (let i = 0; i < seats; i++) {
      const seat = (this.#seat + i) % seats;
      const pig = this.#figure(seat, 'pig');
      if (!pig) continue;
      const points = 3 * this.cities(this.feature(pig.at, pig.on)).length;
      this.#score({ seat, points, kind: 'field', final: false }, told);
      this.#goHome([pig], told);
      const farmer = this.#standing.find(
        (one) => one.seat === seat && one.on === pig.on && one.at === pig.at,
      );
      this.#deciding.push(farmer!);
    }
  }

  #next(told: RefereeEvents): void {
    if (this.#owed && this.#options.builderRule === 'paired') this.#supply[this.#seat]!.builder++;
    if (this.#bag.length === 0) return this.#end(told);
    this.#phase = 'draw';
    this.#hand = null;
    if (!this.#owed || this.#part === 2) this.#nextSeat();
    else if (this.#options.secondTile === 'asked') this.#phase = 'second';
    else this.#secondPart(told);
  }

  #secondPart(told: RefereeEvents): void {
    this.#part = 2;
    this.#owed = false;
    told.double = true;
  }

  #nextSeat(): void {
    this.#part = 1;
    this.#owed = false;
    this.#seat = (this.#seat + 1) % this.#points.length;
  }

  #end(told: RefereeEvents): void {
    this.#phase = 'over';
    this.#owed = false;
    for (const feature of this.features()) if (feature.kind !== 'field') this.#pay(feature, true, told);
    this.#payFields(told);
    for (const good of GOODS) {
      const most = Math.max(...this.#goods.map((own) => own[good]));
      this.#goods.forEach((own, seat) => {
        if (most > 0 && own[good] === most)
          this.#score({ seat, points: 10, kind: 'goods', final: true }, told);
      });
    }
  }

  #payFields(told: RefereeEvents): void {
    for (const { seat, points } of this.#scoreFields())
      if (points > 0) this.#score({ seat, points, kind: 'field', final: true }, told);
  }

  /** By seat: what all fields together would bring if the game ended now. */
  get fieldPoints(): number[] {
    const points = this.#points.map(() => 0);
    for (const paid of this.#scoreFields()) points[paid.seat]! += paid.points;
    return points;
  }

  #scoreFields(): { seat: number; points: number }[] {
    const fields = this.features()
      .filter(({ kind }) => kind === 'field')
      .map((field) => ({
        farmers: this.strength(field),
        pigs: this.#points.map((_, seat) => this.#pigRaises(field, seat)),
        cities: this.cities(field),
      }))
      .filter(({ farmers }) => farmers.some((own) => own > 0));
    return payFields(this.#options.fieldScoring, fields);
  }

  /** Tells whether a river tile is in hand or still to be drawn. */
  #isRiverLeft(): boolean {
    const left = this.#phase === 'place' ? [...this.#bag, this.#hand!] : this.#bag;
    return left.some(isRiver);
  }

  position(): Position {
    return {
      phase: this.#phase,
      seat: this.#seat,
      part: this.#part,
      double: this.#owed,
      deciding: this.#deciding.map(({ seat, at, on }) => `${seat} ${at} ${on}`),
      river: this.#isRiverLeft() ? String(this.#board.riverEnd) : null,
      drawn: this.#phase === 'place' || this.#phase === 'deploy' ? this.#hand : null,
      tiles: this.#board.tiles.map(({ facts, at, turned, by }) => `${at} ${facts.id}@${turned} ${by}`).sort(),
      figures: this.#standing.map(({ seat, figure, at, on }) => `${seat} ${figure} ${at} ${on}`).sort(),
      points: [...this.#points],
      supply: this.#supply.map((own) => ({ ...own })),
      goods: this.#goods.map((own) => ({ ...own })),
      bag: [...this.#bag].sort(),
    };
  }
}
