import type { HexView, View } from '@bastide/catan';
import { memo, useMemo } from 'react';
import { hexPath, STANDARD_ISLAND, variantsOf } from '../../art/catan/index.ts';
import { useBitmap, useKeptBitmap } from '../../board/raster.ts';
import {
  asItIs,
  flatTerrainSvg,
  HEX_FRAME,
  isCoarse,
  type Land,
  lightDrawing,
  SEA,
  seaDrawing,
  TOKEN_SIDE,
  terrainDrawing,
  useTokenDrawing,
  widthFor,
} from './pictures.ts';
import { pointOf } from './places.ts';

interface Props {
  /** Width of 240 units in device pixels. */
  readonly px: number;
}

/** Everything under the pieces: sea and coast, land, sunlight, number tokens. */
export const Ground = memo(function Ground({
  hexes,
  harbors,
  px,
}: Props & { readonly hexes: View['hexes']; readonly harbors: View['harbors'] }) {
  const variants = variantsOf(hexes.map(({ terrain }) => terrain));
  return (
    <g>
      <Sea harbors={harbors} px={px} />
      {hexes.map(({ hex, terrain }, i) => (
        <Hex key={hex} hex={hex} terrain={terrain} variant={variants[i]!} px={px} />
      ))}
      <Light />
      {hexes.map(({ hex, token }) => token !== null && <Token key={hex} hex={hex} token={token} px={px} />)}
    </g>
  );
});

/** The flat sea and land are shown until there is a picture. */
const SEA_OUTLINE = hexPath({ q: 0, r: 0 });
const LAND = STANDARD_ISLAND.map((hex) => hexPath(hex)).join('');

function Sea({ harbors, px }: Props & { readonly harbors: View['harbors'] }) {
  const width = widthFor(SEA.width, px);
  const height = Math.round((width * SEA.height) / SEA.width);
  const drawing = useMemo(() => seaDrawing(harbors, width), [harbors, width]);
  const url = useBitmap(drawing, width, height);
  if (url) return <image href={url} {...SEA} preserveAspectRatio="none" />;
  return (
    <g className="island-flat">
      <path className="sea" d={SEA_OUTLINE} transform="rotate(30) scale(5.3)" />
      <path className="sand" d={LAND} />
    </g>
  );
}

const Hex = memo(function Hex({ hex, terrain, variant, px }: Props & Land & { readonly hex: string }) {
  const width = widthFor(HEX_FRAME.width, px);
  const height = Math.round((width * HEX_FRAME.height) / HEX_FRAME.width);
  const drawing = useMemo(() => terrainDrawing({ terrain, variant }, width), [terrain, variant, width]);
  const url = useKeptBitmap(drawing, width, height) ?? flatUrl(terrain);
  const [x, y] = pointOf(hex);
  return (
    <image
      href={url}
      x={x + HEX_FRAME.x}
      y={y + HEX_FRAME.y}
      width={HEX_FRAME.width}
      height={HEX_FRAME.height}
      preserveAspectRatio="none"
    />
  );
});

const flatUrl = (terrain: HexView['terrain']): string =>
  `data:image/svg+xml,${encodeURIComponent(flatTerrainSvg(terrain))}`;

/** So soft that a small bitmap will do. */
const LIGHT_PX = 640;

const Light = memo(function Light() {
  const drawing = useMemo(() => lightDrawing(LIGHT_PX), []);
  const url = useKeptBitmap(drawing, LIGHT_PX, Math.round((LIGHT_PX * SEA.height) / SEA.width));
  return url && <image href={url} {...SEA} preserveAspectRatio="none" />;
});

const Token = memo(function Token({
  hex,
  token,
  px,
}: Props & { readonly hex: string; readonly token: number }) {
  const width = widthFor(TOKEN_SIDE, px);
  const drawing = useTokenDrawing(token, isCoarse(px));
  const url = useKeptBitmap(drawing, width, width) ?? asItIs(drawing);
  const [x, y] = pointOf(hex);
  const side = TOKEN_SIDE;
  return <image href={url} x={x - side / 2} y={y - side / 2} width={side} height={side} />;
});
