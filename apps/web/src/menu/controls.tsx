import './controls.css';
import { type ReactNode, useId } from 'react';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [T, string])[];
  onChange(value: T): void;
  readonly note?: ReactNode;
}

/** A setting with several values. */
export function ChoiceSetting<T extends string>({ label, value, options, onChange, note }: ChoiceProps<T>) {
  const id = useId();
  return (
    <p className="setting">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value as T)}>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
      {note && <small>{note}</small>}
    </p>
  );
}

/** A setting with the values yes and no. */
export function ToggleSetting({
  label,
  on,
  onChange,
}: {
  readonly label: string;
  readonly on: boolean;
  onChange(on: boolean): void;
}) {
  return (
    <label className="setting flag">
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}
