import type { View } from '@bastide/catan';
import { createContext, type RefObject, useContext } from 'react';
import type { SeatColour } from '../../../art/seats.ts';
import type { People } from '../../../people/people.ts';
import type { Layout } from '../../../table/use-layout.ts';
import type { IslandHandle } from '../board/props.ts';
import type { Line } from '../log/lines.ts';
import type { CatanMoment, CatanSession } from '../session.ts';
import type { Trade } from '../trade/use-trade.ts';
import type { Attention } from './attention.ts';
import type { Turn } from './use-turn.ts';

export interface CatanTable {
  readonly session: CatanSession;
  readonly moment: CatanMoment;
  /** The seat that looks at this screen now; undefined: everything hidden stays so. */
  readonly me: number | undefined;
  /** The table is being handed over: nothing may be seen of any hand. */
  readonly covered: boolean;
  /** The game as `me` knows it now. */
  readonly now: View;
  /** The position shown: that of the moment looked at. */
  readonly view: View;
  readonly lines: readonly Line[];
  readonly people: People;
  readonly colours: readonly SeatColour[];
  readonly turn: Turn;
  readonly trade: Trade;
  readonly layout: Layout;
  readonly attention: Attention;
  look(part: Partial<Attention>): void;
  readonly island: RefObject<IslandHandle | null>;
  /** A bot has had longer than usual to think. */
  readonly thinking: boolean;
  leave(): void;
  again(): void;
}

export const CatanContext = createContext<CatanTable | undefined>(undefined);

export function useCatan(): CatanTable {
  const table = useContext(CatanContext);
  if (!table) throw new Error('no table around');
  return table;
}

/** Where the decision lies under the thumb. */
export const isSmall = (layout: Layout): boolean => layout === 'phone' || layout === 'sideways';
