import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Rect } from '../art/drawing/rect.ts';
import { must } from '../must.ts';
import { Camera } from './camera.ts';
import type { ZoomLimits } from './framing.ts';

/** Widths of a tile or hex in CSS pixels: below the first, marks are heavier; above the second, finer. */
const FAR_PX = 60;
const CLOSE_PX = 150;

export interface CameraRefs {
  readonly camera: RefObject<Camera | undefined>;
  /** The element with the gestures, the picture in it, and the layer over the picture. */
  readonly host: RefObject<HTMLDivElement | null>;
  readonly scene: RefObject<SVGGElement | null>;
  readonly over: RefObject<HTMLDivElement | null>;
  /** Width of a tile or hex in device pixels, as of the last time the board came to rest. */
  readonly px: number;
  /** The part of the board in sight then, in its units; `isCut`: it is not all of it. */
  readonly visible: VisiblePart | undefined;
}

interface VisiblePart extends Rect {
  readonly isCut: boolean;
}

/** Returns the camera of a board that is drawn. */
export const cameraOf = ({ camera }: Pick<CameraRefs, 'camera'>): Camera =>
  must(camera.current, 'a board that is drawn has a camera');

/** Returns the element of a board that is drawn. */
export const hostOf = ({ host }: Pick<CameraRefs, 'host'>): HTMLDivElement =>
  must(host.current, 'a board that is drawn has an element');

/**
 * Sets up the camera and writes its view straight to the elements.
 */
export function useCamera(lens: ZoomLimits): CameraRefs {
  const camera = useRef<Camera>(undefined);
  const host = useRef<HTMLDivElement>(null);
  const scene = useRef<SVGGElement>(null);
  const over = useRef<HTMLDivElement>(null);
  const [px, setPx] = useState(128);
  const [visible, setSeen] = useState<VisiblePart>();

  useLayoutEffect(() => {
    const element = hostOf({ host });
    const made = new Camera(
      element,
      ({ k, x, y }) => {
        // Whole pixels keep pictures sharp and without seams.
        const [left, top] = [Math.round(x), Math.round(y)];
        scene.current?.setAttribute('transform', `translate(${left} ${top}) scale(${k})`);
        if (over.current) over.current.style.cssText = `--k:${k};--left:${left};--top:${top}`;
      },
      ({ k, x, y }) => {
        const wide = k * lens.unit;
        setPx(wide * devicePixelRatio);
        const { clientWidth, clientHeight } = element;
        const { isCut } = made;
        setSeen({ x: -x / k, y: -y / k, width: clientWidth / k, height: clientHeight / k, isCut });
        element.dataset.zoom = wide < FAR_PX ? 'far' : wide > CLOSE_PX ? 'close' : 'near';
      },
      lens,
    );
    camera.current = made;
    const resized = new ResizeObserver(() => made.resize());
    resized.observe(element);
    return () => {
      resized.disconnect();
      made.dispose();
    };
  }, [lens]);

  return { camera, host, scene, over, px, visible };
}
