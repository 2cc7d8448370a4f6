import { useEffect, useEffectEvent, useRef } from 'react';
import { FIND, useRules } from '../../../parts/RuleLink.tsx';
import { useSettings } from '../../../settings/context.ts';
import { isAtTable, toSentence } from '../../../table/focus.ts';
import { pressables } from '../decision/pressables.ts';
import { momentsOf } from '../log/lines.ts';
import { ANSWERS } from '../text/answers.ts';
import { useWords } from '../words/index.ts';
import { type CatanTable, isSmall } from './context.ts';

/** How far a key moves the board, as a part of what is visible. */
const STEP = 0.15;

/** On these Enter is not their own press, but the commit of what is planned. */
const PASSED = '.cost, .card, .victim, .island-text button';

const enterText = () => document.querySelector<HTMLElement>('.island-text [tabindex="0"]')?.focus();

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox], [type=radio]), textarea, select, dialog, .hand-over') !== null;

/** The keys of the table. None is needed that has no button; single letters can be turned off. */
export function useKeys(table: CatanTable): void {
  const t = useWords();
  const { settings, change } = useSettings();
  const rules = useRules();
  const { turn, look, attention, island, lines, layout, covered, now } = table;

  const step = (by: 1 | -1) => {
    const moments = momentsOf(lines);
    const from = attention.past;
    const at = from === undefined ? moments.length - 1 : moments.findLastIndex((one) => one <= from);
    const next = at + by;
    look({ past: next >= moments.length ? undefined : moments[Math.max(0, next)] });
  };

  const named: Readonly<Record<string, () => void>> = {
    Escape: () => {
      if (attention.refused || attention.answer) look({ refused: undefined, answer: undefined });
      else if (attention.leaf) look({ leaf: false });
      else if (attention.past !== undefined) look({ past: undefined });
      else if (turn.plan.tool || turn.plan.staged.length > 0) turn.undo();
      else if (attention.trade) look({ trade: false });
      else rules(undefined);
    },
    '+': () => island.current?.zoom(1.25),
    '=': () => island.current?.zoom(1.25),
    '-': () => island.current?.zoom(0.8),
    '?': () => look({ dialog: 'keys' }),
    '/': () => rules(FIND),
    ',': () => step(-1),
    '.': () => step(1),
  };
  const letters: Readonly<Record<string, (shift: boolean) => void>> = {
    n: (shift) => island.current?.next(shift ? -1 : 1),
    f: () => island.current?.fit(),
    g: () => look({ production: !attention.production }),
    t: () => {
      if (now.phase === 'main') look({ trade: !attention.trade });
    },
    b: () => document.querySelector<HTMLElement>('.cost')?.focus(),
    l: () =>
      layout === 'narrow'
        ? look({ leaf: !attention.leaf })
        : layout === 'wide'
          ? document.querySelector<HTMLElement>('.log button')?.focus()
          : look({ dialog: 'leaf' }),
    u: () => void turn.undo(),
    y: () => {
      const isShown = !settings.textBoard;
      change({ textBoard: isShown });
      requestAnimationFrame(() => (isShown ? enterText() : island.current?.focus()));
    },
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
      return;
    if (!covered && act(event)) event.preventDefault();
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
    if (answer) look({ answer: answer(t, table) });
    else if (letters[letter]) letters[letter](shiftKey);
    else return false;
    return true;
  }

  function arrow(key: string, shift: boolean): boolean {
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [
      0, 0,
    ];
    if (shift) island.current?.pan(dx! * STEP, dy! * STEP);
    else if (document.activeElement === document.body) island.current?.focus();
    else return false;
    return true;
  }

  /** Presses the choice of that number, wherever choices stand: pieces, victims, offers. */
  function digit(number: number): boolean {
    const button = pressables()[number - 1];
    if (!button) return false;
    button.focus();
    button.click();
    return true;
  }

  /** In the replay: to its first or its last moment. */
  function end(index: 0 | -1): boolean {
    if (attention.past === undefined) return false;
    look({ past: momentsOf(lines).at(index) });
    return true;
  }

  function enter(target: EventTarget | null): boolean {
    const onButton = target instanceof HTMLElement ? target.closest('button, a, [role=radio]') : null;
    if (turn.ready.kind !== 'ready' || (onButton && !onButton.matches(PASSED))) return false;
    if (onButton?.matches('.cost') && !turn.plan.tool) return false;
    if (onButton?.matches('.island-text button') && turn.plan.staged.length === 0) return false;
    if (isSmall(layout) && attention.trade) return false;
    turn.commit();
    requestAnimationFrame(toSentence);
    return true;
  }

  // At one's own turn the keyboard comes to the island, if it was at the table at all.
  const called = turn.asked === 'turn' ? `${table.me} ${now.turn}` : undefined;
  const before = useRef(called);
  const come = useEffectEvent(() => {
    if (isAtTable() && attention.past === undefined && !attention.trade) island.current?.focus();
  });
  useEffect(() => {
    // While somebody else at the screen is asked nobody is called: afterwards it is the same turn.
    if (called === undefined || called === before.current) return;
    before.current = called;
    come();
  }, [called]);

  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
