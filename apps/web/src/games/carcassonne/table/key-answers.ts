import { itemAt } from '../../../must.ts';
import { yourTurnText } from '../../../people/people.ts';
import { gameOverText, type KeyQuestion } from '../../../table/answers.ts';
import type { CarcassonneTable } from '../context.ts';
import { choicesOf, type NamedChoice } from '../decision/use-choices.ts';
import { featureAt } from '../features.ts';
import type { CarcassonneTranslator } from '../messages.ts';
import { featureText } from '../text/feature-text.ts';
import { logLineText, logSeats } from '../text/log-text.ts';
import { tileText } from '../text/tile-text.ts';

/** Answers in full sentences to what a player may ask by one key. */
export const ANSWERS = { scores, moves, options, awaited, whatIsThis } as const satisfies Record<
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
    return t('answer.optionsFigure', { list: t.list(choices.map((one) => optionText(t, one))) });
  if (!turn.mine || !moment.view.drawn) return t('answer.optionsNone');
  const tile = tileText(t, moment.view.drawn);
  if (table.purist) return t('prompt.tile', { tile });
  return t('answer.options', { tile, n: turn.cells.length });
}

/** A place, with the figures that may stand there if there are several. */
function optionText(t: CarcassonneTranslator, { label, figures }: NamedChoice): string {
  if (figures.length < 2) return label;
  return t('answer.kinds', {
    label,
    list: t.list(figures.map(({ figure }) => t('figure.name', { figure }))),
  });
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
