import { useEffect, useRef } from 'react';
import { Emblem } from '../../../parts/Emblem.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import type { Line } from '../log/lines.ts';
import { useCatan } from '../table/context.ts';
import { lineWords } from '../text/log-words.ts';
import { useWords } from '../words/index.ts';

/** What happened, latest first. Each line lights what it is about; pressed, it shows that moment. */
export function Chronicle() {
  const t = useWords();
  const { moment, lines, attention, look } = useCatan();
  const top = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (attention.past === undefined && moment.count > 0) top.current?.scrollTo({ top: 0 });
  }, [moment.count, attention.past]);
  const shown = [...lines].reverse();
  const current = attention.past === undefined ? 0 : shown.findIndex(({ after }) => after <= attention.past!);
  return (
    <section className="log" aria-labelledby="log-title">
      <h2 id="log-title" className="section">
        {t('log.title')}
      </h2>
      {shown.length === 0 && <p className="section muted small">{t('catan.log.empty')}</p>}
      <ol ref={top} tabIndex={-1} onPointerLeave={() => look({ line: undefined })}>
        {shown.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added
          <LogLine key={shown.length - i} line={line} current={i === current} />
        ))}
      </ol>
    </section>
  );
}

function LogLine({ line, current }: { readonly line: Line; readonly current: boolean }) {
  const t = useWords();
  const { people, colours, view, look } = useCatan();
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
        <span className="emblems">{line.seat !== null && <Emblem colour={colours[line.seat]!} />}</span>
        <span>
          {line.seat !== null && <span className="sr">{people.names[line.seat]} </span>}
          {lineWords(t, line, view, people)}
        </span>
        {line.points !== undefined && line.kind !== 'ended' && (
          <span className="gain num">{t('log.points', { n: line.points })}</span>
        )}
      </button>
      {line.rule && isWorth(line) && (
        <p className="reckoned">
          <RuleLink id={line.rule} />
        </p>
      )}
    </li>
  );
}

/** Where the rule is more than a matter of course. */
const isWorth = ({ kind }: Line): boolean =>
  kind === 'rolled' || kind === 'award' || kind === 'revealed' || kind === 'ended';
