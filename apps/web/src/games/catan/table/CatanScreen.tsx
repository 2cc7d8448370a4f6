import '../style/index.css';
import type { Action } from '@bastide/catan';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { TableScreenProps } from '../../../game/game-ui.ts';
import { lazyWithMessages } from '../../../parts/opened.ts';
import { isResting } from '../../../session/awaited.ts';
import { useMoment } from '../../../session/use-moment.ts';
import { useViewAt } from '../../../session/use-view.ts';
import { TableFrame } from '../../../table/Frame.tsx';
import { focusAfterCommit } from '../../../table/focus.ts';
import { isLocked } from '../../../table/hold.ts';
import { isSmall } from '../../../table/use-layout.ts';
import { useTableState } from '../../../table/use-table-state.ts';
import { INITIAL_CATAN_UI } from '../attention.ts';
import type { IslandHandle } from '../board/index.ts';
import { CatanContext, type CatanTable } from '../context.ts';
import { Decision } from '../decision/Decision.tsx';
import { PassDevice, useViewer } from '../hand-over/index.ts';
import { recentEvents } from '../hand-over/since.ts';
import { CatanSidebar } from '../leaf/Leaf.tsx';
import { useScoreboard } from '../leaf/use-standings.tsx';
import { linesOf, momentsOf } from '../log/lines.ts';
import type { CatanSession } from '../session.ts';
import { canTrade } from '../trade/may-trade.ts';
import { useTrade } from '../trade/use-trade.ts';
import { useTurn } from '../turn/use-turn.ts';
import { useWords } from '../words/index.ts';
import { IslandArea } from './IslandArea.tsx';
import { LineScrubber } from './LineScrubber.tsx';
import { useIslandKeys } from './use-keys.ts';
import { useAnnouncements } from './use-news.ts';
import { useBoardReady } from './use-painted.ts';
import { useTraceEnd } from './use-trace-end.ts';

// What the first turn does not need is fetched when it is opened.
const CatanDialogs = lazyWithMessages(() => import('./CatanDialogs.tsx'));

/** The table of a game of Catan in progress or just over. */
export function CatanScreen(props: TableScreenProps<CatanSession>) {
  const { session, rule } = props;
  const t = useWords();
  const { seats: viewer, covered, from, uncover } = useViewer(session);
  const moment = useMoment(session, viewer);
  const now = moment.view;
  const state = useTableState(props, moment, INITIAL_CATAN_UI);
  const { people, colours, setUi, layout, saveStatus } = state;
  const trades = !saveStatus.stopped && canTrade(session, moment, now, viewer);
  // Where another window plays on, nobody trades here; while the screen changes hands, it shows what lies on the table.
  const ui = covered !== undefined ? INITIAL_CATAN_UI : trades ? state.ui : { ...state.ui, trade: false };
  const board = useRef<IslandHandle>(null);
  const send = useCallback(
    async (seat: number, actions: readonly Action[]) => {
      if (saveStatus.stopped) return false;
      const answer = await state.send(seat, actions);
      if (answer?.ok === false) setUi({ refused: { ...answer, isTakenBack: true } });
      return answer?.ok === true;
    },
    [state.send, setUi, saveStatus.stopped],
  );
  const takeBack = async (seat: number) => {
    const answer = await state.takeBack(seat);
    if (answer?.ok === false) setUi({ refused: answer });
  };
  const act = useCallback(
    (seat: number, actions: readonly Action[]) => {
      setUi({ past: undefined, refused: undefined, answer: undefined, inspected: undefined });
      focusAfterCommit(() => session.moment().outcome !== undefined);
      return send(seat, actions);
    },
    [session, send, setUi],
  );
  const { isPainted: isBoardReady, onPainted: onBoardReady } = useBoardReady();
  // Where another window or a bot plays on, nobody is asked here; and nobody builds first on an island that is not yet to be seen.
  const asked =
    saveStatus.stopped || isResting(moment, viewer) || (now.phase === 'settle' && !isBoardReady)
      ? undefined
      : viewer;
  const turn = useTurn(session, moment, now, asked, act, takeBack, {
    isSent: viewer !== undefined && state.pending.has(viewer),
    isHeld: isLocked(state, viewer),
  });
  const { past, isSidebarOpen: unfolded, dialog } = ui;
  const isBusy = ui.trade || unfolded || past !== undefined || dialog !== undefined || rule !== undefined;
  const ways = { act, send, setUi, isBusy, isHeld: turn.isHeld, isSmall: isSmall(layout) };
  const trade = useTrade(session, moment, now, asked, ways);
  const view = useViewAt(session, ui.past, viewer);
  const lines = useMemo(() => linesOf(moment.log), [moment.log]);
  const moments = useMemo(() => momentsOf(lines), [lines]);
  const table: CatanTable = {
    ...state,
    ui,
    moment,
    viewer,
    covered: covered !== undefined,
    now,
    view,
    lines,
    frontSeat: viewer ?? now.seat,
    turn,
    trade,
    trades,
    isBoardReady,
    onBoardReady,
    board,
    moments,
    sidebarLabel: t('catan.leaf.label'),
  };
  useIslandKeys(table);
  useTraceEnd(table);
  const { staged } = turn.plan;
  const heard = {
    ghost: staged.length > 0 ? JSON.stringify(staged) : undefined,
    refused: ui.refused?.rule,
  };
  const live = useAnnouncements(table);
  const standings = useScoreboard(table);
  useEffect(() => {
    // Nobody trades outside of that part of a turn.
    if (now.phase !== 'main') setUi({ trade: false });
  }, [now.phase, setUi]);
  const waits = now.seat === viewer && now.offer !== null;
  const sat = useRef(viewer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever takes the screen finds it as the game asks, whatever comes later
  useEffect(() => {
    // An address may lead to a moment of the past.
    const past = sat.current === viewer ? {} : { past: undefined };
    sat.current = viewer;
    setUi({ trade: waits, refused: undefined, answer: undefined, inspected: undefined, ...past });
  }, [viewer, setUi]);

  return (
    <CatanContext value={table}>
      <TableFrame
        table={table}
        className="catan"
        isTurn={turn.asked === 'turn' || turn.asked === 'discard'}
        live={live}
        cues={heard}
        scores={standings}
        wideSeats={4}
        area={<IslandArea />}
        scrubber={<LineScrubber />}
        decision={<Decision />}
        sidebar={<CatanSidebar />}
        dialog={<CatanDialogs />}
      >
        {covered !== undefined && !saveStatus.stopped && !trade.silence.has(covered) && (
          <PassDevice
            name={people.names[covered]!}
            colour={colours[covered]!}
            from={from === undefined ? undefined : people.names[from]}
            recentEvents={recentEvents(t, lines, covered, now, people, colours)}
            onUncover={uncover}
          />
        )}
      </TableFrame>
    </CatanContext>
  );
}
