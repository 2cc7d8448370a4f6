import type { View } from '@bastide/catan';
import { memo, type ReactNode, useMemo, useState } from 'react';
import type { Box } from '../../../art/pen/box.ts';
import { useBitmap, useKeptBitmap } from '../../../bitmaps/raster.ts';
import { hexPath, STANDARD_ISLAND, terrainColour, variantsOf } from '../art/index.ts';
import {
  asItIs,
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

/** The flat sea and land, seen until there is a picture: they lie under it and reach nowhere beyond. */
const SEA_OUTLINE = hexPath({ q: 0, r: 0 });
const SAND = STANDARD_ISLAND.map((hex) => hexPath(hex)).join('');
const FLAT = hexPath({ q: 0, r: 0 }, 0.94);

function Sea({ harbors, px }: Props & { readonly harbors: View['harbors'] }) {
  const width = widthFor(SEA.width, px);
  const height = Math.round((width * SEA.height) / SEA.width);
  const isSmall = isCoarse(px / devicePixelRatio);
  const drawing = useMemo(() => seaDrawing(harbors, width, isSmall), [harbors, width, isSmall]);
  const url = useBitmap(drawing, width, height);
  const flat = (
    <g className="island-flat">
      <path className="sea" d={SEA_OUTLINE} transform="rotate(30) scale(4.9)" />
      <path className="sand" d={SAND} />
    </g>
  );
  return <Painted url={url} box={SEA} flat={flat} />;
}

interface Picture {
  readonly url: string | undefined;
  readonly box: Box;
  /** Shown until the picture is there. */
  readonly flat?: ReactNode;
}

/** A picture that fades in over what is flat, unless it was ready before. */
function Painted({ url, box, flat }: Picture) {
  const [isWhole, setWhole] = useState(url !== undefined);
  return (
    <>
      {!isWhole && flat}
      {url !== undefined && (
        <image
          className={isWhole ? undefined : 'island-late'}
          href={url}
          {...box}
          preserveAspectRatio="none"
          onAnimationEnd={() => setWhole(true)}
        />
      )}
    </>
  );
}

const Hex = memo(function Hex({ hex, terrain, variant, px }: Props & Land & { readonly hex: string }) {
  const width = widthFor(HEX_FRAME.width, px);
  const height = Math.round((width * HEX_FRAME.height) / HEX_FRAME.width);
  const drawing = useMemo(() => terrainDrawing({ terrain, variant }, width), [terrain, variant, width]);
  const url = useKeptBitmap(drawing, width, height);
  const [x, y] = pointOf(hex);
  return (
    <Painted
      url={url}
      box={{ ...HEX_FRAME, x: x + HEX_FRAME.x, y: y + HEX_FRAME.y }}
      flat={<path d={FLAT} fill={terrainColour(terrain)} transform={`translate(${x} ${y})`} />}
    />
  );
});

/** So soft that a small bitmap will do. */
const LIGHT_PX = 640;

const Light = memo(function Light() {
  const drawing = useMemo(() => lightDrawing(LIGHT_PX), []);
  const url = useKeptBitmap(drawing, LIGHT_PX, Math.round((LIGHT_PX * SEA.height) / SEA.width));
  return <Painted url={url} box={SEA} />;
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
