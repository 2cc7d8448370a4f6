import './name-field.css';
import { cutName, roomInName } from '@bastide/contract';
import type { KeyboardEvent } from 'react';
import { useWords } from '../i18n/context.ts';

/** So many characters before the end, how many more fit is said. */
const NEAR = 10;

interface Props {
  readonly label: string;
  readonly name: string;
  /** Characters that it may have. */
  readonly atMost: number;
  /** Stands there as long as there is none. */
  readonly instead?: string;
  /** The keyboard is there at once. */
  readonly isFirst?: boolean;
  change(name: string): void;
  onKeyDown?(event: KeyboardEvent): void;
}

/** A line for a name. It takes no more than a name may have, and says so near the end. */
export function NameField({ label, name, atMost, instead, isFirst, change, onKeyDown }: Props) {
  const t = useWords();
  const room = roomInName(name, atMost);
  return (
    <span className="name-field">
      <input
        // biome-ignore lint/a11y/noAutofocus: only where it was just asked for
        autoFocus={isFirst}
        aria-label={label}
        placeholder={instead}
        value={name}
        onChange={(event) => change(cutName(event.target.value, atMost))}
        onKeyDown={onKeyDown}
      />
      <small role="status">{room <= NEAR && t('name.room', { n: room })}</small>
    </span>
  );
}
