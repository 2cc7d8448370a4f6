import type { At, View } from '@bastide/carcassonne';
import { createContext, type RefObject, useContext } from 'react';
import { AT_REST, type Attention as Common, type TableBase } from '../../table/context.ts';
import type { BoardHandle, Looked } from './board/index.ts';
import type { CarcassonneMoment, CarcassonneSession } from './session.ts';
import type { Choice } from './turn/plan.ts';
import type { Turn } from './turn/use-turn.ts';

/** What is looked at, opened and switched on: nothing of it belongs to the game. */
export interface Attention extends Common<'tiles' | 'loupe'> {
  readonly looked: Looked | undefined;
  /** The figure under the pointer or the keyboard. */
  readonly peeked: Choice | undefined;
  readonly fields: boolean;
  readonly focused: At | undefined;
  readonly why: boolean;
}

export const NOTHING: Attention = {
  ...AT_REST,
  looked: undefined,
  peeked: undefined,
  fields: false,
  focused: undefined,
  why: false,
};

export interface Table extends TableBase {
  readonly session: CarcassonneSession;
  readonly moment: CarcassonneMoment;
  /** The position shown: that of the moment looked at. */
  readonly view: View;
  /** The seat that decides; at the end, the last that did. */
  readonly seat: number;
  readonly turn: Turn;
  /** No hints: neither what is possible nor what it would bring. Refusals stay. */
  readonly purist: boolean;
  readonly attention: Attention;
  look(part: Partial<Attention>): void;
  readonly board: RefObject<BoardHandle | null>;
}

export const TableContext = createContext<Table | undefined>(undefined);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error('no table around');
  return table;
}
