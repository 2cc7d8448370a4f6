import type { View } from '@bastide/catan';
import { createContext, type RefObject, useContext } from 'react';
import type { TableBase } from '../../table/context.ts';
import { type Store, useStore } from '../../ui/store.ts';
import type { IslandHandle } from './board/island-props.ts';
import type { LogLine } from './log/lines.ts';
import type { CatanMoment, CatanSession } from './session.ts';
import type { Trade } from './trade/use-trade.ts';
import type { TurnState } from './turn/use-turn.ts';
import type { CatanUiState } from './ui-state.ts';

export interface CatanTable extends TableBase {
  readonly session: CatanSession;
  readonly moment: CatanMoment;
  /** The seat that looks at this screen now; undefined: everything hidden stays so. */
  readonly viewer: number | undefined;
  /** The table is being handed over: nothing may be seen of any hand. */
  readonly covered: boolean;
  /** The game as `me` knows it now. */
  readonly now: View;
  /** The position shown: that of the moment looked at. */
  readonly view: View;
  readonly lines: readonly LogLine[];
  readonly turn: TurnState;
  readonly trade: Trade;
  /** The trade may be opened. */
  readonly trades: boolean;
  /** The island is painted, and may be built on. */
  readonly isBoardReady: boolean;
  readonly onBoardReady: () => void;
  readonly ui: Store<CatanUiState>;
  setUi(part: Partial<CatanUiState>): void;
  readonly board: RefObject<IslandHandle | null>;
}

export const CatanContext = createContext<CatanTable | undefined>(undefined);

export function useCatan(): CatanTable {
  const table = useContext(CatanContext);
  if (!table) throw new Error('no table around');
  return table;
}

/** A part of what is looked at and opened; whoever shows it renders when that part changes. */
export const useCatanUi = <Part>(select: (ui: CatanUiState) => Part): Part => useStore(useCatan().ui, select);
