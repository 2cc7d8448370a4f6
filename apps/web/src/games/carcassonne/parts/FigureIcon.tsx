import './parts.css';
import type { SeatColour } from '../../../art/seats.ts';
import { cachedPicture, InlineSvg } from '../../../parts/Drawn.tsx';
import { type PieceKind, pieceIcon } from '../art/index.ts';

/** A wooden figure of a seat. */
export const FigureIcon = ({
  figure,
  colour,
}: {
  readonly figure: PieceKind;
  readonly colour: SeatColour;
}) => (
  <InlineSvg
    className="figure"
    picture={cachedPicture(`${figure} ${colour}`, () => pieceIcon(figure, colour))}
  />
);
