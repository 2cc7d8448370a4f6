import './copy-field.css';
import { useRef, useState } from 'react';
import { useTranslator } from '../i18n/context.ts';

interface Props {
  readonly label: string;
  readonly text: string;
}

/** A text with a button that copies it, or selects it where browsers allow no copying. */
export function CopyField({ label, text }: Props) {
  const t = useTranslator();
  const line = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'selected'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      line.current?.focus();
      line.current?.select();
      setOutcome('selected');
    }
  };
  return (
    <div className="copy-field">
      <input
        ref={line}
        readOnly
        aria-label={label}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" className="btn" onClick={() => void copy()}>
        {t('copy.do')}
      </button>
      <small role="status">{outcome && t(`copy.${outcome}`)}</small>
    </div>
  );
}
