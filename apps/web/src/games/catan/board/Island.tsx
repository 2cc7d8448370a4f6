import {
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
} from 'react';
import { UNCOVERED, type ZoomLimits } from '../../../camera/framing.ts';
import { type CameraRefs, cameraOf, hostOf, useCamera } from '../../../camera/use-camera.ts';
import { itemAt } from '../../../must.ts';
import { lazyWithMessages } from '../../../ui/lazy-with-messages.ts';
import { type Store, useStore } from '../../../ui/store.ts';
import { useStableList } from '../../../ui/use-stable-list.ts';
import { useCatanTranslator } from '../messages.ts';
import { GainAnimation } from './GainAnimation.tsx';
import './island.css';
import type { View } from '@bastide/catan';
import type { SeatColour } from '../../../art/seat-paint.ts';
import { HEX_HEIGHT } from '../art/index.ts';
import {
  type IslandHandle,
  type IslandProps,
  type PlaceGhost,
  type PlaceMark,
  type RecentMove,
  SCENE,
  type SketchedMove,
} from './island-props.ts';
import { Ground } from './Land.tsx';
import { Focus, HexMarks, highlightedPlaces, Marks, PlaceHighlights, RecentMoves, Veil } from './Marks.tsx';
import { magnifiedAt } from './magnified.ts';
import { Pieces, Planned } from './Pieces.tsx';
import { SEA } from './pictures.ts';
import { boxOfPlace, pressedAt, SIGHT } from './places.ts';
import { type LongPress, useIslandPointer } from './use-pointing.ts';
import { useKeyboardWalk } from './use-walk.ts';

/** For a map that is there from the beginning: seen whole and as large as can be, unless a hand has moved it. */
export const LENS: ZoomLimits = {
  unit: HEX_HEIGHT,
  smallest: 40,
  largest: 380,
  fitted: 240,
  readable: 0,
  growth: 0,
};

// What the first turn does not need is fetched when it is opened.
const Loupe = lazyWithMessages(() => import('./Loupe.tsx'));
const Beyond = lazyWithMessages(() => import('./Beyond.tsx'));
const Production = lazy(() => import('./Production.tsx'));
const CornerMap = lazy(() => import('./CornerMap.tsx'));

const SketchedMoves = lazy(() => import('./SketchedMoves.tsx'));

const NO_GHOSTS: readonly PlaceGhost[] = [];
const NOTHING_RECENT: readonly RecentMove[] = [];
const NO_SKETCHES: readonly SketchedMove[] = [];

/** The island as a picture that can be moved, looked at and pointed at. All that it shows comes from its props. */
export function Island(props: IslandProps & { readonly ref?: Ref<IslandHandle> }) {
  const looking = useCamera(LENS);
  const { px } = looking;
  const pointer = useIslandPointer(props, looking);
  const { aim, held } = pointer;
  const walk = useKeyboardWalk(props, pointer.look.now);
  useView(looking, props, walk);
  return (
    <>
      <IslandHost host={looking.host} aim={aim}>
        <svg className="board-map" role="img" aria-label={props.label}>
          <g ref={looking.scene} id={SCENE}>
            <Scene island={props} px={px} aim={aim} held={held} over={looking.over} />
            {walk.isIn && walk.current !== undefined && <Focus place={walk.current} />}
          </g>
        </svg>
        <div className="board-over" ref={looking.over}>
          <GainAnimation gains={props.gains} colours={props.colours} />
        </div>
        <Stops walk={walk} />
      </IslandHost>
      {looking.visible?.isCut && (
        <Suspense>
          <Beyond island={props} looking={looking} />
        </Suspense>
      )}
      {/* Beside the board, so that a finger on it is none on the board. */}
      {held && (
        <Suspense>
          <Loupe
            at={held.page}
            wide={px / devicePixelRatio}
            onPress={pointer.choose}
            onClose={pointer.letGo}
          />
        </Suspense>
      )}
    </>
  );
}

interface IslandHostProps {
  readonly host: CameraRefs['host'];
  readonly aim: Store<PlaceMark | undefined>;
  readonly children: ReactNode;
}

/** The element of the board; it tells the style sheet whether a press would choose something. */
function IslandHost({ host, aim, children }: IslandHostProps) {
  const hasAim = useStore(aim, (mark) => mark !== undefined);
  return (
    <div className="board island" ref={host} data-pointing={hasAim ? 'yes' : undefined}>
      {children}
    </div>
  );
}

interface SceneProps {
  readonly island: IslandProps;
  readonly px: number;
  readonly aim: Store<PlaceMark | undefined>;
  readonly held: LongPress | undefined;
  readonly over: CameraRefs['over'];
}

/** The picture: land, highlights, pieces, marks and plans, from the ground up. */
function Scene({ island, px, aim, held, over }: SceneProps) {
  const { view, colours, marks, ghosts = NO_GHOSTS, lit, recent = NOTHING_RECENT, dimmed } = island;
  const { sketches = NO_SKETCHES } = island;
  const hexes = useStableList(view.hexes);
  const harbors = useStableList(view.harbors);
  const magnified = useMemo(() => held && magnifiedAt(held.point), [held]);
  const litOnes = useMemo(() => highlightedPlaces(lit, view.robber), [lit, view.robber]);
  const colour = lit?.seat === undefined ? 'ink' : itemAt(colours, lit.seat);
  // One seat's production takes the place of everybody's.
  const shows = island.production && !lit?.hasShares;
  const scale = px / devicePixelRatio / HEX_HEIGHT;
  return (
    <>
      <Ground hexes={hexes} harbors={harbors} px={px} magnified={magnified} onPainted={island.onReady} />
      <RecentMoves recent={recent} colours={colours} />
      {lit && !dimmed && <PlaceHighlights lit={lit} colour={colour} />}
      <HexMarks marks={marks} />
      <Pieces
        view={view}
        colours={colours}
        px={px}
        magnified={magnified}
        robberLeaves={ghosts.some(({ kind }) => kind === 'hex')}
      />
      {shows && (
        <Suspense>
          <Production view={view} colours={colours} scale={scale} />
        </Suspense>
      )}
      {dimmed && <Veil lit={lit} />}
      {lit && dimmed && <PlaceHighlights lit={lit} colour={colour} />}
      {lit && dimmed && <Pieces view={view} colours={colours} px={px} only={litOnes} />}
      {lit?.hasShares && (
        <Suspense>
          <Production view={view} colours={colours} only={lit.seat} scale={scale} />
        </Suspense>
      )}
      <Marks marks={marks} ghosts={ghosts} aim={aim} wide={px / devicePixelRatio} />
      {shows && (
        <Suspense>
          <CornerMap view={view} taken={ghosts} scale={scale} />
        </Suspense>
      )}
      <Aimed aim={aim} colour={itemAt(colours, island.seat ?? view.you ?? view.seat)} hexes={view.hexes} />
      {sketches.length > 0 && (
        <Suspense>
          <SketchedMoves moves={sketches} view={view} colours={colours} over={over} />
        </Suspense>
      )}
      <Plans ghosts={ghosts} colours={colours} hexes={view.hexes} />
    </>
  );
}

interface PlansProps extends Pick<IslandProps, 'colours'> {
  readonly ghosts: NonNullable<IslandProps['ghosts']>;
  readonly hexes: View['hexes'];
}

/** Pieces that are planned, or sent and not confirmed. */
function Plans({ ghosts, colours, hexes }: PlansProps) {
  return ghosts.map((ghost) => (
    <Planned
      key={`${ghost.kind} ${ghost.place}`}
      ghost={ghost}
      colour={itemAt(colours, ghost.seat)}
      hexes={hexes}
      look={ghost.isSent ? 'sent' : 'lifted'}
    />
  ));
}

interface AimedProps {
  readonly aim: Store<PlaceMark | undefined>;
  readonly colour: SeatColour;
  readonly hexes: View['hexes'];
}

/** The piece that a press would plan. */
function Aimed({ aim, colour, hexes }: AimedProps) {
  const mark = useStore(aim, (one) => one);
  return mark && <Planned ghost={mark} colour={colour} hexes={hexes} look="aim" />;
}

/** The places of the island for the keyboard: one stop for Tab, arrows inside. The ring in the picture shows where it is. */
function Stops({ walk }: { readonly walk: ReturnType<typeof useKeyboardWalk> }) {
  const t = useCatanTranslator();
  const id = useId();
  return (
    <div
      ref={walk.list}
      className="island-stops"
      role="listbox"
      tabIndex={0}
      aria-label={t('catan.board.places')}
      aria-activedescendant={walk.isIn && walk.current !== undefined ? `${id}${walk.current}` : undefined}
      onKeyDown={walk.onKeyDown}
      onFocus={walk.onFocus}
      onBlur={walk.onBlur}
    >
      {walk.stops.map(({ place, label }) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list takes the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus
        <div
          key={place}
          id={`${id}${place}`}
          role="option"
          aria-selected={place === walk.current}
          onClick={() => walk.choose(place)}
        >
          {label}
        </div>
      ))}
    </div>
  );
}

/** Tells the camera the boxes to show, and lets the page and the keyboard move it. */
function useView(
  { camera, host, visible }: CameraRefs,
  {
    ghosts = NO_GHOSTS,
    isOver,
    inset = UNCOVERED,
    onRest,
    ref,
  }: IslandProps & { readonly ref?: Ref<IslandHandle> },
  { isIn, current, focus, next }: ReturnType<typeof useKeyboardWalk>,
): void {
  const planned = ghosts.at(-1)?.place;
  useLayoutEffect(() => {
    camera.current?.show({
      map: SEA,
      all: SIGHT,
      focus: SIGHT,
      ghost: planned === undefined ? undefined : boxOfPlace(planned),
      inset,
      isOver,
    });
  }, [camera, planned, inset, isOver]);

  const rest = useEffectEvent(() => onRest?.());
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is in sight
  useEffect(() => rest(), [visible]);

  useLayoutEffect(() => {
    if (isIn && current !== undefined) camera.current?.reveal(boxOfPlace(current));
  }, [camera, isIn, current]);

  useImperativeHandle(
    ref,
    () => ({
      fit: () => camera.current?.fit(),
      zoom: (factor) => camera.current?.zoom(factor),
      pan: (dx, dy) => camera.current?.pan(dx, dy),
      reveal: (place) => camera.current?.reveal(boxOfPlace(place)),
      room: () => hostOf({ host }).getBoundingClientRect(),
      boxOf: (place) => cameraOf({ camera }).toPage(pressedAt(place)),
      focus,
      next,
    }),
    [camera, host, focus, next],
  );
}
