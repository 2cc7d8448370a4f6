import './name-field.css';
import { charactersLeft, truncateName } from '@bastide/contract';
import type { KeyboardEvent } from 'react';
import { useTranslator } from '../i18n/context.ts';

/** So many characters before the end, how many more fit is said. */
const COUNT_FROM = 10;

interface Props {
  readonly label: string;
  readonly name: string;
  /** Characters that it may have. */
  readonly maxLength: number;
  /** Stands there as long as there is none. */
  readonly placeholder?: string;
  /** The keyboard is there at once. */
  readonly autoFocus?: boolean;
  onChange(name: string): void;
  onKeyDown?(event: KeyboardEvent): void;
}

/** A line for a name. It takes no more than a name may have, and says so near the end. */
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
