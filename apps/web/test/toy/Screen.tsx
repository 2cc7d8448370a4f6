import { useEffect, useRef, useState } from 'react';
import type { ScreenProps } from '../../src/game/game-ui.ts';
import { useMoment } from '../../src/session/use-moment.ts';
import { useView } from '../../src/session/use-view.ts';
import { AT_REST, type Attention, type BoardHandle } from '../../src/table/context.ts';
import { Frame } from '../../src/table/Frame.tsx';
import { focusAfterCommit } from '../../src/table/focus.ts';
import { useKeys } from '../../src/table/use-keys.ts';
import { useLive } from '../../src/table/use-live.ts';
import { useTableState } from '../../src/table/use-table-state.ts';
import { type Choice, type Table, TableContext } from './context.ts';
import { Area, Decision, Leaf, Replay } from './parts.tsx';
import type { PearlsSession } from './session.ts';
import { aloud, answerTo, headOf } from './text.ts';
import { useWords } from './words.ts';

const NOTHING: Attention = AT_REST;

/** The table of Pearls: the frame of every table, with parts of its own. */
export function Screen(props: ScreenProps<PearlsSession>) {
  const t = useWords();
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
  const { attention, look, send, kept, people } = state;
  const view = useView(session, attention.past, me);
  const board = useRef<BoardHandle>(null);
  const mine = me !== undefined && actors.includes(me) && !kept.stopped;
  const [choice, choose] = useState<Choice>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each decision begins afresh
  useEffect(() => choose(undefined), [moment.view.round, me]);
  const table: Table = {
    ...state,
    moment,
    view,
    front: me ?? next ?? 0,
    board,
    moments: [...new Set(moment.log.map(({ after }) => after))],
    leafName: t('pearls.leaf'),
    me,
    next,
    mine,
    choice: mine ? choice : undefined,
    choose,
    commit() {
      if (!mine || !choice) return;
      look({ past: undefined, answer: undefined });
      void send(me, [{ type: 'choose', choice }]);
      focusAfterCommit(() => session.moment().outcome !== undefined);
    },
    uncover: () => setHolder(next),
  };
  useKeys(table, {
    isOff: next !== undefined,
    letters: {},
    answer: (question) => answerTo(t, table, question),
    closeSlip: () => false,
    stepBack() {
      choose(undefined);
      return choice !== undefined;
    },
    toBoard: () => false,
    toText: () => {},
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
      <Frame
        table={table}
        isCalled={mine}
        live={live}
        heard={{ ghost: choice, refused: undefined }}
        standings={view.points.map((points, seat) => ({
          points,
          plays: actors.includes(seat),
          sign: null,
          words: t('pearls.hand', { pearl: 'none' }),
        }))}
        room={4}
        area={<Area />}
        scrubber={<Replay />}
        decision={<Decision />}
        leaf={<Leaf />}
      />
    </TableContext>
  );
}
