import { emblemIcon } from '../art/seat-paint.ts';
import type { SeatColour } from '../art/seats.ts';
import { cachedPicture, Drawn } from './Drawn.tsx';

/** The sign of a seat: its colour with its shape, so that nothing depends on the colour alone. */
export const Emblem = ({ colour }: { readonly colour: SeatColour }) => (
  <Drawn className="emblem" picture={cachedPicture(`emblem ${colour}`, () => emblemIcon(colour))} />
);
