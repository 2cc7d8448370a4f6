import type { Refusal } from '@bastide/contract';
import type { Line } from '../log/lines.ts';

export type DialogName = 'menu' | 'keys' | 'open' | 'leaf' | 'text' | 'points' | 'dice';

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
