import { createContext, useContext } from 'react';
import type { Pearls } from '../../../../packages/contract/test/toy.ts';
import type { TableBase } from '../../src/table/context.ts';
import type { PearlsMoment } from './session.ts';

export type PearlsChoice = 'keep' | 'give';

/** State that the parts of this table share. */
export interface PearlsTable extends TableBase {
  readonly moment: PearlsMoment;
  /** The position shown. */
  readonly view: Pearls['View'];
  /** The person who has the screen. */
  readonly me: number | undefined;
  /** The seat that is to take it. */
  readonly next: number | undefined;
  /** True if that person chooses now. */
  readonly mine: boolean;
  readonly choice: PearlsChoice | undefined;
  choose(choice: PearlsChoice): void;
  commit(): void;
  uncover(): void;
}

export const TableContext = createContext<PearlsTable | undefined>(undefined);

export function useTable(): PearlsTable {
  const table = useContext(TableContext);
  if (!table) throw new Error('no table around');
  return table;
}
