import type { View } from '@bastide/catan';
import { memo, useEffect, useMemo } from 'react';
import type { Detail } from '../../../art/detail.ts';
import type { Rect } from '../../../art/drawing/rect.ts';
import { itemAt } from '../../../must.ts';
import { SpriteImage } from '../../../sprites/SpriteImage.tsx';
import { urlOrFallback, useSprite } from '../../../sprites/use-sprite.ts';
import { type HarborPlace, harborMarkup } from '../art/harbors.ts';
import {
  HEX_FRAME,
  hexPath,
  STANDARD_ISLAND,
  type Terrain,
  terrainColour,
  variantsOf,
} from '../art/index.ts';
import { spriteCache } from '../art/sprite-cache.ts';
import { tokenPicture } from '../art/tokens.ts';
import { finenessOf, type Magnified } from './magnified.ts';
import { isCoarse, RANK, SEA, TOKEN_SIDE, widthFor } from './pictures.ts';
import { boxOfPlace, endsOf, hexAt, pointOf } from './places.ts';

interface Props {
  /** Width of 240 units in device pixels. */
  readonly px: number;
  /** The part of the island seen through the loupe. */
  readonly magnified: Magnified | undefined;
}

/** Everything under the pieces: sea and coast, land, sunlight, number tokens. */
export const Ground = memo(function Ground({
  hexes,
  harbors,
  px,
  magnified,
  onPainted,
}: Props & {
  readonly hexes: View['hexes'];
  readonly harbors: View['harbors'];
  readonly onPainted?: (() => void) | undefined;
}) {
  const variants = variantsOf(hexes.map(({ terrain }) => terrain));
  return (
    <g>
      <Sea harbors={harbors} px={px} magnified={magnified} onPainted={onPainted} />
      {hexes.map(({ hex, terrain }, i) => (
        <Hex
          key={hex}
          hex={hex}
          terrain={terrain}
          variant={itemAt(variants, i)}
          px={px}
          magnified={magnified}
        />
      ))}
      <Light />
      {hexes.map(
        ({ hex, token }) =>
          token !== null && <Token key={hex} hex={hex} token={token} px={px} magnified={magnified} />,
      )}
    </g>
  );
});

/** The flat sea and land, shown until there is a picture, which covers them completely. */
const SEA_OUTLINE = hexPath({ q: 0, r: 0 });
const SAND = STANDARD_ISLAND.map((hex) => hexPath(hex)).join('');
const FLAT = hexPath({ q: 0, r: 0 }, 0.94);

/** Tells whether no corner of that box lies in the sea. */
const isInland = ({ x, y, width, height }: Rect): boolean =>
  [x, x + width].every((left) => [y, y + height].every((top) => hexAt([left, top]) !== undefined));

interface SeaProps extends Props {
  readonly harbors: View['harbors'];
  readonly onPainted?: (() => void) | undefined;
}

function Sea({ harbors, px, magnified, onPainted }: SeaProps) {
  const isSeen = magnified !== undefined && !isInland(magnified.box);
  const width = widthFor(SEA.width, isSeen ? Math.max(px, magnified.px) : px);
  const height = Math.round((width * SEA.height) / SEA.width);
  // Depends on the visible size, not on device pixels: small signs are drawn larger.
  const detail = isCoarse(px / devicePixelRatio) ? 'low' : 'full';
  const places = useMemo(() => harbors.map(({ on, harbor }) => ({ harbor, ends: endsOf(on) })), [harbors]);
  const { url, isMissing } = useSprite(spriteCache, { kind: 'sea', harbors: places, detail }, width, height, {
    rank: RANK.sea,
  });
  // The sea comes after land and number tokens, so now everything is there that a choice depends on.
  const isPainted = url !== undefined;
  useEffect(() => {
    if (isPainted) onPainted?.();
  }, [isPainted, onPainted]);
  const flat = (
    <g className="island-flat">
      <path className="sea" d={SEA_OUTLINE} transform="rotate(30) scale(4.9)" />
      <path className="sand" d={SAND} />
      {isMissing && <Harbors places={places} detail={detail} />}
    </g>
  );
  return <SpriteImage url={url} box={SEA} flat={flat} />;
}

/** Labels of the harbors, for a sea that cannot be painted. */
function Harbors({ places, detail }: { readonly places: readonly HarborPlace[]; readonly detail: Detail }) {
  const markup = places.map((place) => harborMarkup(place, detail)).join('');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own code
  return <g dangerouslySetInnerHTML={{ __html: markup }} />;
}

interface Land extends Props {
  readonly hex: string;
  readonly terrain: Terrain;
  readonly variant: number;
}

const Hex = memo(function Hex({ hex, terrain, variant, px, magnified }: Land) {
  const width = widthFor(HEX_FRAME.width, finenessOf(boxOfPlace(hex), px, magnified));
  const height = Math.round((width * HEX_FRAME.height) / HEX_FRAME.width);
  const { url } = useSprite(spriteCache, { kind: 'terrain', terrain, variant }, width, height, {
    rank: RANK.land,
  });
  const [x, y] = pointOf(hex);
  return (
    <SpriteImage
      url={url}
      box={{ ...HEX_FRAME, x: x + HEX_FRAME.x, y: y + HEX_FRAME.y }}
      flat={<path d={FLAT} fill={terrainColour(terrain)} transform={`translate(${x} ${y})`} />}
    />
  );
});

/** So soft that a small bitmap is enough. */
const LIGHT_PX = 640;

const Light = memo(function Light() {
  const height = Math.round((LIGHT_PX * SEA.height) / SEA.width);
  const { url } = useSprite(spriteCache, { kind: 'light' }, LIGHT_PX, height, { rank: RANK.light });
  return <SpriteImage url={url} box={SEA} />;
});

const Token = memo(function Token({
  hex,
  token,
  px,
  magnified,
}: Props & { readonly hex: string; readonly token: number }) {
  const width = widthFor(TOKEN_SIDE, finenessOf(boxOfPlace(hex), px, magnified));
  const detail = isCoarse(px) ? 'low' : 'full';
  const bitmap = useSprite(spriteCache, { kind: 'token', token, detail }, width, width, { rank: RANK.token });
  const [x, y] = pointOf(hex);
  const side = TOKEN_SIDE;
  const shown = urlOrFallback(bitmap, () => tokenPicture(token, detail), side);
  return shown && <image href={shown} x={x - side / 2} y={y - side / 2} width={side} height={side} />;
});
