import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { itemAt } from '../../../must.ts';
import { yourTurnText } from '../../../people/people.ts';
import { gameOverText, type KeyQuestion } from '../../../table/answers.ts';
import { focusPrompt, isAtTable } from '../../../table/focus.ts';
import { type GameKeys, useKeys } from '../../../table/use-keys.ts';
import type { CarcassonneTable } from '../context.ts';
import { closeReasons, enterGrid, focusBoard } from '../decision/focus-board.ts';
import { choicesOf } from '../decision/use-choices.ts';
import { featureAt } from '../features.ts';
import { type CarcassonneTranslator, useCarcassonneTranslator } from '../messages.ts';
import { featureText } from '../text/feature-text.ts';
import { logLineText, logSeats } from '../text/log-text.ts';
import { tileText } from '../text/tile-text.ts';

/** Answers in full sentences to what a player may ask by one key. */
const ANSWERS = { scores, moves, options, awaited, whatIsThis } as const satisfies Record<
  KeyQuestion,
  (t: CarcassonneTranslator, table: CarcassonneTable) => string
>;

function scores(t: CarcassonneTranslator, { view, people }: CarcassonneTable): string {
  const list = view.seats.map(({ points }, seat) =>
    t('answer.score', { name: itemAt(people.names, seat), points }),
  );
  return t('answer.scores', { list: t.parts(list) });
}

/** The last three lines that speak of a seat. */
function moves(t: CarcassonneTranslator, { moment, people }: CarcassonneTable): string {
  const lines = moment.log.filter((line) => logSeats(line).length > 0).slice(-3);
  if (lines.length === 0) return t('answer.noMoves');
  return t.sentences(
    lines.map((line) => {
      const name = t.list(logSeats(line).map((seat) => itemAt(people.names, seat)));
      return t('answer.move', { name, what: logLineText(t, line, people.names) });
    }),
  );
}

function options(t: CarcassonneTranslator, table: CarcassonneTable): string {
  const { turn, moment } = table;
  if (turn.mine && moment.view.phase === 'farmer') return t('answer.farmer');
  if (turn.mine && moment.view.phase === 'second') return t('answer.second');
  const choices = choicesOf(t, table);
  if (choices.length > 0)
    return t('answer.optionsFigure', { list: t.list(choices.map(({ label }) => label)) });
  if (!turn.mine || !moment.view.drawn) return t('answer.optionsNone');
  const tile = tileText(t, moment.view.drawn);
  if (table.purist) return t('prompt.tile', { tile });
  return t('answer.options', { tile, n: turn.cells.length });
}

function awaited(t: CarcassonneTranslator, { moment, people, turn }: CarcassonneTable): string {
  const { actor, outcome } = moment;
  if (outcome) return gameOverText(t, outcome, people);
  const seat = typeof actor === 'number' ? actor : 0;
  if (!turn.mine && moment.view.phase === 'farmer')
    return t('farmer.theirs', { name: itemAt(people.names, seat) });
  return turn.mine || people.isNameless(seat)
    ? yourTurnText(t, people, seat)
    : t('answer.waitThem', { name: itemAt(people.names, seat) });
}

function whatIsThis(
  t: CarcassonneTranslator,
  { view, ui, people, turn, moment, purist }: CarcassonneTable,
): string {
  const { inspected, focused } = ui.get();
  const tile = focused && view.tiles.find(({ at }) => at[0] === focused[0] && at[1] === focused[1]);
  const at = inspected ?? (tile && { at: tile.at, on: 'c1' });
  const feature =
    at &&
    (featureAt(view, at.at, at.on) ??
      view.features.find(({ parts }) => parts.some((part) => part.at.join() === at.at.join())));
  if (!feature) {
    const drawn = turn.mine ? moment.view.drawn : undefined;
    return t('answer.whatNone', { mine: drawn ? 'yes' : 'no', tile: drawn ? tileText(t, drawn) : '' });
  }
  const words = featureText(t, feature, people.names, view.options);
  const said = [words.title, words.open, ...words.who].map(t.sentence);
  return t.sentences([...said, purist ? '' : words.worth]);
}

/** Elements that Enter may be meant for. */
const PRESSED = 'button, a, [role=gridcell], [role=radio]';

/** Listens to the keys of this table. */
export function useTileKeys(table: CarcassonneTable): void {
  const t = useCarcassonneTranslator();
  const { turn, setUi, ui, moment } = table;

  useKeys(table, {
    answer: (question) => ANSWERS[question](t, table),
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

/** Chooses an answer or a figure by its number, from 1. */
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
  turn.chooseFigure(choices[number - 2]?.choice, false);
  return true;
}
