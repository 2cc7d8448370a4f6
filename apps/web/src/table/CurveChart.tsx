import './final.css';
import type { PointerEvent } from 'react';
import { useTranslator } from '../i18n/context.ts';
import { useTableBase, useTableUi } from './context.ts';
import { CURVE_BOX } from './curve-box.ts';
import { curveStepOf } from './replay.ts';

/** Each seat has a pattern of its own, so that lines are told apart without colour. */
const DASHES = ['none', '7 3', '2 3', '10 3 2 3', '5 2', '1 4'] as const;

/** Numbers at the ends of lines stay this far apart. */
const LABEL_GAP = 11;

/** The same heights, moved up as far as they would overlap. */
function spreadLabels(heights: readonly number[]): readonly number[] {
  const moved = [...heights];
  const order = heights.map((_, i) => i).sort((a, b) => heights[b]! - heights[a]!);
  for (let i = 1; i < order.length; i++)
    moved[order[i]!] = Math.min(moved[order[i]!]!, moved[order[i - 1]!]! - LABEL_GAP);
  return moved;
}

/** A step that has a letter. */
export interface CurveMark {
  readonly step: number;
  readonly letter: string;
}

interface Props {
  /** Points, or whatever else is compared, by seat, step by step. */
  readonly curve: readonly (readonly number[])[];
  readonly title: string;
  /** How many actions had been taken at the end of each step; of later ones nothing is known. */
  readonly at: readonly number[];
  /** The picture in a sentence, for the points at the end. */
  label(list: string): string;
  /** The height of the picture; as high as anybody came, if nothing else is said. */
  readonly most?: number;
  /** A value as it is written; whole, if nothing else is said. */
  readonly tell?: (value: number) => string;
  readonly marks?: readonly CurveMark[];
}

/** Points of each seat, step by step. In the replay a cursor stands at the moment looked at; a press moves it. */
export function CurveChart({ curve, at, title, label, most: height, tell = String, marks = [] }: Props) {
  const t = useTranslator();
  const { people, colours, setUi, moments } = useTableBase();
  const { names } = people;
  const past = useTableUi((ui) => ui.past);
  const cursor = past === undefined ? -1 : curveStepOf(at, past);
  const most = height ?? Math.max(10, ...curve.flat());
  const x = (i: number) =>
    CURVE_BOX.left +
    (i / Math.max(1, curve.length - 1)) * (CURVE_BOX.width - CURVE_BOX.left - CURVE_BOX.right);
  const y = (points: number) =>
    CURVE_BOX.height -
    CURVE_BOX.bottom -
    (points / most) * (CURVE_BOX.height - CURVE_BOX.bottom - CURVE_BOX.top);
  const last = curve.at(-1) ?? [];
  const apart = spreadLabels(last.map(y));
  const list = t.parts(last.map((points, seat) => t('answer.score', { name: names[seat]!, points })));
  const lines = [0, 0.5, 1].map((part) => Math.round((most * part) / 10) * 10);
  const lookAt = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const along =
      (((clientX - left) / width) * CURVE_BOX.width - CURVE_BOX.left) /
      (CURVE_BOX.width - CURVE_BOX.left - CURVE_BOX.right);
    const step = Math.max(0, Math.min(at.length - 1, Math.round(along * (curve.length - 1))));
    setUi({ past: moments.findLast((count) => count <= at[step]!) ?? moments[0] });
  };
  return (
    <section className="section curve">
      <h2>{title}</h2>
      {/* Who uses the keyboard has the slider of the replay. */}
      <svg
        onPointerDown={lookAt}
        onPointerMove={(event) => event.buttons > 0 && lookAt(event)}
        viewBox={`0 0 ${CURVE_BOX.width} ${CURVE_BOX.height}`}
        role="img"
        aria-label={label(list)}
      >
        {[...new Set(lines)].map((mark) => (
          <g key={mark} className="grid">
            <path d={`M${CURVE_BOX.left} ${y(mark)}H${CURVE_BOX.width - CURVE_BOX.right}`} />
            <text x={CURVE_BOX.left - 6} y={y(mark) + 4} textAnchor="end">
              {mark}
            </text>
          </g>
        ))}
        {marks.map(({ step, letter }) => (
          <g key={letter} className="mark">
            <path d={`M${x(step)} ${CURVE_BOX.top - 3}V${CURVE_BOX.height - CURVE_BOX.bottom}`} />
            <text x={x(step)} y={CURVE_BOX.top - 5} textAnchor="middle">
              {letter}
            </text>
          </g>
        ))}
        {cursor >= 0 && (
          <path
            className="cursor"
            d={`M${x(cursor)} ${CURVE_BOX.top - 6}V${CURVE_BOX.height - CURVE_BOX.bottom}`}
          />
        )}
        {names.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <g key={seat} className="line" data-colour={colours[seat]}>
            <path
              d={`M${curve.map((points, i) => `${x(i).toFixed(1)} ${y(points[seat]!).toFixed(1)}`).join('L')}`}
              strokeDasharray={DASHES[seat]}
            />
            {cursor >= 0 && <circle cx={x(cursor)} cy={y(curve[cursor]![seat]!)} r={3.5} />}
            <text x={CURVE_BOX.width - CURVE_BOX.right + 5} y={apart[seat]! + 4}>
              {last[seat] !== undefined && tell(last[seat])}
            </text>
          </g>
        ))}
      </svg>
    </section>
  );
}
