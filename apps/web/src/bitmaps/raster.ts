import { useEffect, useMemo, useState } from 'react';
import { inTurn } from './in-turn.ts';

/** A URL under which the browser finds this text as an SVG image. The caller revokes it. */
export const svgUrl = (svg: string): string =>
  URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));

/** An SVG file as a blob URL of a bitmap of that size in device pixels. The caller revokes it. */
export async function rasterise(svg: string, width: number, height: number): Promise<string> {
  const source = svgUrl(svg);
  try {
    const image = await decoded(source);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(image, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
    if (!blob) throw new Error(`no bitmap of ${width} × ${height}`);
    return URL.createObjectURL(blob);
  } finally {
    URL.revokeObjectURL(source);
  }
}

async function decoded(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** Something to be painted when there is time. The same object is the same picture. */
export interface Drawing {
  /** The picture as an SVG file. */
  readonly svg: () => string;
  /** Lower ones are painted first; 0 if unsaid. */
  readonly rank?: number;
}

/** Its bitmap, ready to be shown at once. */
async function decodedBitmap({ svg }: Drawing, width: number, height: number): Promise<string> {
  const url = await rasterise(svg(), width, height);
  await decoded(url);
  return url;
}

/** A drawing that many places show, by a name that no other drawing of the page has. */
export interface NamedDrawing extends Drawing {
  readonly name: string;
}

interface Kept {
  readonly made: Promise<string | undefined>;
  /** Once it is made. */
  url?: string;
  /** Places that wait for it or show it. */
  wanted: number;
}
const kept = new Map<string, Kept>();

/** The URL of a bitmap that many places show: made once and kept. The former one stays until the next is ready. */
export function useKeptBitmap(drawing: NamedDrawing, width: number, height: number): string | undefined {
  const [shown, show] = useState(() => kept.get(keyOf(drawing, width, height))?.url);
  useEffect(() => {
    const bitmap = keptBitmap(drawing, width, height);
    bitmap.wanted++;
    const end = whenDone(bitmap.made, (url) => {
      if (url !== undefined) show(url);
    });
    return () => {
      bitmap.wanted--;
      end();
    };
  }, [drawing, width, height]);
  return shown;
}

const keyOf = ({ name }: NamedDrawing, width: number, height: number) => `${width} ${height} ${name}`;

function keptBitmap(drawing: NamedDrawing, width: number, height: number): Kept {
  const key = keyOf(drawing, width, height);
  const known = kept.get(key);
  if (known) return known;
  const isWanted = () => {
    if (bitmap.wanted === 0) kept.delete(key);
    return bitmap.wanted > 0;
  };
  const paint = async () => {
    bitmap.url = await decodedBitmap(drawing, width, height);
    return bitmap.url;
  };
  const bitmap: Kept = { made: inTurn(drawing, isWanted, paint), wanted: 0 };
  kept.set(key, bitmap);
  return bitmap;
}

/** The same for a small square picture that is known as text. */
export function useSharedBitmap(svg: string, px: number): string | undefined {
  const drawing = useMemo(() => ({ name: svg, svg: () => svg }), [svg]);
  return useKeptBitmap(drawing, px, px);
}

/** The URL of a bitmap that one place shows; the former one stays until the next is ready. */
export function useBitmap(drawing: Drawing, width: number, height: number): string | undefined {
  const [shown, show] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    const made = inTurn(
      drawing,
      () => isWanted,
      () => decodedBitmap(drawing, width, height),
    );
    const end = whenDone(made, (url) => {
      if (url !== undefined) show(url);
    });
    return () => {
      isWanted = false;
      end();
      // The next bitmap is decoded before it takes the place of this one; until then this one is on the screen.
      void made.then((url) => url && setTimeout(() => URL.revokeObjectURL(url), 4000)).catch(() => {});
    };
  }, [drawing, width, height]);
  return shown;
}

/** The same URL a little later, when its picture is decoded: swapping pictures then does not flicker. */
export function useDecoded(url: string): string {
  const [shown, show] = useState(url);
  useEffect(() => {
    if (url === shown) return;
    const image = new Image();
    image.src = url;
    return whenDone(
      image.decode().then(
        () => url,
        () => url,
      ),
      show,
    );
  }, [url, shown]);
  return shown;
}

/** Calls `then` unless the returned end came first. */
function whenDone<T>(promise: Promise<T>, then: (value: T) => void): () => void {
  let isOver = false;
  promise.then(
    (value) => {
      if (!isOver) then(value);
    },
    (error: unknown) => console.error(error),
  );
  return () => {
    isOver = true;
  };
}
