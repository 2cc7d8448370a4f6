import { useEffect, useRef } from 'react';
import { isSaying } from '../heard/lines.ts';
import { useAround } from '../state.ts';
import { useWords } from '../words/index.ts';
import { HappenedLine, SaidLine } from './Line.tsx';
import { Muted } from './Muted.tsx';
import { NameForm } from './NameForm.tsx';
import { SayForm } from './SayForm.tsx';

/** What was said and what happened, the latest below; and the way to say something. */
export function Talk() {
  const t = useWords();
  const { heard, online } = useAround();
  const { lines, isShown } = heard;
  const list = useRef<HTMLOListElement>(null);
  const latest = lines.at(-1)?.seq;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is new is to be seen
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [latest, isShown]);
  if (!isShown)
    return (
      <div className="talk-closed">
        <p>{t('company.talkClosed')}</p>
        <button type="button" className="btn" onClick={heard.show}>
          {t('company.openTalk')}
        </button>
      </div>
    );
  return (
    <>
      {lines.length === 0 ? (
        <p className="talk-lines small muted">{t('company.nothingSaid')}</p>
      ) : (
        // Long talks are scrolled by keyboard, too.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        <ol className="talk-lines" ref={list} tabIndex={0} aria-label={t('company.talk')}>
          {lines.map((line) =>
            isSaying(line) ? (
              <SaidLine key={line.seq} line={line} />
            ) : (
              <HappenedLine key={line.seq} line={line} />
            ),
          )}
        </ol>
      )}
      <Muted />
      {online.me === undefined ? <NameForm /> : <SayForm />}
    </>
  );
}
