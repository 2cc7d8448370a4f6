import { type ReactNode, useState } from 'react';
import type { Rect } from '../art/drawing/rect.ts';

interface Props {
  readonly url: string | undefined;
  readonly box: Rect;
  /** Shown until the picture is there. */
  readonly flat?: ReactNode;
  /** Whether it fades in: many at a time would keep the page busy. */
  readonly fades?: boolean;
}

/** A picture in a drawing that fades in over what is flat, unless it was ready before. */
export function SpriteImage({ url, box, flat, fades = true }: Props) {
  const [isWhole, setWhole] = useState(url !== undefined);
  // What came without fading does not fade later.
  if (url !== undefined && !fades && !isWhole) setWhole(true);
  const isFading = url !== undefined && !isWhole && fades;
  return (
    <>
      {(url === undefined || isFading) && flat}
      {url !== undefined && (
        <image
          className={isFading ? 'painted-late' : undefined}
          href={url}
          {...box}
          preserveAspectRatio="none"
          onAnimationEnd={() => setWhole(true)}
        />
      )}
    </>
  );
}
