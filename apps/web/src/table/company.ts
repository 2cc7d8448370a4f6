import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

interface OfSeat {
  readonly seat: number;
}

/** What a table has beside its game where people meet from afar: the frame has places for it, and knows no more of it. */
export interface Company {
  /** The line to where the game lies is cut: what is done here would not arrive. */
  readonly isCut: boolean;
  /** Said in place of whose turn it is: somebody else decides at the seat of the reader. */
  readonly standIn?: string | undefined;
  /** What the button says that leads on from the end, where it does not open the same game again. */
  readonly onward: string | undefined;
  /** Under a seat of the leaf: whether somebody is there, how much time is left, and what can be done about it. */
  readonly SeatLine: ComponentType<OfSeat>;
  /** The same in a few letters, where there is no room. */
  readonly SeatSign: ComponentType<OfSeat>;
  /** At the head of the table. */
  readonly Tools: ComponentType;
  /** In the leaf that lies beside the table. */
  readonly LeafPart: ComponentType;
  /** What is asked and told, over the decision. */
  readonly Bands: ComponentType;
  /** The decision, or what stands in its place while nothing is to be decided. */
  readonly Decision: ComponentType<{ readonly children: ReactNode }>;
  /** The sentence of the result, or what is said instead where points did not decide. */
  readonly Result: ComponentType<{ readonly children: ReactNode }>;
  /** In the menu. */
  readonly MenuPart: ComponentType<{ close(this: void): void }>;
  /** Whatever lies over the table. */
  readonly Over: ComponentType;
}

export const CompanyContext = createContext<Company | undefined>(undefined);

/** Undefined at a table of this device. */
export const useCompany = (): Company | undefined => useContext(CompanyContext);
