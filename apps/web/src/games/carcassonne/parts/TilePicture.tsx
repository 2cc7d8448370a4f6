import './parts.css';
import type { Turned } from '@bastide/carcassonne';
import { useBitmap } from '../../../bitmaps/use-bitmap.ts';
import { studio } from '../art/studio.ts';
import { useThirdGood } from './third-good.ts';

/** Pictures of single tiles beside the board have one size. */
const WIDTH = 192;

interface Props {
  readonly tile: string;
  readonly turned?: Turned;
  /** What it shows; empty where words beside it say so. */
  readonly label?: string;
}

export function TilePicture({ tile, turned = 0, label = '' }: Props) {
  const good = useThirdGood();
  const url = useBitmap(
    studio,
    { kind: 'tile', tile, turned, variant: 0, good, corners: true },
    WIDTH,
    WIDTH,
  );
  // The ground of a tile until it is painted; a name that is empty hides it from those who do not see.
  return url === undefined ? (
    <span className="tile" role="img" aria-label={label} aria-hidden={label === ''} />
  ) : (
    <img className="tile" src={url} alt={label} draggable={false} />
  );
}
