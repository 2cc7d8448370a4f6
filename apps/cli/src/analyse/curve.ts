import type { Translator } from '../i18n/translator.ts';
import { escapeHtml } from '../shell/html.ts';
import { percent, seatIn } from './format.ts';
import type { Analysis } from './report.ts';

const WIDTH = 640;
const HEIGHT = 260;
const LEFT = 68;
const TOP = 30;
const RIGHT = 12;
const BOTTOM = 28;
/** Least distance between two letters. */
const APART = 18;

/** Dash pattern of each seat's line, so that lines differ without colour. */
export const DASHES = ['none', '9 4', '2 3', '12 3 2 3', '5 2', '1 4', '14 5', '6 2 2 2 2 2'] as const;

/**
 * Draws the chances to win during the game, with a line for each seat; letters at the top mark the turning points.
 */
export function curveSvg(analysis: Analysis, words: Translator): string {
  const { curve, turns, actions } = analysis;
  const x = (at: number) => (LEFT + (at / Math.max(1, actions)) * (WIDTH - LEFT - RIGHT)).toFixed(1);
  const y = (chance: number) => (HEIGHT - BOTTOM - chance * (HEIGHT - BOTTOM - TOP)).toFixed(1);
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<path class="grid" d="M${LEFT} ${y(share)}H${WIDTH - RIGHT}"/>` +
      `<text x="${LEFT - 6}" y="${Number(y(share)) + 4}" text-anchor="end">${escapeHtml(percent(words, share).replace(/[.,]0/, ''))}</text>`,
  );
  const lines = (curve[0] ?? []).map((_, seat) => {
    const path = curve.map((chances, at) => `${x(at)} ${y(chances[seat]!)}`).join('L');
    return `<path class="line s${seat}" stroke-dasharray="${DASHES[seat % DASHES.length]}" d="M${path}"/>`;
  });
  let right = 0;
  const marks = turns.map(({ at }, i) => {
    right = Math.max(right + APART, Number(x(at + 1)));
    return (
      `<path class="turn" d="M${right} ${TOP - 8}L${x(at + 1)} ${TOP}V${HEIGHT - BOTTOM}"/>` +
      `<text class="letter" x="${right}" y="${TOP - 12}" text-anchor="middle">${letterOf(i)}</text>`
    );
  });
  const foot = `<text x="${LEFT}" y="${HEIGHT - 8}">0</text><text x="${WIDTH - RIGHT}" y="${HEIGHT - 8}" text-anchor="end">${actions}</text>`;
  const last = (curve.at(-1) ?? []).map(
    (chance, seat) => `${seatIn(analysis, seat)} ${percent(words, chance)}`,
  );
  const label = words('analyse.curveLabel', { list: words.parts(last) });
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeHtml(label)}">${[...grid, ...marks, ...lines].join('')}${foot}</svg>`;
}

/** Returns the letter of a turning point, in the order of play. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index);
