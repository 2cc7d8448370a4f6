import type { Seat } from '@bastide/contract';
import { createContext, type RefObject, useContext } from 'react';
import type { SeatColour } from '../art/seats.ts';
import type { Bots } from '../bots/use-bots.ts';
import type { GameUi, ScreenProps } from '../game/game-ui.ts';
import type { Kept } from '../kept/use-kept.ts';
import type { People } from '../people/people.ts';
import type { AnySession } from '../session/any.ts';
import type { OnTheWay, Unsent } from '../session/use-send.ts';
import type { Hold } from './hold.ts';
import type { Layout } from './use-layout.ts';

/** The dialogs that every table has. */
export type CommonDialog = 'menu' | 'keys' | 'open' | 'text';

/** What is looked at and opened: nothing of it belongs to the game. `Own`: the dialogs that only one game has. */
export interface Attention<Own extends string = string> {
  /** The moment looked at, as a number of actions; undefined: now. */
  readonly past: number | undefined;
  /** The replay plays by itself. */
  readonly plays: boolean;
  /** The line of the chronicle under the pointer or the keyboard, by its number in the log. */
  readonly line: number | undefined;
  /** The leaf is opened, where there is no room for it beside the table. */
  readonly leaf: boolean;
  readonly dialog: CommonDialog | Own | undefined;
  /** A spoken answer, until the next act. */
  readonly answer: string | undefined;
}

/** Nothing is looked at but the table. */
export const AT_REST: Attention<never> = {
  past: undefined,
  plays: false,
  line: undefined,
  leaf: false,
  dialog: undefined,
  answer: undefined,
};

/** What the page may ask of any board. */
export interface BoardHandle {
  /** Shows all of it. */
  fit(): void;
  zoom(factor: number): void;
  /** By a part of the visible width and height. */
  pan(dx: number, dy: number): void;
}

/** What the frame knows of a table, whatever is played at it; the table of a game knows more. */
export interface TableBase extends ScreenProps<AnySession> {
  readonly game: GameUi;
  readonly people: People;
  /** By seat. */
  readonly colours: readonly SeatColour[];
  /** The seat in whose colour the decision is framed. */
  readonly front: number;
  readonly layout: Layout;
  readonly attention: Attention;
  look(part: Partial<Attention>): void;
  readonly board: RefObject<BoardHandle | null>;
  readonly kept: Kept;
  readonly bots: Bots;
  readonly unsent: Unsent | undefined;
  /** Seats of which something is on its way to where the game lies. */
  readonly sent: ReadonlyMap<Seat, OnTheWay>;
  /** The line to where the game lies is cut. */
  readonly isCut: boolean;
  readonly hold: Hold | undefined;
  /** How many actions have been taken by now, those of chance included. */
  readonly count: number;
  /** Whether it has an outcome: nothing is to decide any more. */
  readonly isOver: boolean;
  /** Where the replay stops, by number of actions, in order. */
  readonly moments: readonly number[];
  /** What the leaf holds, in a few words. */
  readonly leafName: string;
}

export const TableBaseContext = createContext<TableBase | undefined>(undefined);

export function useTableBase(): TableBase {
  const table = useContext(TableBaseContext);
  if (!table) throw new Error('no table around');
  return table;
}
