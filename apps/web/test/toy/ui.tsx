import { ActionBar } from '../../src/table/ActionBar.tsx';
import { CommitButton } from '../../src/table/action-buttons.tsx';
import { BottomSheet } from '../../src/table/BottomSheet.tsx';
import { LogPanel } from '../../src/table/LogPanel.tsx';
import { Prompt } from '../../src/table/Prompt.tsx';
import { ResultActions } from '../../src/table/ResultActions.tsx';
import { SeatItem, SeatList } from '../../src/table/Seats.tsx';
import { SidebarFooter } from '../../src/table/SidebarFooter.tsx';
import { TableHeader } from '../../src/table/TableHeader.tsx';
import { AnswerToast } from '../../src/table/Toast.tsx';
import { lazyWithMessages } from '../../src/ui/lazy-with-messages.ts';
import { useStore } from '../../src/ui/store.ts';
import { useTable } from './context.ts';
import { usePearlsTranslator } from './messages.ts';
import { headOf, lineOf } from './text.ts';

const Scrubber = lazyWithMessages(() => import('../../src/table/Scrubber.tsx'));

const CHOICES = ['keep', 'give'] as const;

/** The table in words, because this game has no board. */
export function Area() {
  const t = usePearlsTranslator();
  const { moment, view, ui } = useTable();
  const hasAnswer = useStore(ui, (it) => it.answer !== undefined);
  const { round, options, hand } = view;
  const said = moment.outcome
    ? t('turn.over')
    : t('pearls.round', { n: Math.min(round + 1, options.rounds), total: options.rounds });
  return (
    <main className="table wood" id="board">
      <TableHeader text={said} news={t('pearls.hand', { pearl: hand ?? 'none' })}>
        {null}
      </TableHeader>
      {hasAnswer && <AnswerToast />}
    </main>
  );
}

/** The decision of a round. */
export function Decision() {
  const t = usePearlsTranslator();
  const table = useTable();
  const { layout } = table;
  const say = <Prompt text={{ head: headOf(t, table), details: [], rules: ['PEARL-01'] }} />;
  if (layout === 'phone')
    return (
      <BottomSheet>
        {() => (
          <>
            {say}
            <Choosing />
          </>
        )}
      </BottomSheet>
    );
  if (layout === 'sideways')
    return (
      <>
        {say}
        <Choosing />
      </>
    );
  return (
    <ActionBar prompt={say}>
      <Choosing />
    </ActionBar>
  );
}

function Choosing() {
  const t = usePearlsTranslator();
  const { moment, mine, next, choice, choose, commit, uncover } = useTable();
  if (moment.outcome)
    return (
      <ResultActions save={t('menu.save')} again={t('pearls.again')}>
        {null}
      </ResultActions>
    );
  if (next !== undefined)
    return (
      <div className="acts">
        <CommitButton ready commit={uncover}>
          {t('pearls.show')}
        </CommitButton>
      </div>
    );
  if (!mine) return null;
  return (
    <div className="acts">
      {CHOICES.map((one) => (
        <button
          key={one}
          type="button"
          className="btn"
          aria-pressed={one === choice}
          onClick={() => choose(one)}
        >
          {t('pearls.choice', { choice: one })}
        </button>
      ))}
      <CommitButton ready={choice !== undefined} commit={commit}>
        {t('pearls.commit')}
      </CommitButton>
    </div>
  );
}

const Seats = () => <SeatList row={SeatRow} />;

function SeatRow({ seat }: { readonly seat: number }) {
  const t = usePearlsTranslator();
  const { view, moment } = useTable();
  const isAwaited = moment.actors.includes(seat);
  return (
    <SeatItem seat={seat} isTurn={isAwaited} isAwaited={isAwaited}>
      <p className="points num">
        {view.points[seat]}
        <span className="sr"> {t('seat.points', { n: view.points[seat]! })}</span>
      </p>
    </SeatItem>
  );
}

export function SidebarContent() {
  const t = usePearlsTranslator();
  const table = useTable();
  return (
    <>
      <Seats />
      <LogPanel lines={table.moment.log} tell={(line) => lineOf(t, line, table)} empty={t('pearls.quiet')} />
      <SidebarFooter />
    </>
  );
}

export function Replay() {
  const t = usePearlsTranslator();
  const { view, mine } = useTable();
  const { round, options } = view;
  const title = t('pearls.round', { n: Math.min(round + 1, options.rounds), total: options.rounds });
  return (
    <Scrubber
      title={title}
      spoken={title}
      isWaiting={mine}
      back={t('pearls.back')}
      forward={t('pearls.forward')}
    />
  );
}
