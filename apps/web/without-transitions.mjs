/** What d3-zoom imports for the sake of transitions alone. */
const TRANSITION_PACKAGES = ['d3-transition', 'd3-interpolate'];
const STUB_ID = '\0still';

/** What it asks of them where there are none: to interrupt them before it moves, and a path from view to view. */
const CODE = `
import { selection } from 'd3-selection';
selection.prototype.interrupt = function () { return this; };
export const interrupt = () => {};
export const interpolateZoom = undefined;
`;

/**
 * Leaves transitions out of the build, with their colours, curves and timers. d3-zoom starts one at a double click or
 * when it is handed one; the camera, which moves the board itself, does neither.
 */
export function withoutTransitions() {
  return {
    name: 'bastide-still',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (TRANSITION_PACKAGES.includes(source) ? STUB_ID : undefined),
    load: (id) => (id === STUB_ID ? CODE : undefined),
  };
}
