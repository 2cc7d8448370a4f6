import '../style/index.css';
import type { Action } from '@bastide/catan';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { ScreenProps } from '../../../game/game-ui.ts';
import { opened } from '../../../parts/opened.ts';
import { rests } from '../../../session/awaited.ts';
import { useMoment } from '../../../session/use-moment.ts';
import { useView } from '../../../session/use-view.ts';
import { Frame } from '../../../table/Frame.tsx';
import { focusAfterCommit } from '../../../table/focus.ts';
import { isHeld } from '../../../table/hold.ts';
import { isSmall } from '../../../table/use-layout.ts';
import { useTableState } from '../../../table/use-table-state.ts';
import { NOTHING } from '../attention.ts';
import type { IslandHandle } from '../board/index.ts';
import { CatanContext, type CatanTable } from '../context.ts';
import { Decision } from '../decision/Decision.tsx';
import { HandOver, useEyes } from '../hand-over/index.ts';
import { sinceLines } from '../hand-over/since.ts';
import { Leaf } from '../leaf/Leaf.tsx';
import { useStandings } from '../leaf/use-standings.tsx';
import { linesOf, momentsOf } from '../log/lines.ts';
import type { CatanSession } from '../session.ts';
import { mayTrade } from '../trade/may-trade.ts';
import { useTrade } from '../trade/use-trade.ts';
import { useTurn } from '../turn/use-turn.ts';
import { useWords } from '../words/index.ts';
import { IslandArea } from './IslandArea.tsx';
import { LineScrubber } from './LineScrubber.tsx';
import { useIslandKeys } from './use-keys.ts';
import { useNews } from './use-news.ts';
import { usePainted } from './use-painted.ts';
import { useTraceEnd } from './use-trace-end.ts';

// What the first turn does not need is fetched when it is opened.
const CatanDialogs = opened(() => import('./CatanDialogs.tsx'));

/** The table of a game of Catan in progress or just over. */
export function CatanScreen(props: ScreenProps<CatanSession>) {
  const { session, rule } = props;
  const t = useWords();
  const { eyes: me, covered, from, uncover } = useEyes(session);
  const moment = useMoment(session, me);
  const now = moment.view;
  const state = useTableState(props, moment, NOTHING);
  const { people, colours, look, layout, kept } = state;
  const trades = !kept.stopped && mayTrade(session, moment, now, me);
  // Where another window plays on, nobody trades here; while the screen changes hands, it shows what lies on the table.
  const attention =
    covered !== undefined ? NOTHING : trades ? state.attention : { ...state.attention, trade: false };
  const board = useRef<IslandHandle>(null);
  const send = useCallback(
    async (seat: number, actions: readonly Action[]) => {
      if (kept.stopped) return false;
      const answer = await state.send(seat, actions);
      if (answer?.ok === false) look({ refused: { ...answer, isTakenBack: true } });
      return answer?.ok === true;
    },
    [state.send, look, kept.stopped],
  );
  const takeBack = async (seat: number) => {
    const answer = await state.takeBack(seat);
    if (answer?.ok === false) look({ refused: answer });
  };
  const act = useCallback(
    (seat: number, actions: readonly Action[]) => {
      look({ past: undefined, refused: undefined, answer: undefined, looked: undefined });
      focusAfterCommit(() => session.moment().outcome !== undefined);
      return send(seat, actions);
    },
    [session, send, look],
  );
  const { isPainted, onPainted } = usePainted();
  // Where another window or a bot plays on, nobody is asked here; and nobody builds first on an island that is not yet to be seen.
  const asked = kept.stopped || rests(moment, me) || (now.phase === 'settle' && !isPainted) ? undefined : me;
  const turn = useTurn(session, moment, now, asked, act, takeBack, {
    isSent: me !== undefined && state.sent.has(me),
    isHeld: isHeld(state, me),
  });
  const { past, leaf: unfolded, dialog } = attention;
  const isBusy =
    attention.trade || unfolded || past !== undefined || dialog !== undefined || rule !== undefined;
  const ways = { act, send, look, isBusy, isHeld: turn.isHeld, isSmall: isSmall(layout) };
  const trade = useTrade(session, moment, now, asked, ways);
  const view = useView(session, attention.past, me);
  const lines = useMemo(() => linesOf(moment.log), [moment.log]);
  const moments = useMemo(() => momentsOf(lines), [lines]);
  const table: CatanTable = {
    ...state,
    attention,
    moment,
    me,
    covered: covered !== undefined,
    now,
    view,
    lines,
    front: me ?? now.seat,
    turn,
    trade,
    trades,
    isPainted,
    onPainted,
    board,
    moments,
    leafName: t('catan.leaf.label'),
  };
  useIslandKeys(table);
  useTraceEnd(table);
  const { staged } = turn.plan;
  const heard = {
    ghost: staged.length > 0 ? JSON.stringify(staged) : undefined,
    refused: attention.refused?.rule,
  };
  const live = useNews(table);
  const standings = useStandings(table);
  useEffect(() => {
    // Nobody trades outside of that part of a turn.
    if (now.phase !== 'main') look({ trade: false });
  }, [now.phase, look]);
  const waits = now.seat === me && now.offer !== null;
  const sat = useRef(me);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever takes the screen finds it as the game asks, whatever comes later
  useEffect(() => {
    // An address may lead to a moment of the past.
    const past = sat.current === me ? {} : { past: undefined };
    sat.current = me;
    look({ trade: waits, refused: undefined, answer: undefined, looked: undefined, ...past });
  }, [me, look]);

  return (
    <CatanContext value={table}>
      <Frame
        table={table}
        className="catan"
        isCalled={turn.asked === 'turn' || turn.asked === 'discard'}
        live={live}
        heard={heard}
        standings={standings}
        room={4}
        area={<IslandArea />}
        scrubber={<LineScrubber />}
        decision={<Decision />}
        leaf={<Leaf />}
        dialog={<CatanDialogs />}
      >
        {covered !== undefined && !kept.stopped && !trade.silence.has(covered) && (
          <HandOver
            name={people.names[covered]!}
            colour={colours[covered]!}
            from={from === undefined ? undefined : people.names[from]}
            since={sinceLines(t, lines, covered, now, people, colours)}
            onUncover={uncover}
          />
        )}
      </Frame>
    </CatanContext>
  );
}
