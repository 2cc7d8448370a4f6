import { hrefOf } from '../../../address/address.ts';

/** The address of a moment of a table, in full: whoever may watch the table finds it there. `base`: of the page. */
export const momentLink = (game: string, at: number, base: string): string =>
  new URL(hrefOf({ game, at }), base).href;

/** What became of it: handed to something else on this device, copied, put away, or to be copied by hand. */
export type ShareResult = 'shared' | 'copied' | 'left' | 'shown';

/** Hands a link on: by what the device offers for that, or to be pasted. Without HTTPS browsers know neither. */
export async function shareUrl(url: string): Promise<ShareResult> {
  const isTouched = matchMedia('(pointer: coarse)').matches;
  if (isTouched && typeof navigator.share === 'function')
    try {
      await navigator.share({ url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'left';
    }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'shown';
  }
}
