import { type Picture, standalone } from '../art/pen/svg.ts';
import { asUrl } from './as-url.ts';
import type { Bitmap } from './use-bitmap.ts';

/** Where the picture is; where it is missing, a drawing so many units wide. Undefined: neither as yet. */
export const orDrawn = (
  { url, isMissing }: Bitmap,
  drawing: () => Picture,
  wide: number,
): string | undefined => url ?? (isMissing ? asUrl(standalone(drawing(), wide)) : undefined);
