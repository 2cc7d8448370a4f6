import type { Coordinates, Rotation, Side } from '@bastide/carcassonne';
import { memo, useRef } from 'react';
import { type Store, useStore } from '../../../ui/store.ts';
import { TILE } from '../art/units.ts';
import type { LegalCell, TileGhost } from './board-props.ts';
import { fittingTurn, isSame, turnsBetween } from './places.ts';
import { TileInHand } from './Tiles.tsx';

const BARS: Readonly<Record<Side, string>> = {
  N: 'M24 0H216',
  E: 'M240 24V216',
  S: 'M24 240H216',
  W: 'M0 24V216',
};

/** Lines from south-west to north-east, over all of a tile. */
const HATCH = Array.from({ length: 9 }, (_, i) => {
  const from = (i + 1) * (TILE / 5);
  const [low, high] = [Math.max(0, from - TILE), Math.min(TILE, from)];
  return `M${low} ${high}L${high} ${low}`;
}).join('');

interface GhostProps {
  readonly ghost: TileGhost;
  /** Width and height of its bitmap, in pixels. */
  readonly width: number;
}

/** A tile that is not laid yet: lifted, with a dashed edge; red bars on the sides that disagree. On its way it lies faintly under a hatch. */
export const GhostTile = memo(function GhostTile({ ghost, width }: GhostProps) {
  const { tile, at, turned, clashes, isSent = false } = ghost;
  const quarter = useLastTurn(ghost);
  return (
    <g
      className={isSent ? 'board-ghost sent' : 'board-ghost'}
      style={{ transform: `translate(${at[0] * TILE}px, ${at[1] * TILE}px)` }}
    >
      <path className="shadow" d={`M8 14H${TILE + 12}V${TILE + 18}H8Z`} />
      <g className="lifted">
        <g key={turned} className={quarter === 0 ? undefined : 'turning'} style={fromAngle(quarter)}>
          <TileInHand tile={tile} x={at[0]} y={at[1]} turned={turned} width={width} />
          {isSent && <path className="hatch" d={HATCH} />}
          <rect className="board-edge paper" width={TILE} height={TILE} />
          <rect
            className={clashes.length === 0 ? 'board-edge' : 'board-edge wrong'}
            width={TILE}
            height={TILE}
          />
        </g>
      </g>
      {clashes.map((side) => (
        <g key={side}>
          <path className="bar-halo" d={BARS[side]} />
          <path className="bar" d={BARS[side]} />
        </g>
      ))}
    </g>
  );
});

interface PreviewProps {
  readonly tile: string;
  /** The legal cell under the pointer. */
  readonly aim: Store<LegalCell | undefined>;
  /** Present turn of the tile in hand. */
  readonly turned: Rotation;
  /** Width and height of its bitmap, in pixels. */
  readonly width: number;
}

/** Shows the tile in hand as it would lie if put under the pointer. */
export const Preview = memo(function Preview({ tile, aim, turned, width }: PreviewProps) {
  const cell = useStore(aim, (one) => one);
  if (!cell) return null;
  const [x, y] = cell.at;
  return (
    <g transform={`translate(${x * TILE} ${y * TILE})`}>
      <TileInHand
        tile={tile}
        x={x}
        y={y}
        turned={fittingTurn(turned, cell.turned)}
        width={width}
        opacity={0.6}
      />
      <rect className="board-edge thin" width={TILE} height={TILE} />
    </g>
  );
});

/** Degrees by which the ghost was last turned on its cell; 0 if it is new there. */
function useLastTurn({ tile, at, turned }: TileGhost): number {
  const before = useRef<{ tile: string; at: Coordinates; turned: Rotation; quarter: number }>(undefined);
  const last = before.current;
  let quarter = 0;
  if (last && last.tile === tile && isSame(last.at, at)) {
    const by = turnsBetween(last.turned, turned);
    quarter = by === 0 ? last.quarter : by === 270 ? -90 : by;
  }
  before.current = { tile, at, turned, quarter };
  return quarter;
}

const fromAngle = (quarter: number): object => ({ '--from': `${-quarter}deg` });
