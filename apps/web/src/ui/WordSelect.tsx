import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslator } from '../i18n/context.ts';

export interface WordOption {
  readonly key: string;
  readonly words: string;
  /** Further text below the words. */
  readonly note?: string;
  readonly chosen: boolean;
  /** True if it cannot be chosen; the words say why. */
  readonly isOff?: boolean;
  choose(): void;
}

interface Props {
  /** Label for screen readers. */
  readonly label: string;
  readonly words: string;
  readonly options: readonly WordOption[];
  /** True if several options may be chosen: the list stays open. */
  readonly several?: boolean;
}

/** A changeable word of a sentence: a press opens the list of its alternatives. */
export function WordSelect({ label, words, options, several = false }: Props) {
  const t = useTranslator();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const opened = useRef<HTMLSpanElement>(null);
  const list = useId();
  const items = () => [...(root.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];

  useEffect(() => {
    if (!open) return;
    const chosen = root.current?.querySelector<HTMLElement>('[aria-checked=true]');
    (chosen ?? root.current?.querySelector<HTMLElement>('[role^=menuitem]'))?.focus();
    const outside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    addEventListener('pointerdown', outside);
    return () => removeEventListener('pointerdown', outside);
  }, [open]);

  useLayoutEffect(() => {
    if (open) keepInWindow(opened.current!, button.current!);
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to !== undefined) all[(to + all.length) % all.length]?.focus();
    else if (event.key === 'Escape') close();
    else if (event.key === 'Tab') setOpen(false);
    else return;
    if (event.key !== 'Tab') event.preventDefault();
    event.stopPropagation();
  };
  return (
    <span className="word-root" ref={root}>
      <button
        ref={button}
        type="button"
        className="word"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        aria-label={t('join.label', { label, said: words })}
        onClick={() => setOpen(!open)}
      >
        {words}
      </button>
      {open && (
        <span
          ref={opened}
          className="word-list"
          id={list}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={onKey}
        >
          {options.map((option) => (
            // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role is one of two, and both have it
            <button
              key={option.key}
              type="button"
              role={several ? 'menuitemcheckbox' : 'menuitemradio'}
              aria-checked={option.chosen}
              aria-disabled={option.isOff || undefined}
              tabIndex={-1}
              onClick={() => {
                if (option.isOff) return;
                option.choose();
                if (!several) close();
              }}
            >
              {option.words}
              {option.note && <small>{option.note}</small>}
            </button>
          ))}
        </span>
      )}
    </span>
  );
}

/** Pixels between a list and the edge of the window. */
const WINDOW_MARGIN = 8;

/** Moves a list into the window. A list too long for the space below is placed above its word, or scrolls. */
function keepInWindow(list: HTMLElement, word: HTMLElement): void {
  const { top, bottom, right } = list.getBoundingClientRect();
  const over = right - (innerWidth - WINDOW_MARGIN);
  if (over > 0) list.style.translate = `${-over}px 0`;
  if (bottom <= innerHeight - WINDOW_MARGIN) return;
  const below = innerHeight - WINDOW_MARGIN - top;
  const above = word.getBoundingClientRect().top - WINDOW_MARGIN;
  if (above > below) list.classList.add('above');
  list.style.maxHeight = `${Math.max(above, below)}px`;
}
