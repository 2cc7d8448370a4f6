import { useEffect, useRef } from 'react';
import { Emblem } from '../../../parts/Emblem.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import type { LogLine } from '../log/lines.ts';
import { useTable } from '../table/context.ts';
import { logRule, logSeats, logSum, logWords } from '../text/log-words.ts';
import { useWords } from '../words/index.ts';

/** What happened, latest first. Each line lights what it is about; pressed, it shows that moment. */
export function Chronicle() {
  const t = useWords();
  const { moment, attention, look } = useTable();
  const top = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (attention.past === undefined && moment.count > 0) top.current?.scrollTo({ top: 0 });
  }, [moment.count, attention.past]);
  const lines = [...moment.log].reverse();
  return (
    <section className="log" aria-labelledby="log-title">
      <h2 id="log-title" className="section">
        {t('log.title')}
      </h2>
      {lines.length === 0 && <p className="section muted small">{t('log.empty')}</p>}
      <ol ref={top} tabIndex={-1} onPointerLeave={() => look({ line: undefined })}>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added
          <Line key={lines.length - i} line={line} current={isCurrent(line, attention.past, i)} />
        ))}
      </ol>
    </section>
  );
}

const isCurrent = (line: LogLine, past: number | undefined, index: number) =>
  past === undefined ? index === 0 : line.after === past;

function Line({ line, current }: { readonly line: LogLine; readonly current: boolean }) {
  const t = useWords();
  const { people, colours, look } = useTable();
  const seats = logSeats(line);
  const rule = logRule(line);
  const sum = logSum(t, line);
  return (
    <li
      className={current ? 'on' : undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && look({ line })}
    >
      <button
        type="button"
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && look({ line })}
        onBlur={() => look({ line: undefined })}
        onClick={() => look({ past: line.after, line, leaf: false, dialog: undefined })}
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
          {logWords(t, line, people.names)}
        </span>
        {line.kind === 'scored' && <span className="gain num">{t('log.points', { n: line.points })}</span>}
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
