import { useEffect, useRef, useState } from 'react';
import { pictureName } from './painting.ts';
import type { Studio } from './studio.ts';

/**
 * The URL of a picture so many device pixels wide and high; the former one stays until the next is ready. Lower ranks are
 * painted first; 0 if unsaid.
 */
export function useBitmap<Subject>(
  studio: Studio<Subject>,
  subject: Subject,
  width: number,
  height: number,
  rank = 0,
): string | undefined {
  const name = pictureName(subject, width, height);
  const [shown, setShown] = useState(() => studio.url(name));
  const latest = useRef(shown);
  useEffect(() => {
    let isOver = false;
    const show = (url: string) => {
      if (isOver) return;
      latest.current = url;
      setShown(url);
    };
    const end = studio.watch(name, rank, (url) => {
      if (latest.current === undefined || latest.current === url) show(url);
      else void decoded(url).then(() => show(url)); // swapping pictures then does not flicker
    });
    return () => {
      isOver = true;
      end();
    };
  }, [studio, name, rank]);
  return shown;
}

async function decoded(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  await image.decode().catch(() => {});
}
