import { useEffect, useRef, useState } from 'react';
import { type SvgPicture, svgDataUrl, svgFile } from '../art/drawing/svg.ts';
import type { SpriteCache } from './sprite-cache.ts';
import { spriteKey } from './sprite-source.ts';

/** The URL of the picture; where it is missing, a drawing so many units wide. Undefined: neither as yet. */
export const urlOrFallback = (
  { url, isMissing }: Sprite,
  drawing: () => SvgPicture,
  wide: number,
): string | undefined => url ?? (isMissing ? svgDataUrl(svgFile(drawing(), wide)) : undefined);

export interface Sprite {
  readonly url: string | undefined;
  /** The page does well to draw something itself; it stays so when the picture comes after all. */
  readonly isMissing: boolean;
}

interface SpriteOptions {
  /** Lower ones are painted first; 0 if unsaid. */
  readonly rank?: number;
  /** After so many milliseconds it is missing; if unsaid, only where it cannot be had. */
  readonly patience?: number | undefined;
}

/** A picture so many device pixels wide and high; the former one stays until the next is ready. */
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
      else void decodeImage(url).then(() => show(url)); // swapping pictures then does not flicker
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
