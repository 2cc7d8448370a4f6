import { formatNumber, formatPoint } from './paths.ts';
import type { Point } from './vectors.ts';

/** Returns a drawing as a data URL. */
export const svgDataUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Style of a path. A stroke without a fill leaves its inside open; widths in units. */
export interface PathStyle {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly dash?: string;
  readonly dashOffset?: number;
  /** Round caps and joins. */
  readonly round?: boolean;
  /** Round joins only. */
  readonly joined?: boolean;
}

export function attributes(paint: PathStyle): string {
  let text = '';
  const set = (name: string, value: string | number | undefined) => {
    if (value !== undefined) text += ` ${name}="${typeof value === 'number' ? formatDecimal(value) : value}"`;
  };
  set('fill', paint.fill ?? (paint.stroke === undefined ? undefined : 'none'));
  set('stroke', paint.stroke);
  set('stroke-width', paint.width);
  set('stroke-dasharray', paint.dash);
  set('stroke-dashoffset', paint.dashOffset);
  if (paint.round) text += ' stroke-linecap="round"';
  if (paint.round || paint.joined) text += ' stroke-linejoin="round"';
  set('opacity', paint.opacity);
  return text;
}

/** Two decimals at most, no leading zero. */
const formatDecimal = (value: number) => String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');

export const path = (d: string, paint: PathStyle): string =>
  d === '' ? '' : `<path d="${d}"${attributes(paint)}/>`;

export const ellipse = (centre: Point, rx: number, ry: number, paint: PathStyle): string =>
  `<ellipse cx="${formatNumber(centre[0])}" cy="${formatNumber(centre[1])}" rx="${formatNumber(rx)}" ry="${formatNumber(ry)}"${attributes(paint)}/>`;

export const group = (markup: string, transform: string): string =>
  `<g transform="${transform}">${markup}</g>`;

export const translate = (markup: string, to: Point, scale = 1): string =>
  group(markup, `translate(${formatPoint(to)})${scale === 1 ? '' : `scale(${formatDecimal(scale)})`}`);

/** A picture for any `<svg>`: its frame and its elements. */
export interface SvgPicture {
  /** `x y width height`, in units of the picture. */
  readonly viewBox: string;
  /** SVG elements without ids, so that a page may show a picture many times. */
  readonly markup: string;
}

/** Returns a picture as a complete SVG file. `px` is its width; the height follows from the frame. */
export function svgFile(picture: SvgPicture, px: number): string {
  const [, , width = 1, height = 1] = picture.viewBox.split(' ').map(Number);
  const size = `width="${px}" height="${formatNumber((px * height) / width)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${picture.viewBox}" ${size}>${picture.markup}</svg>`;
}
