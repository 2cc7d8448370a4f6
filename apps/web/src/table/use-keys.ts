import { useEffect, useEffectEvent } from 'react';
import { FIND, useRules } from '../parts/RuleLink.tsx';
import { useSettings } from '../settings/context.ts';
import { QUESTIONS, type Question } from './answers.ts';
import type { TableBase } from './context.ts';
import { neighbour } from './replay.ts';

/** How far a key moves the board, as a part of what is visible. */
const STEP = 0.15;

/** What the keys do that every game has for itself. Returned is whether they did anything. */
export interface GameKeys {
  /** Nothing is heard, for the table is covered. */
  readonly isOff?: boolean;
  /** By single letters, which can be turned off. */
  readonly letters: Readonly<Record<string, (shift: boolean) => void>>;
  answer(question: Question): string;
  /** Takes a slip of paper away. */
  closeSlip(): boolean;
  /** Takes something of what is planned back. */
  stepBack(): boolean;
  /** Moves the keyboard from the page to the board. */
  toBoard(): boolean;
  /** Follows the board as text, which was just shown or hidden. */
  toText(isShown: boolean): void;
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
  const rules = useRules();
  const { look, attention, board, moments, layout } = table;
  const { past } = attention;

  const named: Readonly<Record<string, () => void>> = {
    Escape: () => {
      if (game.closeSlip()) return;
      if (attention.leaf) look({ leaf: false });
      else if (past !== undefined) look({ past: undefined });
      else if (!game.stepBack()) rules(undefined);
    },
    '+': () => board.current?.zoom(1.25),
    '=': () => board.current?.zoom(1.25),
    '-': () => board.current?.zoom(0.8),
    '?': () => look({ dialog: 'keys' }),
    '/': () => rules(FIND),
    ',': () => look({ past: neighbour(moments, past, -1) }),
    '.': () => look({ past: neighbour(moments, past, 1) }),
  };
  const letters: GameKeys['letters'] = {
    f: () => board.current?.fit(),
    l: () => {
      if (layout === 'wide') document.querySelector<HTMLElement>('.log button')?.focus();
      else look({ leaf: !attention.leaf });
    },
    y: () => {
      const isShown = !settings.textBoard;
      change({ textBoard: isShown });
      requestAnimationFrame(() => game.toText(isShown));
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
    if (arrow && past !== undefined && !shiftKey && arrow[0] !== 0) {
      look({ past: neighbour(moments, past, arrow[0] > 0 ? 1 : -1) ?? past });
      return true;
    }
    if (arrow) return shiftKey ? pan(...arrow) : game.toBoard();
    if (/^[1-9]$/.test(key)) return game.choose(Number(key));
    // Held down it is one press: nobody has read what the second would do.
    if (key === 'Enter') return event.repeat || game.commit(event.target);
    if (key === 'Home' || key === 'End') return end(key === 'Home' ? 0 : -1);
    if (named[key]) {
      named[key]();
      return true;
    }
    const letter = key.toLowerCase();
    if (!settings.letters || letter.length !== 1) return false;
    if (Object.hasOwn(QUESTIONS, letter))
      look({ answer: game.answer(QUESTIONS[letter as keyof typeof QUESTIONS]) });
    else if (letters[letter]) letters[letter](shiftKey);
    else return false;
    return true;
  }

  function pan(dx: number, dy: number): boolean {
    board.current?.pan(dx * STEP, dy * STEP);
    return true;
  }

  /** In the replay: to its first or its last moment. */
  function end(index: 0 | -1): boolean {
    if (past === undefined) return false;
    look({ past: moments.at(index) ?? past });
    return true;
  }

  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
