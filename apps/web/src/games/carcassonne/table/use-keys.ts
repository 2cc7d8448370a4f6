import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { FIND, useRules } from '../../../parts/RuleLink.tsx';
import { useSettings } from '../../../settings/context.ts';
import { isAtTable, toSentence } from '../../../table/focus.ts';
import { ANSWERS } from '../text/answers.ts';
import { useWords } from '../words/index.ts';
import type { Table } from './context.ts';
import { neighbourTurn, turnMoments } from './past.ts';
import { choicesOf } from './use-choices.ts';

/** How far a key moves the board, as a part of what is visible. */
const STEP = 0.15;

/** What Enter may be meant for. */
const PRESSED = 'button, a, [role=gridcell], [role=radio]';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox], [type=radio]), textarea, select, dialog') !== null;

/** The keys of the table. None is needed that has no button; single letters can be turned off. */
export function useKeys(table: Table): void {
  const t = useWords();
  const { settings, change } = useSettings();
  const rules = useRules();
  const { turn, look, attention, board, moment } = table;

  const focusCell = (direction: 1 | -1) => {
    const cells = turn.cells.map(({ at }) => at);
    if (cells.length === 0) return;
    const from = attention.focused ?? turn.plan.at;
    const index = cells.findIndex((at) => at.join() === from?.join());
    const at =
      cells[
        (index < 0 ? (direction === 1 ? 0 : cells.length - 1) : index + direction + cells.length) %
          cells.length
      ]!;
    // At once, so that the next key finds the keyboard there.
    flushSync(() => look({ focused: at }));
    document.querySelector<HTMLElement>(`[data-cell="${at.join()}"]`)?.focus();
    board.current?.reveal(at);
  };

  const enterGrid = () => document.querySelector<HTMLElement>('.text-board [tabindex="0"]')?.focus();

  const named: Readonly<Record<string, () => void>> = {
    Escape: () => {
      if (attention.why || attention.answer) look({ why: false, answer: undefined });
      else if (attention.leaf) look({ leaf: false });
      else if (attention.past !== undefined) look({ past: undefined });
      else if (!turn.undo()) rules(undefined);
    },
    '+': () => board.current?.zoom(1.25),
    '=': () => board.current?.zoom(1.25),
    '-': () => board.current?.zoom(0.8),
    '?': () => look({ dialog: 'keys' }),
    '/': () => rules(FIND),
    ',': () => look({ past: neighbourTurn(moment.log, attention.past, -1) }),
    '.': () => look({ past: neighbourTurn(moment.log, attention.past, 1) }),
  };
  const letters: Readonly<Record<string, (shift: boolean) => void>> = {
    n: (shift) => focusCell(shift ? -1 : 1),
    r: (shift) => turn.turn(shift ? -1 : 1, true),
    f: () => board.current?.fit(),
    g: () => look({ fields: !attention.fields }),
    t: () => look({ dialog: 'tiles' }),
    l: () =>
      table.layout === 'narrow'
        ? look({ leaf: !attention.leaf })
        : table.layout === 'wide'
          ? focusLog()
          : look({ dialog: 'leaf' }),
    u: () => void turn.undo(),
    b: () => turn.pair(turn.plan.choice?.type === 'deploy' && turn.plan.choice.with === undefined),
    y: () => {
      change({ textBoard: !settings.textBoard });
      requestAnimationFrame(enterGrid);
    },
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
      return;
    if (act(event)) event.preventDefault();
  });

  function act(event: KeyboardEvent): boolean {
    const { key, shiftKey } = event;
    if (key.startsWith('Arrow')) return arrow(key, shiftKey);
    if (/^[1-9]$/.test(key)) return digit(Number(key));
    // Held down it is one press: nobody has read what the second would do.
    if (key === 'Enter') return event.repeat || enter(event.target);
    if (key === 'Home' || key === 'End') return end(key === 'Home' ? 0 : -1);
    if (named[key]) {
      named[key]();
      return true;
    }
    const letter = key.toLowerCase();
    if (!settings.letters || letter.length !== 1) return false;
    const answer = Object.hasOwn(ANSWERS, letter) ? ANSWERS[letter as keyof typeof ANSWERS] : undefined;
    if (answer) look({ answer: answer(t, table) ?? t('answer.optionsNone') });
    else if (letters[letter]) letters[letter](shiftKey);
    else return false;
    return true;
  }

  function arrow(key: string, shift: boolean): boolean {
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [
      0, 0,
    ];
    if (shift) board.current?.pan(dx! * STEP, dy! * STEP);
    else if (document.activeElement === document.body || document.activeElement?.closest('#board'))
      enterGrid();
    else return false;
    return true;
  }

  function digit(number: number): boolean {
    if (moment.view.phase === 'farmer' && turn.mine && number <= 2) {
      turn.chooseFarmer(number === 2);
      return true;
    }
    const choices = choicesOf(t, table);
    if (choices.length === 0 || number > choices.length + 1) return false;
    turn.chooseFigure(choices[number - 2]?.choice, false);
    return true;
  }

  /** In the replay: to its first or its last moment. */
  function end(index: 0 | -1): boolean {
    if (attention.past === undefined) return false;
    look({ past: turnMoments(moment.log).at(index) ?? moment.count });
    return true;
  }

  /** Commits what is planned; on a cell of the board chooses it, if nothing is. */
  function enter(target: EventTarget | null): boolean {
    const pressed = target instanceof HTMLElement ? target.closest<HTMLElement>(PRESSED) : null;
    if (pressed && !pressed.matches('[role=gridcell], [role=radio]')) return false;
    if (turn.preview.kind === 'ready') {
      turn.commit();
      requestAnimationFrame(toSentence);
      return true;
    }
    if (!pressed?.matches('[role=gridcell]')) return false;
    pressed.click();
    return true;
  }

  // At one's own turn the keyboard comes to the board, to what was laid last, if it was at the table at all.
  const called = turn.mine ? moment.actor : undefined;
  const come = useEffectEvent(() => {
    const at = moment.view.tiles.at(-1)?.at;
    if (!at || attention.past !== undefined || !isAtTable()) return;
    flushSync(() => look({ focused: at }));
    enterGrid();
  });
  useEffect(() => {
    if (called !== undefined) come();
  }, [called]);

  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

const focusLog = () => document.querySelector<HTMLElement>('.log button')?.focus();
