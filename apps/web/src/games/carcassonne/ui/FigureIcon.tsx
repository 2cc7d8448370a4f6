import './ui.css';
import type { SeatColour } from '../../../art/seat-paint.ts';
import { cachedPicture, InlineSvg } from '../../../ui/InlineSvg.tsx';
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
