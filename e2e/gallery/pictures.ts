import { createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import pixelmatch from 'pixelmatch';

/** Quality of WebP: letters stay sharp, and a picture has some 60 KB. */
const QUALITY = 80;

/** Returns a screenshot as the gallery keeps it. */
export const encode = async (png: Buffer): Promise<Buffer> =>
  canvasOf(await loadImage(png)).encode('webp', QUALITY);

function canvasOf(image: Image) {
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas;
}

interface Comparison {
  /** Width and height of both. */
  readonly sizes: readonly (readonly [width: number, height: number])[];
  /** Part of the pixels that differ; 1 if the sizes do. */
  readonly share: number;
  /** Picture that shows them, as PNG. */
  readonly difference: Buffer;
}

/** Compares two pictures of the gallery. */
export async function compare(...files: readonly [Buffer, Buffer]): Promise<Comparison> {
  const canvases = (await Promise.all(files.map((file) => loadImage(file)))).map(canvasOf);
  const [a, b] = canvases.map((canvas) => {
    const { width, height } = canvas;
    return canvas.getContext('2d').getImageData(0, 0, width, height);
  });
  const sizes = canvases.map(({ width, height }) => [width, height] as const);
  const { width, height } = a!;
  if (width !== b!.width || height !== b!.height) return { sizes, share: 1, difference: files[1] };
  const shown = createCanvas(width, height);
  const sheet = shown.getContext('2d');
  const marked = sheet.createImageData(width, height);
  const count = pixelmatch(a!.data, b!.data, marked.data, width, height);
  sheet.putImageData(marked, 0, 0);
  return { sizes, share: count / (width * height), difference: await shown.encode('png') };
}
