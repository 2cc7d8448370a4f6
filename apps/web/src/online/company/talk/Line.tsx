import { useId, useState } from 'react';
import { localeOf } from '../../../i18n/languages.ts';
import { SeatEmblem } from '../../../parts/Emblem.tsx';
import { eventText } from '../happened.ts';
import type { ChatMessage, TableEvent } from '../heard/lines.ts';
import { messageText } from '../heard/said.ts';
import { usePersonNames } from '../names.ts';
import { OverlayIcon } from '../Sign.tsx';
import { useOverlay } from '../state.ts';
import { useWords } from '../words/index.ts';
import { ReportForm } from './Report.tsx';

/** What somebody said: who, when, and what. Of others it can be muted and reported. */
export function ChatMessageLine({ line }: { readonly line: ChatMessage }) {
  const t = useWords();
  const { online, chat } = useOverlay();
  const { name, colour } = usePersonNames().of(line.person);
  const [isOpen, setOpen] = useState(false);
  const more = useId();
  return (
    <li className="said">
      {colour ? <SeatEmblem colour={colour} /> : <span />}
      <p className="said-head">
        <b>{name}</b>
        {!colour && <small>{t('company.watches')}</small>}
        {line.isToSeats && <small>{t('company.toSeatsMark')}</small>}
        <Time at={line.at} />
      </p>
      <p className="said-words" dir="auto">
        {messageText(t, line)}
      </p>
      {line.person !== online.me && (
        <button
          type="button"
          className="round said-more"
          aria-label={t('company.about', { name })}
          aria-expanded={isOpen}
          aria-controls={more}
          onClick={() => setOpen(!isOpen)}
        >
          <OverlayIcon name="more" />
        </button>
      )}
      {isOpen && (
        <p className="said-acts" id={more}>
          <button type="button" className="link" onClick={() => chat.mute(line.person, true)}>
            {t('company.mute', { name })}
          </button>
          <ReportForm seq={line.seq} />
        </p>
      )}
    </li>
  );
}

/** What happened meanwhile. */
export function TableEventLine({ line }: { readonly line: TableEvent }) {
  const t = useWords();
  return (
    <li className="happened">
      <span>{eventText(t, line, usePersonNames())}</span>
      <Time at={line.at} />
    </li>
  );
}

const DAY = 86_400_000;

/** When it was, by this device's clock; the day with it where that was long ago. */
function Time({ at }: { readonly at: number }) {
  const t = useWords();
  const isLong = Date.now() - at > DAY;
  const said = new Intl.DateTimeFormat(localeOf(t.language), {
    ...(isLong && { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
  return <time dateTime={new Date(at).toISOString()}>{said}</time>;
}
