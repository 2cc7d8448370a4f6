import './ui.css';
import { EDITIONS, type EditionName, type SetName } from '@bastide/carcassonne';
import type { SeatColour } from '../../../art/seat-paint.ts';
import { cachedPicture, InlineSvg } from '../../../ui/InlineSvg.tsx';
import { goodIcon, type PieceKind, pieceIcon } from '../art/index.ts';

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

/** Goods on the tokens and tiles of an edition, by which its box is known. */
export const EditionPicture = ({ edition }: { readonly edition: EditionName }) => (
  <span className="box-pictures">
    {([EDITIONS[edition].thirdGood, 'grain', 'cloth'] as const).map((good) => (
      <InlineSvg key={good} className="good" picture={cachedPicture(good, () => goodIcon(good))} />
    ))}
  </span>
);

/** Figures that come with each set. */
const FIGURES: Readonly<Record<SetName, readonly PieceKind[]>> = {
  river: [],
  inns: ['big'],
  traders: ['builder', 'pig'],
  abbot: ['abbot'],
};

export const SetPicture = ({ set }: { readonly set: SetName }) => (
  <span className="box-pictures">
    {FIGURES[set].map((figure) => (
      <FigureIcon key={figure} figure={figure} colour="woad" />
    ))}
  </span>
);
