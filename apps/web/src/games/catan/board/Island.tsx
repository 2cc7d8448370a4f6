import {
  memo,
  type Ref,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
} from 'react';
import type { Inset, ZoomLimits } from '../../../camera/framing.ts';
import { type CameraRefs, useCamera } from '../../../camera/use-camera.ts';
import { lazyWithMessages } from '../../../ui/lazy-with-messages.ts';
import { useStableList } from '../../../ui/use-stable-list.ts';
import { useCatanTranslator } from '../messages.ts';
import { GainAnimation } from './GainAnimation.tsx';
import './island.css';
import { production, type View } from '@bastide/catan';
import { SEAT_PAINT, type SeatColour } from '../../../art/seat-paint.ts';
import { HEX_HEIGHT } from '../art/index.ts';
import { Focus, highlightedPlaces, PlaceHighlights, RecentMoves, Veil } from './Highlights.tsx';
import {
  type IslandHandle,
  type IslandProps,
  type PlaceGhost,
  type PlaceMark,
  type RecentMove,
  SCENE,
} from './island-props.ts';
import { Ground } from './Land.tsx';
import { HexMarks, Marks } from './Marks.tsx';
import { magnifiedAt } from './magnified.ts';
import { Pieces, Planned } from './Pieces.tsx';
import { SEA } from './pictures.ts';
import { boxOfPlace, pointOf, pressedAt, SIGHT } from './places.ts';
import { useIslandPointer } from './use-pointing.ts';
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

/** Units: size of a tag, and from the middle of a hex down to the row of tags. */
const TAG = { width: 47, height: 30 };

const DOWN = 62;

/** Paper tags in the hexes: whose emblem, how many pips. */
const Production = memo(function Production({
  view,
  colours,
}: {
  readonly view: Pick<View, 'options' | 'hexes' | 'harbors' | 'buildings' | 'robber'>;
  readonly colours: readonly SeatColour[];
}) {
  return (
    <g className="island-production">
      {[...production(view)].flatMap(([hex, shares]) => {
        const [x, y] = pointOf(hex);
        return shares.map(({ seat, pips }, i) => {
          const colour = colours[seat]!;
          const { fill, mark, emblem } = SEAT_PAINT[colour];
          // Two to a row.
          const inRow = Math.min(2, shares.length - 2 * Math.floor(i / 2));
          const left = x + ((i % 2) - inRow / 2) * (TAG.width + 3);
          const top = y + (i < 2 ? DOWN - TAG.height / 2 : -DOWN - TAG.height / 2);
          return (
            <g key={`${hex} ${colour}`} transform={`translate(${left} ${top})`}>
              <rect width={TAG.width} height={TAG.height} rx="3" />
              <circle cx="15" cy={TAG.height / 2} r="11.5" fill={fill} />
              <path d={emblem} fill={mark} transform={`translate(15 ${TAG.height / 2})`} />
              <text x="36.5" y={TAG.height / 2 + 7.5}>
                {pips}
              </text>
            </g>
          );
        });
      })}
    </g>
  );
});

// What the first turn does not need is fetched when it is opened.
const Loupe = lazyWithMessages(() => import('./Loupe.tsx'));

const UNCOVERED: Inset = { top: 0, right: 0, bottom: 0, left: 0 };
const NO_GHOSTS: readonly PlaceGhost[] = [];
const NOTHING_RECENT: readonly RecentMove[] = [];

/** The island as a picture that can be moved, looked at and pointed at. All that it shows comes from its props. */
export function Island(props: IslandProps & { readonly ref?: Ref<IslandHandle> }) {
  const { view, colours, marks, ghosts = NO_GHOSTS, lit, recent = NOTHING_RECENT, dimmed } = props;
  const looking = useCamera(LENS);
  const { px } = looking;
  const hexes = useStableList(view.hexes);
  const harbors = useStableList(view.harbors);
  const seat = props.seat ?? view.you ?? view.seat;
  const pointing = useIslandPointer(props, looking);
  const { aim, look, held } = pointing;
  const magnified = useMemo(() => held && magnifiedAt(held.point), [held]);
  const walk = useKeyboardWalk(props, look.now);
  const taken = useMemo<readonly (PlaceGhost | PlaceMark)[]>(
    () => (aim ? [...ghosts, aim] : ghosts),
    [ghosts, aim],
  );
  const litOnes = useMemo(() => highlightedPlaces(lit, view.robber), [lit, view.robber]);
  const colour = lit?.seat === undefined ? 'ink' : colours[lit.seat]!;
  useView(looking, props, walk);

  return (
    <>
      <div className="board island" ref={looking.host} data-pointing={aim ? 'yes' : undefined}>
        <svg className="board-map" role="img" aria-label={props.label}>
          <g ref={looking.scene} id={SCENE}>
            <Ground hexes={hexes} harbors={harbors} px={px} magnified={magnified} onPainted={props.onReady} />
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
            {props.production && <Production view={view} colours={colours} />}
            {dimmed && <Veil lit={lit} />}
            {lit && dimmed && <PlaceHighlights lit={lit} colour={colour} />}
            {lit && dimmed && <Pieces view={view} colours={colours} px={px} only={litOnes} />}
            <Marks marks={marks} taken={taken} wide={px / devicePixelRatio} />
            {aim && <Planned ghost={aim} colour={colours[seat]!} hexes={view.hexes} look="aim" />}
            {ghosts.map((ghost) => (
              <Planned
                key={`${ghost.kind} ${ghost.place}`}
                ghost={ghost}
                colour={colours[ghost.seat]!}
                hexes={view.hexes}
                look={ghost.isSent ? 'sent' : 'lifted'}
              />
            ))}
            {walk.isIn && walk.current !== undefined && <Focus place={walk.current} />}
          </g>
        </svg>
        <div className="board-over" ref={looking.over}>
          <GainAnimation gains={props.gains} colours={colours} />
        </div>
        <Stops walk={walk} />
      </div>
      {/* Beside the board, so that a finger on it is none on the board. */}
      {held && (
        <Suspense>
          <Loupe
            at={held.page}
            wide={px / devicePixelRatio}
            onPress={pointing.choose}
            onClose={pointing.letGo}
          />
        </Suspense>
      )}
    </>
  );
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

/** Tells the camera what there is to see, and lets the page and the keyboard move it. */
function useView(
  { camera, host, visible }: CameraRefs,
  { ghosts = NO_GHOSTS, inset = UNCOVERED, onRest, ref }: IslandProps & { readonly ref?: Ref<IslandHandle> },
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
    });
  }, [camera, planned, inset]);

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
      room: () => host.current!.getBoundingClientRect(),
      boxOf: (place) => camera.current!.toPage(pressedAt(place)),
      focus,
      next,
    }),
    [camera, host, focus, next],
  );
}
