import { useEffect, useEffectEvent } from 'react';
import { useSettings } from '../settings/context.ts';
import { RULE_SEARCH, useShowRule } from '../ui/RuleLink.tsx';
import { KEY_QUESTIONS, type KeyQuestion } from './answers.ts';
import type { TableBase } from './context.ts';
import { adjacentMoment } from './replay.ts';

/** Distance by which a key moves the board, as a part of the visible width. */
const PAN_STEP = 0.15;

/** Effects of the keys that every game has for itself. They return true if they did anything. */
export interface GameKeys {
  /** Nothing is heard, for the table is covered. */
  readonly isOff?: boolean;
  /** By single letters, which can be turned off. */
  readonly letters: Readonly<Record<string, (shift: boolean) => void>>;
  answer(question: KeyQuestion): string | Promise<string>;
  /** Takes a slip of paper away. */
  closeToast(): boolean;
  /** Takes something of what is planned back. */
  stepBack(): boolean;
  /** Moves the keyboard from the page to the board. */
  focusBoard(): boolean;
  /** Follows the board as text, which was just shown or hidden. */
  focusText(isShown: boolean): void;
  /** Chooses what stands at that place, from 1. */
  choose(number: number): boolean;
  /** Carries out what is planned. */
  commit(target: EventTarget | null): boolean;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox], [type=radio]), textarea, select, dialog') !== null;

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The keys of the table. None is needed that has no button; single letters can be turned off. */
export function useKeys(table: TableBase, game: GameKeys): void {
  const { settings, change } = useSettings();
  const rules = useShowRule();
  const named = namedKeys(table, game, rules);
  const letters: GameKeys['letters'] = {
    ...tableLetters(table),
    y: () => {
      const isShown = !settings.textBoard;
      change({ textBoard: isShown });
      requestAnimationFrame(() => game.focusText(isShown));
    },
    ...game.letters,
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
      return;
    if (!game.isOff && act(event)) event.preventDefault();
  });

  function act(event: KeyboardEvent): boolean {
    const { key, shiftKey } = event;
    const arrow = ARROWS[key];
    if (arrow) return onArrow(table, game, arrow, shiftKey);
    if (/^[1-9]$/.test(key)) return game.choose(Number(key));
    // Held down it is one press: nobody has read what the second would do.
    // In a look back nothing of what is planned is seen.
    if (key === 'Enter')
      return event.repeat || (table.ui.get().past === undefined && game.commit(event.target));
    if (key === 'Home' || key === 'End') return toEnd(table, key === 'Home' ? 0 : -1);
    if (named[key]) {
      named[key]();
      return true;
    }
    const letter = key.toLowerCase();
    if (!settings.letters || letter.length !== 1) return false;
    if (Object.hasOwn(KEY_QUESTIONS, letter))
      void answerAloud(table, game, KEY_QUESTIONS[letter as keyof typeof KEY_QUESTIONS]);
    else if (letters[letter]) letters[letter](shiftKey);
    else return false;
    return true;
  }

  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

async function answerAloud({ setUi }: TableBase, game: GameKeys, question: KeyQuestion): Promise<void> {
  setUi({ answer: await game.answer(question) });
}

/** Keys that have a name or a sign of their own. */
function namedKeys(
  { setUi, ui, board, moments }: TableBase,
  game: GameKeys,
  showRule: ReturnType<typeof useShowRule>,
): Readonly<Record<string, () => void>> {
  const stepInTime = (direction: 1 | -1) =>
    setUi({ past: adjacentMoment(moments, ui.get().past, direction) });
  return {
    Escape: () => {
      if (game.closeToast()) return;
      if (ui.get().movePanel) setUi({ movePanel: undefined });
      else if (ui.get().isSidebarOpen) setUi({ isSidebarOpen: false });
      else if (ui.get().past !== undefined) setUi({ past: undefined });
      else if (!game.stepBack()) showRule(undefined);
    },
    '+': () => board.current?.zoom(1.25),
    '=': () => board.current?.zoom(1.25),
    '-': () => board.current?.zoom(0.8),
    '?': () => setUi({ dialog: 'keys' }),
    '/': () => showRule(RULE_SEARCH),
    ',': () => stepInTime(-1),
    '.': () => stepInTime(1),
  };
}

/** Letters that mean the same at every table. */
const tableLetters = ({ setUi, ui, board, layout }: TableBase): GameKeys['letters'] => ({
  f: () => board.current?.fit(),
  l: () => {
    if (layout === 'wide') document.querySelector<HTMLElement>('.log button')?.focus();
    else setUi({ isSidebarOpen: !ui.get().isSidebarOpen });
  },
});

/** Steps through the replay, moves the board, or brings the keyboard to it. */
function onArrow(
  { setUi, ui, board, moments }: TableBase,
  game: GameKeys,
  [dx, dy]: readonly [dx: number, dy: number],
  shiftKey: boolean,
): boolean {
  const { past } = ui.get();
  if (past !== undefined && !shiftKey && dx !== 0) {
    setUi({ past: adjacentMoment(moments, past, dx > 0 ? 1 : -1) ?? past });
    return true;
  }
  if (!shiftKey) return game.focusBoard();
  board.current?.pan(dx * PAN_STEP, dy * PAN_STEP);
  return true;
}

/** In the replay: to its first or its last moment. */
function toEnd({ setUi, ui, moments }: TableBase, index: 0 | -1): boolean {
  const { past } = ui.get();
  if (past === undefined) return false;
  setUi({ past: moments.at(index) ?? past });
  return true;
}
