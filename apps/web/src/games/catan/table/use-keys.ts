import { useEffect, useEffectEvent, useRef } from 'react';
import { focusPrompt, isAtTable } from '../../../table/focus.ts';
import { useKeys } from '../../../table/use-keys.ts';
import { isSmall } from '../../../table/use-layout.ts';
import type { CatanTable } from '../context.ts';
import { numberKeyButtons } from '../decision/pressables.ts';
import { useWords } from '../words/index.ts';
import { ANSWERS } from './answers.ts';

/** On these Enter is not their own press, but the commit of what is planned. */
const PASSED = '.cost, .card, .victim, .island-text button';

const enterText = () => document.querySelector<HTMLElement>('.island-text [tabindex="0"]')?.focus();

/** What the keys do at this table. */
export function useIslandKeys(table: CatanTable): void {
  const t = useWords();
  const { turn, trades, setUi, ui, board, layout, covered, now } = table;

  useKeys(table, {
    isOff: covered,
    answer: (question) => ANSWERS[question](t, table),
    letters: {
      n: (shift) => board.current?.next(shift ? -1 : 1),
      g: () => setUi({ production: !ui.production }),
      t: () => {
        if (trades && now.phase === 'main') setUi({ trade: !ui.trade });
      },
      b: () => document.querySelector<HTMLElement>('.cost')?.focus(),
      u: () => void turn.undo(),
    },
    closeToast() {
      const isOpen = ui.refused !== undefined || ui.answer !== undefined;
      if (isOpen) setUi({ refused: undefined, answer: undefined });
      return isOpen;
    },
    stepBack() {
      if (turn.plan.tool || turn.plan.staged.length > 0) turn.undo();
      else if (ui.trade) setUi({ trade: false });
      else return false;
      return true;
    },
    focusBoard() {
      if (document.activeElement !== document.body) return false;
      board.current?.focus();
      return true;
    },
    focusText: (isShown) => (isShown ? enterText() : board.current?.focus()),
    /** Wherever choices stand: pieces, victims, offers. */
    choose(number) {
      const button = numberKeyButtons()[number - 1];
      if (!button) return false;
      button.focus();
      button.click();
      return true;
    },
    commit(target) {
      const onButton = target instanceof HTMLElement ? target.closest('button, a, [role=radio]') : null;
      if (turn.ready.kind !== 'ready' || (onButton && !onButton.matches(PASSED))) return false;
      if (onButton?.matches('.cost') && !turn.plan.tool) return false;
      if (onButton?.matches('.island-text button') && turn.plan.staged.length === 0) return false;
      if (isSmall(layout) && ui.trade) return false;
      turn.commit();
      requestAnimationFrame(focusPrompt);
      return true;
    },
  });

  // At one's own turn the keyboard comes to the island, if it was at the table at all.
  const called = turn.asked === 'turn' ? `${table.viewer} ${now.turn}` : undefined;
  const before = useRef(called);
  const come = useEffectEvent(() => {
    if (isAtTable() && ui.past === undefined && !ui.trade) board.current?.focus();
  });
  useEffect(() => {
    // While somebody else at the screen is asked nobody is called: afterwards it is the same turn.
    if (called === undefined || called === before.current) return;
    before.current = called;
    come();
  }, [called]);
}
