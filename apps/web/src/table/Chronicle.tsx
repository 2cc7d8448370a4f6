import { memo, useEffect, useRef } from 'react';
import { useWords } from '../i18n/context.ts';
import { Emblem } from '../parts/Emblem.tsx';
import { RuleLink } from '../parts/RuleLink.tsx';
import { useFirst } from '../parts/use-first.ts';
import { type TableBase, useTableBase } from './context.ts';

/** Something that happened. */
interface Told {
  /** How many actions had been taken when it had happened. */
  readonly after: number;
}

/** A line of the chronicle, in words. */
export interface ChronicleLine extends Told {
  /** Whom it speaks of; none: everybody. */
  readonly seats: readonly number[];
  readonly words: string;
  /** Points that it brought. */
  readonly gain?: number | undefined;
  /** The rule that it rests on, where that is more than a matter of course. */
  readonly rule?: string | undefined;
  /** How the points are reckoned. */
  readonly sum?: string | undefined;
}

interface Props<Line> {
  /** The first line first. */
  readonly lines: readonly Line[];
  /** A line in words; the same function as long as it would say the same. */
  readonly tell: (line: Line) => ChronicleLine;
  /** What is said before anything has happened. */
  readonly empty: string;
}

/** What happened, latest first. Each line lights what it is about; pressed, it shows that moment. */
export function Chronicle<Line extends Told>({ lines, tell, empty }: Props<Line>) {
  const t = useWords();
  const { count, attention, look, people, colours, isOver, layout } = useTableBase();
  const { past } = attention;
  const top = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (past === undefined && count > 0) top.current?.scrollTo({ top: 0 });
  }, [count, past]);
  const current = past === undefined ? lines.length - 1 : lines.findLastIndex(({ after }) => after <= past);
  const first = useFirst(lines.length, BREATH);
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
      <ol ref={top} tabIndex={-1} onPointerLeave={() => look({ line: undefined })}>
        {lines
          .slice(first)
          .map((line, i) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added
              key={first + i}
              line={line}
              tell={tell as (line: Told) => ChronicleLine}
              number={first + i}
              current={first + i === current}
              isLater={first + i > current}
              names={people.names}
              colours={colours}
              look={look}
            />
          ))
          .reverse()}
      </ol>
    </section>
  );
}

/** Lines. */
const BREATH = { atOnce: 30, more: 20 };

interface LineProps extends Pick<TableBase, 'colours' | 'look'> {
  readonly line: Told;
  readonly tell: (line: Told) => ChronicleLine;
  readonly number: number;
  readonly current: boolean;
  /** It had not happened yet at the moment looked at. */
  readonly isLater: boolean;
  readonly names: readonly string[];
}

const Line = memo(function Line({ line, tell, number, current, isLater, names, colours, look }: LineProps) {
  const t = useWords();
  const { after, seats, words, gain, rule, sum } = tell(line);
  return (
    <li
      className={current ? 'on' : undefined}
      data-later={isLater || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && look({ line: number })}
    >
      <button
        type="button"
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && look({ line: number })}
        onBlur={() => look({ line: undefined })}
        onClick={() => look({ past: after, line: number, leaf: false, dialog: undefined })}
      >
        <span className="emblems">
          {seats.map((seat) => (
            <Emblem key={seat} colour={colours[seat]!} />
          ))}
        </span>
        <span>
          {seats.length > 0 && <span className="sr">{t.list(seats.map((seat) => names[seat]!))} </span>}
          {words}
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
}, saysTheSame);

/** Chronicles may be made anew with every act: a line that says the same is not told again. */
function saysTheSame({ line: before, ...a }: LineProps, { line: after, ...b }: LineProps): boolean {
  const isSame = (Object.keys(b) as (keyof typeof b)[]).every((name) => a[name] === b[name]);
  return isSame && (before === after || JSON.stringify(before) === JSON.stringify(after));
}
