import type { ResourceGain, View } from '@bastide/catan';
import type { SeatColour } from '../../../art/seat-paint.ts';
import type { Inset } from '../../../camera/framing.ts';

/** What can be put on the island: on an intersection, on a path, or the robber on a hex. */
export type PlaceKind = 'settlement' | 'city' | 'road' | 'hex';

/** A hex, an intersection or a path by its name in the rules: `H04`, `V08`, `E13`. */
export type BoardPlace = string;

/** A place where something may go now. */
export interface PlaceMark {
  readonly kind: PlaceKind;
  readonly place: BoardPlace;
  /** Its piece is chosen; else it is only hinted at. */
  readonly strong: boolean;
  /** What choosing it means, in words: for those who hear the board. */
  readonly label: string;
}

/** A piece that is planned: lifted over its place. Kind `hex` is the robber. */
export interface PlaceGhost {
  readonly kind: PlaceKind;
  readonly place: BoardPlace;
  readonly seat: number;
  /** It is on its way: it stands there already, faintly. */
  readonly isSent?: boolean;
}

/** What the dice or the chronicle speak of. */
export interface PlaceHighlight {
  readonly hexes?: readonly BoardPlace[];
  /** Hexes by their number tokens alone: a ring round a hex would lie where roads may. */
  readonly tokens?: readonly BoardPlace[];
  /** Traced, in their order. */
  readonly paths?: readonly BoardPlace[];
  readonly intersections?: readonly BoardPlace[];
  /** Whose: the colour of the trace and the rings; nobody's: ink. Rings round hexes are always chalk. */
  readonly seat?: number | undefined;
}

/** A piece put there, or the robber moved there, since the viewer's last turn. */
export interface RecentMove {
  readonly place: BoardPlace;
  readonly seat: number;
}

/** The picture of the island in the page, which the loupe shows once more. */
export const SCENE = 'island-scene';

/** The island draws what it is given and reports what is pointed at; it knows no rules. */
export interface IslandProps {
  /** The position: hexes, harbors, robber, buildings, roads. A ghost is not among them. */
  readonly view: View;
  /** Colour and name of each seat. */
  readonly colours: readonly SeatColour[];
  readonly names: readonly string[];
  readonly marks: readonly PlaceMark[];
  /** Who chooses among the marks: a piece of that colour is shown under the mouse. */
  readonly seat?: number | undefined;
  /** Planned pieces: one, or two roads. */
  readonly ghosts?: readonly PlaceGhost[] | undefined;
  /** The plan is whole: Enter is left to the page, which carries it out. */
  readonly ready?: boolean | undefined;
  readonly lit?: PlaceHighlight | undefined;
  readonly recent?: readonly RecentMove[] | undefined;
  /** Shown once for a moment. Another array is another roll, even with the same cards; undefined hides them. */
  readonly gains?: readonly ResourceGain[] | undefined;
  /** Shows what each seat gets from each hex. */
  readonly production?: boolean | undefined;
  /** Everything but what is lit fades. */
  readonly dimmed?: boolean | undefined;
  /** The picture in one sentence, for those who do not see it. */
  readonly label: string;
  /** A mark was chosen, by pointer or keyboard. Pressing a ghost does nothing. */
  readonly onPlace: (kind: PlaceKind, place: BoardPlace) => void;
  /** Pointer resting over a place, a finger staying there, or the keyboard on it: what is this? Undefined: nothing any more. */
  readonly onInspect: (place: BoardPlace | undefined) => void;
  /** Pressed where there is neither a mark nor a ghost. */
  readonly onBlank: () => void;
  /** All is painted that a choice hangs on: land, number tokens, harbors. */
  readonly onReady?: (() => void) | undefined;
  /** CSS pixels along the sides of the board that other things cover: the island is fitted into the rest. */
  readonly inset?: Inset | undefined;
  /** The island has come to rest somewhere else, or was resized. */
  readonly onRest?: (() => void) | undefined;
}

/** What the page may ask of the island. */
export interface IslandHandle {
  /** Shows the whole island. */
  fit(): void;
  zoom(factor: number): void;
  /** By a part of the visible width and height. */
  pan(dx: number, dy: number): void;
  /** Brings a place into sight if it is not. */
  reveal(place: BoardPlace): void;
  /** The board on the page, in CSS pixels. */
  room(): DOMRect;
  /** Where a place is on the page, in CSS pixels: as much of it as is pressed. */
  boxOf(place: BoardPlace): DOMRect;
  /** Brings the keyboard to the board, perhaps to a place of it. */
  focus(place?: BoardPlace): void;
  /** Brings the keyboard to the next legal place, or the one before. */
  next(direction: 1 | -1): void;
}
