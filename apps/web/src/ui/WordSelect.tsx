import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslator } from '../i18n/context.ts';

export interface WordOption {
  readonly key: string;
  readonly words: string;
  /** A note under the words. */
  readonly note?: string;
  readonly chosen: boolean;
  /** True if it cannot be chosen; the words say why. */
  readonly isOff?: boolean;
  choose(): void;
}

interface Props {
  /** Subject of the word. */
  readonly label: string;
  readonly words: string;
  readonly options: readonly WordOption[];
  /** True if several options may be chosen: the list stays open. */
  readonly several?: boolean;
}

/** A changeable word of a sentence: pressed, it opens the list of its alternatives. */
export function WordSelect({ label, words, options, several = false }: Props) {
  const t = useTranslator();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useId();
  const opened = useOpenList(open, setOpen, root, button);
  const close = () => {
    setOpen(false);
    button.current?.focus();
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
          onKeyDown={(event) => onListKey(event, close, () => setOpen(false))}
        >
          {options.map((option) => (
            <OptionButton
              key={option.key}
              option={option}
              several={several}
              choose={() => {
                option.choose();
                if (!several) close();
              }}
            />
          ))}
        </span>
      )}
    </span>
  );
}

/** Focuses the chosen option of an open list, keeps the list in the window, and closes it by a press outside. */
function useOpenList(
  open: boolean,
  setOpen: (open: boolean) => void,
  root: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
): RefObject<HTMLSpanElement | null> {
  const opened = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!open) return;
    const chosen = root.current?.querySelector<HTMLElement>('[aria-checked=true]');
    (chosen ?? root.current?.querySelector<HTMLElement>('[role^=menuitem]'))?.focus();
    const outside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    addEventListener('pointerdown', outside);
    return () => removeEventListener('pointerdown', outside);
  }, [open, setOpen, root]);

  useLayoutEffect(() => {
    if (open && opened.current && button.current) keepInWindow(opened.current, button.current);
  }, [open, button]);
  return opened;
}

/** Keys in an open list: arrows walk through it, Escape closes it, Tab leaves it. */
function onListKey(event: KeyboardEvent<HTMLElement>, close: () => void, leave: () => void): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')];
  const at = all.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
  if (to !== undefined) all[(to + all.length) % all.length]?.focus();
  else if (event.key === 'Escape') close();
  else if (event.key === 'Tab') leave();
  else return;
  if (event.key !== 'Tab') event.preventDefault();
  event.stopPropagation();
}

interface OptionButtonProps {
  readonly option: WordOption;
  readonly several: boolean;
  choose(): void;
}

const OptionButton = ({ option, several, choose }: OptionButtonProps) => (
  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role is one of two, and both have it
  <button
    type="button"
    role={several ? 'menuitemcheckbox' : 'menuitemradio'}
    aria-checked={option.chosen}
    aria-disabled={option.isOff || undefined}
    tabIndex={-1}
    onClick={() => {
      if (!option.isOff) choose();
    }}
  >
    {option.words}
    {option.note && <small>{option.note}</small>}
  </button>
);

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
