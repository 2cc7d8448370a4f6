/** Packages that d3-zoom imports only for transitions. */
const TRANSITION_PACKAGES = ['d3-transition', 'd3-interpolate'];
const STUB_ID = '\0still';

/**
 * The parts of them that d3-zoom uses without transitions: it interrupts them before it moves, and interpolates from
 * view to view.
 */
const CODE = `
import { selection } from 'd3-selection';
selection.prototype.interrupt = function () { return this; };
export const interrupt = () => {};
export const interpolateZoom = undefined;
`;

/**
 * Leaves transitions out of the build, with their colours, curves and timers. d3-zoom starts one only at a double
 * click or when it receives one; the camera moves the board itself and does neither.
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
