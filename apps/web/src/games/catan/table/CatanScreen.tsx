import '../style/index.css';
import type { Action, Catan, View } from '@bastide/catan';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { TableScreenProps } from '../../../game/game-ui.ts';
import { itemAt } from '../../../must.ts';
import { yourTurnText } from '../../../people/people.ts';
import { MovePanel, ReviewLine } from '../../../review/lazy-parts.tsx';
import { isResting } from '../../../session/deciding-seat.ts';
import { useMoment, useViewAt } from '../../../session/use-moment.ts';
import { focusAfterCommit } from '../../../table/focus.ts';
import { isLocked } from '../../../table/input-lock.ts';
import type { SeatScore } from '../../../table/Scoreboard.tsx';
import { TableFrame } from '../../../table/TableFrame.tsx';
import { isSmall } from '../../../table/use-layout.ts';
import { type LiveText, useLive } from '../../../table/use-live-text.ts';
import { useTableState } from '../../../table/use-table-state.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { lazyWithMessages } from '../../../ui/lazy-with-messages.ts';
import { derive, type Store, useStore } from '../../../ui/store.ts';
import type { IslandHandle } from '../board/index.ts';
import { pointsShown } from '../cards/points.ts';
import { CatanContext, type CatanTable, useCatan } from '../context.ts';
import { Decision } from '../decision/Decision.tsx';
import { type LogInput, type LogLine, linesOf, momentsOf } from '../log/lines.ts';
import { type CatanTranslator, useCatanTranslator } from '../messages.ts';
import { PassDevice, recentEvents, useViewer } from '../pass-device/PassDevice.tsx';
import type { CatanMoment, CatanSession } from '../session.ts';
import type { CatanSetup } from '../setup.ts';
import { CatanSidebar } from '../sidebar/CatanSidebar.tsx';
import { logLineText } from '../text/log-text.ts';
import { useTrade } from '../trade/use-trade.ts';
import { useTurn } from '../turn/use-turn.ts';
import { type CatanUiState, INITIAL_CATAN_UI } from '../ui-state.ts';
import { IslandArea } from './IslandArea.tsx';
import { useIslandKeys } from './use-keys.ts';

/** A spotlight that nothing else ends is on for so long, in milliseconds. */
const SHOWN = 5000;

/** Ends a spotlight by itself where nothing leaves what was pressed for it. */
function useSpotlightEnd({ ui, setUi }: Pick<CatanTable, 'ui' | 'setUi'>): void {
  const brief = useStore(ui, ({ spotlight }) => (spotlight?.isBrief ? spotlight : undefined));
  // Under a dialog or the sidebar the island is not seen: the time begins anew when it closes.
  const isCovered = useStore(ui, (it) => it.dialog !== undefined || it.isSidebarOpen);
  const runs = brief !== undefined && !isCovered;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each spotlight has its own time
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => setUi({ spotlight: undefined }), SHOWN);
    return () => clearTimeout(timer);
  }, [runs, brief, setUi]);
}

/** An island that cannot be painted is played on as it is, after so many milliseconds. */
const PAINT_TIMEOUT = 3000;

/** Tells whether the island is painted; the board reports it by `onPainted`. */
function useBoardReady() {
  const [isPainted, setPainted] = useState(false);
  const onPainted = useCallback(() => setPainted(true), []);
  useEffect(() => {
    const timer = setTimeout(onPainted, PAINT_TIMEOUT);
    return () => clearTimeout(timer);
  }, [onPainted]);
  return { isPainted, onPainted };
}

/** The view of the table as it is shown: nothing is opened while the screen changes hands, nor the trade where there is none. */
const useVisibleUi = (ui: Store<CatanUiState>, isCovered: boolean, trades: boolean): Store<CatanUiState> =>
  useMemo(
    () => derive(ui, (state) => (isCovered ? INITIAL_CATAN_UI : trades ? state : { ...state, trade: false })),
    [ui, isCovered, trades],
  );

/** Tells whether something lies over the table or in place of the present. */
const isBusyWith = ({ trade, isSidebarOpen, past, dialog }: CatanUiState): boolean =>
  trade || isSidebarOpen || past !== undefined || dialog !== undefined;

// What the first turn does not need is fetched when it is opened.
const CatanDialogs = lazyWithMessages(() => import('./CatanDialogs.tsx'));
const Scrubber = lazyWithMessages(() => import('../../../table/Scrubber.tsx'));

/** The table of a game of Catan in progress or just over. */
export function CatanScreen(props: TableScreenProps<CatanSession>) {
  const t = useCatanTranslator();
  const { table, from, coveredSeat, uncover } = useCatanTable(props);
  const { now, turn, ui, people, colours, lines, saveStatus, trade } = table;
  useIslandKeys(table);
  useSpotlightEnd(table);
  useTradePanel(table);
  const { staged } = turn.plan;
  const cues = {
    ghost: staged.length > 0 ? JSON.stringify(staged) : undefined,
    refused: useStore(ui, (it) => it.refused?.rule),
  };
  const live = useAnnouncements(table);
  const scores = useScoreboard(table);
  return (
    <CatanContext value={table}>
      <TableFrame
        table={table}
        className="catan"
        isTurn={turn.asked === 'turn' || turn.asked === 'discard'}
        live={live}
        cues={cues}
        scores={scores}
        wideSeats={4}
        area={<IslandArea />}
        scrubber={<LineScrubber />}
        decision={<Decision />}
        sidebar={<CatanSidebar />}
        movePanel={<MovePanel />}
        dialog={<CatanDialogs />}
      >
        {coveredSeat !== undefined && !saveStatus.stopped && !trade.silence.has(coveredSeat) && (
          <PassDevice
            key={coveredSeat}
            name={itemAt(people.names, coveredSeat)}
            colour={itemAt(colours, coveredSeat)}
            from={from === undefined ? undefined : people.names[from]}
            recentEvents={recentEvents(t, lines, coveredSeat, now, people, colours)}
            onUncover={uncover}
          />
        )}
      </TableFrame>
    </CatanContext>
  );
}

/** The table as the seat at this screen has it; `coveredSeat`: the one that is to take the screen, from seat `from`. */
function useCatanTable(props: TableScreenProps<CatanSession>) {
  const { session, rule } = props;
  const t = useCatanTranslator();
  const { seats: viewer, covered: coveredSeat, from, uncover, keepDuring } = useViewer(session);
  const moment = useMoment(session, viewer);
  const now = moment.view;
  const state = useTableState(props, moment, INITIAL_CATAN_UI);
  const { setUi, layout, saveStatus } = state;
  // Where another window plays on, nobody trades here.
  const trades = !saveStatus.stopped && canTrade(session, moment, now, viewer);
  const ui = useVisibleUi(state.ui, coveredSeat !== undefined, trades);
  const { send, act, takeBack } = useActs(session, state);
  const { isPainted: isBoardReady, onPainted: onBoardReady } = useBoardReady();
  // Where another window or a bot plays on, nobody is asked here; and nobody builds first on an island that is not yet to be seen.
  const isHidden = now.phase === 'settle' && !isBoardReady;
  const asked = saveStatus.stopped || isResting(moment, viewer) || isHidden ? undefined : viewer;
  const turn = useTurn(session, moment, now, asked, act, takeBack, {
    isSent: viewer !== undefined && state.pending.has(viewer),
    isHeld: isLocked(state, viewer),
  });
  const isBusy = useStore(ui, isBusyWith) || rule !== undefined;
  const past = useStore(ui, (it) => it.past);
  const isHeld = turn.isHeld || past !== undefined;
  const ways = { act, send, setUi, keepDuring, isBusy, isHeld, isSmall: isSmall(layout) };
  const trade = useTrade(session, moment, now, asked, ways);
  const view = useViewAt(session, past, viewer);
  const lines = useMemo(() => linesOf(moment.log), [moment.log]);
  const moments = useMemo(() => momentsOf(lines), [lines]);
  const table: CatanTable = {
    ...state,
    ui,
    moment,
    viewer,
    covered: coveredSeat !== undefined,
    now,
    view,
    lines,
    frontSeat: viewer ?? now.seat,
    turn,
    trade,
    trades,
    isBoardReady,
    onBoardReady,
    board: useRef<IslandHandle>(null),
    moments,
    sidebarLabel: t('catan.leaf.label'),
  };
  return { table, coveredSeat, from, uncover };
}

type CatanTableState = Pick<
  ReturnType<typeof useTableState<Catan, LogInput, CatanSetup, CatanUiState>>,
  'send' | 'takeBack' | 'setUi' | 'saveStatus'
>;

/** Ways to act: as the seat at this screen has pressed, or by itself while whatever is looked at stays. */
function useActs(
  session: CatanSession,
  { send: sendTo, takeBack: undo, setUi, saveStatus }: CatanTableState,
) {
  const send = useCallback(
    async (seat: number, actions: readonly Action[]) => {
      if (saveStatus.stopped) return false;
      const answer = await sendTo(seat, actions);
      if (answer?.ok === false) setUi({ refused: { ...answer, isTakenBack: true } });
      return answer?.ok === true;
    },
    [sendTo, setUi, saveStatus.stopped],
  );
  const act = useCallback(
    (seat: number, actions: readonly Action[]) => {
      setUi({ past: undefined, refused: undefined, answer: undefined, inspected: undefined });
      focusAfterCommit(() => session.moment().outcome !== undefined);
      return send(seat, actions);
    },
    [session, send, setUi],
  );
  const takeBack = async (seat: number) => {
    const answer = await undo(seat);
    if (answer?.ok === false) setUi({ refused: answer });
  };
  return { send, act, takeBack };
}

/** Opens the trade for whoever takes the screen, if an offer of theirs waits, and closes it outside of that part of a turn. */
function useTradePanel({ now, viewer, setUi }: CatanTable): void {
  useEffect(() => {
    if (now.phase !== 'main') setUi({ trade: false });
  }, [now.phase, setUi]);
  const isOffering = now.seat === viewer && now.offer !== null;
  const latest = useRef(viewer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever takes the screen finds it as the game asks, whatever comes later
  useEffect(() => {
    // An address may lead to a moment of the past.
    const past = latest.current === viewer ? {} : { past: undefined };
    latest.current = viewer;
    setUi({ trade: isOffering, refused: undefined, answer: undefined, inspected: undefined, ...past });
  }, [viewer, setUi]);
}

/** Walks through the game, line by line of the log. */
function LineScrubber() {
  const t = useCatanTranslator();
  const { view, turn } = useCatan();
  const title = t('catan.replay.title', { turn: view.turn });
  return (
    <Scrubber
      title={title}
      spoken={title}
      isWaiting={turn.asked === 'turn'}
      back={t('catan.replay.back')}
      forward={t('catan.replay.forward')}
    >
      <ReviewLine />
    </Scrubber>
  );
}

/** Scores of the seats: points, and cards. */
function useScoreboard({ view }: CatanTable): readonly SeatScore[] {
  const t = useCatanTranslator();
  return view.seats.map(({ cards }, seat) => {
    const words = t('catan.seat.cards', { n: cards });
    return {
      points: pointsShown(view, seat),
      isTurn: view.seat === seat,
      badge: (
        <>
          <Icon name="cards" />
          {cards}
        </>
      ),
      description: words,
      note: words,
    };
  });
}

/**
 * Tells whether there is a trade to open: not for those who have no seat at this screen, nor while somebody else decides
 * at theirs. Where players trade with the bank alone, only in the own turn. `me`: the reader's seat; undefined also while
 * the screen changes hands.
 */
export function canTrade(
  { people }: Pick<CatanSession, 'people'>,
  moment: Pick<CatanMoment, 'actors' | 'resting'>,
  { seat, options }: { readonly seat: number; readonly options: Pick<View['options'], 'playerTrades'> },
  me: number | undefined,
): boolean {
  if (people.length === 0 || isResting(moment, me)) return false;
  return options.playerTrades || seat === me;
}

/** Announcements of events as they happen: others' moves politely, the reader's turn and discard at once. */
function useAnnouncements({ lines, now, turn, people, viewer }: CatanTable): LiveText {
  const t = useCatanTranslator();
  const aloud = (line: LogLine) => {
    const what = logLineText(t, line, now, people);
    return line.seat === null
      ? t.sentence(what)
      : t('liveRegion.laid', { name: itemAt(people.names, line.seat), what });
  };
  return useLive(lines, aloud, callWords(t, { now, turn, people, viewer }));
}

type Called = Pick<CatanTable, 'now' | 'turn' | 'people' | 'viewer'>;

/** Returns the call to this seat: a turn or a discard. */
function callWords(t: CatanTranslator, { now, turn, people, viewer }: Called): string {
  if (viewer === undefined) return '';
  if (turn.asked === 'discard') return t('catan.answer.discard', { n: itemAt(now.seats, viewer).due });
  if (turn.asked !== 'turn') return '';
  switch (now.phase) {
    case 'settle':
      return t.sentences([yourTurnText(t, people, viewer), t('catan.say.chooseIntersection')]);
    case 'start':
      return t.sentences([yourTurnText(t, people, viewer), t('catan.say.roll')]);
    case 'robber':
      return t('catan.say.chooseHex');
    default:
      return '';
  }
}
