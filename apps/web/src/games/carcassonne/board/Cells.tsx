import type { Coordinates, Rotation } from '@bastide/carcassonne';
import { memo } from 'react';
import { type Store, useStore } from '../../../ui/store.ts';
import { TILE } from '../art/units.ts';
import type { LastMove, LegalCell } from './board-props.ts';
import { isSame, keyOf } from './places.ts';

/** Units: how far corner marks stand inside their cell, and how long their arms are. */
const INSET = 9;
const ARM = 50;

const CORNERS = corners(INSET, ARM);
const PLUS = 'M104 120H136M120 104V136';
/** Three quarters of a circle with an arrow head: turn first. */
const TURN = 'M142 104A27 27 0 1 0 147 120M145 86V106H125';

/** Four right angles in the corners of a cell, in units. */
export function corners(inset: number, arm: number): string {
  const far = TILE - inset;
  return (
    `M${inset} ${inset + arm}V${inset}H${inset + arm}M${far - arm} ${inset}H${far}V${inset + arm}` +
    `M${far} ${far - arm}V${far}H${far - arm}M${inset + arm} ${far}H${inset}V${far - arm}`
  );
}

interface Props {
  readonly cells: readonly LegalCell[];
  readonly turned: Rotation;
  /** Cells that show the ghost or a preview have no marks. */
  readonly taken: Coordinates | undefined;
  readonly aim: Store<LegalCell | undefined>;
}

/** Surveyor's marks on the cells where the tile in hand may go: whole ones if it fits as it is turned, dotted if it must be turned. */
export const Cells = memo(function Cells({ cells, turned, taken, aim }: Props) {
  const aimed = useStore(aim, (cell) => cell?.at);
  return (
    <g className="board-cells">
      {cells.map(({ at, turned: fitting }) => {
        const key = keyOf(at);
        if (isSame(at, taken) || isSame(at, aimed)) return null;
        const fits = fitting.includes(turned);
        return (
          <g key={key} transform={`translate(${at[0] * TILE} ${at[1] * TILE})`} data-fits={fits}>
            {fits && <rect x={INSET} y={INSET} width={TILE - 2 * INSET} height={TILE - 2 * INSET} />}
            <path className="ticks" d={CORNERS} />
            <path className="sign" d={fits ? PLUS : TURN} />
          </g>
        );
      })}
    </g>
  );
});

/** Corner marks in the colours of those who laid the last tiles. */
export const LastMoves = memo(function LastMoves({
  moves,
  colours,
}: {
  readonly moves: readonly LastMove[];
  readonly colours: readonly string[];
}) {
  const ticks = corners(8, 48);
  return (
    <g className="board-last">
      {moves.map(({ at, seat }) => (
        <g
          key={keyOf(at)}
          transform={`translate(${at[0] * TILE} ${at[1] * TILE})`}
          data-colour={colours[seat]}
        >
          <path className={colours[seat] === 'ivory' ? 'halo dark' : 'halo'} d={ticks} />
          <path className="colour" d={ticks} />
        </g>
      ))}
    </g>
  );
});
