import { verbFormOf } from '../../../people/form.ts';
import { yourTurnText } from '../../../people/turn-words.ts';
import { gameOverText, type KeyQuestion } from '../../../table/answers.ts';
import { totalOf } from '../cards/counts.ts';
import { pointsShown } from '../cards/points.ts';
import type { CatanTable } from '../context.ts';
import { cardsWords } from '../text/cards.ts';
import { logLineText } from '../text/log-words.ts';
import { refusalText } from '../text/refusal-words.ts';
import type { Words } from '../words/index.ts';
import { placeWords } from './use-place-words.ts';

/** Moves read at once. */
const MOVES = 4;

/** Spoken answers to what a player may ask by one key. */
export const ANSWERS = { scores, moves, options, awaited, whatIsThis } as const satisfies Record<
  KeyQuestion,
  (t: Words, table: CatanTable) => string
>;

function scores(t: Words, { view, people }: CatanTable): string {
  const list = view.seats.map(({ cards }, seat) =>
    t('catan.answer.score', { name: people.names[seat]!, points: pointsShown(view, seat), cards }),
  );
  return t('answer.scores', { list: t.parts(list) });
}

function moves(t: Words, { lines, view, people }: CatanTable): string {
  const last = lines.slice(-MOVES);
  if (last.length === 0) return t('catan.answer.noMoves');
  return t.sentences(
    last.map((line) => {
      const what = logLineText(t, line, view, people);
      return line.seat === null
        ? t.sentence(what)
        : t('answer.move', { name: people.names[line.seat]!, what });
    }),
  );
}

function options(t: Words, { turn, now, viewer }: CatanTable): string {
  const hand = viewer === undefined ? undefined : now.seats[viewer]!.hand;
  const cards = hand && totalOf(hand) > 0 ? t('catan.answer.hand', { cards: cardsWords(t, hand) }) : '';
  switch (turn.asked) {
    case 'discard':
      return t.sentences([t('catan.answer.discard', { n: now.seats[viewer!]!.due }), cards]);
    case 'answer':
      return t.sentences([t('catan.answer.offer'), cards]);
    case 'turn': {
      const of = (type: string) => now.actions.filter((action) => action.type === type).length;
      if (now.phase === 'start') return t('catan.answer.start', { cards: of('play') > 0 ? 'yes' : 'no' });
      if (turn.open.length > 0 && turn.ahead.phase !== 'main')
        return t('catan.answer.places', { n: turn.open.length });
      const [roads, settlements, cities, buy] = [of('road'), of('settle'), of('city'), of('buy')];
      return t.sentences([t('catan.answer.main', { roads, settlements, cities, buy }), cards]);
    }
    default:
      return t.sentences([t('answer.optionsNone'), cards]);
  }
}

function awaited(t: Words, { moment, people, turn, now }: CatanTable): string {
  const { outcome, actors } = moment;
  if (outcome) return gameOverText(t, outcome, people);
  if (turn.asked === 'turn') return yourTurnText(t, people, now.seat);
  const seats = actors.filter((actor) => typeof actor === 'number');
  return t('catan.answer.awaited', {
    n: seats.length,
    who: verbFormOf(t, seats, people.names),
    names: t.list(seats.map((seat) => people.names[seat]!)),
  });
}

function whatIsThis(t: Words, table: CatanTable): string {
  const place = placeWords(t, table);
  if (!place) return t('catan.answer.whatNone');
  const no = place.refusal ? [refusalText(t, place.refusal)] : [];
  return t.sentences([place.title, ...place.lines, ...no].map(t.sentence));
}
