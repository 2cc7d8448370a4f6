import type { Seat } from '@bastide/contract';
import { createContext, type RefObject, useContext } from 'react';
import type { SeatColour } from '../art/seat-paint.ts';
import type { BotStatus } from '../bots/use-bots.ts';
import type { GameUi, TableScreenProps } from '../game/game-ui.ts';
import type { People } from '../people/people.ts';
import type { AnySession } from '../session/local-session.ts';
import type { SaveStatus } from '../session/save-state.ts';
import type { PendingStage, UnsentAct } from '../session/use-send.ts';
import { type Store, useStore } from '../ui/store.ts';
import type { InputLock } from './input-lock.ts';
import type { ScreenLayout } from './use-layout.ts';

/** The dialogs that every table has. */
export type CommonDialog = 'menu' | 'keys' | 'open' | 'text';

/** A move drawn on the board to be compared with others; nobody plans it. */
export interface MoveSketch {
  readonly seat: Seat;
  /** The part of it that the game's board draws. */
  readonly drawing: object;
  /** Stands beside it: a number of a list, or a word. */
  readonly label: string;
  /** It was made; a better one; one of several that may be made. */
  readonly look: 'played' | 'better' | 'option';
}

export const NO_SKETCHES: readonly MoveSketch[] = [];

/** Moves that are explained beside the board: advice for a seat, or the latest move of a bot. */
export interface MovePanel {
  readonly about: 'hint' | 'explanation';
  readonly seat: Seat;
}

/** The parts of the view that are looked at and opened: nothing of it belongs to the game. `Own`: the dialogs that only one game has. */
export interface UiState<Own extends string = string> {
  /** The moment looked at, as a number of actions; undefined: now. */
  readonly past: number | undefined;
  /** The replay plays by itself. */
  readonly isAutoplay: boolean;
  /** The line of the log under the pointer or the keyboard, by its number in the log. */
  readonly line: number | undefined;
  /** The leaf is opened, where there is no room for it beside the table. */
  readonly isSidebarOpen: boolean;
  readonly dialog: CommonDialog | Own | undefined;
  /** A spoken answer, until the next act. */
  readonly answer: string | undefined;
  readonly sketches: readonly MoveSketch[];
  readonly movePanel: MovePanel | undefined;
}

/** Nothing is looked at but the table. */
export const INITIAL_UI: UiState<never> = {
  past: undefined,
  isAutoplay: false,
  line: undefined,
  isSidebarOpen: false,
  dialog: undefined,
  answer: undefined,
  sketches: NO_SKETCHES,
  movePanel: undefined,
};

/** Requests of the page to any board. */
export interface BoardControls {
  /** Shows all of it. */
  fit(): void;
  zoom(factor: number): void;
  /** By a part of the visible width and height. */
  pan(dx: number, dy: number): void;
}

/** The table as the frame knows it, whatever is played at it; the table of a game knows more. */
export interface TableBase extends TableScreenProps<AnySession> {
  readonly game: GameUi;
  readonly people: People;
  /** By seat. */
  readonly colours: readonly SeatColour[];
  /** The seat in whose colour the decision is framed. */
  readonly frontSeat: number;
  readonly layout: ScreenLayout;
  readonly ui: Store<UiState>;
  setUi(part: Partial<UiState>): void;
  readonly board: RefObject<BoardControls | null>;
  readonly saveStatus: SaveStatus;
  readonly bots: BotStatus;
  readonly unsent: UnsentAct | undefined;
  /** Seats of which something is on its way to where the game lies. */
  readonly pending: ReadonlyMap<Seat, PendingStage>;
  /** The line to where the game lies is cut. */
  readonly isOffline: boolean;
  readonly inputLock: InputLock | undefined;
  /** Number of actions taken by now, those of chance included. */
  readonly count: number;
  /** It has an outcome: nothing is to decide any more. */
  readonly isOver: boolean;
  /** It had an outcome when it was opened: nobody has just won. */
  readonly wasOver: boolean;
  /** Stops of the replay, by number of actions, in order. */
  readonly moments: readonly number[];
  /** Contents of the sidebar, in a few words. */
  readonly sidebarLabel: string;
}

export const TableBaseContext = createContext<TableBase | undefined>(undefined);

export function useTableBase(): TableBase {
  const table = useContext(TableBaseContext);
  if (!table) throw new Error('no table around');
  return table;
}

/** A part of what is looked at and opened; whoever shows it renders when that part changes. */
export const useTableUi = <Part>(select: (ui: UiState) => Part): Part => useStore(useTableBase().ui, select);

/** CSS pixels of the board that the opened sidebar covers beside its folded strip, as in the style sheet. */
const SIDEBAR_OVER_BOARD = 256;

/** Returns the CSS pixels of the board that an opened sidebar covers. */
export function useCoveredBySidebar(): number {
  const { layout } = useTableBase();
  const isOpen = useTableUi((ui) => ui.isSidebarOpen);
  return isOpen && layout === 'narrow' ? SIDEBAR_OVER_BOARD : 0;
}
