import './final.css';
import type { PointerEvent } from 'react';
import { SEAT_PAINT, type SeatColour } from '../art/seat-paint.ts';
import { useTranslator } from '../i18n/context.ts';
import { itemAt } from '../must.ts';
import { useTableBase, useTableUi } from './context.ts';
import { CURVE_BOX } from './curve-box.tsx';
import { curveStepOf } from './replay.ts';

/** Each seat has a pattern of its own, so that lines are told apart without colour. */
const DASHES = ['none', '7 3', '2 3', '10 3 2 3', '5 2', '1 4'] as const;

/** Numbers at the ends of lines stay this far apart. */
const LABEL_GAP = 11;

/** Returns the same heights, moved apart where they would overlap, as near as possible and inside of the picture. */
export function spreadLabels(heights: readonly number[]): readonly number[] {
  const moved = [...heights];
  const fromBelow = [...heights.entries()].sort(([, a], [, b]) => b - a);
  let above = Number.POSITIVE_INFINITY;
  for (const [seat, height] of fromBelow) {
    above = Math.min(height, above - LABEL_GAP);
    moved[seat] = above;
  }
  // Those that were pushed over the top come down again, and push the others.
  let below = CURVE_BOX.top - 4;
  for (const [seat] of fromBelow.reverse()) {
    const height = Math.max(itemAt(moved, seat), below);
    moved[seat] = height;
    below = height + LABEL_GAP;
  }
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
  /** Number of actions taken at the end of each step; of later ones nothing is known. */
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
  const { people, setUi, moments } = useTableBase();
  const past = useTableUi((ui) => ui.past);
  const cursor = past === undefined ? -1 : curveStepOf(at, past);
  // Up to a line of the grid, so that its number is in the picture.
  const scale = scaleOf(curve, height ?? Math.ceil(Math.max(10, ...curve.flat()) / 10) * 10);
  const last = curve.at(-1) ?? [];
  const list = t.parts(
    last.map((points, seat) => t('answer.score', { name: itemAt(people.names, seat), points })),
  );
  const lookAt = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const along = (((clientX - left) / width) * CURVE_BOX.width - CURVE_BOX.left) / INNER_WIDTH;
    const step = Math.max(0, Math.min(at.length - 1, Math.round(along * (curve.length - 1))));
    const most = itemAt(at, step);
    setUi({ past: moments.findLast((count) => count <= most) ?? moments[0] });
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
        <Grid scale={scale} />
        {marks.map(({ step, letter }) => (
          <g key={letter} className="mark">
            <path d={`M${scale.x(step)} ${CURVE_BOX.top - 3}V${CURVE_BOX.height - CURVE_BOX.bottom}`} />
            <text x={scale.x(step)} y={CURVE_BOX.top - 5} textAnchor="middle">
              {letter}
            </text>
          </g>
        ))}
        {cursor >= 0 && (
          <path
            className="cursor"
            d={`M${scale.x(cursor)} ${CURVE_BOX.top - 6}V${CURVE_BOX.height - CURVE_BOX.bottom}`}
          />
        )}
        <SeatLines curve={curve} scale={scale} cursor={cursor} tell={tell} />
      </svg>
    </section>
  );
}

const INNER_WIDTH = CURVE_BOX.width - CURVE_BOX.left - CURVE_BOX.right;
const INNER_HEIGHT = CURVE_BOX.height - CURVE_BOX.bottom - CURVE_BOX.top;

/** Places in the picture. */
interface Scale {
  /** The largest value of the picture. */
  readonly most: number;
  x(step: number): number;
  y(points: number): number;
}

const scaleOf = (curve: Props['curve'], most: number): Scale => ({
  most,
  x: (step) => CURVE_BOX.left + (step / Math.max(1, curve.length - 1)) * INNER_WIDTH,
  y: (points) => CURVE_BOX.height - CURVE_BOX.bottom - (points / most) * INNER_HEIGHT,
});

function Grid({ scale: { most, y } }: { readonly scale: Scale }) {
  const lines = [0, 0.5, 1].map((part) => Math.round((most * part) / 10) * 10);
  return [...new Set(lines)].map((mark) => (
    <g key={mark} className="grid">
      <path d={`M${CURVE_BOX.left} ${y(mark)}H${CURVE_BOX.width - CURVE_BOX.right}`} />
      <text x={CURVE_BOX.left - 6} y={y(mark) + 4} textAnchor="end">
        {mark}
      </text>
    </g>
  ));
}

interface SeatLinesProps extends Required<Pick<Props, 'curve' | 'tell'>> {
  readonly scale: Scale;
  /** The step that is looked at; below 0: none. */
  readonly cursor: number;
}

/** A line for each seat, with its last value at its end. */
function SeatLines({ curve, scale: { x, y }, cursor, tell }: SeatLinesProps) {
  const { people, colours } = useTableBase();
  const last = curve.at(-1) ?? [];
  const heights = spreadLabels(last.map(y));
  return people.names.map((_, seat) => {
    const values = curve.map((points) => itemAt(points, seat));
    const looked = values[cursor];
    const value = last[seat];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
      <g key={seat} className="line" data-colour={colours[seat]}>
        <path
          d={`M${values.map((points, i) => `${x(i).toFixed(1)} ${y(points).toFixed(1)}`).join('L')}`}
          strokeDasharray={DASHES[seat]}
        />
        {looked !== undefined && <circle cx={x(cursor)} cy={y(looked)} r={3.5} />}
        <EndLabel
          colour={itemAt(colours, seat)}
          height={itemAt(heights, seat)}
          text={value === undefined ? '' : tell(value)}
        />
      </g>
    );
  });
}

interface EndLabelProps {
  readonly colour: SeatColour;
  readonly height: number;
  readonly text: string;
}

/** The last value of a line, beside the emblem of its seat: it may have been moved away from the line. */
function EndLabel({ colour, height, text }: EndLabelProps) {
  const { fill, mark, emblem } = SEAT_PAINT[colour];
  const left = CURVE_BOX.width - CURVE_BOX.right + 5;
  return (
    <>
      <g transform={`translate(${left + 4} ${height}) scale(.34)`}>
        <circle className="end" r="13" fill={fill} />
        <path className="emblem-mark" d={emblem} fill={mark} />
      </g>
      <text x={left + 11} y={height + 4}>
        {text}
      </text>
    </>
  );
}
