import type { View } from '@bastide/catan';
import type { Refusal } from '@bastide/contract';
import { createContext, type RefObject, useContext } from 'react';
import type { Layout } from '../../table/use-layout.ts';
import type { People } from '../../text/people.ts';
import type { Colour, IslandHandle } from '../board/props.ts';
import type { Line } from '../log/lines.ts';
import type { CatanMoment, CatanSession } from '../session.ts';
import type { Trade } from '../trade/use-trade.ts';
import type { Turn } from './use-turn.ts';

export type DialogName = 'menu' | 'keys' | 'open' | 'leaf' | 'text' | 'points';

/** What is looked at, opened and switched on: nothing of it belongs to the game. */
export interface Attention {
  /** The moment looked at, as a number of actions; undefined: now. */
  readonly past: number | undefined;
  /** The line of the chronicle under the pointer or the keyboard. */
  readonly line: Line | undefined;
  /** The place of the island under the pointer or the keyboard. */
  readonly looked: string | undefined;
  /** The seat whose longest road is traced. */
  readonly traced: number | undefined;
  readonly production: boolean;
  /** The leaf over the table, where there is no room beside it. */
  readonly leaf: boolean;
  readonly dialog: DialogName | undefined;
  /** The trade panel is open. */
  readonly trade: boolean;
  /** What was just refused, until the next act. */
  readonly refused: Refusal | undefined;
  /** A spoken answer, until the next act. */
  readonly answer: string | undefined;
}

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
  readonly colours: readonly Colour[];
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
