import type { EditionName, SetName } from '@bastide/carcassonne';
import { cachedPicture, InlineSvg } from '../../../ui/InlineSvg.tsx';
import { goodIcon, type PieceKind } from '../art/index.ts';
import { FigureIcon } from '../ui/FigureIcon.tsx';
import { rowOf } from './options.ts';

/** Goods on the tokens and tiles of an edition, by which its box is known. */
export const EditionPicture = ({ edition }: { readonly edition: EditionName }) => (
  <span className="box-pictures">
    {([rowOf(edition).thirdGood, 'grain', 'cloth'] as const).map((good) => (
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
