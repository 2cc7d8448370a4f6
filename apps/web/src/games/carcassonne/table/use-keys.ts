import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { focusPrompt, isAtTable } from '../../../table/focus.ts';
import { useKeys } from '../../../table/use-keys.ts';
import type { CarcassonneTable } from '../context.ts';
import { closeReasons, enterGrid, focusBoard } from '../decision/to-tile.ts';
import { choicesOf } from '../decision/use-choices.ts';
import { useWords } from '../words/index.ts';
import { ANSWERS } from './answers.ts';

/** What Enter may be meant for. */
const PRESSED = 'button, a, [role=gridcell], [role=radio]';

/** What the keys do at this table. */
export function useTileKeys(table: CarcassonneTable): void {
  const t = useWords();
  const { turn, setUi, ui, board, moment, purist } = table;

  /** What a purist table has not, it says so. */
  const unlessPurist = (show: () => void) => (purist ? setUi({ answer: t('purist.none') }) : show());

  const focusCell = (direction: 1 | -1) => {
    const cells = turn.cells.map(({ at }) => at);
    if (cells.length === 0) return;
    const from = ui.focused ?? turn.plan.at;
    const index = cells.findIndex((at) => at.join() === from?.join());
    const at =
      cells[
        (index < 0 ? (direction === 1 ? 0 : cells.length - 1) : index + direction + cells.length) %
          cells.length
      ]!;
    // At once, so that the next key finds the keyboard there.
    flushSync(() => setUi({ focused: at }));
    document.querySelector<HTMLElement>(`[data-cell="${at.join()}"]`)?.focus();
    board.current?.reveal(at);
  };

  useKeys(table, {
    answer: (question) => ANSWERS[question](t, table),
    letters: {
      n: (shift) => unlessPurist(() => focusCell(shift ? -1 : 1)),
      r: (shift) => turn.turn(shift ? -1 : 1, true),
      g: () => unlessPurist(() => setUi({ fields: !ui.fields })),
      t: () => unlessPurist(() => setUi({ dialog: 'tiles' })),
      u: () => void turn.undo(),
      b: () => turn.pair(turn.plan.choice?.type === 'deploy' && turn.plan.choice.with === undefined),
    },
    closeToast() {
      const isOpen = ui.refusal || ui.answer !== undefined;
      if (isOpen) setUi({ answer: undefined });
      if (ui.refusal) closeReasons(table);
      return isOpen;
    },
    stepBack: turn.undo,
    focusBoard() {
      const isThere = document.activeElement === document.body || document.activeElement?.closest('#board');
      if (isThere) enterGrid();
      return Boolean(isThere);
    },
    focusText: enterGrid,
    choose(number) {
      if (moment.view.phase === 'farmer' && turn.mine && number <= 2) {
        turn.chooseFarmer(number === 2);
        return true;
      }
      if (moment.view.phase === 'second' && turn.mine && number <= 2) {
        turn.chooseSecond(number === 1);
        return true;
      }
      const choices = choicesOf(t, table);
      if (choices.length === 0 || number > choices.length + 1) return false;
      turn.chooseFigure(choices[number - 2]?.choice, false);
      return true;
    },
    /** On a cell of the board chooses it, if nothing is planned. */
    commit(target) {
      const pressed = target instanceof HTMLElement ? target.closest<HTMLElement>(PRESSED) : null;
      if (pressed && !pressed.matches('[role=gridcell], [role=radio]')) return false;
      if (turn.preview.kind === 'ready') {
        turn.commit();
        requestAnimationFrame(focusPrompt);
        return true;
      }
      if (!pressed?.matches('[role=gridcell]')) return false;
      pressed.click();
      return true;
    },
  });

  // At one's own turn the keyboard comes to the board, to what was laid last, if it was at the table at all.
  const called = turn.mine ? moment.actor : undefined;
  const come = useEffectEvent(() => {
    if (ui.past === undefined && isAtTable()) focusBoard(table);
  });
  useEffect(() => {
    if (called !== undefined) come();
  }, [called]);
}
