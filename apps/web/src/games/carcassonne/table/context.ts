import type { At, View } from '@bastide/carcassonne';
import { createContext, type RefObject, useContext } from 'react';
import type { SeatColour } from '../../../art/seats.ts';
import type { People } from '../../../people/people.ts';
import type { Layout } from '../../../table/use-layout.ts';
import type { BoardHandle, Looked } from '../board/index.ts';
import type { LogLine } from '../log/lines.ts';
import type { CarcassonneMoment, CarcassonneSession } from '../session.ts';
import type { Choice } from './plan.ts';
import type { Turn } from './use-turn.ts';

export type DialogName = 'menu' | 'keys' | 'tiles' | 'open' | 'leaf' | 'text' | 'new';

/** What is looked at, opened and switched on: nothing of it belongs to the game. */
export interface Attention {
  /** The moment looked at, as a number of actions; undefined: now. */
  readonly past: number | undefined;
  /** The line of the chronicle under the pointer or the keyboard. */
  readonly line: LogLine | undefined;
  readonly looked: Looked | undefined;
  /** The figure under the pointer or the keyboard. */
  readonly peeked: Choice | undefined;
  readonly fields: boolean;
  /** The leaf over the table, where there is no room beside it. */
  readonly leaf: boolean;
  readonly dialog: DialogName | undefined;
  readonly focused: At | undefined;
  readonly why: boolean;
  /** A spoken answer, until the next act. */
  readonly answer: string | undefined;
}

export interface Table {
  readonly session: CarcassonneSession;
  readonly moment: CarcassonneMoment;
  /** The position shown: that of the moment looked at. */
  readonly view: View;
  /** The seat that decides; at the end, the last that did. */
  readonly seat: number;
  readonly people: People;
  readonly colours: readonly SeatColour[];
  readonly turn: Turn;
  readonly layout: Layout;
  readonly attention: Attention;
  look(part: Partial<Attention>): void;
  readonly board: RefObject<BoardHandle | null>;
  /** A bot has had longer than usual to think. */
  readonly thinking: boolean;
  /** Leaves for the start; the table stays kept. */
  leave(): void;
  again(): void;
}

export const TableContext = createContext<Table | undefined>(undefined);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error('no table around');
  return table;
}
