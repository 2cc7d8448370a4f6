import { type KeyboardEvent, type ReactNode, useRef } from 'react';

interface BinaryChoiceProps {
  readonly label: string;
  /** Texts of both answers: the default, and the other. */
  readonly answers: readonly [ReactNode, ReactNode];
  readonly isOther: boolean;
  choose(other: boolean): void;
}

/** A question with two answers. Arrow keys choose, as in any radio group. */
export function BinaryChoice({ label, answers, isOther, choose }: BinaryChoiceProps) {
  const group = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    if (!event.key.startsWith('Arrow') || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    choose(!isOther);
    group.current?.querySelectorAll<HTMLElement>('[role=radio]')[isOther ? 0 : 1]?.focus();
  };
  return (
    <div ref={group} className="figures two" role="radiogroup" aria-label={label} onKeyDown={move}>
      {[false, true].map((other) => (
        // biome-ignore lint/a11y/useSemanticElements: looks and works like the figures to choose from
        <button
          key={String(other)}
          type="button"
          role="radio"
          aria-checked={other === isOther}
          tabIndex={other === isOther ? 0 : -1}
          className="choice"
          onClick={() => choose(other)}
        >
          {answers[other ? 1 : 0]}
        </button>
      ))}
    </div>
  );
}
