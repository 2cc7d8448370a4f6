import type { Coordinates } from '@bastide/carcassonne';
import { memo, useId } from 'react';
import type { SeatColour } from '../../../art/seat-paint.ts';
import { itemAt } from '../../../must.ts';
import { type Store, useStore } from '../../../ui/store.ts';
import { cellsPath, type PlacedTile } from '../art/index.ts';
import type { BoardHighlights } from './board-props.ts';
import { type Outline, outlineOf } from './outline.ts';
import { keyOf } from './places.ts';

interface Props {
  readonly lit: Store<BoardHighlights>;
  readonly tileAt: ReadonlyMap<string, PlacedTile>;
  readonly colours: readonly SeatColour[];
}

/** Lit features: outline and thin hatch in their owners' colours, in ink if they are nobody's. The rest may fade. */
export const Highlights = memo(function Highlights({ lit, tileAt, colours }: Props) {
  const { highlights, dimmed } = useStore(lit, (all) => all);
  const outlined = highlights.map(({ parts, cell, seats }) => ({
    owners: seats.map((seat) => itemAt(colours, seat)),
    outline: cell ? cellOutline(cell, tileAt) : outlineOf(parts, tileAt),
  }));
  return (
    <g className="board-highlights">
      {dimmed && <path className="veil" fillRule="evenodd" d={veil(tileAt, outlined)} />}
      {outlined.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a highlight has no other name
        <Lit key={i} {...one} />
      ))}
    </g>
  );
});

/** The border of a tile; nothing where no tile lies. */
function cellOutline(at: Coordinates, tileAt: ReadonlyMap<string, PlacedTile>): Outline {
  const square = tileAt.has(keyOf(at)) ? cellsPath([{ x: at[0], y: at[1] }]) : '';
  return { area: square, edge: square };
}

/** All laid tiles without the lit features. */
function veil(
  tileAt: ReadonlyMap<string, PlacedTile>,
  outlined: readonly { readonly outline: Outline }[],
): string {
  const cells = [...tileAt.values()].map(({ at: [x, y] }) => ({ x, y }));
  return cellsPath(cells) + outlined.map(({ outline }) => outline.area).join('');
}

/** Units of a dash when owners share an outline. */
const DASH = 30;
/** Units from one line of a hatch to the next. */
const HATCH = 30;

function Lit({ outline, owners }: { readonly outline: Outline; readonly owners: readonly SeatColour[] }) {
  const id = useId();
  const [first = 'ink' as const] = owners;
  const lines = owners.length === 0 ? (['ink'] as const) : owners;
  const isLight = owners.length > 0 && owners.every((colour) => colour === 'ivory');
  return (
    <g>
      {lines.length === 1 && <path className="tint" data-colour={first} d={outline.area} />}
      {lines.map((colour, i) => (
        <g key={colour} data-colour={colour}>
          <pattern
            id={`${id}${i}`}
            width={HATCH * lines.length}
            height={HATCH}
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${HATCH_ANGLE[first]})`}
          >
            <path className="hatch-halo" d={`M${HATCH * i + HATCH / 2} 0V${HATCH}`} />
            <path className="hatch" d={`M${HATCH * i + HATCH / 2} 0V${HATCH}`} />
          </pattern>
          <path d={outline.area} fill={`url(#${id}${i})`} />
        </g>
      ))}
      <path className={isLight ? 'halo dark' : 'halo'} d={outline.edge} />
      {lines.map((colour, i) => (
        <path
          key={colour}
          className="colour"
          data-colour={colour}
          d={outline.edge}
          strokeDasharray={i === 0 ? undefined : `${DASH} ${DASH * (lines.length - 1)}`}
          strokeDashoffset={-DASH * i}
        />
      ))}
    </g>
  );
}

/** Degrees from upright: colours in the order of the seats lean to different sides, so that the hatch tells them apart. */
const HATCH_ANGLE = { madder: 45, woad: -45, saffron: 45, verdigris: -45, ivory: 45, plum: -45, ink: 45 };
