/**
 * The table as it lies, for the referee: which tiles there are, what is joined with what, and where a tile may go.
 * Everything is found anew by flood fill.
 */
import {
  type Coordinates,
  type Good,
  type Options,
  type Rotation,
  type Segment,
  TILES,
  type TileFacts,
} from '@bastide/carcassonne';

const COMPASS = ['N', 'E', 'S', 'W'];
const STEPS: readonly Coordinates[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
export const GOODS = ['wine', 'grain', 'cloth'] as const;

export interface LaidTile {
  readonly facts: TileFacts;
  readonly at: Coordinates;
  readonly turned: Rotation;
  readonly by: number | null;
  /** Segment at each slot of the rim as the tile lies, by `side * 4 + third`. Nobody owns the water. */
  readonly rim: ReadonlyMap<number, string>;
}

/** A feature as it lies on the table: joined segments, with what they hold. */
export interface Feature {
  readonly kind: Segment['kind'];
  /** Its segments as `x,y name`. */
  readonly parts: ReadonlySet<string>;
  /** Its cells as `x,y`. */
  readonly cells: ReadonlySet<string>;
  /** Open ends; around a monastery or garden, empty cells. */
  readonly open: number;
  readonly shields: number;
  readonly goods: Readonly<Record<Good, number>>;
  /** An inn or a cathedral. */
  readonly rich: boolean;
}

/** Open end of the river: the cell in front of its last tile, the way it flows there, and how that tile turned it. */
interface RiverEnd {
  readonly at: Coordinates;
  readonly flow: Coordinates;
  readonly hand: number;
}

export const partName = (at: Coordinates, on: string) => `${at[0]},${at[1]} ${on}`;
export const nothing = (): Record<Good, number> => ({ wine: 0, grain: 0, cloth: 0 });
const FACTS = new Map(TILES.map((tile) => [tile.id, tile]));
const facts = (id: string): TileFacts => FACTS.get(id)!;

export const isRiver = (id: string) => facts(id).edges.includes('river');

/** Tiles of which one copy shows a garden. */
const GARDENS = 'BA-E BA-H BA-I BA-M BA-N BA-R BA-U BA-V RI-J IC-B IC-H TB-K TB-U'.split(' ');

/** All tiles of a game, the start tile first. */
export function tilesFor(options: Options): string[] {
  const { sets, tradersTiles, riverTiles, startTileWithRiver } = options;
  const all = TILES.flatMap(({ id, copies }) => (id.endsWith('g') ? [] : Array<string>(copies).fill(id)));
  const of = (set: string) => all.filter((id) => id.startsWith(set));
  const without = (ids: string[], gone: string[]) => ids.filter((id) => !gone.includes(id));
  let tiles = of('BA');
  if (sets.includes('inns')) tiles.push(...of('IC'));
  if (sets.includes('traders')) {
    if (tradersTiles === 'first') tiles.push(...of('TB').filter((id) => !id.endsWith("'")));
    else tiles.push(...without(of('TB'), ['TB-A', 'TB-J', 'TB-L', 'TB-T', "TB-T'"]));
  }
  if (sets.includes('river')) {
    tiles.push(...without(of('RI'), riverTiles === 'first' ? ['RI-A3', 'RI-L3'] : ['RI-A', 'RI-L']));
    if (sets.includes('traders') && tradersTiles === 'third') tiles.push("TB-T'");
    if (startTileWithRiver === 'remove') tiles.splice(tiles.indexOf('BA-D'), 1);
  }
  if (sets.includes('abbot'))
    for (const id of GARDENS) if (tiles.includes(id)) tiles[tiles.indexOf(id)] = `${id}g`;
  const start = tiles.find((id) => (sets.includes('river') ? id.startsWith('RI-A') : id === 'BA-D'))!;
  tiles = [...tiles];
  tiles.splice(tiles.indexOf(start), 1);
  return [start, ...tiles];
}

/** Of the tiles left, those that may be drawn: land tiles after the river, and the lake as its last. */
export function drawable(bag: readonly string[]): string[] {
  const river = bag.filter(isRiver);
  const land = bag.filter((id) => !isRiver(id));
  if (river.length === 0) return land;
  return river.length === 1 ? river : river.filter((id) => !id.startsWith('RI-L'));
}

/** The slots of a segment, side and third, as they lie when the tile is turned: one quarter turn takes N to E. */
function rimOf(segment: Segment, turned: number): { side: number; third: number }[] {
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

const edge = (tile: TileFacts, turned: number, side: number) => tile.edges[(side - turned / 90 + 4) % 4]!;

export class Board {
  readonly #lying = new Map<string, LaidTile>();
  /** Features found since the last tile was laid, by segment. */
  #found = new Map<string, Feature>();
  #river: RiverEnd | undefined;

  copy(): Board {
    const other = new Board();
    for (const [cell, lying] of this.#lying) other.#lying.set(cell, lying);
    other.#found = new Map(this.#found);
    other.#river = this.#river;
    return other;
  }

  lay(id: string, at: Coordinates, turned: Rotation, by: number | null): LaidTile {
    const tile = facts(id);
    const owners = tile.segments.flatMap((segment) =>
      rimOf(segment, turned).map(({ side, third }) => [side * 4 + third, segment.name] as const),
    );
    const lying = { facts: tile, at, turned, by, rim: new Map(owners) };
    this.#lying.set(at.join(), lying);
    this.#found = new Map();
    if (isRiver(id)) this.#river = this.#flow(tile, at, turned);
    return lying;
  }

  get tiles(): LaidTile[] {
    return [...this.#lying.values()];
  }

  at(cell: Coordinates): LaidTile | undefined {
    return this.#lying.get(cell.join());
  }

  segment(at: Coordinates, on: string): Segment {
    return this.at(at)!.facts.segments.find((segment) => segment.name === on)!;
  }

  // ── Where a tile may go ────────────────────────────────────────────────────────────────────────────────────────

  /** Places as `x,y turned`; while a river tile is in hand, only where it continues the river. */
  places(id: string): string[] {
    const tile = facts(id);
    const empty = new Map<string, Coordinates>();
    for (const { at } of this.#lying.values())
      for (const [dx, dy] of STEPS) {
        const cell: Coordinates = [at[0] + dx, at[1] + dy];
        if (!this.#lying.has(cell.join())) empty.set(cell.join(), cell);
      }
    const cells = isRiver(id) ? [this.#river!.at] : [...empty.values()];
    const places: string[] = [];
    for (const at of cells)
      for (const turned of [0, 90, 180, 270])
        if (this.#fits(tile, at, turned) && (!isRiver(id) || this.#continues(tile, at, turned)))
          places.push(`${at} ${turned}`);
    return places;
  }

  #fits(tile: TileFacts, [x, y]: Coordinates, turned: number): boolean {
    if (this.#lying.has(`${x},${y}`)) return false;
    return STEPS.every(([dx, dy], side) => {
      const beside = this.#lying.get(`${x + dx},${y + dy}`);
      return !beside || edge(beside.facts, beside.turned, (side + 2) % 4) === edge(tile, turned, side);
    });
  }

  /** The river does not turn to the same hand twice in a row, nor run into a tile. */
  #continues(tile: TileFacts, at: Coordinates, turned: number): boolean {
    const next = this.#flow(tile, at, turned);
    if (next === undefined) return true;
    if (next.hand !== 0 && next.hand === this.#river!.hand) return false;
    return !this.at(next.at);
  }

  /** Returns the open end of the river behind this tile; undefined if it ends there. */
  #flow(tile: TileFacts, at: Coordinates, turned: number): RiverEnd | undefined {
    const from = this.#river?.flow;
    const out = STEPS.find(
      ([dx, dy], side) =>
        edge(tile, turned, side) === 'river' && !(from && dx === -from[0] && dy === -from[1]),
    );
    if (!out) return undefined;
    // Positive: to the right, seen along the flow.
    const hand = from ? from[0] * out[1] - from[1] * out[0] : 0;
    return { at: [at[0] + out[0], at[1] + out[1]], flow: out, hand };
  }

  get riverEnd(): Coordinates | undefined {
    return this.#river?.at;
  }

  // ── What is joined ─────────────────────────────────────────────────────────────────────────────────────────────

  /** The feature of a segment: everything that can be reached from it. */
  feature(at: Coordinates, on: string): Feature {
    const known = this.#found.get(partName(at, on));
    if (known) return known;
    const { kind } = this.segment(at, on);
    const parts = new Set<string>();
    const cells = new Set<string>();
    const goods = nothing();
    let open = 0;
    let shields = 0;
    let rich = false;
    const visit = (cell: Coordinates, name: string) => {
      if (parts.has(partName(cell, name))) return;
      parts.add(partName(cell, name));
      cells.add(cell.join());
      const segment = this.segment(cell, name);
      if (segment.kind === 'road' && segment.inn) rich = true;
      if (segment.kind === 'city') {
        if (segment.shield) shields++;
        if (segment.good) goods[segment.good]++;
        if (segment.cathedral) rich = true;
      }
      for (const [slot, owner] of this.at(cell)!.rim) {
        if (owner !== name) continue;
        const side = Math.floor(slot / 4);
        const third = slot % 4;
        const beside = this.at([cell[0] + STEPS[side]![0], cell[1] + STEPS[side]![1]]);
        // Slots meet in mirrored order: left meets right.
        if (beside) visit(beside.at, beside.rim.get(((side + 2) % 4) * 4 + 4 - third)!);
        else if (third === 2) open++;
      }
    };
    visit(at, on);
    if (kind === 'monastery' || kind === 'garden') open = 8 - this.around(at).length;
    if (kind === 'field') open = 0;
    const feature = { kind, parts, cells, open, shields, goods, rich };
    for (const part of parts) this.#found.set(part, feature);
    return feature;
  }

  /** The tiles on the eight cells around a cell. */
  around([x, y]: Coordinates): LaidTile[] {
    const found: LaidTile[] = [];
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++) {
        const beside = this.at([x + dx, y + dy]);
        if (beside && (dx !== 0 || dy !== 0)) found.push(beside);
      }
    return found;
  }

  /** Every feature on the table, in the order in which its first tile was laid. */
  features(): Feature[] {
    const all = new Set<Feature>();
    for (const lying of this.#lying.values())
      for (const segment of lying.facts.segments) all.add(this.feature(lying.at, segment.name));
    return [...all];
  }

  /** The complete cities that touch a field, each once. */
  cities(field: Feature): Feature[] {
    const touched = new Set<Feature>();
    for (const part of field.parts) {
      const [cell = '', on = ''] = part.split(' ');
      const { at } = this.#lying.get(cell)!;
      const segment = this.segment(at, on);
      if (segment.kind === 'field') for (const city of segment.cities) touched.add(this.feature(at, city));
    }
    return [...touched].filter((city) => city.open === 0);
  }
}
