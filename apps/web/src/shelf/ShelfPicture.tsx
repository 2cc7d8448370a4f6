import { useEffect, useRef, useState } from 'react';
import { asUrl } from '../bitmaps/as-url.ts';
import type { Shelved } from '../kept/shelf.ts';
import { useLooks } from './use-looks.ts';

/** The board of a game, drawn when it comes into sight. */
export function ShelfPicture({ game }: { readonly game: Shelved }) {
  const frame = useRef<HTMLSpanElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: '200px',
    });
    watch.observe(frame.current!);
    return () => watch.disconnect();
  }, []);
  return <span ref={frame}>{isSeen && <Drawn game={game} />}</span>;
}

function Drawn({ game }: { readonly game: Shelved }) {
  const svg = useLooks(game)?.svg;
  return svg && <img src={asUrl(svg)} alt="" draggable={false} />;
}
