import './ui.css';
import { type Rotation, tileFacts } from '@bastide/carcassonne';
import { useMemo, useState } from 'react';
import { svgDataUrl } from '../../../art/drawing/svg.ts';
import { useSprite } from '../../../sprites/use-sprite.ts';
import { signedTileSvg } from '../art/index.ts';
import { spriteCache } from '../art/sprite-cache.ts';
import { SPRITE_PRIORITY, SPRITE_TIMEOUT_MS } from '../art/sprite-priority.ts';
import { useThirdGood } from './third-good.ts';

/** Width of single tiles' pictures, the same beside the board everywhere. */
const WIDTH = 192;

interface Props {
  readonly tile: string;
  readonly turned?: Rotation;
  /** Its description; empty where words beside it say so. */
  readonly label?: string;
  /** True for the tile in hand: it has priority, and nobody waits for it. */
  readonly isInHand?: boolean;
}

export function TilePicture({ tile, turned = 0, label = '', isInHand = false }: Props) {
  const good = useThirdGood();
  const { url, isMissing } = useSprite(
    spriteCache,
    { kind: 'tile', tile, turned, variant: 0, good, corners: true },
    WIDTH,
    WIDTH,
    isInHand ? { rank: SPRITE_PRIORITY.latest, patience: SPRITE_TIMEOUT_MS } : {},
  );
  const [wasReady] = useState(url !== undefined);
  const flat = useMemo(
    () => (isMissing ? svgDataUrl(signedTileSvg(tileFacts(tile), turned, 0, good)) : undefined),
    [isMissing, tile, turned, good],
  );
  // Flat until it is painted; an empty name hides it from screen readers.
  return (
    <span className="tile" role="img" aria-label={label} aria-hidden={label === ''}>
      {flat && <img src={flat} alt="" draggable={false} />}
      {url && <img src={url} className={wasReady ? undefined : 'painted-late'} alt="" draggable={false} />}
    </span>
  );
}
