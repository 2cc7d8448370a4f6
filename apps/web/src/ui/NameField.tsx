import './name-field.css';
import { charactersLeft, truncateName } from '@bastide/contract';
import type { KeyboardEvent } from 'react';
import { useTranslator } from '../i18n/context.ts';

/** Number of characters left below which the field shows it. */
const COUNT_FROM = 10;

interface Props {
  readonly label: string;
  readonly name: string;
  /** Longest name in characters. */
  readonly maxLength: number;
  /** Shown while the field is empty. */
  readonly placeholder?: string;
  /** True if it gets the focus at once. */
  readonly autoFocus?: boolean;
  onChange(name: string): void;
  onKeyDown?(event: KeyboardEvent): void;
}

/** A field for a name. It limits the length, and shows the characters left near the end. */
export function NameField({ label, name, maxLength, placeholder, autoFocus, onChange, onKeyDown }: Props) {
  const t = useTranslator();
  const room = charactersLeft(name, maxLength);
  return (
    <span className="name-field">
      <input
        // biome-ignore lint/a11y/noAutofocus: only where it was just asked for
        autoFocus={autoFocus}
        aria-label={label}
        placeholder={placeholder}
        value={name}
        onChange={(event) => onChange(truncateName(event.target.value, maxLength))}
        onKeyDown={onKeyDown}
      />
      <small role="status">{room <= COUNT_FROM && t('name.room', { n: room })}</small>
    </span>
  );
}
