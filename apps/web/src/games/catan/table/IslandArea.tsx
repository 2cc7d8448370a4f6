import { production, type View } from '@bastide/catan';
import { type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { Inset } from '../../../camera/framing.ts';
import { itemAt } from '../../../must.ts';
import { useSettings } from '../../../settings/context.ts';
import { useCoveredBySidebar } from '../../../table/context.ts';
import { isSmall, type ScreenLayout } from '../../../table/use-layout.ts';
import { cachedPicture, InlineSvg } from '../../../ui/InlineSvg.tsx';
import { lazyWithMessages } from '../../../ui/lazy-with-messages.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { diePicture } from '../art/index.ts';
import { Island, IslandText, type PlaceKind } from '../board/index.ts';
import type {
  PlaceGhost,
  PlaceHighlight,
  PlaceMark,
  RecentMove,
  SketchedMove,
} from '../board/island-props.ts';
import { useCatan, useCatanUi } from '../context.ts';
import { type LogLine, placesOf } from '../log/lines.ts';
import { type CatanTranslator, useCatanTranslator } from '../messages.ts';
import { blockedPurchaseText } from '../text/blocked-purchase-text.ts';
import { hexOf, hexWords, intersectionWords, pathWords } from '../text/places.ts';
import { seatName } from '../text/seat-names.ts';
import { TradePanel } from '../trade-panel/TradePanel.tsx';
import { ghostsOf, marksOf, type OpenPlace } from '../turn/plan.ts';
import type { Spotlight } from '../ui-state.ts';
import { IslandHead } from './IslandHead.tsx';
import { Toasts } from './Toasts.tsx';
import { useRoll } from './use-roll.ts';

const ProductionLegend = lazyWithMessages(() => import('../board/ProductionLegend.tsx'));

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The dice of the last roll; they tumble when another one is thrown. */
function Dice({ dice, roll }: { readonly dice: readonly [number, number]; readonly roll: number }) {
  const t = useCatanTranslator();
  return (
    <p className="dice" key={roll}>
      <span className="sr">{t('catan.dice', { sum: dice[0] + dice[1], a: dice[0], b: dice[1] })}</span>
      {dice.map((value, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
        <span key={i} className="die" aria-hidden="true">
          <InlineSvg
            className="face"
            picture={cachedPicture(`die ${i} ${value}`, () =>
              diePicture(FACES[value - 1] ?? 1, i === 0 ? 'light' : 'red'),
            )}
          />
        </span>
      ))}
    </p>
  );
}

/** Room for the trade panel beside the island, in pixels. */
const PANEL = 348;

/** So low and wide that the head has its place beside the upper corners of the island: as in the style sheet. */
const LOW = '(min-width: 1200px) and (min-aspect-ratio: 2/1)';

/** Between the island and the edge of the table, in pixels, and where the head lies above it. */
const EDGE = 12;

/** Pixels at the lower edge, margin and water, that a prompt of two lines may cover. */
const SEA = 30;

const HEAD = { small: 60, large: 76 } as const;

/** Parts of the island's space that head, trade, sidebar and the decision cover; `rise`: so far the decision reaches up. */
function useInset(rise: number): Inset {
  const { layout, covered } = useCatan();
  const isTrading = useCatanUi((ui) => ui.trade);
  const isLow = useMedia(LOW);
  const sidebar = useCoveredBySidebar();
  const isBeside = isTrading && !isSmall(layout);
  return useMemo(() => {
    const hasNoHead = covered || (isLow && !isBeside);
    const top = hasNoHead ? EDGE : isSmall(layout) ? HEAD.small : HEAD.large;
    const right = Math.max(isBeside ? PANEL : EDGE, EDGE + sidebar);
    // Otherwise the island would jump with every prompt.
    return { top, right, bottom: rise > SEA ? EDGE + rise : EDGE, left: EDGE };
  }, [layout, covered, isLow, isBeside, rise, sidebar]);
}

/** Cards that a roll brought are shown this long, in milliseconds at usual speed. */
const SHOWN = 2400;

/** Tells whether the board shows what each place produces: a purist table never does. */
function useShowsProduction(): boolean {
  const { purist } = useSettings().settings;
  return useCatanUi((ui) => ui.production) && !purist;
}

/** The island, as a picture and as text, with head, dice, toasts and trade beside it. */
export function IslandArea() {
  const t = useCatanTranslator();
  const { settings } = useSettings();
  const { view, now, people, setUi, layout } = useCatan();
  const isNow = useCatanUi((ui) => ui.past === undefined);
  const isTrading = useCatanUi((ui) => ui.trade);
  const showsProduction = useShowsProduction();
  /** The last rest of the island: an object of its own for each time. */
  const [rest, setRest] = useState<object>({});
  const roll = useRoll();
  const marks = useMarks();
  const ghosts = useGhosts();
  const pressed = useMemo(() => [...marks, ...ghosts].map(({ place }) => place), [marks, ghosts]);
  const wood = useRef<HTMLElement>(null);
  const rise = useRise(wood, layout);
  const choose = useChoosePlace();
  return (
    <main ref={wood} className="table wood" id="board">
      <PictureIsland marks={marks} ghosts={ghosts} rise={rise} onPlace={choose} onRest={() => setRest({})} />
      <div className={settings.textBoard ? 'text-area shown' : 'text-area'}>
        <IslandText
          view={view}
          names={people.names}
          marks={marks}
          label={t('catan.board.text')}
          shown={settings.textBoard}
          onPlace={choose}
          onFocus={(inspected) => setUi({ inspected })}
        />
      </div>
      <IslandHead />
      {now.dice && isNow && roll && <Dice dice={now.dice} roll={now.turn} />}
      {showsProduction && (
        <Suspense>
          <ProductionLegend />
        </Suspense>
      )}
      <Toasts pressed={pressed} rest={rest} />
      {isTrading && !isSmall(layout) && <TradePanel />}
    </main>
  );
}

function useChoosePlace(): (kind: PlaceKind, place: string) => void {
  const { turn, setUi } = useCatan();
  return (_, place) => {
    setUi({ refused: undefined, answer: undefined, inspected: undefined });
    turn.choosePlace(place);
  };
}

/** Places that may be chosen now. */
function useMarks(): readonly PlaceMark[] {
  const t = useCatanTranslator();
  const { purist } = useSettings().settings;
  const { turn, viewer, people } = useCatan();
  const isNow = useCatanUi((ui) => ui.past === undefined);
  const { open, stages, plan } = turn;
  return useMemo(() => {
    if (!isNow) return NO_MARKS;
    const label = (one: OpenPlace) => {
      const seen = itemAt(stages, one.after).view;
      const said = placeLabel(t, seen, one);
      // The robber hits these seats there.
      return one.kind === 'hex' && !purist
        ? t.sentences([t.sentence(said), blockedPurchaseText(t, seen, one.place, viewer, people)])
        : said;
    };
    const all = marksOf(open, stages, plan.tool, label);
    return purist ? all.filter(({ strong }) => strong) : all;
  }, [isNow, open, stages, plan.tool, t, purist, viewer, people]);
}

/** Planned pieces. */
function useGhosts(): readonly PlaceGhost[] {
  const { turn, viewer } = useCatan();
  const isNow = useCatanUi((ui) => ui.past === undefined);
  const { plan, isSent } = turn;
  return useMemo(
    () => (isNow && viewer !== undefined ? ghostsOf(plan, viewer, isSent) : NO_GHOSTS),
    [isNow, plan, viewer, isSent],
  );
}

const NO_MARKS: readonly PlaceMark[] = [];
const NO_GHOSTS: readonly PlaceGhost[] = [];

interface PictureIslandProps {
  readonly marks: readonly PlaceMark[];
  readonly ghosts: readonly PlaceGhost[];
  /** CSS pixels by which the decision reaches up over the wood. */
  readonly rise: number;
  readonly onPlace: (kind: PlaceKind, place: string) => void;
  readonly onRest: () => void;
}

function PictureIsland({ marks, ghosts, rise, onPlace, onRest }: PictureIslandProps) {
  const t = useCatanTranslator();
  const { view, now, moment, turn, viewer, people, colours, setUi, board, lines, onBoardReady } = useCatan();
  const isNow = useCatanUi((ui) => ui.past === undefined);
  const showsProduction = useShowsProduction();
  const gains = useGains();
  const { lit, dimmed } = useHighlights();
  const recent = useMemo(() => (isNow ? recentOf(lines, viewer) : []), [isNow, lines, viewer]);
  const inset = useInset(rise);
  // Drawn by this game's own describer of moves.
  const sketches = useCatanUi((ui) => ui.sketches) as readonly SketchedMove[];
  return (
    <Island
      ref={board}
      view={view}
      colours={colours}
      names={people.names}
      marks={marks}
      ghosts={ghosts}
      sketches={sketches}
      ready={turn.plan.staged.length > 0 && turn.ready.kind === 'ready'}
      lit={lit}
      label={t('catan.board.label', {
        who: seatName(t, people, now.seat),
        seat: itemAt(people.names, now.seat),
        turn: now.turn,
      })}
      seat={viewer}
      onPlace={onPlace}
      onInspect={(inspected) => setUi({ inspected })}
      onBlank={() => setUi({ refused: undefined, answer: undefined })}
      onReady={onBoardReady}
      recent={recent}
      gains={isNow ? gains : undefined}
      production={showsProduction}
      dimmed={dimmed}
      isOver={moment.outcome !== undefined}
      inset={inset}
      onRest={onRest}
    />
  );
}

/** The cards of the latest roll, for as long as they are news. */
function useGains() {
  const { turn } = useCatan();
  const { settings } = useSettings();
  const roll = useRoll();
  const [seen, setSeen] = useState<number | undefined>(roll?.after);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one list to a roll, however often the table is drawn
  const gains = useMemo(() => roll?.gains, [roll?.after]);
  const news = roll !== undefined && roll.after !== seen && turn.asked !== 'over';
  useEffect(() => {
    if (!news) return;
    const timer = setTimeout(() => setSeen(roll?.after), SHOWN * Math.max(1, settings.speed));
    return () => clearTimeout(timer);
  }, [news, roll?.after, settings.speed]);
  return news && gains && gains.length > 0 ? gains : undefined;
}

/** The meaning of choosing a place, for those who hear the island. */
function placeLabel(
  t: CatanTranslator,
  view: View,
  { kind, place }: Pick<OpenPlace, 'kind' | 'place'>,
): string {
  switch (kind) {
    case 'hex': {
      const hex = hexOf(view, place);
      return t('catan.mark.robber', { to: hex ? hexWords(t, hex, 'to') : place });
    }
    case 'road':
      return t('catan.mark.road', { where: pathWords(t, view, place) });
    default:
      return t('catan.mark.building', { kind, where: intersectionWords(t, view, place) });
  }
}

/** Places that others built on since the seat's last turn; without a seat, in this turn. */
function recentOf(lines: readonly LogLine[], me: number | undefined): readonly RecentMove[] {
  const recent: RecentMove[] = [];
  for (const line of [...lines].reverse()) {
    if (line.kind === 'rolled' && (me === undefined || line.seat === me)) break;
    if (line.seat === me || line.seat === null) continue;
    if (line.kind === 'built') recent.push({ place: line.place, seat: line.seat });
    else if (line.kind === 'robber') recent.push({ place: line.to, seat: line.seat });
    else if (line.kind === 'placed')
      recent.push(
        { place: line.at, seat: line.seat },
        ...(line.on ? [{ place: line.on, seat: line.seat }] : []),
      );
  }
  return recent;
}

/** Returns the CSS pixels by which the decision reaches up over the wood, and tells the table's style: `--rise`. */
function useRise(table: RefObject<HTMLElement | null>, layout: ScreenLayout): number {
  const [rise, setRise] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each layout has its own parts
  useEffect(() => {
    const wood = table.current;
    const actionArea = wood?.parentElement?.querySelector(':scope > .action-area');
    if (!wood || !actionArea) return setRise(0);
    const measured = new ResizeObserver(() => {
      const over = wood.getBoundingClientRect().bottom - actionArea.getBoundingClientRect().top;
      const now = Math.max(0, Math.round(over));
      wood.style.setProperty('--rise', `${now}px`);
      setRise(now);
    });
    measured.observe(wood);
    measured.observe(actionArea);
    return () => {
      measured.disconnect();
      wood.style.removeProperty('--rise');
    };
  }, [table, layout]);
  return rise;
}

interface CatanHighlights {
  readonly lit: PlaceHighlight | undefined;
  /** Everything else fades. */
  readonly dimmed: boolean;
}

/** Highlights of the island just now: a place inspected in the sidebar comes before the hexes that brought something. */
function useHighlights(): CatanHighlights {
  const { view, now, lines, turn } = useCatan();
  const roll = useRoll();
  const line = useCatanUi((ui) => ui.line);
  const spotlight = useCatanUi((ui) => ui.spotlight);
  const past = useCatanUi((ui) => ui.past);
  const { tool, staged } = turn.plan;
  // Whoever builds looks for places: what the dice brought is no longer news.
  const isNews = past === undefined && now.phase === 'main' && tool === undefined && staged.length === 0;
  return useMemo(() => {
    if (spotlight) return { lit: spotlightPlaces(spotlight, view), dimmed: true };
    const told = line === undefined ? undefined : lines[line];
    if (told) return lineHighlights(told, view);
    return { lit: isNews && roll ? { tokens: roll.hexes } : undefined, dimmed: false };
  }, [view, lines, line, spotlight, isNews, roll]);
}

/** Places that a spotlight shows. */
export function spotlightPlaces({ on, seat }: Spotlight, view: View): PlaceHighlight {
  const own = view.buildings.filter((one) => one.seat === seat);
  switch (on) {
    case 'longest-road':
      return { paths: itemAt(view.seats, seat).trail, seat };
    case 'production': {
      const hexes = [...production(view)].flatMap(([hex, shares]) =>
        shares.some((share) => share.seat === seat) ? [hex] : [],
      );
      return { hexes, intersections: own.map(({ at }) => at), seat, hasShares: true };
    }
    default:
      return { intersections: own.flatMap(({ at, piece }) => (piece === on ? [at] : [])), seat };
  }
}

function lineHighlights(
  line: Parameters<typeof placesOf>[0],
  view: { seats: readonly { trail: readonly string[] }[] },
): CatanHighlights {
  if (line.kind === 'award' && line.card === 'longest-road' && line.seat !== null)
    return { lit: { paths: itemAt(view.seats, line.seat).trail, seat: line.seat }, dimmed: true };
  const places = placesOf(line);
  const some = Object.values(places).some((list) => list.length > 0);
  return {
    lit: some
      ? { ...places, seat: line.kind === 'rolled' ? undefined : (line.seat ?? undefined) }
      : undefined,
    dimmed: some,
  };
}
