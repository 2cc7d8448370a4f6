import { localeOf } from '@bastide/messages';
import { useId, useState } from 'react';
import { SeatEmblem } from '../../../ui/InlineSvg.tsx';
import { BlockButton } from '../../blocks.tsx';
import { ProblemError } from '../../problem.ts';
import { getServer } from '../../server.ts';
import { type ChatMessage, messageText, type TableEvent } from '../chat/chat-lines.ts';
import { eventText } from '../event-text.ts';
import { useOverlayTranslator } from '../messages.ts';
import { OverlayIcon } from '../OverlayIcon.tsx';
import { useOverlay, usePersonNames } from '../state.ts';

/** True once the server has said that it accepts no reports. */
let isReportingOff = false;

/** Reasons for reporting a message, as the API names them. */
const REASONS = ['insult', 'spam', 'other'] as const;

type Reason = (typeof REASONS)[number];

/** Reports a message to the operators of the server. */
function ReportForm({ seq }: { readonly seq: number }) {
  const t = useOverlayTranslator();
  const { online } = useOverlay();
  const [outcome, setOutcome] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  if (isReportingOff && outcome === undefined) return null;
  if (outcome !== undefined) return <small role="status">{outcome}</small>;
  const send = async (why: Reason) => {
    try {
      await getServer().client.ask(`tables/${encodeURIComponent(online.id)}/reports`, {
        method: 'POST',
        body: { seq, why },
        invite: online.invite,
      });
      setOutcome(t('overlay.reported'));
    } catch (error) {
      isReportingOff = error instanceof ProblemError && error.status === 404;
      setOutcome(isReportingOff || !(error instanceof Error) ? t('overlay.noReports') : error.message);
    }
  };
  if (!isAsked)
    return (
      <button type="button" className="link" onClick={() => setAsked(true)}>
        {t('overlay.report')}
      </button>
    );
  return REASONS.map((why) => (
    <button key={why} type="button" className="link" onClick={() => void send(why)}>
      {t('overlay.reason', { why })}
    </button>
  ));
}

/** A chat message: author, time and text. Those of others can be muted and reported. */
export function ChatMessageLine({ line }: { readonly line: ChatMessage }) {
  const t = useOverlayTranslator();
  const { online, chat } = useOverlay();
  const { name, colour } = usePersonNames().of(line.person);
  const [isOpen, setOpen] = useState(false);
  const more = useId();
  return (
    <li className="chat-message">
      {colour ? <SeatEmblem colour={colour} /> : <span />}
      <p className="chat-message-head">
        <b>{name}</b>
        {!colour && <small>{t('overlay.watches')}</small>}
        {line.isToSeats && <small>{t('overlay.toSeatsMark')}</small>}
        <Time at={line.at} />
      </p>
      <p className="chat-message-text" dir="auto">
        {messageText(t, line)}
      </p>
      {line.person !== online.me && (
        <button
          type="button"
          className="round chat-message-more"
          aria-label={t('overlay.about', { name })}
          aria-expanded={isOpen}
          aria-controls={more}
          onClick={() => setOpen(!isOpen)}
        >
          <OverlayIcon name="more" />
        </button>
      )}
      {isOpen && (
        <p className="chat-message-actions" id={more}>
          <button type="button" className="link" onClick={() => chat.mute(line.person, true)}>
            {t('overlay.mute', { name })}
          </button>
          {online.me !== undefined && (
            <BlockButton me={online.me} person={line.person} name={name} className="link" />
          )}
          <ReportForm seq={line.seq} />
        </p>
      )}
    </li>
  );
}

/** An event of the table, shown between the messages. */
export function TableEventLine({ line }: { readonly line: TableEvent }) {
  const t = useOverlayTranslator();
  return (
    <li className="chat-event">
      <span>{eventText(t, line, usePersonNames())}</span>
      <Time at={line.at} />
    </li>
  );
}

const DAY = 86_400_000;

/** The time of a message by this device's clock; with the date if it is older than a day. */
function Time({ at }: { readonly at: number }) {
  const t = useOverlayTranslator();
  const isLong = Date.now() - at > DAY;
  const said = new Intl.DateTimeFormat(localeOf(t.language), {
    ...(isLong && { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
  return <time dateTime={new Date(at).toISOString()}>{said}</time>;
}
