import type { Coordinates, Figure } from '@bastide/carcassonne';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useMemo } from 'react';
import type { Point } from '../../../art/drawing/vectors.ts';
import { TILE } from '../art/units.ts';
import './board.css';
import type { Rect } from '../../../art/drawing/rect.ts';
import type { SeatColour } from '../../../art/seat-paint.ts';
import type { Inset, ZoomLimits } from '../../../camera/framing.ts';
import { type CameraRefs, useCamera } from '../../../camera/use-camera.ts';
import { spriteKey } from '../../../sprites/sprite-source.ts';
import { useStableList } from '../../../ui/use-stable-list.ts';
import { boxOf } from '../art/board/cells.ts';
import { footAt, type PlacedTile } from '../art/index.ts';
import { spriteCache } from '../art/sprite-cache.ts';
import { SPRITE_PRIORITY } from '../art/sprite-priority.ts';
import { ThirdGoodContext } from '../ui/third-good.ts';
import type { BoardHandle, BoardProps, InspectedPlace, LegalCell, TileGhost } from './board-props.ts';
import { Cells, LastMoves } from './Cells.tsx';
import { Figures, Piece } from './Figures.tsx';
import { GhostTile, Preview } from './Ghost.tsx';
import { Ground, Light } from './Ground.tsx';
import { Highlights } from './Highlights.tsx';
import { cellAt } from './hit.ts';
import { boxOfMark, marksOf } from './marks.ts';
import { Flags, Marks, Numbers } from './Overlay.tsx';
import { outlineOf } from './outline.ts';
import { pictureOf, tileWidth } from './pictures.ts';
import { fittingTurn, isSame, keyOf } from './places.ts';
import { flagsOf } from './score-flags.ts';
import { Tiles } from './Tiles.tsx';
import { useBoardPointer } from './use-pointing.ts';

/** For a map that grows tile by tile. */
export const LENS: ZoomLimits = {
  unit: TILE,
  smallest: 26,
  largest: 340,
  fitted: 132,
  readable: 56,
  growth: 1.4,
};

const UNCOVERED: Inset = { top: 0, right: 0, bottom: 0, left: 0 };

/** The board as a picture that can be moved, looked at and pointed at. All that it shows comes from its props. */
export function Board(props: BoardProps & { readonly ref?: Ref<BoardHandle> }) {
  const { view, colours, ghost, cells, turned, choices, chosen, highlights, lastMoves } = props;
  const colour = colours[props.seat]!;
  const looking = useCamera(props.lens ?? LENS);
  const { px, visible } = looking;
  const scale = px / TILE / devicePixelRatio;
  const width = tileWidth(px);
  const tiles = useStableList(view.tiles);
  const figures = useStableList(view.figures);
  const tileAt = useMemo(() => {
    const byCell = new Map<string, PlacedTile>(tiles.map((tile) => [keyOf(tile.at), tile]));
    if (ghost) byCell.set(keyOf(ghost.at), ghost);
    return byCell;
  }, [tiles, ghost]);
  const marks = useMemo(() => (ghost ? marksOf(ghost, choices, scale) : []), [ghost, choices, scale]);
  const foot = marks.find(({ choice }) => choice.on === chosen?.on && choice.figure === chosen.figure)?.foot;
  const [unlit, lit] = useMemo(() => {
    const parts = new Set(highlights.flatMap((highlight) => highlight.parts.map(nameOf)));
    const isLit = (figure: InspectedPlace) => parts.has(nameOf(figure));
    return [figures.filter((figure) => !isLit(figure)), figures.filter(isLit)];
  }, [figures, highlights]);

  const flags = useMemo(() => {
    const pressed = [...cells, ...(ghost ? [ghost] : [])].map(({ at }) => boxAround([at], 0));
    const taken = [...pressed, ...marks.map((mark) => boxOfMark(mark, scale))];
    return flagsOf(highlights, { tileAt, taken, seen: visible, scale });
  }, [highlights, cells, ghost, marks, tileAt, visible, scale]);

  useView(looking, props, tiles);
  const rest = useEffectEvent(() => props.onRest?.());
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it sees something else
  useEffect(() => rest(), [visible]);
  usePrepared(view, cells, width);
  const pointing = useBoardPointer(props, looking, tileAt, marks);
  const aim = isSame(ghost?.at, pointing.cell)
    ? undefined
    : cells.find(({ at }) => isSame(at, pointing.cell));

  return (
    <ThirdGoodContext value={view.options.thirdGood}>
      <div className="board" ref={looking.host} data-pointing={pointing.choice || aim ? 'yes' : undefined}>
        <svg className="board-map" role="img" aria-label={props.label}>
          <g ref={looking.scene}>
            <Ground tiles={tiles} />
            <Tiles tiles={tiles} px={px} />
            <Light tiles={tiles} px={px} />
            <Cells cells={cells} turned={turned} taken={ghost?.at} aimed={aim?.at} />
            <LastMoves moves={lastMoves} colours={colours} />
            <Figures figures={unlit} tileAt={tileAt} colours={colours} px={px} />
            {aim && view.drawn !== null && (
              <Preview
                tile={view.drawn}
                x={aim.at[0]}
                y={aim.at[1]}
                turned={fittingTurn(turned, aim.turned)}
                width={width}
              />
            )}
            {ghost && <GhostTile ghost={ghost} width={width} />}
            <Highlights highlights={highlights} tileAt={tileAt} colours={colours} dimmed={props.dimmed} />
            {ghost && pointing.choice && (
              <PointedSegment ghost={ghost} on={pointing.choice.on} colour={colour} />
            )}
            <Figures figures={lit} tileAt={tileAt} colours={colours} px={px} />
            <g className={ghost?.isSent ? 'board-sent' : undefined}>
              {arriving(ghost, chosen, foot).map(([figure, on, [x, y]]) => (
                <Piece key={figure} figure={figure} on={on} colour={colour} x={x} y={y} px={px} />
              ))}
            </g>
            {props.focused && <FocusRing at={props.focused} />}
          </g>
        </svg>
        <div className="board-over" ref={looking.over}>
          <Marks
            marks={marks}
            chosen={chosen}
            pointed={pointing.choice}
            colour={colour}
            onFigure={props.onFigure}
          />
          <Numbers moves={lastMoves} colours={colours} />
          <Flags flags={flags} />
        </div>
      </div>
    </ThirdGoodContext>
  );
}

/** The chosen figure on its foot; with a builder or pig, the two side by side. */
function arriving(
  ghost: BoardProps['ghost'],
  chosen: BoardProps['chosen'],
  foot: Point | undefined,
): readonly (readonly [Figure, string, Point])[] {
  if (!ghost || !chosen || !foot) return [];
  const { figure, on } = chosen;
  if (!chosen.with) return [[figure, on, foot]];
  const pair = [figure, chosen.with] as const;
  return pair.map((one, i) => [one, on, footAt(ghost, on, i, pair.length) ?? foot]);
}

const nameOf = ({ at, on }: InspectedPlace): string => `${keyOf(at)} ${on}`;

/** Has the pictures of the tile in hand made before the pointer asks for them. */
function usePrepared(
  { drawn, options }: BoardProps['view'],
  cells: readonly LegalCell[],
  width: number,
): void {
  const good = options.thirdGood;
  useEffect(() => {
    if (drawn === null) return;
    const lying = cells.flatMap(({ at, turned }) =>
      turned.map((turn) => ({ tile: drawn, at, turned: turn })),
    );
    // Many are the same picture.
    const names = new Set(lying.map((one) => spriteKey(pictureOf(one, good), width, width)));
    for (const name of names) spriteCache.prefetch(name, SPRITE_PRIORITY.next);
  }, [drawn, good, cells, width]);
}

/** Tells the camera what there is to see, and lets the page move it. */
function useView(
  { camera, host }: CameraRefs,
  { cells, ghost, about, inset = UNCOVERED, ref }: BoardProps & { readonly ref?: Ref<BoardHandle> },
  tiles: readonly PlacedTile[],
): void {
  useLayoutEffect(() => {
    const last = ghost ?? tiles.at(-1);
    camera.current?.show({
      map: boxAround(
        tiles.map(({ at }) => at),
        0,
      ),
      all: boxAround(
        [...tiles, ...cells, ...(ghost ? [ghost] : [])].map(({ at }) => at),
        0.25,
      ),
      focus: about ? boxAround(about, 0.5) : boxAround(last ? [last.at] : [], 0.5),
      choice:
        cells.length > 0
          ? boxAround(
              cells.map(({ at }) => at),
              0.25,
            )
          : undefined,
      ghost: ghost && boxAround([ghost.at], 0.12),
      inset,
    });
  }, [camera, tiles, cells, ghost, about, inset]);

  useImperativeHandle(
    ref,
    () => ({
      fit: () => camera.current?.fit(),
      zoom: (factor) => camera.current?.zoom(factor),
      pan: (dx, dy) => camera.current?.pan(dx, dy),
      reveal: (at) => camera.current?.reveal(boxAround([at], 0)),
      room: () => host.current!.getBoundingClientRect(),
      boxOf: (at) => camera.current!.toPage(boxAround([at], 0)),
      cellAt: (x, y) => cellAt(camera.current!.toBoard(x, y)),
    }),
    [camera, host],
  );
}

/** The cell that the keyboard is on. */
function FocusRing({ at: [x, y] }: { readonly at: Coordinates }) {
  const [left, top] = [x * TILE, y * TILE];
  return (
    <g className="board-focus">
      <rect className="halo" x={left - 4} y={top - 4} width={TILE + 8} height={TILE + 8} rx="6" />
      <rect className="ring" x={left - 4} y={top - 4} width={TILE + 8} height={TILE + 8} rx="6" />
    </g>
  );
}

/** The segment of the ghost under the pointer, on which a figure may be put. */
function PointedSegment({
  ghost,
  on,
  colour,
}: {
  readonly ghost: TileGhost;
  readonly on: string;
  readonly colour: SeatColour;
}) {
  const { area } = outlineOf([{ at: ghost.at, on }], new Map([[keyOf(ghost.at), ghost]]));
  return <path className="board-segment" data-colour={colour} d={area} />;
}

/** The box in tile units round some cells, with a margin in tiles. */
export function boxAround(cells: readonly Coordinates[], margin: number): Rect {
  const { x, y, width, height } = boxOf(
    (cells.length > 0 ? cells : [[0, 0] as const]).map(([x, y]) => ({ x, y })),
  );
  const more = margin * TILE;
  return { x: x - more, y: y - more, width: width + 2 * more, height: height + 2 * more };
}
