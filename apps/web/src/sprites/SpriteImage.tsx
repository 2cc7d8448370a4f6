import { type ReactNode, useState } from 'react';
import type { Rect } from '../art/drawing/rect.ts';

interface Props {
  readonly url: string | undefined;
  readonly box: Rect;
  /** Shown until the picture is there. */
  readonly flat?: ReactNode;
  /** True to fade in; many at a time would keep the page busy. */
  readonly fades?: boolean;
}

/** An image in a drawing. It fades in over the flat version, unless it was ready before. */
export function SpriteImage({ url, box, flat, fades = true }: Props) {
  const [isWhole, setWhole] = useState(url !== undefined);
  // An image that appeared without fading does not fade later.
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
