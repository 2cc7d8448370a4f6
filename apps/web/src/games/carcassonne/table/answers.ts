import { yourTurn } from '../../../people/turn-words.ts';
import { overWords, type Question } from '../../../table/answers.ts';
import type { Table } from '../context.ts';
import { choicesOf } from '../decision/use-choices.ts';
import { featureAt } from '../find.ts';
import { featureWords } from '../text/feature-words.ts';
import { logSeats, logWords } from '../text/log-words.ts';
import { tileWords } from '../text/tile-words.ts';
import type { Words } from '../words/index.ts';

/** Answers in full sentences to what a player may ask by one key. */
export const ANSWERS = { scores, moves, options, awaited, whatIsThis } as const satisfies Record<
  Question,
  (t: Words, table: Table) => string
>;

function scores(t: Words, { view, people }: Table): string {
  const list = view.seats.map(({ points }, seat) => t('answer.score', { name: people.names[seat]!, points }));
  return t('answer.scores', { list: t.parts(list) });
}

/** The last three lines that speak of a seat. */
function moves(t: Words, { moment, people }: Table): string {
  const lines = moment.log.filter((line) => logSeats(line).length > 0).slice(-3);
  if (lines.length === 0) return t('answer.noMoves');
  return t.sentences(
    lines.map((line) => {
      const name = t.list(logSeats(line).map((seat) => people.names[seat]!));
      return t('answer.move', { name, what: logWords(t, line, people.names) });
    }),
  );
}

function options(t: Words, table: Table): string {
  const { turn, moment } = table;
  if (turn.mine && moment.view.phase === 'farmer') return t('answer.farmer');
  if (turn.mine && moment.view.phase === 'second') return t('answer.second');
  const choices = choicesOf(t, table);
  if (choices.length > 0)
    return t('answer.optionsFigure', { list: t.list(choices.map(({ label }) => label)) });
  if (!turn.mine || !moment.view.drawn) return t('answer.optionsNone');
  const tile = tileWords(t, moment.view.drawn);
  if (table.purist) return t('say.tile', { tile });
  return t('answer.options', { tile, n: turn.cells.length });
}

function awaited(t: Words, { moment, people, turn }: Table): string {
  const { actor, outcome } = moment;
  if (outcome) return overWords(t, outcome, people);
  const seat = typeof actor === 'number' ? actor : 0;
  if (!turn.mine && moment.view.phase === 'farmer') return t('farmer.theirs', { name: people.names[seat]! });
  return turn.mine || people.isNameless(seat)
    ? yourTurn(t, people, seat)
    : t('answer.waitThem', { name: people.names[seat]! });
}

function whatIsThis(t: Words, { view, attention, people, turn, moment, purist }: Table): string {
  const { looked, focused } = attention;
  const tile = focused && view.tiles.find(({ at }) => at[0] === focused[0] && at[1] === focused[1]);
  const at = looked ?? (tile && { at: tile.at, on: 'c1' });
  const feature =
    at &&
    (featureAt(view, at.at, at.on) ??
      view.features.find(({ parts }) => parts.some((part) => part.at.join() === at.at.join())));
  if (!feature) {
    const drawn = turn.mine ? moment.view.drawn : undefined;
    return t('answer.whatNone', { mine: drawn ? 'yes' : 'no', tile: drawn ? tileWords(t, drawn) : '' });
  }
  const words = featureWords(t, feature, people.names, view.options);
  const said = [words.title, words.open, ...words.who].map(t.sentence);
  return t.sentences([...said, purist ? '' : words.worth]);
}
