import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

interface SeatProps {
  readonly seat: number;
}

/** Parts of an online table beside its game: the frame has places for them, and knows no more of them. */
export interface TableOverlay {
  /** True if the connection to the server is lost: actions would not arrive. */
  readonly isOffline: boolean;
  /** Replaces the sentence of the turn: a bot plays at the reader's seat. */
  readonly substituteText?: string | undefined;
  /** Replaces it, too: the game waits for somebody who is away. */
  readonly absentText?: string | undefined;
  /** Label of the button that leads on from the end, where it does not open the same game again. */
  readonly nextStepText: string | undefined;
  /** Status under a seat of the sidebar: presence, clock, and the reader's actions. */
  readonly SeatStatus: ComponentType<SeatProps>;
  /** The same in a short form, for narrow layouts. */
  readonly SeatBadge: ComponentType<SeatProps>;
  /** Tools at the head of the table. */
  readonly Tools: ComponentType;
  /** Part of the sidebar beside the table. */
  readonly SidebarPart: ComponentType;
  /** Questions and news, over the decision. */
  readonly Banners: ComponentType;
  /** The prompt, or its replacement while nothing can be decided. */
  readonly Decision: ComponentType<{ readonly children: ReactNode }>;
  /** The sentence of the result, or its replacement if points did not decide. */
  readonly Result: ComponentType<{ readonly children: ReactNode }>;
  /** Menu entries. */
  readonly MenuPart: ComponentType<{ close(this: void): void }>;
  /** A layer over the table. */
  readonly Layer: ComponentType;
}

export const TableOverlayContext = createContext<TableOverlay | undefined>(undefined);

/** Returns the overlay; undefined at a local table. */
export const useTableOverlay = (): TableOverlay | undefined => useContext(TableOverlayContext);
