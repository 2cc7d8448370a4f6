import {
  type Carcassonne,
  carcassonne,
  FIGURES,
  type Figure,
  GOODS,
  type Options,
  PHASES,
  piecesOf,
  type SegmentKind,
  SIDES,
  startTile,
  TURNS,
  tileFacts,
  tilesOf,
} from '@bastide/carcassonne';
import { quote } from '@bastide/contract';
import { z } from 'zod';
import { seatsFault, sumOf, viewReader } from '../../game/view-reader.ts';

/** Limit for the tiles of all sets together, and so for the size of the board. */
const TILES_AT_MOST = 255;
const GOODS_AT_MOST = 20;

const count = (most: number) => z.int().min(0).max(most);
const Seat = count(carcassonne.seats.max - 1);
const Coordinate = z.int().min(-TILES_AT_MOST).max(TILES_AT_MOST);
const At = z.tuple([Coordinate, Coordinate]).describe('Cells east and south of the start tile.');
const Tile = z.string().max(10).describe('Name in the tile list, such as BA-D.');
const Part = z.looseObject({ at: At, on: z.string() });
const each = <Name extends string>(names: readonly Name[], most: number) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, count(most)])) as Record<Name, ReturnType<typeof count>>,
  );
const Goods = each(GOODS, GOODS_AT_MOST);

const schema = z.looseObject({
  game: z.literal('carcassonne').optional(),
  you: Seat.nullish().describe('Seat of this view; null: a spectator.'),
  options: z.looseObject({}).describe('Options in force (docs/record.md).'),
  phase: z
    .enum(PHASES)
    .describe(
      'Next step. `draw`: chance draws a tile. `place`: place the tile `drawn`. `deploy`: place a figure on it, or none. `farmer`: the seats in `deciding` decide if their farmer goes home. `second`: the seat takes or declines its second tile.',
    ),
  seat: Seat.describe('Seat whose turn it is.'),
  part: z.int().min(1).max(2).describe('Part of the turn: 2 for the second tile of a builder.'),
  double: z.boolean().describe('True if this part of the turn has earned a second one.'),
  deciding: z
    .array(z.looseObject({ seat: Seat, at: At, on: z.string() }))
    .max(carcassonne.seats.max)
    .describe(
      'In `farmer`: seats that still have to decide, in order, with the place of their farmer; otherwise empty.',
    ),
  riverEnd: At.nullish().describe('Cell where the river continues, until it is complete.'),
  drawn: Tile.nullable().describe(
    'Tile to place (`place`) or just placed (`deploy`); null in all other phases.',
  ),
  tiles: z
    .array(
      z.looseObject({
        tile: Tile,
        at: At,
        turned: z.literal(TURNS).describe('Degrees clockwise from the orientation in the tile list.'),
        by: Seat.nullable().describe('Seat that placed it; null: the start tile.'),
      }),
    )
    .min(1)
    .max(TILES_AT_MOST)
    .describe('Tiles in the order of placement, the start tile first.'),
  figures: z
    .array(
      z.looseObject({
        seat: Seat,
        figure: z.enum(FIGURES),
        at: At,
        on: z.string().describe('Segment of the tile there.'),
      }),
    )
    .max(TILES_AT_MOST)
    .describe('Figures on the board, in the order of deployment.'),
  seats: z
    .array(
      z.looseObject({
        points: count(100_000),
        supply: each(FIGURES, 7).describe('Figures not on the board.'),
        goods: Goods.describe('Tokens of Traders & Builders.'),
      }),
    )
    .max(carcassonne.seats.max)
    .describe('By seat, in turn order.'),
  bag: z
    .record(Tile, count(TILES_AT_MOST))
    .describe(
      'Numbers of tiles that can still be drawn, by name, without `drawn`; tiles with none left may be missing.',
    ),
  left: count(TILES_AT_MOST).describe('Number of these tiles.'),
  features: z
    .array(
      z.looseObject({
        kind: z.enum(['city', 'road', 'monastery', 'garden', 'field'] satisfies SegmentKind[]),
        parts: z.array(Part),
        tiles: z.int(),
        open: z.int().describe('Open ends of a road or city; empty cells around a monastery; 0 for a field.'),
        shields: z.int(),
        goods: Goods,
        strength: z.array(z.int()).describe('Strength for the majority, by seat.'),
        helpers: z.array(Seat).describe('Seats with a builder or a pig in it.'),
        rich: z.boolean().describe('True with an inn at the road or a cathedral in the city.'),
        worth: z.array(z.int()).describe('Points by seat if it is scored as it is.'),
        whenComplete: z.int().describe('Points if it were complete without further tiles.'),
        cities: z.array(Part).describe('For a field: a part of each complete city that touches it.'),
      }),
    )
    .optional()
    .describe(
      'Connected roads, cities, monasteries, gardens and fields. A bot of Bastide computes them itself.',
    ),
  actions: z
    .array(z.looseObject({ type: z.string() }))
    .optional()
    .describe('Legal actions of the viewer. A bot of Bastide does not read them.'),
  outcome: z
    .looseObject({ points: z.array(z.int()), winners: z.array(Seat) })
    .nullish()
    .describe('Points and winners when the game is over.'),
});

type Read = z.infer<typeof schema>;

const cell = ([x, y]: Read['tiles'][number]['at']): string => `${x},${y}`;
const NEIGHBOURS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
/** Returns the kind of edge that a rotated tile shows on a side. */
const edge = ({ tile, turned }: Read['tiles'][number], side: number): string =>
  tileFacts(tile).edges[(side + 4 - turned / 90) % 4]!;

function* tileFaults(view: Read, options: Options): Iterable<string | undefined> {
  const copies = new Map(tilesOf(options).map((tile) => [tile.id, tile.copies]));
  const inHand = view.phase === 'place' && view.drawn !== null ? [view.drawn] : [];
  const members = [
    ...view.tiles.map(({ tile }, i) => [`tiles.${i}.tile`, tile, 1] as const),
    ...inHand.map((tile) => ['drawn', tile, 1] as const),
    ...Object.entries(view.bag).map(([tile, n]) => [`bag.${tile}`, tile, n] as const),
  ];
  for (const [member, tile, n] of members) {
    const left = copies.get(tile);
    if (left === undefined) yield `${member}: no tile ${quote(tile)} is in this game`;
    else if (left < n) yield `${member}: there are not so many of ${tile}`;
    else copies.set(tile, left - n);
  }
  if (view.left !== sumOf(view.bag)) yield `left: ${view.left}, but \`bag\` has ${sumOf(view.bag)}`;
  const river = Object.entries(view.bag).filter(([tile, n]) => n > 0 && tileFacts(tile).river);
  const hasLake = river.some(([tile]) => tileFacts(tile).river!.ends.includes('lake'));
  const isRiverDrawn = inHand.some(
    (tile) => tileFacts(tile).river && !tileFacts(tile).river!.ends.includes('lake'),
  );
  if ((river.length > 0 || isRiverDrawn) && !hasLake) yield 'bag: the lake comes last of the river tiles';
  yield* boardFaults(view.tiles, options);
}

function* boardFaults(tiles: Read['tiles'], options: Options): Iterable<string | undefined> {
  const [first] = tiles;
  const start = startTile(options);
  if (first!.tile !== start || cell(first!.at) !== '0,0' || first!.turned !== 0)
    yield `tiles.0: the start tile ${start} lies at [0, 0], turned by 0`;
  const laid = new Map<string, Read['tiles'][number]>();
  for (const [i, one] of tiles.entries()) {
    if (laid.has(cell(one.at))) yield `tiles.${i}.at: a tile lies there`;
    if (i > 0 && (one.by === null || one.by >= options.seats))
      yield `tiles.${i}.by: ${quote(one.by)} is no seat`;
    const beside = NEIGHBOURS.map(([x, y]) => laid.get(cell([one.at[0] + x, one.at[1] + y])));
    if (i > 0 && !beside.some(Boolean)) yield `tiles.${i}.at: no tile before it touches that place`;
    for (const [side, other] of beside.entries())
      if (other && edge(one, side) !== edge(other, (side + 2) % 4))
        yield `tiles.${i}: the ${edge(one, side)} meets a ${edge(other, (side + 2) % 4)} on side ${SIDES[side]}`;
    laid.set(cell(one.at), one);
  }
}

/** Kinds of segments on which a figure may stand. */
const GROUNDS: Readonly<Record<Figure, readonly SegmentKind[]>> = {
  meeple: ['city', 'road', 'monastery', 'field'],
  big: ['city', 'road', 'monastery', 'field'],
  abbot: ['monastery', 'garden'],
  builder: ['city', 'road'],
  pig: ['field'],
};
const isHelper = (figure: Figure): boolean => figure === 'builder' || figure === 'pig';

function* figureFaults(view: Read, { seats, sets }: Options): Iterable<string | undefined> {
  const tiles = new Map(view.tiles.map((one) => [cell(one.at), one]));
  const standing = new Map<string, Read['figures'][number]>();
  for (const [i, one] of view.figures.entries()) {
    const { seat, figure, at, on } = one;
    const member = `figures.${i}`;
    if (seat >= seats) yield `${member}.seat: there is no seat ${seat}`;
    const tile = tiles.get(cell(at));
    if (!tile) yield `${member}.at: no tile lies there`;
    else {
      const segment = tileFacts(tile.tile).segments.find(({ name }) => name === on);
      if (!segment) yield `${member}.on: ${tile.tile} has no segment ${quote(on)}`;
      else if (!GROUNDS[figure].includes(segment.kind))
        yield `${member}.on: no ${figure} stands on a ${segment.kind}`;
      if (tile.by !== seat) yield `${member}.seat: seat ${quote(tile.by)} laid the tile there`;
    }
    const beside = standing.get(cell(at));
    if (beside && (beside.on !== on || isHelper(beside.figure) === isHelper(figure)))
      yield `${member}.at: a figure stands on that tile`;
    standing.set(cell(at), one);
  }
  for (const [seat, { supply }] of view.seats.entries())
    for (const figure of FIGURES) {
      const all =
        supply[figure] + view.figures.filter((one) => one.seat === seat && one.figure === figure).length;
      if (all > piecesOf(figure, sets))
        yield `seats.${seat}.supply.${figure}: with those on the board ${all}, at most ${piecesOf(figure, sets)}`;
    }
}

function* turnFaults({ phase, drawn, deciding, tiles, figures, seat }: Read): Iterable<string | undefined> {
  if ((drawn !== null) !== (phase === 'place' || phase === 'deploy'))
    yield `drawn: ${quote(drawn)} in the phase "${phase}"`;
  const last = tiles.at(-1)!;
  if (phase === 'deploy' && (last.tile !== drawn || last.by !== seat))
    yield `drawn: the last tile of \`tiles\` is the one just laid, by seat ${seat}`;
  if (deciding.length > 0 !== (phase === 'farmer'))
    yield `deciding: ${deciding.length} seats in the phase "${phase}"`;
  for (const [i, one] of deciding.entries()) {
    const isThere = figures.some(
      (own) => own.seat === one.seat && cell(own.at) === cell(one.at) && own.on === one.on,
    );
    if (!isThere || deciding.findIndex((other) => other.seat === one.seat) < i)
      yield `deciding.${i}: no farmer of seat ${one.seat} is asked for there`;
  }
}

function* faults(view: Read, options: Options, seat: number): Iterable<string | undefined> {
  yield seatsFault(options, view, seat);
  if (view.outcome && view.phase !== 'over')
    yield `outcome: the game is not over in the phase "${view.phase}"`;
  yield* tileFaults(view, options);
  yield* figureFaults(view, options);
  yield* turnFaults(view);
}

/** Reader for views of Carcassonne from another program. */
export const views = viewReader<Carcassonne, Read>(carcassonne, schema, faults);
