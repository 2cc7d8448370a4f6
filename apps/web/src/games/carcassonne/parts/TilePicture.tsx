import './parts.css';
import { type Turned, tileFacts } from '@bastide/carcassonne';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { createBitmaps, type TilePicture as Shown } from '../art/index.ts';
import { useThirdGood } from './third-good.ts';

/** Pictures of single tiles beside the board, drawn in idle moments. */
const bitmaps = createBitmaps(192);

interface Props {
  readonly tile: string;
  readonly turned?: Turned;
  /** What it shows; empty where words beside it say so. */
  readonly label?: string;
}

export function TilePicture({ tile, turned = 0, label = '' }: Props) {
  const good = useThirdGood();
  const picture = useMemo<Shown>(
    () => ({ facts: tileFacts(tile), turned, variant: 0, corners: true, good }),
    [tile, turned, good],
  );
  const watch = useCallback((listener: () => void) => bitmaps.watch(picture, listener), [picture]);
  const url = useSyncExternalStore(watch, () => bitmaps.url(picture));
  return <img className="tile" src={url} alt={label} draggable={false} />;
}
