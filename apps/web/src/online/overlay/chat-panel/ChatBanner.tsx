import { useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { SeatEmblem } from '../../../ui/InlineSvg.tsx';
import { type ChatMessage, messageText } from '../chat/chat-lines.ts';
import { useOverlayTranslator } from '../messages.ts';
import { useOverlay, usePersonNames } from '../state.ts';
import { useAutoDismiss } from '../votes/EventBanner.tsx';

/**
 * The latest message that the reader has not seen, for some seconds; pressed, it opens the chat. A screen reader hears
 * messages from the chat's live region.
 */
export function ChatBanner() {
  const { table, chat } = useOverlay();
  // Older messages wait in the chat.
  const [from, setFrom] = useState(table.version);
  const latest = chat.unread.at(-1);
  if (!latest || latest.seq < from || chat.isOpen) return null;
  return <MessageNote key={latest.seq} message={latest} tellFrom={setFrom} />;
}

interface Props {
  readonly message: ChatMessage;
  /** Hides all entries before that one. */
  tellFrom(this: void, seq: number): void;
}

function MessageNote({ message, tellFrom }: Props) {
  const t = useOverlayTranslator();
  const { chat } = useOverlay();
  const { name, colour } = usePersonNames().of(message.person);
  const next = message.seq + 1;
  const band = useAutoDismiss(next, tellFrom);
  return (
    <div className="banner chat-banner" ref={band}>
      <button type="button" className="chat-banner-text" onClick={() => chat.open(true)}>
        {colour && <SeatEmblem colour={colour} />}
        <span>
          <b>{name}</b> <span dir="auto">{messageText(t, message)}</span>
        </span>
      </button>
      <button type="button" className="round" aria-label={t('act.close')} onClick={() => tellFrom(next)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
