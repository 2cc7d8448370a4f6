import { type KeyboardEvent, type ReactNode, useRef } from 'react';

export interface Choice {
  readonly key: string;
  readonly icon: ReactNode;
  readonly label: string;
}

interface Props {
  readonly label: string;
  readonly className: string;
  readonly choices: readonly Choice[];
  /** Index of the chosen one. */
  readonly chosen: number;
  readonly isHeld?: boolean;
  /** Called with an index; `pressed`: by a pointer. */
  choose(index: number, pressed: boolean): void;
  /** Called with the index under the mouse; undefined when it leaves. */
  peek?(index: number | undefined): void;
}

/** Step of each arrow key. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A radio group of pictures with words. Arrow keys choose, as in any radio group. */
export function ChoiceGroup({ label, className, choices, chosen, isHeld, choose, peek }: Props) {
  const group = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    const next = (chosen + step + choices.length) % choices.length;
    choose(next, false);
    group.current?.querySelectorAll<HTMLElement>('[role=radio]')[next]?.focus();
  };
  return (
    <div
      ref={group}
      className={className}
      role="radiogroup"
      data-many={choices.length > 8 ? 'rows' : choices.length > 5 ? 'row' : undefined}
      style={inRows(choices.length)}
      aria-label={label}
      onKeyDown={move}
    >
      {choices.map(({ key, icon, label: name }, i) => (
        // biome-ignore lint/a11y/useSemanticElements: a radio that also lays the tile when pressed
        <button
          key={key}
          type="button"
          role="radio"
          aria-checked={i === chosen}
          aria-disabled={isHeld || undefined}
          tabIndex={i === chosen ? 0 : -1}
          className="choice"
          onClick={(event) => choose(i, event.detail > 0)}
          onPointerEnter={(event) => event.pointerType === 'mouse' && peek?.(i)}
          onPointerLeave={() => peek?.(undefined)}
        >
          {icon}
          <span>{name}</span>
        </button>
      ))}
    </div>
  );
}

/** Numbers of choices beside each other in one row, in two and in three that are even. */
const inRows = (count: number): object => ({
  '--one': count,
  '--two': Math.ceil(count / 2),
  '--three': Math.ceil(count / 3),
});
