import { useEffect, useRef, useState } from 'react';
import type { TableScreenProps } from '../../src/game/game-ui.ts';
import { useMoment, useViewAt } from '../../src/session/use-moment.ts';
import { type BoardControls, INITIAL_UI, type UiState } from '../../src/table/context.ts';
import { focusAfterCommit } from '../../src/table/focus.ts';
import { TableFrame } from '../../src/table/TableFrame.tsx';
import { useKeys } from '../../src/table/use-keys.ts';
import { useLive } from '../../src/table/use-live-text.ts';
import { useTableState } from '../../src/table/use-table-state.ts';
import { useStore } from '../../src/ui/store.ts';
import { type PearlsChoice, type PearlsTable, TableContext } from './context.ts';
import { usePearlsTranslator } from './messages.ts';
import type { PearlsSession } from './session.ts';
import { aloud, answerTo, headOf } from './text.ts';
import { Area, Decision, Replay, SidebarContent } from './ui.tsx';

const NOTHING: UiState = INITIAL_UI;

/** The table of Pearls: the frame of every table, with parts of its own. */
export function Screen(props: TableScreenProps<PearlsSession>) {
  const t = usePearlsTranslator();
  const { session } = props;
  const { people: persons } = session;
  const [holder, setHolder] = useState(persons.length === 1 ? persons[0] : undefined);
  const { actors } = useMoment(session);
  const awaited =
    persons.includes(holder!) && actors.includes(holder!)
      ? holder
      : persons.find((seat) => actors.includes(seat));
  const next = awaited === holder ? undefined : awaited;
  const me = next === undefined ? holder : undefined;
  const moment = useMoment(session, me);
  const state = useTableState(props, moment, NOTHING);
  const { ui, setUi, send, saveStatus, people } = state;
  const past = useStore(ui, (it) => it.past);
  const view = useViewAt(session, past, me);
  const board = useRef<BoardControls>(null);
  const mine = me !== undefined && actors.includes(me) && !saveStatus.stopped;
  const [choice, choose] = useState<PearlsChoice>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each decision begins afresh
  useEffect(() => choose(undefined), [moment.view.round, me]);
  const table: PearlsTable = {
    ...state,
    moment,
    view,
    frontSeat: me ?? next ?? 0,
    board,
    moments: [...new Set(moment.log.map(({ after }) => after))],
    sidebarLabel: t('pearls.leaf'),
    me,
    next,
    mine,
    choice: mine ? choice : undefined,
    choose,
    commit() {
      if (!mine || !choice) return;
      setUi({ past: undefined, answer: undefined });
      void send(me, [{ type: 'choose', choice }]);
      focusAfterCommit(() => session.moment().outcome !== undefined);
    },
    uncover: () => setHolder(next),
  };
  useKeys(table, {
    isOff: next !== undefined,
    letters: {},
    answer: (question) => answerTo(t, table, question),
    closeToast: () => false,
    stepBack() {
      choose(undefined);
      return choice !== undefined;
    },
    focusBoard: () => false,
    focusText: () => {},
    choose(number) {
      if (mine && number <= 2) choose(number === 1 ? 'keep' : 'give');
      return mine && number <= 2;
    },
    commit(target) {
      if (!table.choice || (target instanceof HTMLElement && target.closest('button'))) return false;
      table.commit();
      return true;
    },
  });
  const live = useLive(moment.log, (line) => aloud(t, line, { people }), mine ? headOf(t, table) : '');
  return (
    <TableContext value={table}>
      <TableFrame
        table={table}
        isTurn={mine}
        live={live}
        cues={{ ghost: choice, refused: undefined }}
        scores={view.points.map((points, seat) => ({
          points,
          isTurn: actors.includes(seat),
          badge: null,
          description: t('pearls.hand', { pearl: 'none' }),
        }))}
        wideSeats={4}
        area={<Area />}
        scrubber={<Replay />}
        decision={<Decision />}
        sidebar={<SidebarContent />}
      />
    </TableContext>
  );
}
