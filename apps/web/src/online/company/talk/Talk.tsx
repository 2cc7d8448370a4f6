import { useEffect, useRef } from 'react';
import { isChatMessage } from '../heard/lines.ts';
import { useOverlay } from '../state.ts';
import { useWords } from '../words/index.ts';
import { ChatMessageLine, TableEventLine } from './Line.tsx';
import { MutedPeople } from './Muted.tsx';
import { SpectatorNameForm } from './NameForm.tsx';
import { ChatForm } from './SayForm.tsx';

/** What was said and what happened, the latest below; and the way to say something. */
export function Chat() {
  const t = useWords();
  const { chat, online } = useOverlay();
  const { lines, isShown } = chat;
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
        <button type="button" className="btn" onClick={chat.show}>
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
            isChatMessage(line) ? (
              <ChatMessageLine key={line.seq} line={line} />
            ) : (
              <TableEventLine key={line.seq} line={line} />
            ),
          )}
        </ol>
      )}
      <MutedPeople />
      {online.me === undefined ? <SpectatorNameForm /> : <ChatForm />}
    </>
  );
}
