import './ui.css';
import { type Rotation, TURNS, tileFacts } from '@bastide/carcassonne';
import { useEffect, useState } from 'react';
import { svgDataUrl } from '../../../art/drawing/svg.ts';
import { spriteKey } from '../../../sprites/sprite-key.ts';
import { useSprite } from '../../../sprites/use-sprite.ts';
import { InlineSvg } from '../../../ui/InlineSvg.tsx';
import { signedTileSvg, sketchPicture, type ThirdGood } from '../art/index.ts';
import { SPRITE_PRIORITY, SPRITE_TIMEOUT_MS, spriteCache } from '../art/sprite-cache.ts';
import type { TileSprite } from '../art/sprites.ts';
import { usePlainTiles } from '../settings.ts';
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
  const wish = isInHand ? { rank: SPRITE_PRIORITY.latest, patience: SPRITE_TIMEOUT_MS } : {};
  const isPlain = usePlainTiles();
  const sprite = useSprite(spriteCache, singleTile(tile, turned, good), WIDTH, WIDTH, wish);
  const url = isPlain ? undefined : sprite.url;
  useEffect(() => {
    if (!isInHand) return;
    // It will be turned.
    for (const other of TURNS)
      spriteCache.prefetch(spriteKey(singleTile(tile, other, good), WIDTH, WIDTH), SPRITE_PRIORITY.next);
  }, [isInHand, tile, good]);
  const [isWhole, setWhole] = useState(url !== undefined);
  // Many that faded in at a time would keep the page busy.
  if (url !== undefined && !isInHand && !isWhole) setWhole(true);
  // An empty name hides it from screen readers.
  return (
    <span className="tile" role="img" aria-label={label} aria-hidden={label === ''}>
      {!(isWhole && url) && <FlatTile tile={tile} turned={turned} isMissing={sprite.isMissing || isPlain} />}
      {url && (
        <img
          src={url}
          className={isWhole ? undefined : 'painted-late'}
          alt=""
          draggable={false}
          onAnimationEnd={() => setWhole(true)}
        />
      )}
    </span>
  );
}

/** Prepares the pictures of many tiles, if an earlier visit has kept them. */
export const warmTiles = (tiles: readonly string[], good: ThirdGood): Promise<void> =>
  spriteCache.warm(tiles.map((tile) => spriteKey(singleTile(tile, 0, good), WIDTH, WIDTH)));

const singleTile = (tile: string, turned: Rotation, good: ThirdGood): TileSprite => ({
  kind: 'tile',
  tile,
  turned,
  variant: 0,
  good,
  corners: true,
});

interface FlatProps {
  readonly tile: string;
  readonly turned: Rotation;
  /** True if no picture comes: then the tile shows all signs that rules refer to, instead of a plain sketch. */
  readonly isMissing: boolean;
}

function FlatTile({ tile, turned, isMissing }: FlatProps) {
  const good = useThirdGood();
  const facts = tileFacts(tile);
  if (isMissing)
    return <img src={svgDataUrl(signedTileSvg(facts, turned, 0, good))} alt="" draggable={false} />;
  return <InlineSvg className="sketch" picture={sketchPicture(facts, turned)} />;
}
