import type { Good } from '@bastide/carcassonne';
import { emblemIcon, goodIcon, type PieceKind, pieceIcon } from '../art/index.ts';
import type { Colour } from '../games/carcassonne/board/props.ts';
import { useThirdGood } from '../games/carcassonne/board/third-good.ts';
import { Drawn, once } from './Drawn.tsx';

/** The sign of a seat: its colour with its shape, so that nothing depends on the colour alone. */
export const Emblem = ({ colour }: { readonly colour: Colour }) => (
  <Drawn className="emblem" picture={once(`emblem ${colour}`, () => emblemIcon(colour))} />
);

/** A wooden figure of a seat. */
export const FigureIcon = ({ figure, colour }: { readonly figure: PieceKind; readonly colour: Colour }) => (
  <Drawn className="figure" picture={once(`${figure} ${colour}`, () => pieceIcon(figure, colour))} />
);

/** A good as this game shows it. */
export function GoodIcon({ good }: { readonly good: Good }) {
  const third = useThirdGood();
  const sign = good === 'wine' ? third : good;
  return <Drawn className="good" picture={once(sign, () => goodIcon(sign))} />;
}
