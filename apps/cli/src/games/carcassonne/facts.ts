import {
  CHOICES,
  carcassonne,
  DEFAULT_EDITION,
  EDITIONS,
  type Edge,
  type EditionName,
  FIGURES,
  type Figure,
  GOODS,
  type Good,
  type Options,
  PIECES,
  piecesOf,
  type Rules,
  SETS,
  type Segment,
  type SetName,
  SIDES,
  type Side,
  type Slot,
  slots,
  startTile,
  TILES,
  type TileFacts,
  tilesOf,
} from '@bastide/carcassonne';

/** A place for figures on a tile. Members that only one kind has are missing on the others. */
export interface SegmentFacts {
  /** Kind of the segment. */
  readonly kind: 'city' | 'road' | 'monastery' | 'garden' | 'field';
  /** Name on this tile, as in actions: `c1`, `r1`, `f2`, `m1`, `g1`. */
  readonly name: string;
  /** Twelfths of the rim that belong to it, clockwise from `N1`. */
  readonly slots: readonly Slot[];
  /** City: sides that it fills. */
  readonly sides?: readonly Side[];
  /** City: true with a coat of arms. */
  readonly shield?: boolean;
  /** City: true with a cathedral. */
  readonly cathedral?: boolean;
  /** City: goods that its completion brings. */
  readonly good?: Good;
  /** Road: both ends: a side, or a stop inside the tile: `x` junction, `m1` monastery, `c1` gate of that city, `h` house, `o` meadow. */
  readonly ends?: readonly string[];
  /** Road: true with an inn. */
  readonly inn?: boolean;
  /** Field: cities of this tile that it touches. */
  readonly cities?: readonly string[];
}

/** A type of tile, in the orientation that actions call `turned: 0`. */
export interface TileDescription {
  /** Name, as in actions: `BA-D`. */
  readonly tile: string;
  /** Copies in its set. */
  readonly copies: number;
  /** Sets that must all be in the game for this tile to be in it; none for the base game. */
  readonly sets: readonly SetName[];
  /** Options that must have these values, too. */
  readonly options?: Partial<Pick<Rules, 'riverTiles' | 'tradersTiles'>>;
  /** With a garden: tile of which it replaces one copy. */
  readonly replaces?: string;
  /** Kind of each side. */
  readonly edges: Readonly<Record<Side, Edge>>;
  /** Places for figures. */
  readonly segments: readonly SegmentFacts[];
  /** Ends of the river: sides, `spring`, `lake`. */
  readonly river?: readonly string[];
}

/** Figures of one kind. */
export interface FigureFacts {
  /** Figures of each seat. */
  readonly count: number;
  /** Set that brings them; null: the base game. */
  readonly set: SetName | null;
  /** Strength in a majority; 0: none. */
  readonly strength: number;
}

/** Contents of the box, for programs without an engine. */
export interface BoxFacts {
  readonly game: 'carcassonne';
  /** Number of players. */
  readonly seats: { readonly min: number; readonly max: number };
  /** Edition if the options name none. */
  readonly defaultEdition: EditionName;
  /** Values of the options in each edition. */
  readonly editions: Readonly<Record<EditionName, Rules>>;
  /** Sets that may be added to the base game. */
  readonly sets: readonly SetName[];
  /** Twelfths of a tile's rim, clockwise; `N1` is the left third of the north side, seen from the middle. */
  readonly slots: readonly Slot[];
  /** All types of tiles of all sets and printings. */
  readonly tiles: readonly TileDescription[];
  /**
   * Tile at `[0, 0]` when a game begins: `base`, or with the River the spring, by the option `riverTiles`. With the River and the
   * option `startTileWithRiver` `remove` one copy of `base` is not in the game.
   */
  readonly start: { readonly base: string; readonly river: Readonly<Record<Rules['riverTiles'], string>> };
  /** Figures of each seat, by kind. */
  readonly figures: Readonly<Record<Figure, FigureFacts>>;
  /** Number of tokens of each kind. The view calls chickens wine. */
  readonly goods: Readonly<Record<Good, number>>;
}

/** Tables that together show every tile: all sets and printings, with the start tile kept. */
function* games(): Iterable<Options> {
  for (let some = 0; some < 2 ** SETS.length; some++)
    for (const riverTiles of CHOICES.riverTiles)
      for (const tradersTiles of CHOICES.tradersTiles)
        yield tableOf(
          SETS.filter((_, i) => (some & (1 << i)) !== 0),
          { riverTiles, tradersTiles, startTileWithRiver: 'shuffle' },
        );
}

function tableOf(sets: readonly SetName[], rules: Partial<Rules> = {}): Options {
  const edition = DEFAULT_EDITION;
  return { ...EDITIONS[edition], edition, seats: carcassonne.seats.min, sets, ...rules };
}

const spring = (riverTiles: Rules['riverTiles']): string => startTile(tableOf(['river'], { riverTiles }));

/** By tile: options of the games with it. */
const gamesWith = new Map<string, Options[]>();
for (const options of games())
  for (const { id } of tilesOf(options)) gamesWith.set(id, [...(gamesWith.get(id) ?? []), options]);

/** Returns the conditions that all games with a tile have in common. */
function conditions(tile: string): Pick<TileDescription, 'sets' | 'options'> {
  const list = gamesWith.get(tile)!;
  const options = (['riverTiles', 'tradersTiles'] as const).flatMap((name) => {
    const values = new Set(list.map((one) => one[name]));
    return values.size === 1 ? [[name, list[0]![name]] as const] : [];
  });
  return {
    sets: SETS.filter((set) => list.every(({ sets }) => sets.includes(set))),
    ...(options.length > 0 && { options: Object.fromEntries(options) }),
  };
}

const hasGarden = ({ segments }: TileFacts): boolean => segments.some(({ kind }) => kind === 'garden');

/** Returns the tile that looks the same but for the garden. */
function withoutGarden({ id }: TileFacts): string {
  const tile = TILES.find((one) => `${one.id}g` === id);
  if (!tile) throw new Error(`there is no tile like ${id} without its garden`);
  return tile.id;
}

function segmentFacts(segment: Segment): SegmentFacts {
  const { good, ...facts } = { good: undefined, ...segment };
  return { ...facts, slots: slots(segment), ...(good && { good }) };
}

const tileDescription = (tile: TileFacts): TileDescription => ({
  tile: tile.id,
  copies: tile.copies,
  ...conditions(tile.id),
  ...(hasGarden(tile) && { replaces: withoutGarden(tile) }),
  edges: Object.fromEntries(SIDES.map((side, i) => [side, tile.edges[i]])) as Record<Side, Edge>,
  segments: tile.segments.map(segmentFacts),
  ...(tile.river && { river: tile.river.ends }),
});

/** Returns the number of tokens of a kind: there is one for each city segment with these goods. CAR-TB-GOODS-01 */
const tokensOf = (good: Good): number =>
  tilesOf(tableOf(['traders'], { tradersTiles: 'first' }))
    .flatMap(({ copies, segments }) =>
      segments.flatMap((one) => (one.kind === 'city' && one.good === good ? [copies] : [])),
    )
    .reduce((sum, copies) => sum + copies, 0);

/** Contents of the box. Tiles come in the order of the supply. */
export const facts: BoxFacts = {
  game: 'carcassonne',
  seats: carcassonne.seats,
  defaultEdition: DEFAULT_EDITION,
  editions: EDITIONS,
  sets: SETS,
  slots: SIDES.flatMap((side) => ([1, 2, 3] as const).map((third): Slot => `${side}${third}`)),
  tiles: TILES.map(tileDescription),
  start: { base: startTile(tableOf([])), river: { first: spring('first'), third: spring('third') } },
  figures: Object.fromEntries(
    FIGURES.map((figure) => {
      const { set = null, strength } = PIECES[figure];
      return [figure, { count: piecesOf(figure, SETS), set, strength }];
    }),
  ) as Record<Figure, FigureFacts>,
  goods: Object.fromEntries(GOODS.map((good) => [good, tokensOf(good)])) as Record<Good, number>,
};
