import '../../../style/sketches.css';
import './sketches.css';
import type { Figure, View } from '@bastide/carcassonne';
import { type CSSProperties, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { arrowPath } from '../../../art/drawing/arrow.ts';
import type { Point } from '../../../art/drawing/vectors.ts';
import type { SeatColour } from '../../../art/seat-paint.ts';
import type { CameraRefs } from '../../../camera/use-camera.ts';
import { itemAt } from '../../../must.ts';
import { footAt, type PlacedTile } from '../art/index.ts';
import { TILE } from '../art/units.ts';
import type { MoveDrawing, SketchedMove } from './board-props.ts';
import { Piece } from './Figures.tsx';
import { place } from './Overlay.tsx';
import { grouped, isSame, keyOf } from './places.ts';
import { TileInHand } from './Tiles.tsx';

interface Props {
  readonly moves: readonly SketchedMove[];
  /** Tiles that lie on the board. */
  readonly tileAt: ReadonlyMap<string, PlacedTile>;
  readonly figures: View['figures'];
  readonly colours: readonly SeatColour[];
  /** Width and height of a tile's bitmap, in pixels. */
  readonly width: number;
  readonly looking: CameraRefs;
}

/** Moves to be compared, as ghosts: their tiles and figures, and an arrow from the move made to a better one. */
export default function SketchedMoves({ moves, tileAt, figures, colours, width, looking }: Props) {
  const cells = [...grouped(moves, ({ drawing }) => keyOf(drawing.at)).values()];
  const arrow = arrowOf(moves);
  useRevealed(moves, looking);
  return (
    <g className="board-sketches">
      {cells.map((list) => (
        <SketchedCell key={keyOf(itemAt(list, 0).drawing.at)} moves={list} lying={tileAt} width={width} />
      ))}
      {moves.flatMap((move) => {
        const { at, figure: placed } = move.drawing;
        const lying = tileAt.get(keyOf(at));
        if (lying && !isSameTile(lying, move.drawing)) return [];
        if (placed && figures.some((one) => one.on === placed.on && isSame(one.at, at))) return [];
        return feetOf(move).map(({ figure, on, foot: [x, y] }) => (
          <g key={`${move.label} ${figure}`} className="sketched-figure">
            <Piece figure={figure} on={on} colour={itemAt(colours, move.seat)} x={x} y={y} px={looking.px} />
          </g>
        ));
      })}
      {arrow && (
        <g className="board-arrow">
          <path className="halo" d={arrow} />
          <path d={arrow} />
        </g>
      )}
      {looking.over.current &&
        createPortal(<SketchLabels moves={moves} colours={colours} />, looking.over.current)}
    </g>
  );
}

/** Brings the moves into sight, the best one last, so that it is seen in any case. */
function useRevealed(moves: readonly SketchedMove[], { camera }: CameraRefs): void {
  useEffect(() => {
    // The text about them takes its room first.
    const later = setTimeout(() => {
      const sorted = [...moves].sort((a, b) => Number(a.look === 'better') - Number(b.look === 'better'));
      for (const { drawing } of sorted) {
        const [x, y] = drawing.at;
        // With the flags over and under them.
        camera.current?.reveal({ x: x * TILE, y: (y - 0.5) * TILE, width: TILE, height: 2 * TILE });
      }
    }, 320);
    return () => clearTimeout(later);
  }, [moves, camera]);
}

const isSameTile = (a: PlacedTile, b: MoveDrawing): boolean =>
  a.tile === b.tile && a.turned === b.turned && isSame(a.at, b.at);

interface CellProps {
  /** Moves to one cell, the first of them on top. */
  readonly moves: readonly SketchedMove[];
  readonly lying: Props['tileAt'];
  readonly width: number;
}

/** One cell: its tile as the best move there would lay it, or an outline where a tile lies by now. */
function SketchedCell({ moves, lying, width }: CellProps) {
  const { drawing, look } = moves.find((move) => move.look === 'better') ?? itemAt(moves, 0);
  const { at, tile, turned } = drawing;
  const [x, y] = at;
  return (
    <g className={`board-sketch ${look}`} transform={`translate(${x * TILE} ${y * TILE})`}>
      {!lying.has(keyOf(at)) && (
        <TileInHand tile={tile} x={x} y={y} turned={turned} width={width} opacity={0.85} />
      )}
      <rect className="board-edge paper" width={TILE} height={TILE} />
      <rect className="board-edge" width={TILE} height={TILE} />
    </g>
  );
}

interface LabelsProps {
  readonly moves: readonly SketchedMove[];
  readonly colours: readonly SeatColour[];
}

/** Labels of moves to be compared: numbers on them, or words on flags. The text beside the board tells the same. */
function SketchLabels({ moves, colours }: LabelsProps) {
  const points = moves.map((move) => feetOf(move)[0]?.foot ?? middleOf(move));
  return moves.map((move, i) => {
    const point = points[i] ?? middleOf(move);
    const { label, look, seat } = move;
    if (/^\d+$/.test(label)) {
      const before = points.slice(0, i).filter((other) => isNear(other, point)).length;
      return (
        <div
          key={label}
          className={`board-option ${look}`}
          aria-hidden="true"
          style={{ ...place(...point), '--beside': before } as CSSProperties}
        >
          {label}
        </div>
      );
    }
    // The move made hangs, the better one flies: they do not meet, even on one tile.
    const hangs = look === 'played';
    const inTile = point[1] - move.drawing.at[1] * TILE;
    return (
      <div
        key={label}
        className={hangs ? `board-flag hangs ${look}` : `board-flag ${look}`}
        data-colour={colours[seat]}
        aria-hidden="true"
        style={{ ...place(...point), '--reach': hangs ? TILE - inTile : inTile } as CSSProperties}
      >
        {label}
      </div>
    );
  });
}

const isNear = (a: Point, b: Point): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < TILE / 8;

interface SketchedFoot {
  readonly figure: Figure;
  readonly on: string;
  readonly foot: Point;
}

/** Returns the figures of a move with their feet, in units of the board. */
function feetOf({ drawing: move }: SketchedMove): readonly SketchedFoot[] {
  if (!move.figure) return [];
  const { figure, on, companion } = move.figure;
  const figures = companion ? [figure, companion] : [figure];
  return figures.flatMap((one, i) => {
    const foot = footAt(move, on, i, figures.length);
    return foot ? [{ figure: one, on, foot }] : [];
  });
}

function middleOf({ drawing }: SketchedMove): Point {
  const [x, y] = drawing.at;
  return [(x + 0.5) * TILE, (y + 0.5) * TILE];
}

/** Returns the arrow from the move made to the better one; none between neighbours, which are seen together. */
function arrowOf(moves: readonly SketchedMove[]): string | undefined {
  const from = moves.find(({ look }) => look === 'played');
  const to = moves.find(({ look }) => look === 'better');
  if (!from || !to) return undefined;
  return arrowPath(middleOf(from), middleOf(to), TILE * 0.62, TILE * 0.14);
}
