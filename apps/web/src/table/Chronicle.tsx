import { useEffect, useRef } from 'react';
import { useWords } from '../i18n/context.ts';
import { Emblem } from '../parts/Emblem.tsx';
import { RuleLink } from '../parts/RuleLink.tsx';
import { useTableBase } from './context.ts';

/** A line of the chronicle, in words. */
export interface ChronicleLine {
  /** How many actions had been taken when it had happened. */
  readonly after: number;
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

interface Props {
  /** The first line first. */
  readonly lines: readonly ChronicleLine[];
  /** What is said before anything has happened. */
  readonly empty: string;
}

/** What happened, latest first. Each line lights what it is about; pressed, it shows that moment. */
export function Chronicle({ lines, empty }: Props) {
  const t = useWords();
  const { count, attention, look } = useTableBase();
  const { past } = attention;
  const top = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (past === undefined && count > 0) top.current?.scrollTo({ top: 0 });
    if (past !== undefined) top.current?.querySelector('li.on')?.scrollIntoView({ block: 'nearest' });
  }, [count, past]);
  const current = past === undefined ? lines.length - 1 : lines.findLastIndex(({ after }) => after <= past);
  return (
    <section className="log" aria-labelledby="log-title">
      <h2 id="log-title" className="section">
        {t('log.title')}
      </h2>
      {lines.length === 0 && <p className="section muted small">{empty}</p>}
      <ol ref={top} tabIndex={-1} onPointerLeave={() => look({ line: undefined })}>
        {lines
          .map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added
            <Line key={i} line={line} number={i} current={i === current} isLater={i > current} />
          ))
          .reverse()}
      </ol>
    </section>
  );
}

interface LineProps {
  readonly line: ChronicleLine;
  readonly number: number;
  readonly current: boolean;
  /** It had not happened yet at the moment looked at. */
  readonly isLater: boolean;
}

function Line({ line: { after, seats, words, gain, rule, sum }, number, current, isLater }: LineProps) {
  const t = useWords();
  const { people, colours, look } = useTableBase();
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
          {seats.length > 0 && (
            <span className="sr">{t.list(seats.map((seat) => people.names[seat]!))} </span>
          )}
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
}
