import { useEffect, useRef, useState } from 'react';
import { svgDataUrl } from '../bitmaps/as-url.ts';
import type { StoredGame } from '../kept/shelf.ts';
import { usePreview } from './use-looks.ts';

/** The board of a game, drawn when it comes into sight. */
export function PreviewImage({ game }: { readonly game: StoredGame }) {
  const frame = useRef<HTMLSpanElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: '200px',
    });
    watch.observe(frame.current!);
    return () => watch.disconnect();
  }, []);
  return <span ref={frame}>{isSeen && <LoadedPreview game={game} />}</span>;
}

function LoadedPreview({ game }: { readonly game: StoredGame }) {
  const svg = usePreview(game)?.svg;
  return svg && <img src={svgDataUrl(svg)} alt="" draggable={false} />;
}
