import { useEffect, useRef, useState } from 'react';
import { type SvgPicture, svgDataUrl, svgFile } from '../art/drawing/svg.ts';
import type { SpriteCache } from './sprite-cache.ts';
import { spriteKey } from './sprite-key.ts';

/**
 * Returns the URL of a sprite; for a missing one, the URL of a drawing that many units wide. Undefined: neither is
 * ready.
 */
export const urlOrFallback = (
  { url, isMissing }: Sprite,
  drawing: () => SvgPicture,
  wide: number,
): string | undefined => url ?? (isMissing ? svgDataUrl(svgFile(drawing(), wide)) : undefined);

export interface Sprite {
  readonly url: string | undefined;
  /** True if the page should draw something itself; it stays true if the sprite comes after all. */
  readonly isMissing: boolean;
}

interface SpriteOptions {
  /** Smaller ranks are painted first; default 0. */
  readonly rank?: number;
  /** Milliseconds after which it counts as missing; default: only when it cannot be painted. */
  readonly patience?: number | undefined;
}

/** A sprite of that size in device pixels; the old one stays until the new one is ready. */
export function useSprite<Subject>(
  studio: SpriteCache<Subject>,
  subject: Subject,
  width: number,
  height: number,
  { rank = 0, patience }: SpriteOptions = {},
): Sprite {
  const name = spriteKey(subject, width, height);
  const [shown, setShown] = useState(() => studio.url(name));
  const [isMissing, setMissing] = useState(false);
  const latest = useRef(shown);
  useEffect(() => {
    let isOver = false;
    const show = (url: string) => {
      if (isOver) return;
      latest.current = url;
      setShown(url);
    };
    const miss = () => latest.current === undefined && setMissing(true);
    const end = studio.subscribe(name, rank, (url) => {
      if (url === undefined) miss();
      else if (latest.current === undefined || latest.current === url) show(url);
      else void decodeImage(url).then(() => show(url)); // Swapping images then does not flicker.
    });
    const timer = patience === undefined ? undefined : setTimeout(miss, patience);
    return () => {
      isOver = true;
      clearTimeout(timer);
      end();
    };
  }, [studio, name, rank, patience]);
  return { url: shown, isMissing };
}

async function decodeImage(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  await image.decode().catch(() => {});
}
