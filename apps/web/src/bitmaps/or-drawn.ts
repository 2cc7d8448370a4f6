import { type SvgPicture, svgFile } from '../art/pen/svg.ts';
import { svgDataUrl } from './as-url.ts';
import type { Sprite } from './use-bitmap.ts';

/** Where the picture is; where it is missing, a drawing so many units wide. Undefined: neither as yet. */
export const urlOrFallback = (
  { url, isMissing }: Sprite,
  drawing: () => SvgPicture,
  wide: number,
): string | undefined => url ?? (isMissing ? svgDataUrl(svgFile(drawing(), wide)) : undefined);
