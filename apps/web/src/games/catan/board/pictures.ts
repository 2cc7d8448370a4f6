import type { HexView, View } from '@bastide/catan';
import { useMemo } from 'react';
import { type Picture, standalone } from '../../../art/pen/svg.ts';
import type { PieceLook } from '../../../art/seat-paint.ts';
import type { SeatColour } from '../../../art/seats.ts';
import type { Drawing, NamedDrawing } from '../../../bitmaps/raster.ts';
import {
  buildingMarkup,
  buildingPicture,
  HEX_FRAME,
  HEX_HEIGHT,
  islandBox,
  islandLight,
  islandPicture,
  type Resource,
  resourceCard,
  roadMarkup,
  roadPicture,
  robberMarkup,
  robberPicture,
  type Terrain,
  terrainSvg,
  tokenPicture,
} from '../art/index.ts';
import { angleOf, endsOf } from './places.ts';
import type { Place, PlaceKind } from './props.ts';

/** Device pixels per unit: widths of bitmaps are steps, so that a small zoom makes nothing anew. */
const STEP = 1.35;

/** The width in device pixels of a bitmap for something so many units wide; `px` is the height of a hex. */
export function widthFor(units: number, px: number, most = 2400): number {
  const wanted = (units / HEX_HEIGHT) * px;
  const steps = Math.ceil(Math.log(Math.max(wanted, 24) / 24) / Math.log(STEP) - 0.08);
  return Math.min(most, Math.round(24 * STEP ** steps));
}

/** Pixels across a hex below which it is drawn with less detail. */
const COARSE = 90;

/** What is painted first: the land, which says most; then the sea with its harbors; pieces are shown unpainted. */
const RANK = { land: -2, sea: -1, light: 1 } as const;

export interface Land {
  readonly terrain: Terrain;
  readonly variant: number;
}

export const terrainDrawing = ({ terrain, variant }: Land, px: number): NamedDrawing => ({
  name: `terrain ${terrain} ${variant}`,
  rank: RANK.land,
  svg: () => terrainSvg(terrain, px, { variant, detail: px < COARSE ? 'low' : 'full' }),
});
export { HEX_FRAME };

/** The box of the lowest and the highest layer, in units. */
export const SEA = islandBox();

/** Sea, coast and harbors; `isSmall` by the eye, not by device pixels: signs are then larger. */
export const seaDrawing = (harbors: View['harbors'], px: number, isSmall: boolean): Drawing => ({
  rank: RANK.sea,
  svg: () =>
    standalone(
      islandPicture({
        harbors: harbors.map(({ on, harbor }) => ({ harbor, ends: endsOf(on) })),
        detail: isSmall ? 'low' : 'full',
      }),
      px,
    ),
});

export const lightDrawing = (px: number): NamedDrawing => ({
  name: 'island light',
  rank: RANK.light,
  svg: () => standalone(islandLight(), px),
});

export function useTokenDrawing(token: NonNullable<HexView['token']>, isCoarse: boolean): NamedDrawing {
  return useMemo(() => {
    const detail = isCoarse ? 'low' : 'full';
    return {
      name: `token ${token} ${detail}`,
      svg: () => standalone(tokenPicture(token, detail), TOKEN_SIDE),
    };
  }, [token, isCoarse]);
}
export const isCoarse = (px: number): boolean => (px / HEX_HEIGHT) * HEX_FRAME.width < COARSE;

/** Sides of the square frames round tokens and pieces, in units; their middle is that of the frame. */
export const TOKEN_SIDE = 88;
export const PIECE_SIDE = 92;
/** The frame of the robber, from its foot. */
export const ROBBER_FRAME = { x: -32, y: -84, width: 64, height: 96 };

/** A road, settlement or city on its place; the robber for a hex. */
export function usePieceDrawing(kind: PlaceKind, colour: SeatColour, place: Place): NamedDrawing {
  const angle = kind === 'road' ? angleOf(place) : 0;
  return useMemo(() => {
    const picture: Picture =
      kind === 'hex'
        ? robberPicture()
        : kind === 'road'
          ? roadPicture(colour, angle)
          : buildingPicture(kind, colour);
    return { name: `piece ${kind} ${colour} ${angle}`, svg: () => standalone(picture, PIECE_SIDE) };
  }, [kind, colour, angle]);
}

/** The same as markup, round the middle of its place; the robber round its foot. */
export function pieceOf(kind: PlaceKind, colour: SeatColour, place: Place, look: PieceLook): string {
  if (kind === 'hex') return robberMarkup();
  return kind === 'road' ? roadMarkup(colour, angleOf(place), look) : buildingMarkup(kind, colour, look);
}

/** Shown as it is until there is a bitmap: only for small drawings. */
export const asItIs = ({ svg }: Drawing): string => `data:image/svg+xml,${encodeURIComponent(svg())}`;

export const cardDrawing = (card: Resource, px: number): NamedDrawing => ({
  name: `card ${card}`,
  svg: () => standalone(resourceCard(card), px),
});
