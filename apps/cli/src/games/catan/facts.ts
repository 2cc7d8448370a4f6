import {
  BASE_ISLAND,
  BEGINNERS_HARBORS,
  BEGINNERS_HEXES,
  BEGINNERS_PIECES,
  CHOICES,
  COSTS,
  catan,
  centreOf,
  type Development,
  DUEL,
  type Harbor,
  HEX_CORNERS,
  hexName,
  intersectionName,
  PIECES,
  POINTS,
  PRINTED,
  pathName,
  pips,
  RANGES,
  RESOURCES,
  type Resource,
  ROLL_SUMS,
  type Rules,
  TERRAINS,
  type Terrain,
  yieldOf,
} from '@bastide/catan';

/** A hex of the island, without its terrain, which differs from game to game. */
export interface HexFacts {
  /** Name, as in actions: `H00` to `H18`, row by row from the top. */
  readonly hex: string;
  /** Axial coordinates: q grows to the right, r downwards; `[0, 0]` is the middle of the island. */
  readonly axial: readonly [q: number, r: number];
  /** Centre, in the unit of `unit`: to the right of the island's middle. */
  readonly x: number;
  /** Below the island's middle. */
  readonly y: number;
  /** Its six intersections, clockwise from the top. */
  readonly corners: readonly string[];
  /** Hexes that share a side with it. */
  readonly beside: readonly string[];
}

/** A place for a settlement or city. */
export interface IntersectionFacts {
  /** Name, as in actions: `V00` to `V53`, from top to bottom, then from left to right. */
  readonly at: string;
  /** Place, in the unit of `unit`: to the right of the island's middle. */
  readonly x: number;
  /** Below the island's middle. */
  readonly y: number;
  /** Hexes that it touches: one to three. */
  readonly hexes: readonly string[];
  /** Paths that end here: two or three. */
  readonly paths: readonly string[];
  /** Other ends of these paths, in the same order. */
  readonly neighbours: readonly string[];
}

/** A place for a road. */
export interface PathFacts {
  /** Name, as in actions: `E00` to `E71`, in the order of their middles. */
  readonly on: string;
  /** Its two intersections. */
  readonly ends: readonly string[];
  /** Hexes on both sides of it; only one on the coast. */
  readonly hexes: readonly string[];
}

/** A place for a harbour; its kind differs from game to game. */
export interface HarborFacts {
  /** Path on the coast. */
  readonly on: string;
  /** Intersections that use the harbour: the ends of the path. */
  readonly ends: readonly string[];
  /** The hex beside it. */
  readonly hex: string;
}

/** A kind of terrain. */
export interface TerrainFacts {
  /** Number of hexes. */
  readonly count: number;
  /** Resource that it produces; null: the desert. */
  readonly resource: Resource | null;
}

/** A kind of piece or card that seats pay for. */
export interface PurchaseFacts {
  /** Resource cards that it costs; kinds that it does not need are missing. */
  readonly cost: { readonly [resource in Resource]?: number };
  /** Number of pieces of each seat; for development cards, of the stack. */
  readonly count: number;
}

/** The island of the printed beginners' map. */
export interface BeginnersFacts {
  /** Terrain and number token of each hex, H00 first; null: no token. */
  readonly hexes: readonly (readonly [terrain: Terrain, token: number | null])[];
  /** Harbours in the order of `harbors`. */
  readonly harbors: readonly Harbor[];
  /**
   * Starting settlements, each with its road, for four seats in turn order. With fewer seats the first of these are left out. The
   * second settlement of each pays the starting resources.
   */
  readonly pieces: readonly (readonly { readonly at: string; readonly road: string }[])[];
}

/** The island and the contents of the box, for programs without an engine. */
export interface BoxFacts {
  readonly game: 'catan';
  /** Number of players. */
  readonly seats: { readonly min: number; readonly max: number };
  /** Defaults of the options; `duel` has those that differ for two seats, except on the beginners' map. */
  readonly options: { readonly printed: Rules; readonly duel: Partial<Rules> };
  /** Smallest and largest value of each option that is a number. */
  readonly ranges: Readonly<Record<keyof typeof RANGES, readonly [number, number]>>;
  /** Values of the other options. */
  readonly choices: { readonly [option in keyof typeof CHOICES]: readonly (string | boolean)[] };
  /**
   * Length of one step of x and y, if a side of a hex has length 1: x counts half widths of a hex to the right, y half sides downwards.
   * Hexes stand on a corner; the middle of the island is at 0, 0.
   */
  readonly unit: { readonly x: 'sqrt(3)/2'; readonly y: '1/2' };
  /** All hexes, H00 first. */
  readonly hexes: readonly HexFacts[];
  /** All intersections, V00 first. */
  readonly intersections: readonly IntersectionFacts[];
  /** All paths, E00 first. */
  readonly paths: readonly PathFacts[];
  /** Places for harbours, clockwise from the top left: the order of `harbors` in a view and in the action `map`. */
  readonly harbors: readonly HarborFacts[];
  /** Orders in which the number tokens are placed with the option `map` `variable-spiral`, one for each corner of the island. The desert gets none. */
  readonly spirals: readonly (readonly string[])[];
  /** The printed island of the option `map` `beginners`. */
  readonly beginners: BeginnersFacts;
  /** Terrain hexes in the box. */
  readonly terrains: Readonly<Record<Terrain, TerrainFacts>>;
  /** Harbours in the box: `3:1` takes three equal cards, the others two of that resource. */
  readonly harborKinds: Readonly<Record<Harbor, number>>;
  /** Number tokens by letter, from A on. */
  readonly tokens: readonly number[];
  /** By number, 2 to 12: pairs of dice, of 36, that roll it. The 7 moves the robber. */
  readonly pips: Readonly<Record<string, number>>;
  /** Resource cards of each kind in the bank at the start. */
  readonly cards: Readonly<Record<Resource, number>>;
  /** Development cards by kind; `point` is a victory point card. */
  readonly developments: Readonly<Record<Development, number>>;
  /** Costs and supplies. */
  readonly purchases: {
    readonly road: PurchaseFacts;
    readonly settlement: PurchaseFacts;
    readonly city: PurchaseFacts;
    readonly development: PurchaseFacts;
  };
  /** Points for a piece on the board, a bonus card (`longest-road`, `largest-army`) and a victory point card (`point`). */
  readonly points: {
    readonly settlement: number;
    readonly city: number;
    readonly 'longest-road': number;
    readonly 'largest-army': number;
    readonly point: number;
  };
}

const { box, axial, cornersOf, hexesAround, hexesAt, pathsAt, neighbours, ends, spirals } = BASE_ISLAND;

/** Returns where an intersection is, from any hex that it touches. */
function placeOf(at: number): { readonly x: number; readonly y: number } {
  const hex = hexesAt[at]![0]!;
  const { x, y } = centreOf(axial[hex]!);
  const [right, down] = HEX_CORNERS[cornersOf[hex]!.indexOf(at)]!;
  return { x: x + right, y: y + down };
}

/** Returns the hexes on both sides of a path. */
const hexesBeside = (path: number): readonly string[] => {
  const [a, b] = ends[path]!;
  return hexesAt[a]!.filter((hex) => hexesAt[b]!.includes(hex)).map(hexName);
};

const endsOf = (path: number): readonly string[] => ends[path]!.map(intersectionName);

const purchase = (name: keyof typeof COSTS, count: number): PurchaseFacts => ({ cost: COSTS[name], count });

/** Island and box of Catan. Places come in the order of their names. */
export const facts: BoxFacts = {
  game: 'catan',
  seats: catan.seats,
  options: { printed: PRINTED, duel: DUEL },
  ranges: RANGES,
  choices: CHOICES,
  unit: { x: 'sqrt(3)/2', y: '1/2' },
  hexes: axial.map(([q, r], hex) => ({
    hex: hexName(hex),
    axial: [q, r],
    ...centreOf(axial[hex]!),
    corners: cornersOf[hex]!.map(intersectionName),
    beside: hexesAround[hex]!.map(hexName),
  })),
  intersections: hexesAt.map((hexes, at) => ({
    at: intersectionName(at),
    ...placeOf(at),
    hexes: hexes.map(hexName),
    paths: pathsAt[at]!.map(pathName),
    neighbours: neighbours[at]!.map(intersectionName),
  })),
  paths: ends.map((_, path) => ({ on: pathName(path), ends: endsOf(path), hexes: hexesBeside(path) })),
  harbors: box.harborPaths.map((path) => ({
    on: pathName(path),
    ends: endsOf(path),
    hex: hexesBeside(path)[0]!,
  })),
  spirals: spirals.map((spiral) => spiral.map(hexName)),
  beginners: {
    hexes: BEGINNERS_HEXES,
    harbors: BEGINNERS_HARBORS,
    pieces: BEGINNERS_PIECES.map(({ places }) => places.map(([at, road]) => ({ at, road }))),
  },
  terrains: Object.fromEntries(
    TERRAINS.map((terrain) => [terrain, { count: box.terrains[terrain], resource: yieldOf(terrain) }]),
  ) as Record<Terrain, TerrainFacts>,
  harborKinds: box.harbors,
  tokens: box.tokens,
  pips: Object.fromEntries(ROLL_SUMS.map((sum) => [sum, pips(sum)])),
  cards: Object.fromEntries(RESOURCES.map((resource) => [resource, box.cards])) as Record<Resource, number>,
  developments: box.developments,
  purchases: {
    road: purchase('road', PIECES.road),
    settlement: purchase('settlement', PIECES.settlement),
    city: purchase('city', PIECES.city),
    development: purchase('development', BASE_ISLAND.developments),
  },
  points: POINTS,
};
