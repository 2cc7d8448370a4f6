import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { isAtTable, toSentence } from '../../../table/focus.ts';
import { useKeys } from '../../../table/use-keys.ts';
import type { Table } from '../context.ts';
import { closeReasons, enterGrid, toTile } from '../decision/to-tile.ts';
import { choicesOf } from '../decision/use-choices.ts';
import { useWords } from '../words/index.ts';
import { ANSWERS } from './answers.ts';

/** What Enter may be meant for. */
const PRESSED = 'button, a, [role=gridcell], [role=radio]';

/** What the keys do at this table. */
export function useTileKeys(table: Table): void {
  const t = useWords();
  const { turn, look, attention, board, moment, purist } = table;

  /** What a purist table has not, it says so. */
  const unlessPurist = (show: () => void) => (purist ? look({ answer: t('purist.none') }) : show());

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

  useKeys(table, {
    answer: (question) => ANSWERS[question](t, table),
    letters: {
      n: (shift) => unlessPurist(() => focusCell(shift ? -1 : 1)),
      r: (shift) => turn.turn(shift ? -1 : 1, true),
      g: () => unlessPurist(() => look({ fields: !attention.fields })),
      t: () => unlessPurist(() => look({ dialog: 'tiles' })),
      u: () => void turn.undo(),
      b: () => turn.pair(turn.plan.choice?.type === 'deploy' && turn.plan.choice.with === undefined),
    },
    closeSlip() {
      const isOpen = attention.why || attention.answer !== undefined;
      if (isOpen) look({ answer: undefined });
      if (attention.why) closeReasons(table);
      return isOpen;
    },
    stepBack: turn.undo,
    toBoard() {
      const isThere = document.activeElement === document.body || document.activeElement?.closest('#board');
      if (isThere) enterGrid();
      return Boolean(isThere);
    },
    toText: enterGrid,
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
        requestAnimationFrame(toSentence);
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
    if (attention.past === undefined && isAtTable()) toTile(table);
  });
  useEffect(() => {
    if (called !== undefined) come();
  }, [called]);
}
