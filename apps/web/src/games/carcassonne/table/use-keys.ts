import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { loadSecondaryMessages } from '../../../i18n/context.ts';
import { cycled } from '../../../must.ts';
import { focusPrompt, isAtTable } from '../../../table/focus.ts';
import { type GameKeys, useKeys } from '../../../table/use-keys.ts';
import type { CarcassonneTable } from '../context.ts';
import { closeReasons, enterGrid, focusBoard } from '../decision/focus-board.ts';
import { choicesOf, type NamedChoice } from '../decision/use-choices.ts';
import { type CarcassonneTranslator, useCarcassonneTranslator } from '../messages.ts';
import { type FigureChoiceKey, sameFigure } from '../turn/plan.ts';

/** Elements that Enter may be meant for. */
const PRESSED = 'button, a, [role=gridcell], [role=radio]';

/** Listens to the keys of this table. */
export function useTileKeys(table: CarcassonneTable): void {
  const t = useCarcassonneTranslator();
  const { turn, setUi, ui, moment } = table;

  useKeys(table, {
    // Fetched with the first question.
    async answer(question) {
      const [{ ANSWERS }] = await Promise.all([import('./key-answers.ts'), loadSecondaryMessages()]);
      return ANSWERS[question](t, table);
    },
    letters: tileLetters(t, table),
    closeToast() {
      const { refusal, answer } = ui.get();
      const isOpen = refusal || answer !== undefined;
      if (isOpen) setUi({ answer: undefined });
      if (refusal) closeReasons(table);
      return isOpen;
    },
    stepBack: turn.undo,
    focusBoard() {
      const isThere = document.activeElement === document.body || document.activeElement?.closest('#board');
      if (isThere) enterGrid();
      return Boolean(isThere);
    },
    focusText: enterGrid,
    choose: (number) => chooseByNumber(t, table, number),
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
    if (ui.get().past === undefined && isAtTable()) focusBoard(table);
  });
  useEffect(() => {
    if (called !== undefined) come();
  }, [called]);
}

function tileLetters(t: CarcassonneTranslator, table: CarcassonneTable): GameKeys['letters'] {
  const { turn, setUi, ui, purist } = table;
  /** At a purist table says that there is no such help. */
  const unlessPurist = (show: () => void) => (purist ? setUi({ answer: t('purist.none') }) : show());
  return {
    n: (shift) => unlessPurist(() => focusCell(table, shift ? -1 : 1)),
    r: (shift) => turn.turn(shift ? -1 : 1, true),
    g: () => unlessPurist(() => setUi({ fields: !ui.get().fields })),
    t: () => unlessPurist(() => setUi({ dialog: 'tiles' })),
    u: () => void turn.undo(),
    b: () => turn.pair(turn.plan.choice?.type === 'deploy' && turn.plan.choice.with === undefined),
  };
}

/** Brings the keyboard to the next legal cell, or the one before; around the end to the beginning. */
function focusCell({ turn, setUi, ui, board }: CarcassonneTable, direction: 1 | -1): void {
  const cells = turn.cells.map(({ at }) => at);
  const from = ui.get().focused ?? turn.plan.at;
  const index = cells.findIndex((at) => at.join() === from?.join());
  const next = index < 0 && direction === -1 ? -1 : index + direction;
  const at = cells.at(next % cells.length);
  if (!at) return;
  // At once, so that the next key finds the keyboard there.
  flushSync(() => setUi({ focused: at }));
  document.querySelector<HTMLElement>(`[data-cell="${at.join()}"]`)?.focus();
  board.current?.reveal(at);
}

/** Chooses an answer or a place for a figure by its number, from 1. */
function chooseByNumber(t: CarcassonneTranslator, table: CarcassonneTable, number: number): boolean {
  const { turn, moment } = table;
  const { phase } = moment.view;
  if (phase === 'farmer' && turn.mine && number <= 2) {
    turn.chooseFarmer(number === 2);
    return true;
  }
  if (phase === 'second' && turn.mine && number <= 2) {
    turn.chooseSecond(number === 1);
    return true;
  }
  const choices = choicesOf(t, table);
  if (choices.length === 0 || number > choices.length + 1) return false;
  const chosen = choices[number - 2];
  turn.chooseFigure(chosen && nextFigure(chosen, turn.plan.choice), false);
  return true;
}

/** The figure that a key chooses at a place: pressed again, the next one that may stand there. */
function nextFigure({ choice, figures }: NamedChoice, plan: FigureChoiceKey | undefined): FigureChoiceKey {
  const at = figures.findIndex((one) => sameFigure(one, plan));
  return at < 0 ? choice : cycled(figures, at + 1);
}
