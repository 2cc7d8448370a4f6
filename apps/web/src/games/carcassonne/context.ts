import type { Coordinates, View } from '@bastide/carcassonne';
import { createContext, type RefObject, useContext } from 'react';
import { type UiState as Common, INITIAL_UI, type TableBase } from '../../table/context.ts';
import { type Store, useStore } from '../../ui/store.ts';
import type { BoardHandle, InspectedPlace } from './board/index.ts';
import type { CarcassonneMoment, CarcassonneSession } from './session.ts';
import type { FigureChoiceKey } from './turn/plan.ts';
import type { TurnState } from './turn/use-turn.ts';

/** Places looked at, and what is opened and switched on: nothing of it belongs to the game. */
export interface CarcassonneUiState extends Common<'tiles' | 'loupe'> {
  readonly inspected: InspectedPlace | undefined;
  /** The figure under the pointer or the keyboard. */
  readonly peeked: FigureChoiceKey | undefined;
  readonly fields: boolean;
  readonly focused: Coordinates | undefined;
  readonly refusal: boolean;
}

export const INITIAL_CARCASSONNE_UI: CarcassonneUiState = {
  ...INITIAL_UI,
  inspected: undefined,
  peeked: undefined,
  fields: false,
  focused: undefined,
  refusal: false,
};

export interface CarcassonneTable extends TableBase {
  readonly session: CarcassonneSession;
  readonly moment: CarcassonneMoment;
  /** The position shown: that of the moment looked at. */
  readonly view: View;
  /** The seat that decides; at the end, the last that did. */
  readonly seat: number;
  readonly turn: TurnState;
  /** No hints: neither what is possible nor what it would bring. Refusals stay. */
  readonly purist: boolean;
  readonly ui: Store<CarcassonneUiState>;
  setUi(part: Partial<CarcassonneUiState>): void;
  readonly board: RefObject<BoardHandle | null>;
}

export const CarcassonneContext = createContext<CarcassonneTable | undefined>(undefined);

export function useCarcassonne(): CarcassonneTable {
  const table = useContext(CarcassonneContext);
  if (!table) throw new Error('no table around');
  return table;
}

/** A part of what is looked at and opened; whoever shows it renders when that part changes. */
export const useCarcassonneUi = <Part>(select: (ui: CarcassonneUiState) => Part): Part =>
  useStore(useCarcassonne().ui, select);
