import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBackToClose } from '../../router/history.ts';
import { useTableBase } from '../../table/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { isChatMessage, messageText } from './chat/chat-lines.ts';
import { Chat } from './chat-panel/Chat.tsx';
import { eventText } from './event-text.ts';
import { useOverlayTranslator } from './messages.ts';
import { useTimeWarning, useTurnAlerts } from './notifications/use-turn-alerts.ts';
import { useOverlay, usePersonNames } from './state.ts';

/** Milliseconds within which news is announced together. */
const JOIN_MS = 600;

/** Announces messages and news beside the game to screen readers. Questions are announced where they are shown. */
function LiveRegion() {
  const t = useOverlayTranslator();
  const { chat, table, online } = useOverlay();
  const names = usePersonNames();
  const [said, setSaid] = useState('');
  const told = useRef(table.version);
  const tell = useEffectEvent(() => {
    const news = chat.lines.filter(({ seq }) => seq >= told.current);
    told.current = table.version;
    setSaid(
      t.sentences(
        news.flatMap((line) => {
          if (!isChatMessage(line)) return line.kind === 'asked' ? [] : [eventText(t, line, names)];
          if (!chat.isShown || line.person === online.me) return [];
          return [t('overlay.aloud', { name: names.of(line.person).name, said: messageText(t, line) })];
        }),
      ),
    );
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes meanwhile joins
  useEffect(() => {
    const timer = setTimeout(tell, JOIN_MS);
    return () => clearTimeout(timer);
  }, [table.version]);
  const [isShort, setShort] = useState(false);
  useTimeWarning(setShort);
  return (
    <>
      <p className="sr" aria-live="polite">
        {said}
      </p>
      <p className="sr" aria-live="assertive">
        {isShort && t('overlay.tenSeconds')}
      </p>
    </>
  );
}

/**
 * Layer above the table: a note while the game is paused, the chat where the sidebar has no room for it, and the live
 * region.
 */
export function OverlayLayer() {
  const t = useOverlayTranslator();
  const { table } = useOverlay();
  useTurnAlerts();
  return (
    <>
      {table.paused !== null && table.state === 'running' && (
        <div className="paused-layer" aria-hidden="true">
          <p>{t('overlay.paused')}</p>
        </div>
      )}
      <ChatSheet />
      <LiveRegion />
    </>
  );
}

/** The chat over the board, where there is no room beside it: the prompt stays visible and can be used. */
function ChatSheet() {
  const { layout } = useTableBase();
  const { chat } = useOverlay();
  return chat.isOpen && layout !== 'wide' ? <OpenChatSheet close={() => chat.open(false)} /> : null;
}

function OpenChatSheet({ close }: { close(this: void): void }) {
  const t = useOverlayTranslator();
  const section = useRef<HTMLElement>(null);
  useBackToClose(true, close);
  useEffect(() => {
    const origin = document.activeElement;
    const shown = section.current;
    shown?.focus();
    return () => {
      const wasIn = shown?.contains(document.activeElement) || document.activeElement === document.body;
      if (wasIn && origin instanceof HTMLElement && origin.isConnected) origin.focus();
    };
  }, []);
  return (
    <section
      ref={section}
      className="chat chat-sheet sheet-like"
      aria-label={t('overlay.talk')}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <header>
        <h2>{t('overlay.talk')}</h2>
        <button type="button" className="round" aria-label={t('act.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <Chat />
    </section>
  );
}
