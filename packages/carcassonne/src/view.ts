import type { Outcome, Seat } from '@bastide/contract';
import type { Action } from './actions.ts';
import { find } from './board/features.ts';
import { emptyAround } from './board/monks.ts';
import { deployedFigures, partAt, strengthBySeat, tileName, turnedOf } from './board/pieces.ts';
import type { Options } from './editions.ts';
import type { DeployedFigure, SegmentRefs } from './event-parts.ts';
import { FIGURES, type Figure } from './figures.ts';
import type { Coordinates } from './layout/cells.ts';
import { hasHelper, isRich } from './layout/marks.ts';
import type { Rotation } from './layout/rotations.ts';
import { OPEN, shieldsIn, tilesIn } from './layout/tally.ts';
import { actionsOf } from './listing.ts';
import { fieldWorth } from './scoring/field-worth.ts';
import { CITY_OF_FIELD } from './scoring/points.ts';
import { completeCitiesOf } from './scoring/touching.ts';
import { monasteryPoints, worth } from './scoring/worth.ts';
import { EXPANSIONS, type SetFeatureView, type SetSeatView, type SetView } from './sets/index.ts';
import type { ExpansionSet } from './sets/set.ts';
import { bySeat, DEPLOY, FINISHED, PHASES, type Phase, PLACE, type State } from './state.ts';
import { TILES } from './tiles/catalogue.ts';
import { KINDS, type SegmentKind } from './tiles/notation.ts';
import { CITY, FIELD, isPrecinct, kindOf, SEGMENTS } from './tiles/tables.ts';
import { result } from './turn/finish.ts';

/** A tile on the table. */
export interface PlacedTile {
  /** Name in the tile list: `BA-D`. */
  readonly tile: string;
  readonly at: Coordinates;
  /** Degrees clockwise from the orientation in the tile list. */
  readonly turned: Rotation;
  /** Seat that placed it; null: the start tile. */
  readonly by: Seat | null;
}

/** A road, city, monastery, field or the like: segments that are joined. */
export interface FeatureView extends SetFeatureView {
  /** Kind of its segments. */
  readonly kind: SegmentKind;
  readonly parts: SegmentRefs;
  /** Tiles that it covers, each counted once; a monastery: itself and its neighbours. */
  readonly tiles: number;
  /** Open ends of a road or city; empty cells around a monastery; 0 for a field. */
  readonly open: number;
  /** Coats of arms. */
  readonly shields: number;
  /** By seat. CAR-MAJ-01 */
  readonly strength: readonly number[];
  /** Seats with a helper in it. */
  readonly helpers: readonly Seat[];
  /** Something on it changes what it is worth. */
  readonly rich: boolean;
  /**
   * Points it brings if scored as it is, to whoever has the majority; by seat, because sets may pay some of them more. Where fields are
   * counted city by city: what each seat gets for its cities.
   */
  readonly worth: readonly number[];
  /** The same if it were completed with no further tile (a monastery: with all its neighbours); a field: without what sets add. */
  readonly whenComplete: number;
  /** Fields: a part of each complete city that touches it. */
  readonly cities: SegmentRefs;
}

/** Points and pieces of a seat. */
export interface SeatView extends SetSeatView {
  /** Points so far. */
  readonly points: number;
  /** Figures that are not on the board. */
  readonly supply: Readonly<Record<Figure, number>>;
}

/** View of anybody at the table: Carcassonne has no secrets but the next tile, which nobody knows. */
export interface View extends SetView {
  /** Name of the game. */
  readonly game: 'carcassonne';
  readonly options: Options;
  /** Seat of this view; null: a spectator. */
  readonly you: Seat | null;
  /**
   * Next step. `draw`: chance draws a tile. `place`: the seat places it. `deploy`: the seat places a figure on it, or none. `farmer`: the
   * seats in `deciding` answer. `second`: the seat takes or declines its second tile. `over`: nothing.
   */
  readonly phase: Phase;
  /** Seat whose turn it is. */
  readonly seat: Seat;
  /** Part of its turn, from 1: a set may add a second one. */
  readonly part: number;
  /** The tile drawn or just placed; null while one is to be drawn. */
  readonly drawn: string | null;
  /** Tiles on the table in the order of placement, the start tile first. */
  readonly tiles: readonly PlacedTile[];
  /** Figures on the board. */
  readonly figures: readonly DeployedFigure[];
  /** All features of the board. */
  readonly features: readonly FeatureView[];
  /** By seat. */
  readonly seats: readonly SeatView[];
  /** Tiles left to draw, by name; those of which none is left are not named. */
  readonly bag: Readonly<Record<string, number>>;
  /** Number of these tiles. */
  readonly left: number;
  /** Actions open to the viewer now. */
  readonly actions: readonly Action[];
  /** Points and winners of a finished game, otherwise null. */
  readonly outcome: Outcome | null;
}

export function view(state: State, seat?: Seat): View {
  const { options, phase } = state;
  const seats = Array.from({ length: options.seats }, (_, one) => one);
  return {
    game: 'carcassonne',
    options,
    you: seat ?? null,
    phase: PHASES[phase]!,
    seat: state.seat,
    part: state.part,
    ...partsOfSets<SetView>((set) => set.view?.(state)),
    drawn: phase === PLACE || phase === DEPLOY ? tileName(state.drawn) : null,
    tiles: Array.from({ length: state.tileCount }, (_, slot) => placedTile(state, slot)),
    figures: deployedFigures(state),
    features: features(state),
    seats: seats.map((one) => seatView(state, one)),
    bag: Object.fromEntries(
      TILES.flatMap(({ id }, type) => (state.bag[type]! > 0 ? [[id, state.bag[type]!]] : [])),
    ),
    left: state.left,
    actions: seat === undefined ? [] : actionsOf(state, seat),
    outcome: phase === FINISHED ? result(state) : null,
  };
}

/** The parts of all sets, whether they are in play or not. */
const partsOfSets = <Part>(of: (set: ExpansionSet) => object | undefined): Part =>
  Object.assign({}, ...EXPANSIONS.map(of)) as Part;

function placedTile(state: State, slot: number): PlacedTile {
  const oriented = state.tileOriented[slot]!;
  const by = state.tileSeat[slot]!;
  return {
    tile: tileName(oriented >> 2),
    at: state.placeOf(state.tileCell[slot]!),
    turned: turnedOf(oriented),
    by: by < 0 ? null : by,
  };
}

function features(state: State): FeatureView[] {
  const found = new Map<number, { kind: number; cell: number; parts: SegmentRefs[number][] }>();
  for (let slot = 0; slot < state.tileCount; slot++) {
    const type = state.typeAt(slot);
    for (let local = 0; local < SEGMENTS[type]!; local++) {
      const root = find(state.parent, state.tileFirst[slot]! + local);
      const feature = found.get(root);
      const part = partAt(state, slot, local);
      if (feature) feature.parts.push(part);
      else found.set(root, { kind: kindOf(type, local), cell: state.tileCell[slot]!, parts: [part] });
    }
  }
  return [...found].map(([root, { kind, parts, cell }]) => featureView(state, root, kind, parts, cell));
}

function featureView(
  state: State,
  root: number,
  kind: number,
  parts: SegmentRefs,
  cell: number,
): FeatureView {
  const strength = state.strength[root]!;
  const marks = state.marks[root]!;
  const tally = isPrecinct(kind) ? emptyAround(state, cell) : state.tally[root]!;
  const cities = kind === FIELD ? completeCitiesOf(state, root) : new Map<number, SegmentRefs[number]>();
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  return {
    kind: KINDS[kind]!,
    parts,
    tiles:
      kind === FIELD
        ? new Set(parts.map(({ at }) => at.join())).size
        : isPrecinct(kind)
          ? monasteryPoints(tally)
          : tilesIn(tally),
    open: tally & OPEN,
    shields: kind === CITY ? shieldsIn(tally) : 0,
    ...partsOfSets<SetFeatureView>((set) => set.viewOfFeature?.(KINDS[kind]!, tally)),
    strength: strengthBySeat(state, strength),
    helpers: seats.filter((seat) => hasHelper(marks, seat)),
    rich: isRich(marks),
    worth:
      kind === FIELD
        ? fieldWorth(state, root, cities.keys())
        : seats.map(() => worth(state, kind, tally, marks)),
    whenComplete:
      kind === FIELD
        ? CITY_OF_FIELD[state.options.fieldScoring] * cities.size
        : worth(state, kind, tally & ~OPEN, marks),
    cities: [...cities.values()],
  };
}

function seatView(state: State, seat: Seat): SeatView {
  const of = (figure: number) => state.supply[bySeat(figure, seat)]!;
  return {
    points: state.points[seat]!,
    supply: Object.fromEntries(FIGURES.map((figure, i) => [figure, of(i)])) as Record<Figure, number>,
    ...partsOfSets<SetSeatView>((set) => set.viewOfSeat?.(state, seat)),
  };
}
