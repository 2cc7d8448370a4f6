import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

interface SeatProps {
  readonly seat: number;
}

/** What a table has beside its game where people meet from afar: the frame has places for it, and knows no more of it. */
export interface TableOverlay {
  /** The line to where the game lies is cut: what is done here would not arrive. */
  readonly isOffline: boolean;
  /** Said in place of whose turn it is: somebody else decides at the seat of the reader. */
  readonly substituteText?: string | undefined;
  /** What the button says that leads on from the end, where it does not open the same game again. */
  readonly nextStepText: string | undefined;
  /** Under a seat of the leaf: whether somebody is there, how much time is left, and what can be done about it. */
  readonly SeatStatus: ComponentType<SeatProps>;
  /** The same in a few letters, where there is no room. */
  readonly SeatBadge: ComponentType<SeatProps>;
  /** At the head of the table. */
  readonly Tools: ComponentType;
  /** In the leaf that lies beside the table. */
  readonly SidebarPart: ComponentType;
  /** What is asked and told, over the decision. */
  readonly Banners: ComponentType;
  /** The decision, or what stands in its place while nothing is to be decided. */
  readonly Decision: ComponentType<{ readonly children: ReactNode }>;
  /** The sentence of the result, or what is said instead where points did not decide. */
  readonly Result: ComponentType<{ readonly children: ReactNode }>;
  /** In the menu. */
  readonly MenuPart: ComponentType<{ close(this: void): void }>;
  /** Whatever lies over the table. */
  readonly Layer: ComponentType;
}

export const TableOverlayContext = createContext<TableOverlay | undefined>(undefined);

/** Undefined at a table of this device. */
export const useTableOverlay = (): TableOverlay | undefined => useContext(TableOverlayContext);
