import { memo, useEffect, useRef } from 'react';
import { useTranslator } from '../i18n/context.ts';
import { itemAt } from '../must.ts';
import { SeatEmblem } from '../ui/InlineSvg.tsx';
import { RuleLink } from '../ui/RuleLink.tsx';
import { useGradualStart } from '../ui/use-gradual-start.ts';
import { type TableBase, useTableBase, useTableUi } from './context.ts';

/** Something that happened. */
interface LogItem {
  /** Number of actions taken when it had happened. */
  readonly after: number;
}

/** A line of the game log, in words. */
export interface LogText extends LogItem {
  /** Seats that it speaks of; none: everybody. */
  readonly seats: readonly number[];
  readonly words: string;
  /** The words go on after the names of the seats ("builds a road"); else they are about them. */
  readonly isPredicate?: boolean;
  /** Points that it brought. */
  readonly gain?: number | undefined;
  /** The rule that it rests on, where that is more than a matter of course. */
  readonly rule?: string | undefined;
  /** Calculation of the points. */
  readonly sum?: string | undefined;
}

interface Props<Line> {
  /** The first line first. */
  readonly lines: readonly Line[];
  /** A line in words; the same function as long as it would say the same. */
  readonly tell: (line: Line) => LogText;
  /** Text before anything has happened. */
  readonly empty: string;
}

/** The log of the game, latest first. Each line lights its places; pressed, it shows that moment. */
export function LogPanel<Line extends LogItem>({ lines, tell, empty }: Props<Line>) {
  const t = useTranslator();
  const { count, setUi, people, colours, isOver, layout } = useTableBase();
  const past = useTableUi((ui) => ui.past);
  const top = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (past === undefined && count > 0) top.current?.scrollTo({ top: 0 });
  }, [count, past]);
  const current = past === undefined ? lines.length - 1 : lines.findLastIndex(({ after }) => after <= past);
  const first = useGradualStart(lines.length, RENDER_BATCH);
  // Its line may be among those that come a little later.
  const isDrawn = current >= first;
  useEffect(() => {
    // In a sheet that would move all of it, and of a game that is over the review is looked at first.
    if (past !== undefined && isDrawn && !(isOver && layout !== 'wide'))
      top.current?.querySelector('li.on')?.scrollIntoView({ block: 'nearest' });
  }, [past, isDrawn, isOver, layout]);
  return (
    <section className="log" aria-labelledby="log-title">
      <h2 id="log-title" className="section">
        {t('log.title')}
      </h2>
      {lines.length === 0 && <p className="section muted small">{empty}</p>}
      <ol ref={top} tabIndex={-1} onPointerLeave={() => setUi({ line: undefined })}>
        {lines
          .slice(first)
          .map((line, i) => (
            <LogRow
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added
              key={first + i}
              line={line}
              tell={tell as (line: LogItem) => LogText}
              number={first + i}
              current={first + i === current}
              isLater={first + i > current}
              names={people.names}
              colours={colours}
              setUi={setUi}
            />
          ))
          .reverse()}
      </ol>
    </section>
  );
}

/** Lines. */
const RENDER_BATCH = { initial: 30, more: 20 };

interface LogRowProps extends Pick<TableBase, 'colours' | 'setUi'> {
  readonly line: LogItem;
  readonly tell: (line: LogItem) => LogText;
  readonly number: number;
  readonly current: boolean;
  /** It had not happened yet at the moment looked at. */
  readonly isLater: boolean;
  readonly names: readonly string[];
}

const LogRow = memo(function Line({
  line,
  tell,
  number,
  current,
  isLater,
  names,
  colours,
  setUi,
}: LogRowProps) {
  const t = useTranslator();
  const { after, seats, words, isPredicate, gain, rule, sum } = tell(line);
  const subject = t.list(seats.map((seat) => itemAt(names, seat)));
  return (
    <li
      className={current ? 'on' : undefined}
      data-later={isLater || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setUi({ line: number })}
    >
      <button
        type="button"
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && setUi({ line: number })}
        onBlur={() => setUi({ line: undefined })}
        onClick={() => setUi({ past: after, line: number, isSidebarOpen: false, dialog: undefined })}
      >
        <span className="emblems">
          {seats.map((seat) => (
            <SeatEmblem key={seat} colour={itemAt(colours, seat)} />
          ))}
        </span>
        <span>
          {seats.length === 0
            ? t.sentence(words)
            : t.rich(isPredicate ? 'log.line' : 'join.label', {
                label: <b key="label">{subject}</b>,
                said: words,
              })}
        </span>
        {gain !== undefined && <span className="gain num">{t('log.points', { n: gain })}</span>}
      </button>
      {rule && (
        <p className="reckoned">
          {sum && <span className="num">{sum}</span>}
          <RuleLink id={rule} />
        </p>
      )}
    </li>
  );
}, isSameLine);

/** Logs may be made anew with every act: a line that says the same is not told again. */
function isSameLine({ line: before, ...a }: LogRowProps, { line: after, ...b }: LogRowProps): boolean {
  const isSame = (Object.keys(b) as (keyof typeof b)[]).every((name) => a[name] === b[name]);
  return isSame && (before === after || JSON.stringify(before) === JSON.stringify(after));
}
