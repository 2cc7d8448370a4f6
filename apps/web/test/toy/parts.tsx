import { Wax } from '../../src/table/Acts.tsx';
import { BottomSheet } from '../../src/table/BottomSheet.tsx';
import { Chronicle } from '../../src/table/Chronicle.tsx';
import { Foot } from '../../src/table/Foot.tsx';
import { Head } from '../../src/table/Head.tsx';
import { ResultActs } from '../../src/table/ResultActs.tsx';
import { Rim } from '../../src/table/Rim.tsx';
import { Say } from '../../src/table/Say.tsx';
import { Scrubber } from '../../src/table/Scrubber.tsx';
import { SeatItem, SeatList } from '../../src/table/Seats.tsx';
import { AnswerSlip } from '../../src/table/Slip.tsx';
import { useTable } from './context.ts';
import { headOf, lineOf } from './text.ts';
import { useWords } from './words.ts';

const CHOICES = ['keep', 'give'] as const;

/** What lies on the table: in words, for this game has no board. */
export function Area() {
  const t = useWords();
  const { moment, view, attention } = useTable();
  const { round, options, hand } = view;
  const said = moment.outcome
    ? t('turn.over')
    : t('pearls.round', { n: Math.min(round + 1, options.rounds), total: options.rounds });
  return (
    <main className="table wood" id="board">
      <Head said={said} news={t('pearls.hand', { pearl: hand ?? 'none' })}>
        {null}
      </Head>
      {attention.answer !== undefined && <AnswerSlip />}
    </main>
  );
}

/** The one decision of a round. */
export function Decision() {
  const t = useWords();
  const table = useTable();
  const { layout } = table;
  const say = <Say sentence={{ head: headOf(t, table), details: [], rules: ['PEARL-01'] }} />;
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
    <Rim say={say}>
      <Choosing />
    </Rim>
  );
}

function Choosing() {
  const t = useWords();
  const { moment, mine, next, choice, choose, commit, uncover } = useTable();
  if (moment.outcome)
    return (
      <ResultActs save={t('menu.save')} again={t('pearls.again')}>
        {null}
      </ResultActs>
    );
  if (next !== undefined)
    return (
      <div className="acts">
        <Wax ready commit={uncover}>
          {t('pearls.show')}
        </Wax>
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
      <Wax ready={choice !== undefined} commit={commit}>
        {t('pearls.commit')}
      </Wax>
    </div>
  );
}

const Seats = () => <SeatList row={SeatRow} />;

function SeatRow({ seat }: { readonly seat: number }) {
  const t = useWords();
  const { view, moment } = useTable();
  const isAwaited = moment.actors.includes(seat);
  return (
    <SeatItem seat={seat} plays={isAwaited} acts={isAwaited}>
      <p className="points num">
        {view.points[seat]}
        <span className="sr"> {t('seat.points', { n: view.points[seat]! })}</span>
      </p>
    </SeatItem>
  );
}

export function Leaf() {
  const t = useWords();
  const table = useTable();
  return (
    <>
      <Seats />
      <Chronicle lines={table.moment.log} tell={(line) => lineOf(t, line, table)} empty={t('pearls.quiet')} />
      <Foot />
    </>
  );
}

export function Replay() {
  const t = useWords();
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
