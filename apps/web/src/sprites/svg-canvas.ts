import type { Rect } from '../art/drawing/rect.ts';
import { must } from '../must.ts';

/**
 * Paints our SVG drawings on a canvas, because a worker has no other way to render SVG. It supports the part of SVG
 * that our drawings use; anything else throws, so that no drawing loses a part unnoticed.
 */
export type CanvasContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A new canvas of that size to paint on. */
export type CreateCanvas = (width: number, height: number) => CanvasContext;

interface SvgNode {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: SvgNode[];
}

/** Style that children inherit. */
interface InheritedStyle {
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
  readonly dash: string;
  readonly dashOffset: number;
  readonly cap: CanvasLineCap;
  readonly join: CanvasLineJoin;
}

const DEFAULT_STYLE: InheritedStyle = {
  fill: '#000',
  stroke: 'none',
  width: 1,
  dash: 'none',
  dashOffset: 0,
  cap: 'butt',
  join: 'miter',
};

const SHAPE_TAGS = ['path', 'ellipse', 'circle'];

/** Paints an SVG file into a box of a canvas, in its pixels. */
export function drawSvg(context: CanvasContext, svg: string, box: Rect, newSheet: CreateCanvas): void {
  const root = parseSvg(svg);
  new SvgRenderer(context, nodesById(root), newSheet).paintFrame(root, box, DEFAULT_STYLE);
}

function nodesById(root: SvgNode): ReadonlyMap<string, SvgNode> {
  const known = new Map<string, SvgNode>();
  const look = (element: SvgNode) => {
    const id = element.attributes.get('id');
    if (id !== undefined) known.set(id, element);
    element.children.forEach(look);
  };
  look(root);
  return known;
}

class SvgRenderer {
  #context: CanvasContext;
  readonly #known: ReadonlyMap<string, SvgNode>;
  readonly #newSheet: CreateCanvas;

  constructor(context: CanvasContext, known: ReadonlyMap<string, SvgNode>, newSheet: CreateCanvas) {
    this.#context = context;
    this.#known = known;
    this.#newSheet = newSheet;
  }

  /** Paints an element with a `viewBox` into the box, clipped to it. */
  paintFrame({ attributes, children }: SvgNode, box: Rect, ink: InheritedStyle): void {
    const [left = 0, top = 0, width = 1, height = 1] = attributeOf(attributes, 'viewBox')
      .split(' ')
      .map(Number);
    const context = this.#context;
    context.save();
    context.translate(box.x, box.y);
    context.scale(box.width / width, box.height / height);
    context.translate(-left, -top);
    context.beginPath();
    context.rect(left, top, width, height);
    context.clip();
    for (const child of children) this.#paint(child, ink);
    context.restore();
  }

  #paint(element: SvgNode, above: InheritedStyle): void {
    const { name, attributes, children } = element;
    if (name === 'defs' || name === 'clipPath' || name === 'linearGradient') return;
    const ink = inheritStyle(attributes, above);
    const opacity = Number(attributes.get('opacity') ?? 1);
    const context = this.#context;
    const [transform, clip] = [attributes.get('transform'), attributes.get('clip-path')];
    const isMoved = transform !== undefined || clip !== undefined || name === 'use';
    if (isMoved) context.save();
    if (transform !== undefined) applyTransform(context, transform);
    if (clip !== undefined) context.clip(this.#clip(clip));
    if (SHAPE_TAGS.includes(name)) this.#shape(toPath2D(name, attributes), ink, opacity, attributes);
    else if (name === 'svg') this.paintFrame(element, rectOf(attributes), ink);
    else if (name === 'use') {
      context.translate(Number(attributes.get('x') ?? 0), Number(attributes.get('y') ?? 0));
      this.#together(opacity, [this.#element(attributeOf(attributes, 'href').slice(1))], ink);
    } else if (name === 'g') this.#together(opacity, children, ink);
    else throw new Error(`the brush knows no <${name}>`);
    if (isMoved) context.restore();
  }

  /** Paints transparent elements together, so that they do not shine through each other where they overlap. */
  #together(opacity: number, elements: readonly SvgNode[], ink: InheritedStyle): void {
    if (opacity === 1) {
      for (const element of elements) this.#paint(element, ink);
      return;
    }
    const [only] = elements;
    // A single stroke or fill needs no separate canvas.
    if (
      elements.length === 1 &&
      only &&
      SHAPE_TAGS.includes(only.name) &&
      !only.attributes.has('transform')
    ) {
      const own = inheritStyle(only.attributes, ink);
      const through = opacity * Number(only.attributes.get('opacity') ?? 1);
      this.#shape(toPath2D(only.name, only.attributes), own, through, only.attributes);
      return;
    }
    this.#through(opacity, () => {
      for (const element of elements) this.#paint(element, ink);
    });
  }

  #through(opacity: number, paint: () => void): void {
    const below = this.#context;
    const { width, height } = below.canvas;
    const sheet = this.#newSheet(width, height);
    sheet.setTransform(below.getTransform());
    this.#context = sheet;
    paint();
    this.#context = below;
    below.save();
    below.setTransform(1, 0, 0, 1, 0, 0);
    below.globalAlpha = opacity;
    below.drawImage(sheet.canvas, 0, 0);
    below.restore();
  }

  #shape(shape: Path2D, ink: InheritedStyle, opacity: number, attributes: ReadonlyMap<string, string>): void {
    const fills = ink.fill !== 'none';
    const strokes = ink.stroke !== 'none' && ink.width > 0;
    if (fills && strokes && opacity !== 1) {
      this.#through(opacity, () => this.#shape(shape, ink, 1, attributes));
      return;
    }
    const context = this.#context;
    const alpha = (name: string) => opacity * Number(attributes.get(name) ?? 1);
    if (fills) {
      context.globalAlpha = alpha('fill-opacity');
      context.fillStyle = this.#paintOf(ink.fill);
      context.fill(shape);
    }
    if (strokes) {
      context.globalAlpha = alpha('stroke-opacity');
      context.strokeStyle = this.#paintOf(ink.stroke);
      context.lineWidth = ink.width;
      context.lineCap = ink.cap;
      context.lineJoin = ink.join;
      context.miterLimit = 4; // Same default as in SVG.
      context.setLineDash(ink.dash === 'none' ? [] : ink.dash.split(/[ ,]+/).map(Number));
      context.lineDashOffset = ink.dashOffset;
      context.stroke(shape);
    }
    context.globalAlpha = 1;
  }

  #element(id: string): SvgNode {
    const found = this.#known.get(id);
    if (!found) throw new Error(`nothing is called #${id}`);
    return found;
  }

  /** Returns a colour, or the gradient of `url(#id)`. */
  #paintOf(paint: string): string | CanvasGradient {
    if (!paint.startsWith('url(')) return paint;
    const { attributes, children } = this.#element(idOfUrl(paint));
    const at = (name: string) => Number(attributes.get(name));
    const gradient = this.#context.createLinearGradient(at('x1'), at('y1'), at('x2'), at('y2'));
    for (const { attributes: stop } of children)
      gradient.addColorStop(
        Number(stop.get('offset')),
        attributeOf(stop, 'stop-color') + hexByte(Number(stop.get('stop-opacity') ?? 1)),
      );
    return gradient;
  }

  #clip(clip: string): Path2D {
    const whole = new Path2D();
    for (const child of this.#element(idOfUrl(clip)).children) {
      const { name, attributes } =
        child.name === 'use' ? this.#element(attributeOf(child.attributes, 'href').slice(1)) : child;
      whole.addPath(toPath2D(name, attributes));
    }
    return whole;
  }
}

const attributeOf = (attributes: ReadonlyMap<string, string>, name: string): string =>
  must(attributes.get(name), `an element has its ${name}`);

const idOfUrl = (url: string): string => url.slice('url(#'.length, -1);
const hexByte = (part: number): string =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, '0');

function inheritStyle(attributes: ReadonlyMap<string, string>, above: InheritedStyle): InheritedStyle {
  let ink: { -readonly [Name in keyof InheritedStyle]: InheritedStyle[Name] } | undefined;
  const own = () => (ink ??= { ...above });
  for (const [name, value] of attributes)
    switch (name) {
      case 'fill':
        own().fill = value;
        break;
      case 'stroke':
        own().stroke = value;
        break;
      case 'stroke-width':
        own().width = Number(value);
        break;
      case 'stroke-dasharray':
        own().dash = value;
        break;
      case 'stroke-dashoffset':
        own().dashOffset = Number(value);
        break;
      case 'stroke-linecap':
        own().cap = value as CanvasLineCap;
        break;
      case 'stroke-linejoin':
        own().join = value as CanvasLineJoin;
        break;
      default:
        if (!GEOMETRY_ATTRIBUTES.has(name)) throw new Error(`the brush knows no ${name}="${value}"`);
    }
  return ink ?? above;
}

/** Attributes for geometry and opacity; all others define paint. */
const GEOMETRY_ATTRIBUTES = new Set(
  'id d viewBox x y cx cy r rx ry width height href transform opacity fill-opacity stroke-opacity clip-path'.split(
    ' ',
  ),
);

function rectOf(attributes: ReadonlyMap<string, string>): Rect {
  const at = (name: string) => Number(attributes.get(name) ?? 0);
  return { x: at('x'), y: at('y'), width: at('width'), height: at('height') };
}

function toPath2D(name: string, attributes: ReadonlyMap<string, string>): Path2D {
  if (name === 'path') return new Path2D(attributes.get('d'));
  const at = (key: string, usual = 0) => Number(attributes.get(key) ?? usual);
  const path = new Path2D();
  path.ellipse(at('cx'), at('cy'), at('rx', at('r')), at('ry', at('r')), 0, 0, 2 * Math.PI);
  return path;
}

function applyTransform(context: CanvasContext, transform: string): void {
  for (const [, name, list = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c = 0] = [...list.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    if (name === 'translate') context.translate(a, b ?? 0);
    else if (name === 'scale') context.scale(a, b ?? a);
    else if (name === 'rotate') {
      context.translate(b ?? 0, c);
      context.rotate((a * Math.PI) / 180);
      context.translate(-(b ?? 0), -c);
    } else throw new Error(`the brush knows no ${transform}`);
  }
}

/** Parses markup as our drawings write it: no text, no comments, only double quotes. */
function parseSvg(markup: string): SvgNode {
  const root: SvgNode = { name: '', attributes: new Map(), children: [] };
  const open: SvgNode[] = [root];
  for (const [, end, name = '', inside = '', closes] of markup.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    if (end) {
      open.pop();
      continue;
    }
    const attributes = new Map<string, string>();
    for (const [, key = '', value = ''] of inside.matchAll(/([\w:-]+)="([^"]*)"/g))
      attributes.set(key, value);
    const element: SvgNode = { name, attributes, children: [] };
    must(open.at(-1), 'tags are closed in the order of their opening').children.push(element);
    if (!closes) open.push(element);
  }
  return must(root.children[0], 'markup has an element');
}
