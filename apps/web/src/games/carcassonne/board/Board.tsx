import type { Coordinates, Figure } from '@bastide/carcassonne';
import {
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import type { Point } from '../../../art/drawing/vectors.ts';
import { TILE } from '../art/units.ts';
import './board.css';
import type { SeatColour } from '../../../art/seat-paint.ts';
import { UNCOVERED, type ZoomLimits } from '../../../camera/framing.ts';
import { type CameraRefs, cameraOf, hostOf, useCamera } from '../../../camera/use-camera.ts';
import { itemAt } from '../../../must.ts';
import { spriteKey } from '../../../sprites/sprite-key.ts';
import { lazyWithMessages } from '../../../ui/lazy-with-messages.ts';
import { useStore } from '../../../ui/store.ts';
import { useStableList } from '../../../ui/use-stable-list.ts';
import { footAt, type PlacedTile } from '../art/index.ts';
import { SPRITE_PRIORITY, spriteCache } from '../art/sprite-cache.ts';
import { ThirdGoodContext } from '../ui/third-good.ts';
import type { BoardHandle, BoardProps, LegalCell, SketchedMove, TileGhost } from './board-props.ts';
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
import { boxAround, keyOf } from './places.ts';
import type { FlagSurroundings } from './score-flags.ts';
import { Tiles } from './Tiles.tsx';
import { type BoardPointer, useBoardPointer } from './use-pointing.ts';

/** For a map that grows tile by tile. */
export const LENS: ZoomLimits = {
  unit: TILE,
  smallest: 26,
  largest: 340,
  fitted: 132,
  readable: 20,
  growth: 1.4,
};

// A board that is seen whole has nothing beyond its edges.
const Beyond = lazyWithMessages(() => import('./Beyond.tsx'));
/** Fetched when the map is large enough to have such cells. */
const TightCells = lazy(() => import('./TightCells.tsx'));

/** With so few tiles no cell is tight. */
const FIRST_TIGHT = 4;

// Few games are looked through with the coach.
const SketchedMoves = lazy(() => import('./SketchedMoves.tsx'));

const NO_SKETCHES: readonly SketchedMove[] = [];

/** The board as a picture that can be moved, looked at and pointed at. All that it shows comes from its props. */
export function Board(props: BoardProps & { readonly ref?: Ref<BoardHandle> }) {
  const { view, colours, ghost, cells, turned, chosen, lit, lastMoves, sketches = NO_SKETCHES } = props;
  const colour = itemAt(colours, props.seat);
  const looking = useCamera(props.lens ?? LENS);
  const { px } = looking;
  const map = useBoardMap(props, looking);
  const { tiles, figures, tileAt, marks } = map;
  const width = tileWidth(px);
  useView(looking, props, tiles);
  useRest(looking, props.onRest);
  usePrepared(view, cells, looking.visible && width);
  const pointer = useBoardPointer(props, looking, tileAt, marks);
  const onFigure = useStableHandler(props.onFigure);
  const foot = marks.find(({ choice }) => choice.on === chosen?.on && choice.figure === chosen.figure)?.foot;
  const figureProps = { figures, lit, tileAt, colours, px };

  return (
    <ThirdGoodContext value={view.options.thirdGood}>
      <BoardHost host={looking.host} pointer={pointer}>
        <svg className="board-map" role="img" aria-label={props.label}>
          <g ref={looking.scene}>
            <Ground tiles={tiles} />
            <Tiles tiles={tiles} px={px} />
            <Light tiles={tiles} px={px} />
            <Cells cells={cells} turned={turned} taken={ghost?.at} aim={pointer.aim} />
            <Suspense>
              {props.showsTight && tiles.length > FIRST_TIGHT && (
                <TightCells view={view} legal={cells} ghost={ghost?.at} />
              )}
            </Suspense>
            <LastMoves moves={lastMoves} colours={colours} />
            <Figures {...figureProps} isLit={false} />
            {view.drawn !== null && (
              <Preview tile={view.drawn} aim={pointer.aim} turned={turned} width={width} />
            )}
            {ghost && <GhostTile ghost={ghost} width={width} />}
            <Highlights lit={lit} tileAt={tileAt} colours={colours} />
            {ghost && <PointedSegment ghost={ghost} choice={pointer.choice} colour={colour} />}
            <Figures {...figureProps} isLit />
            <Suspense>
              {sketches.length > 0 && (
                <SketchedMoves moves={sketches} {...{ tileAt, figures, colours, width, looking }} />
              )}
            </Suspense>
            <Arriving {...{ ghost, chosen, foot, colour, px }} />
            {props.focused && <FocusRing at={props.focused} />}
          </g>
        </svg>
        <div className="board-over" ref={looking.over}>
          <Marks marks={marks} chosen={chosen} pointed={pointer.choice} colour={colour} onFigure={onFigure} />
          <Numbers moves={lastMoves} colours={colours} />
          <Flags lit={lit} around={map.around} />
        </div>
      </BoardHost>
      <Suspense>{looking.visible?.isCut && <Beyond board={props} looking={looking} />}</Suspense>
    </ThirdGoodContext>
  );
}

/** Says when the camera rests after it has seen something else. */
function useRest({ visible }: CameraRefs, onRest: BoardProps['onRest']): void {
  const rest = useEffectEvent(() => onRest?.());
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it sees something else
  useEffect(() => rest(), [visible]);
}

interface ArrivingProps extends Pick<BoardProps, 'ghost' | 'chosen'> {
  readonly foot: Parameters<typeof arriving>[2];
  readonly colour: SeatColour;
  readonly px: number;
}

/** The figures that are chosen, on the tile in hand. */
const Arriving = ({ ghost, chosen, foot, colour, px }: ArrivingProps) => (
  <g className={ghost?.isSent ? 'board-sent' : undefined}>
    {arriving(ghost, chosen, foot).map(([figure, on, [x, y]]) => (
      <Piece key={figure} figure={figure} on={on} colour={colour} x={x} y={y} px={px} />
    ))}
  </g>
);

/** Everything that lies on the board, kept as long as it is the same. */
function useBoardMap({ view, ghost, cells, choices }: BoardProps, { px, visible }: CameraRefs) {
  const scale = px / TILE / devicePixelRatio;
  const tiles = useStableList(view.tiles);
  const figures = useStableList(view.figures);
  const tileAt = useMemo(() => {
    const byCell = new Map<string, PlacedTile>(tiles.map((tile) => [keyOf(tile.at), tile]));
    if (ghost) byCell.set(keyOf(ghost.at), ghost);
    return byCell;
  }, [tiles, ghost]);
  const marks = useMemo(() => (ghost ? marksOf(ghost, choices, scale) : []), [ghost, choices, scale]);
  const around = useMemo((): FlagSurroundings => {
    const pressed = [...cells, ...(ghost ? [ghost] : [])].map(({ at }) => boxAround([at], 0));
    const taken = [...pressed, ...marks.map(boxOfMark)];
    return { tileAt, taken, seen: visible, scale };
  }, [cells, ghost, marks, tileAt, visible, scale]);
  return { tiles, figures, tileAt, marks, around };
}

/** The same function as long as the board is shown; it calls the handler of the latest drawing. */
function useStableHandler<Given>(handler: (given: Given) => void): (given: Given) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((given: Given) => latest.current(given), []);
}

interface BoardHostProps {
  readonly host: CameraRefs['host'];
  readonly pointer: BoardPointer;
  readonly children: ReactNode;
}

/** The element of the board; it tells the style sheet whether a press would choose something. */
function BoardHost({ host, pointer: { aim, choice }, children }: BoardHostProps) {
  const hasAim = useStore(aim, (cell) => cell !== undefined);
  const hasChoice = useStore(choice, (figure) => figure !== undefined);
  return (
    <div className="board" ref={host} data-pointing={hasChoice || hasAim ? 'yes' : undefined}>
      {children}
    </div>
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

/** Has the pictures of the tile in hand made before the pointer asks for them. */
function usePrepared(
  { drawn, options }: BoardProps['view'],
  cells: readonly LegalCell[],
  /** Undefined until the camera knows how large the board is seen. */
  width: number | undefined,
): void {
  const good = options.thirdGood;
  useEffect(() => {
    if (drawn === null || width === undefined) return;
    const lying = cells.flatMap(({ at, turned }) =>
      turned.map((turn) => ({ tile: drawn, at, turned: turn })),
    );
    // Many are the same picture.
    const names = new Set(lying.map((one) => spriteKey(pictureOf(one, good), width, width)));
    for (const name of names) spriteCache.prefetch(name, SPRITE_PRIORITY.next);
  }, [drawn, good, cells, width]);
}

/** Tells the camera the boxes to show, and lets the page move it. */
function useView(
  { camera, host }: CameraRefs,
  {
    cells,
    ghost,
    about,
    isOver,
    sketches = NO_SKETCHES,
    inset = UNCOVERED,
    ref,
  }: BoardProps & { readonly ref?: Ref<BoardHandle> },
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
        [...tiles, ...cells, ...sketches.map(({ drawing }) => drawing), ...(ghost ? [ghost] : [])].map(
          ({ at }) => at,
        ),
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
      isOver,
    });
  }, [camera, tiles, cells, ghost, about, sketches, inset, isOver]);

  useImperativeHandle(
    ref,
    () => ({
      fit: () => camera.current?.fit(),
      zoom: (factor) => camera.current?.zoom(factor),
      pan: (dx, dy) => camera.current?.pan(dx, dy),
      reveal: (at) => camera.current?.reveal(boxAround([at], 0)),
      room: () => hostOf({ host }).getBoundingClientRect(),
      boxOf: (at) => cameraOf({ camera }).toPage(boxAround([at], 0)),
      cellAt: (x, y) => cellAt(cameraOf({ camera }).toBoard(x, y)),
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
  choice,
  colour,
}: {
  readonly ghost: TileGhost;
  readonly choice: BoardPointer['choice'];
  readonly colour: SeatColour;
}) {
  const on = useStore(choice, (figure) => figure?.on);
  if (on === undefined) return null;
  const { area } = outlineOf([{ at: ghost.at, on }], new Map([[keyOf(ghost.at), ghost]]));
  return <path className="board-segment" data-colour={colour} d={area} />;
}
