import { emblemIcon } from '../art/seat-paint.ts';
import type { SeatColour } from '../art/seats.ts';
import { cachedPicture, InlineSvg } from './Drawn.tsx';

/** The sign of a seat: its colour with its shape, so that nothing depends on the colour alone. */
export const SeatEmblem = ({ colour }: { readonly colour: SeatColour }) => (
  <InlineSvg className="emblem" picture={cachedPicture(`emblem ${colour}`, () => emblemIcon(colour))} />
);
