import { PRESETS, type Preset, TALK_AT_MOST } from '@bastide/protocol';
import { useId, useRef, useState } from 'react';
import { ToggleSetting } from '../../../menu/controls.tsx';
import { useOverlay } from '../state.ts';
import { useWords } from '../words/index.ts';

/** Says something: in words, or by a phrase that everybody reads in their own language. */
export function ChatForm() {
  const t = useWords();
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
    <ToggleSetting label={t('company.toSeats')} on={isToSeats} onChange={setToSeats} />
  );
  return (
    <form
      className="say-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {isOpen && (
        <ul className="phrases" id={phrases}>
          {PRESETS.map((preset) => (
            <li key={preset}>
              <button type="button" className="btn" onClick={() => void press(preset)}>
                {t('company.preset', { said: preset })}
              </button>
            </li>
          ))}
        </ul>
      )}
      {/* Phrases take the place of what is typed. */}
      {!isOpen && (
        <input
          ref={field}
          type="text"
          value={text}
          maxLength={TALK_AT_MOST}
          aria-label={t('company.say')}
          placeholder={t('company.say')}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <p className="form-row">
        <button
          type="button"
          className="btn"
          aria-expanded={isOpen}
          aria-controls={phrases}
          onClick={() => setOpen(!isOpen)}
        >
          {t('company.phrases')}
        </button>
        {isOpen ? (
          toSeats
        ) : (
          <button type="submit" className="btn" aria-disabled={text.trim() === '' || undefined}>
            {t('company.send')}
          </button>
        )}
      </p>
      {!isOpen && toSeats}
      {commands.because !== undefined && (
        <p className="small" role="alert">
          {commands.because}
        </p>
      )}
    </form>
  );
}
