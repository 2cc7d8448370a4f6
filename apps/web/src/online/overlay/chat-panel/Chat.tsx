import { CHAT_LENGTH_AT_MOST, PRESETS, type Preset } from '@bastide/protocol';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { ToggleSetting } from '../../../menu/controls.tsx';
import { NameField } from '../../../ui/NameField.tsx';
import { BlockButton } from '../../blocks.tsx';
import { ProblemError } from '../../problem.ts';
import { createGuest, getServer, MAX_NAME_LENGTH } from '../../server.ts';
import { isChatMessage } from '../chat/chat-lines.ts';
import { useOverlayTranslator } from '../messages.ts';
import { useOverlay, usePersonNames } from '../state.ts';
import { ChatMessageLine, TableEventLine } from './ChatLine.tsx';

/** Messages and events, the latest below, and the form for a new message. */
export function Chat() {
  const t = useOverlayTranslator();
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
      <div className="chat-closed">
        <p>{t('overlay.talkClosed')}</p>
        <button type="button" className="btn" onClick={chat.show}>
          {t('overlay.openTalk')}
        </button>
      </div>
    );
  return (
    <>
      {lines.length === 0 ? (
        <p className="chat-lines small muted">{t('overlay.nothingSaid')}</p>
      ) : (
        // Long talks are scrolled by keyboard, too.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        <ol className="chat-lines" ref={list} tabIndex={0} aria-label={t('overlay.talk')}>
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
      <BlockedPeople />
      {online.me === undefined ? <SpectatorNameForm /> : <ChatForm />}
    </>
  );
}

/** Muted people of this table, with a button to unmute each. */
function MutedPeople() {
  const t = useOverlayTranslator();
  const { chat, people } = useOverlay();
  const names = usePersonNames();
  const here = chat.muted.filter((person) => person in people);
  if (here.length === 0) return null;
  return (
    <p className="chat-muted small">
      <span className="muted">{t('overlay.muted')}</span>
      {here.map((person) => (
        <button key={person} type="button" className="link" onClick={() => chat.mute(person, false)}>
          {t('overlay.unmute', { name: names.of(person).name })}
        </button>
      ))}
    </p>
  );
}

/** Blocked people of this table, with a button to unblock each. */
function BlockedPeople() {
  const t = useOverlayTranslator();
  const { chat, people, online } = useOverlay();
  const { me } = online;
  const here = chat.blocked.filter(({ id }) => id in people);
  if (here.length === 0 || me === undefined) return null;
  return (
    <p className="chat-muted small">
      <span className="muted">{t('block.hidden')}</span>
      {here.map(({ id, name }) => (
        <BlockButton key={id} me={me} person={id} name={name} className="link" />
      ))}
    </p>
  );
}

/** Asks a spectator without a name for one, before they write. */
function SpectatorNameForm() {
  const t = useOverlayTranslator();
  const [name, setName] = useState('');
  const [because, setBecause] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const told = name.trim();
  const isReady = told !== '' && !isBusy;
  const { client, connection } = getServer();
  const keep = async () => {
    setBusy(true);
    try {
      await createGuest(client, told, t.language);
      // The reader has an account now, so the table is opened again.
      connection.resubscribe();
    } catch (error) {
      setBecause(error instanceof ProblemError ? error.message : t('online.noAnswer'));
      setBusy(false);
    }
  };
  return (
    <form
      className="chat-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void keep();
      }}
    >
      <p className="small muted">{t('overlay.nameFirst')}</p>
      <NameField
        label={t('overlay.name')}
        placeholder={t('overlay.name')}
        name={name}
        maxLength={MAX_NAME_LENGTH}
        onChange={setName}
      />
      <p className="form-row">
        <button type="submit" className="btn" aria-disabled={!isReady || undefined}>
          {t('overlay.nameKeep')}
        </button>
      </p>
      <Refusal because={because} />
    </form>
  );
}

/** Form for a message: free text, or a preset that everybody reads in their own language. */
function ChatForm() {
  const t = useOverlayTranslator();
  const { commands, mine } = useOverlay();
  const [text, setText] = useState('');
  const [isToSeats, setToSeats] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const phrases = useId();
  const to = isToSeats ? 'seats' : 'all';
  const send = async () => {
    const said = text.trim();
    if (said !== '' && (await commands.run({ type: 'say', to, text: said }))) setText('');
    field.current?.focus();
  };
  const press = async (preset: Preset) => {
    if (await commands.run({ type: 'say', to, preset })) setOpen(false);
  };
  const toSeats = mine.length > 0 && (
    <ToggleSetting label={t('overlay.toSeats')} on={isToSeats} onChange={setToSeats} />
  );
  return (
    <form
      className="chat-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {/* Phrases take the place of the field. */}
      {isOpen ? (
        <Phrases id={phrases} press={press} />
      ) : (
        <MessageField field={field} text={text} onChange={setText} />
      )}
      <p className="form-row">
        <button
          type="button"
          className="btn"
          aria-expanded={isOpen}
          aria-controls={phrases}
          onClick={() => setOpen(!isOpen)}
        >
          {t('overlay.phrases')}
        </button>
        {isOpen ? (
          toSeats
        ) : (
          <button type="submit" className="btn" aria-disabled={text.trim() === '' || undefined}>
            {t('overlay.send')}
          </button>
        )}
      </p>
      {!isOpen && toSeats}
      <Refusal because={commands.because} />
    </form>
  );
}

const Refusal = ({ because }: { readonly because: string | undefined }) =>
  because !== undefined && (
    <p className="small" role="alert">
      {because}
    </p>
  );

interface PhrasesProps {
  readonly id: string;
  press(preset: Preset): Promise<void>;
}

function Phrases({ id, press }: PhrasesProps) {
  const t = useOverlayTranslator();
  return (
    <ul className="chat-presets" id={id}>
      {PRESETS.map((preset) => (
        <li key={preset}>
          <button type="button" className="btn" onClick={() => void press(preset)}>
            {t('overlay.preset', { said: preset })}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface MessageFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly text: string;
  onChange(text: string): void;
}

function MessageField({ field, text, onChange }: MessageFieldProps) {
  const t = useOverlayTranslator();
  return (
    <input
      ref={field}
      type="text"
      value={text}
      maxLength={CHAT_LENGTH_AT_MOST}
      aria-label={t('overlay.say')}
      placeholder={t('overlay.say')}
      autoComplete="off"
      enterKeyHint="send"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
