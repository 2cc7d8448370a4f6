import '../style/index.css';
import type { Action, Coordinates } from '@bastide/carcassonne';
import { Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import type { TableScreenProps } from '../../../game/game-ui.ts';
import { itemAt } from '../../../must.ts';
import { type People, yourTurnText } from '../../../people/people.ts';
import { MovePanel, ReviewLine } from '../../../review/lazy-parts.tsx';
import { isResting } from '../../../session/deciding-seat.ts';
import { useMoment, useViewAt } from '../../../session/use-moment.ts';
import { useGameSetting, useSettings } from '../../../settings/context.ts';
import { ActionBar } from '../../../table/ActionBar.tsx';
import { BottomSheet } from '../../../table/BottomSheet.tsx';
import { focusAfterCommit } from '../../../table/focus.ts';
import { isLocked } from '../../../table/input-lock.ts';
import type { SeatScore } from '../../../table/Scoreboard.tsx';
import { TableFrame } from '../../../table/TableFrame.tsx';
import { type LiveText, useLive } from '../../../table/use-live-text.ts';
import { useTableState } from '../../../table/use-table-state.ts';
import { lazyWithMessages } from '../../../ui/lazy-with-messages.ts';
import { useStore } from '../../../ui/store.ts';
import type { BoardHandle } from '../board/index.ts';
import {
  CarcassonneContext,
  type CarcassonneTable,
  INITIAL_CARCASSONNE_UI,
  useCarcassonne,
} from '../context.ts';
import { ActionButtons } from '../decision/ActionButtons.tsx';
import { Consequence } from '../decision/Consequence.tsx';
import { FigureChoices, Question, RefusalLink } from '../decision/FigureChoices.tsx';
import { Hand } from '../decision/Hand.tsx';
import { PhoneControls } from '../decision/PhoneControls.tsx';
import type { LogLine, ScoreLine } from '../log/lines.ts';
import { type CarcassonneTranslator, useCarcassonneTranslator } from '../messages.ts';
import { FinalScoringContext, useFinalScoring, useFinalScoringContext } from '../result/use-final-scoring.ts';
import { type CarcassonneMoment, type CarcassonneSession, deciderOf } from '../session.ts';
import { CONFIRM_SETTING, SECOND_TILE_SETTING } from '../settings.ts';
import { CarcassonneSidebar } from '../sidebar/CarcassonneSidebar.tsx';
import { logLineText, logSeats } from '../text/log-text.ts';
import { refusalReason } from '../text/refusal-text.ts';
import { tileText } from '../text/tile-text.ts';
import { tileNumber, totalTiles } from '../text/tiles-count.ts';
import { legalCells } from '../turn/plan.ts';
import { type TurnState, useTurn } from '../turn/use-turn.ts';
import { FigureIcon } from '../ui/FigureIcon.tsx';
import { BoardArea } from './BoardArea.tsx';
import { useTileKeys } from './use-keys.ts';

/** The sentence, then tile, figures, undo and wax. */
const ActionBarContent = () => (
  <ActionBar
    prompt={
      <>
        <Consequence />
        <RefusalLink />
      </>
    }
  >
    <Hand />
    <FigureChoices />
    <Question />
    <ActionButtons />
  </ActionBar>
);

const ResultActionBar = lazyWithMessages(() => import('../result/ResultActionBar.tsx'));

/** The decision of the player, in the place that each layout has for it; after the last turn, the final scoring. */
function Decision() {
  const { layout } = useCarcassonne();
  if (useFinalScoringContext()) return <ResultActionBar />;
  switch (layout) {
    case 'phone':
      return <BottomSheet>{(peek) => <PhoneControls peek={peek} />}</BottomSheet>;
    case 'sideways':
      return <PhoneControls />;
    default:
      return <ActionBarContent />;
  }
}

// What the first turn does not need is fetched when it is opened.
const Remaining = lazyWithMessages(() => import('./RemainingTilesDialog.tsx'));
const Loupe = lazyWithMessages(() => import('./Loupe.tsx'));
const Scrubber = lazyWithMessages(() => import('../../../table/Scrubber.tsx'));

const DIALOGS = { tiles: <Remaining />, loupe: <Loupe /> };

/** The table of a game in progress or just over. */
export function CarcassonneTableView(props: TableScreenProps<CarcassonneSession>) {
  const { table, isAsked } = useCarcassonneTable(props);
  const { moment, people, turn, ui, purist } = table;
  const past = useStore(ui, (it) => it.past);
  const dialog = useStore(ui, (it) => it.dialog);
  const final = useFinalScoring(moment, table.wasOver);
  useReveal(table, final?.stop);
  useTileKeys(table);
  const { preview, plan } = turn;
  const cues = {
    ghost: plan.at && [...plan.at, plan.turned].join(),
    refused: preview.kind === 'misfit' ? [...preview.clashes, preview.refusal.rule].join() : undefined,
  };
  const live = useAnnouncements(moment, people, isAsked, purist);
  const scores = useScoreboard(table, past === undefined && final?.stop ? final.pointsSoFar : undefined);
  const own = dialog === 'tiles' || dialog === 'loupe' ? dialog : undefined;
  return (
    <CarcassonneContext value={table}>
      <FinalScoringContext value={final}>
        <TableFrame
          table={table}
          className="carcassonne"
          isTurn={isAsked}
          live={live}
          cues={cues}
          scores={scores}
          wideSeats={4}
          area={<BoardArea />}
          scrubber={<TileScrubber />}
          decision={<Decision />}
          sidebar={<CarcassonneSidebar />}
          movePanel={<MovePanel />}
          dialog={own && DIALOGS[own]}
        />
      </FinalScoringContext>
    </CarcassonneContext>
  );
}

/** The table as the people at this screen have it; `isAsked`: one of them is to act. */
function useCarcassonneTable(props: TableScreenProps<CarcassonneSession>) {
  const { session } = props;
  const t = useCarcassonneTranslator();
  const [confirm] = useGameSetting(CONFIRM_SETTING);
  const { purist } = useSettings().settings;
  const [asksSecond] = useGameSetting(SECOND_TILE_SETTING);
  const { actor } = useMoment(session);
  // People who share a screen see the view of the one who acts.
  const viewer = session.people.find((seat) => seat === actor) ?? session.people[0];
  const moment = useMoment(session, viewer);
  const state = useTableState(props, moment, INITIAL_CARCASSONNE_UI);
  const { ui, setUi, saveStatus, send } = state;
  const isAsked = viewer !== undefined && viewer === moment.actor && !isResting(moment, viewer);
  const act = useCallback(
    (actions: readonly Action[]) => {
      setUi({ past: undefined, refusal: false, answer: undefined, inspected: undefined, peeked: undefined });
      void send(deciderOf(session.moment()), actions).then((answer) => {
        if (answer?.ok === false)
          setUi({ answer: t.sentence(t('inputLock.refused', { because: refusalReason(t, answer) })) });
        if (session.moment().outcome) setUi({ focused: undefined });
      });
      focusAfterCommit(() => session.moment().outcome !== undefined);
    },
    [session, send, setUi, t],
  );
  const seat = deciderOf(moment);
  const held = { isSent: state.pending.has(seat), isHeld: isLocked(state, seat) };
  const past = useStore(ui, (it) => it.past);
  const options = { confirm, purist, isAsked: asksSecond, isPast: past !== undefined, ...held };
  const turn = useTurn(moment, isAsked && !saveStatus.stopped, options, act);
  const view = useViewAt(session, past, viewer);
  const moments = useMemo(() => turnMoments(moment.log), [moment.log]);
  const table: CarcassonneTable = {
    ...state,
    moment,
    view,
    seat,
    frontSeat: seat,
    turn,
    purist,
    board: useRef<BoardHandle>(null),
    moments,
    sidebarLabel: t('act.more'),
  };
  return { table, isAsked };
}

/** Brings into sight what the final scoring or the decision speaks of. */
function useReveal({ turn, board }: CarcassonneTable, stop: ScoreLine | undefined): void {
  useEffect(() => {
    // A longer sentence makes the board smaller first.
    const later = setTimeout(() => {
      for (const { at } of stop?.feature ?? []) board.current?.reveal(at);
    }, 60);
    return () => clearTimeout(later);
  }, [stop, board]);
  const spoken = announcementOf(turn)?.join();
  useEffect(() => {
    const [x = Number.NaN, y = Number.NaN] = spoken?.split(',').map(Number) ?? [];
    if (!Number.isNaN(x)) board.current?.reveal([x, y]);
  }, [spoken, board]);
}

/** The one place that the decision speaks of, which may lie out of sight: a figure's, or the only one for the tile. */
function announcementOf({ preview, plan, cells }: TurnState): Coordinates | undefined {
  if (preview.kind === 'open') return cells.length === 1 ? cells[0]?.at : undefined;
  if (preview.kind !== 'ready') return undefined;
  return preview.farmer?.at ?? (plan.choice?.type === 'retrieve' ? preview.abbot?.at : undefined);
}

/** The moments at which a tile had been laid and everything that came of it had happened, by number of actions. */
function turnMoments(log: readonly LogLine[]): readonly number[] {
  const byTurn = new Map<number, number>();
  for (const line of log)
    if (line.turn > 0) byTurn.set(line.turn, Math.max(line.after, byTurn.get(line.turn) ?? 0));
  return [...byTurn.values()];
}

const Holdings = lazyWithMessages(() => import('../sidebar/Holdings.tsx'));

/** Scores of the seats: points, and figures and goods. `soFar`: points up to the shown step of the final scoring. */
function useScoreboard(
  { view, moment, colours, layout }: CarcassonneTable,
  soFar?: readonly number[],
): readonly SeatScore[] {
  const t = useCarcassonneTranslator();
  // Beside a wide board the sidebar shows them.
  const hasHoldings = layout !== 'wide' && view.options.sets.some((set) => set !== 'river');
  return view.seats.map(({ points, supply }, seat) => ({
    points: soFar?.[seat] ?? points,
    isTurn: moment.actor === seat,
    badge: (
      <>
        <FigureIcon figure="meeple" colour={itemAt(colours, seat)} />
        {supply.meeple}
      </>
    ),
    description: t('seat.meeples', { n: supply.meeple }),
    holdings: hasHoldings && (
      <Suspense>
        <Holdings view={view} seat={seat} />
      </Suspense>
    ),
  }));
}

/** Walks through the game tile by tile. */
function TileScrubber() {
  const t = useCarcassonneTranslator();
  const { view, turn } = useCarcassonne();
  // With a tile in hand it is the one that matters.
  const tile = view.phase === 'place' ? tileNumber(view) : view.tiles.length;
  return (
    <Scrubber
      title={t('replay.title', { tile, total: totalTiles(view) })}
      spoken={t('turn.past', { tile })}
      isWaiting={turn.mine}
      back={t('replay.back')}
      forward={t('replay.forward')}
    >
      <ReviewLine />
    </Scrubber>
  );
}

/** Announcements of events as they happen: others' moves politely, the reader's turn at once. */
function useAnnouncements(
  moment: CarcassonneMoment,
  people: People,
  mine: boolean,
  purist: boolean,
): LiveText {
  const t = useCarcassonneTranslator();
  const call = useMemo(
    () => (mine ? turnAnnouncement(t, moment, people, purist) : ''),
    [mine, t, moment, people, purist],
  );
  return useLive(moment.log, (line) => lineAnnouncement(t, line, people), call);
}

function lineAnnouncement(
  t: CarcassonneTranslator,
  line: CarcassonneMoment['log'][number],
  people: People,
): string {
  const what = logLineText(t, line, people.names);
  const seats = logSeats(line);
  if (seats.length === 0) return t.sentence(what);
  const name = t.list(seats.map((seat) => itemAt(people.names, seat)));
  if (line.kind === 'scored') return t('liveRegion.scored', { name, what, points: line.points });
  return t(line.kind === 'goods' ? 'liveRegion.goods' : 'liveRegion.laid', { name, what });
}

function turnAnnouncement(
  t: CarcassonneTranslator,
  moment: CarcassonneMoment,
  people: People,
  purist: boolean,
): string {
  const { view } = moment;
  const seat = deciderOf(moment);
  if (view.phase === 'farmer') return t('answer.farmer');
  if (view.phase === 'second') return t('answer.second');
  if (view.phase !== 'place') return '';
  const tile = view.drawn ? tileText(t, view.drawn) : '';
  const news = purist
    ? t('prompt.tile', { tile })
    : t('liveRegion.turn', { tile, n: legalCells(view).length });
  return t.sentences([yourTurnText(t, people, seat), news]);
}
