import type { ResourceGain, View } from '@bastide/catan';
import type { SeatColour } from '../../../art/seat-paint.ts';
import type { Inset } from '../../../camera/framing.ts';

/** Pieces that can be put on the island: on an intersection, on a path, or the robber on a hex. */
export type PlaceKind = 'settlement' | 'city' | 'road' | 'hex';

/** Name of a hex, an intersection or a path, as in the rules: `H04`, `V08`, `E13`. */
export type BoardPlace = string;

/** A place for something now. */
export interface PlaceMark {
  readonly kind: PlaceKind;
  readonly place: BoardPlace;
  /** True if its piece is chosen; false: it is only a hint. */
  readonly strong: boolean;
  /** Its meaning in words, for those who hear the board. */
  readonly label: string;
}

/** A planned piece, lifted over its place. Kind `hex` is the robber. */
export interface PlaceGhost {
  readonly kind: PlaceKind;
  readonly place: BoardPlace;
  readonly seat: number;
  /** True if it is pending: then it stands on its place, faintly. */
  readonly isSent?: boolean;
}

/** A move as the island draws it. */
export interface MoveDrawing {
  readonly pieces: readonly Pick<PlaceGhost, 'kind' | 'place'>[];
}

/** A move drawn to be compared with others, by its pieces. */
export interface SketchedMove {
  readonly drawing: MoveDrawing;
  readonly seat: number;
  /** A number, or a word. */
  readonly label: string;
  readonly look: 'played' | 'better' | 'option';
}

/** Places that the dice or the log speak of. */
export interface PlaceHighlight {
  readonly hexes?: readonly BoardPlace[];
  /** Hexes marked by their number tokens only: a ring around a hex would cover possible roads. */
  readonly tokens?: readonly BoardPlace[];
  /** Paths traced in their order. */
  readonly paths?: readonly BoardPlace[];
  readonly intersections?: readonly BoardPlace[];
  /** True to tell what each hex brings the seat. */
  readonly hasShares?: boolean;
  /** The seat in whose colour trace and rings are; without one: ink. Rings round hexes are always chalk. */
  readonly seat?: number | undefined;
}

/** A piece placed, or a move of the robber, since the viewer's last turn. */
export interface RecentMove {
  readonly place: BoardPlace;
  readonly seat: number;
}

/** Id of the island's picture, which the loupe shows again. */
export const SCENE = 'island-scene';

/** Props of the island, which draws them and reports input; it knows no rules. */
export interface IslandProps {
  /** The position: hexes, harbors, robber, buildings, roads; without ghosts. */
  readonly view: View;
  /** Colour and name of each seat. */
  readonly colours: readonly SeatColour[];
  readonly names: readonly string[];
  readonly marks: readonly PlaceMark[];
  /** The seat that chooses among the marks: a piece of its colour is shown under the mouse. */
  readonly seat?: number | undefined;
  /** Planned pieces: one, or two roads. */
  readonly ghosts?: readonly PlaceGhost[] | undefined;
  readonly sketches?: readonly SketchedMove[] | undefined;
  /** True if the plan is complete: then the page handles Enter and commits it. */
  readonly ready?: boolean | undefined;
  readonly lit?: PlaceHighlight | undefined;
  readonly recent?: readonly RecentMove[] | undefined;
  /** Cards shown for a moment. Another array is another roll, even with the same cards; undefined hides them. */
  readonly gains?: readonly ResourceGain[] | undefined;
  /** True to show the production of each hex for each seat. */
  readonly production?: boolean | undefined;
  /** True to fade everything that is not highlighted. */
  readonly dimmed?: boolean | undefined;
  /** The game is over: the island is shown whole. */
  readonly isOver?: boolean | undefined;
  /** Description of the picture in one sentence, for screen readers. */
  readonly label: string;
  /** Called when a mark is chosen, by pointer or keyboard. A press on a ghost does nothing. */
  readonly onPlace: (kind: PlaceKind, place: BoardPlace) => void;
  /** Called for a place under a resting pointer, a long press, or the focus; undefined: there is none any more. */
  readonly onInspect: (place: BoardPlace | undefined) => void;
  /** Called for a press where there is neither a mark nor a ghost. */
  readonly onBlank: () => void;
  /** Called when everything is painted that a choice depends on: land, number tokens, harbors. */
  readonly onReady?: (() => void) | undefined;
  /** CSS pixels along the sides of the board that other things cover: the island fits into the rest. */
  readonly inset?: Inset | undefined;
  /** Called when the island has come to rest in another place, or was resized. */
  readonly onRest?: (() => void) | undefined;
}

/** Requests of the page to the island. */
export interface IslandHandle {
  /** Shows the whole island. */
  fit(): void;
  zoom(factor: number): void;
  /** Moves by a fraction of the visible width and height. */
  pan(dx: number, dy: number): void;
  /** Brings a place into view. */
  reveal(place: BoardPlace): void;
  /** The board on the page, in CSS pixels. */
  room(): DOMRect;
  /** Returns the box of a place on the page, in CSS pixels: as much of it as is pressed. */
  boxOf(place: BoardPlace): DOMRect;
  /** Focuses the board, or one of its places. */
  focus(place?: BoardPlace): void;
  /** Focuses the next or previous legal place. */
  next(direction: 1 | -1): void;
}
