import type { Coordinates, Figure, Rotation, SegmentRefs, Side, View } from '@bastide/carcassonne';
import type { SeatColour } from '../../../art/seat-paint.ts';
import type { Inset, ZoomLimits } from '../../../camera/framing.ts';
import type { Store } from '../../../ui/store.ts';

/** A tile not yet laid: lifted over its cell. */
export interface TileGhost {
  readonly tile: string;
  readonly at: Coordinates;
  readonly turned: Rotation;
  /** Sides that disagree with a neighbour; empty if the tile fits. */
  readonly clashes: readonly Side[];
  /** It is on its way: it lies there already, faintly, with the figure on it. */
  readonly isSent?: boolean;
}

/** A cell where the tile in hand may go, with the turns that fit there. */
export interface LegalCell {
  readonly at: Coordinates;
  readonly turned: readonly Rotation[];
}

/** A figure that may be put on the ghost. */
export interface FigureChoice {
  readonly figure: Figure;
  readonly on: string;
  readonly label: string;
  /** The figure that arrives beside it, once chosen so. */
  readonly with?: 'builder' | 'pig' | undefined;
}

/** A feature to be lit: outline and hatch in its owners' colours; nobody's: ink. */
export interface FeatureHighlight {
  readonly parts: SegmentRefs;
  readonly seats: readonly number[];
  /** Lit whole, in place of parts. */
  readonly cell?: Coordinates;
  /** Stands on a paper flag over the feature. */
  readonly label?: string;
}

/** Lit features; they change with the pointer, so that only the parts of the board that show them follow. */
export interface BoardHighlights {
  readonly highlights: readonly FeatureHighlight[];
  /** Everything but the highlights fades. */
  readonly dimmed: boolean;
}

export interface LastMove {
  readonly at: Coordinates;
  readonly seat: number;
  /** 1 and 2 in a double turn. */
  readonly number?: 1 | 2;
}

/** A move as the board draws it. */
export interface MoveDrawing {
  readonly tile: string;
  readonly at: Coordinates;
  readonly turned: Rotation;
  readonly figure?: { readonly figure: Figure; readonly on: string; readonly companion?: Figure | undefined };
}

/** A move drawn to be compared with others. */
export interface SketchedMove {
  readonly drawing: MoveDrawing;
  readonly seat: number;
  /** A number, or a word. */
  readonly label: string;
  readonly look: 'played' | 'better' | 'option';
}

/** The feature under the pointer, by one of its segments: a feature of the position shown. */
export interface InspectedPlace {
  readonly at: Coordinates;
  readonly on: string;
}

/** The board draws what it is given and reports what is pointed at; it knows no rules. */
export interface BoardProps {
  /** The position: tiles and figures that lie. A ghost is not among them. */
  readonly view: View;
  /** Colour of each seat. */
  readonly colours: readonly SeatColour[];
  readonly ghost?: TileGhost | undefined;
  readonly cells: readonly LegalCell[];
  /** True to mark cells that few or none of the tiles left fit. */
  readonly showsTight?: boolean;
  /** Present turn of the tile in hand: cells that fit only otherwise are marked as such. */
  readonly turned: Rotation;
  readonly choices: readonly FigureChoice[];
  readonly chosen?: FigureChoice | undefined;
  /** Seat that is choosing: its colour is on the marks. */
  readonly seat: number;
  readonly lit: Store<BoardHighlights>;
  readonly lastMoves: readonly LastMove[];
  readonly sketches?: readonly SketchedMove[];
  /** Cells of the current sentence, where they are not those of the latest tile. */
  readonly about?: readonly Coordinates[] | undefined;
  /** The game is over: the board is shown whole. */
  readonly isOver?: boolean | undefined;
  /** The board's name for those who do not see it. */
  readonly label: string;
  readonly onCell: (at: Coordinates) => void;
  /** Turn the ghost: 1 clockwise, -1 the other way. `any`: also to turns that do not fit. */
  readonly onTurn: (direction: 1 | -1, any: boolean) => void;
  readonly onFigure: (choice: FigureChoice) => void;
  /** Pointer over a feature (undefined: over none), or pressed on one. */
  readonly onInspect: (looked: InspectedPlace | undefined) => void;
  /** A finger rests on the ghost. Returned is whether something now lies over the board. */
  readonly onGhostHeld?: (() => boolean) | undefined;
  /** The cell that the keyboard is on. */
  readonly focused?: Coordinates | undefined;
  /** Pressed an empty cell that is not among `cells`. */
  readonly onElsewhere?: ((at: Coordinates) => void) | undefined;
  /** CSS pixels along the sides of the board that other things cover: `fit` and `reveal` leave them free. */
  readonly inset?: Inset | undefined;
  /** The board has come to rest somewhere else, or was resized. */
  readonly onRest?: (() => void) | undefined;
  /** Limits of the zoom, if not those of the table; the same object at every drawing. */
  readonly lens?: ZoomLimits | undefined;
}

/** Requests of the page to the board. */
export interface BoardHandle {
  /** Shows all tiles. */
  fit(): void;
  zoom(factor: number): void;
  /** Moves by a fraction of the visible width and height. */
  pan(dx: number, dy: number): void;
  /** Brings a cell into sight if it is not. */
  reveal(at: Coordinates): void;
  /** The board on the page, in CSS pixels. */
  room(): DOMRect;
  /** Returns the box of a cell on the page, in CSS pixels. */
  boxOf(at: Coordinates): DOMRect;
  /** The cell at a place on the page in CSS pixels, as for a tile dragged there. */
  cellAt(clientX: number, clientY: number): Coordinates;
}
