import type { Refusal } from '@bastide/contract';
import { type UiState as Common, INITIAL_UI } from '../../table/context.ts';

/** Pieces of a seat, or its production, lit on the island. */
export interface Spotlight {
  readonly on: 'longest-road' | 'settlement' | 'city' | 'production';
  readonly seat: number;
  /** It was pressed where something covered the island, and ends by itself. */
  readonly isBrief?: boolean;
}

/** Places looked at, and what is opened and switched on: nothing of it belongs to the game. */
export interface CatanUiState extends Common<'points' | 'dice'> {
  /** The place of the island under the pointer or the keyboard. */
  readonly inspected: string | undefined;
  readonly spotlight: Spotlight | undefined;
  readonly production: boolean;
  /** The trade panel is open. */
  readonly trade: boolean;
  /** The latest refusal, until the next act; an act that was on its way already is taken back. */
  readonly refused: (Refusal & { readonly isTakenBack?: true }) | undefined;
}

export const INITIAL_CATAN_UI: CatanUiState = {
  ...INITIAL_UI,
  inspected: undefined,
  spotlight: undefined,
  production: false,
  trade: false,
  refused: undefined,
};
