import { GOODS } from '@bastide/carcassonne';
import { itemAt } from '../../../must.ts';
import { type People, verbFormOf } from '../../../people/people.ts';
import type { ScoreLine } from '../log/lines.ts';
import type { CarcassonneTranslator } from '../messages.ts';
import type { CarcassonneMoment } from '../session.ts';
import { isCityByCity } from '../text/score-kinds.ts';
import { sumText } from '../text/score-sum-text.ts';

/** Tells whether these are the reader alone, or the one seat that has no name but that. */
const areYou = ({ you, isNameless }: People, [seat, ...others]: readonly number[]): boolean =>
  seat !== undefined && others.length === 0 && (seat === you || isNameless(seat));

/** Returns the text of a stop of the final scoring: its seats and its sum. */
export function stopText(t: CarcassonneTranslator, stop: ScoreLine, people: People) {
  const { names } = people;
  const good = GOODS.find((one) => stop.parts.some((part) => part.for === one)) ?? 'wine';
  const what = isCityByCity(stop) ? 'supply' : stop.what;
  const sentence = t('final.sentence', {
    what,
    names: t.list(stop.seats.map((seat) => itemAt(names, seat))),
    you: areYou(people, stop.seats) ? 'yes' : 'no',
    n: stop.seats.length,
    good,
  });
  const sum = sumText(t, { ...stop, kind: stop.what });
  const list = t.parts(stop.strength.map((n, seat) => t('prompt.gets', { name: itemAt(names, seat), n })));
  return {
    sentence,
    sum: stop.seats.length > 1 ? t('final.each', { sum }) : sum,
    thisOne: t('final.thisOne', { what }),
    strength: t('final.strength', { what: stop.what, list }),
  };
}

/** The winners and their lead; a seat that gave up may have more, and then nothing is said of that. */
export function winnerText(t: CarcassonneTranslator, { outcome }: CarcassonneMoment, people: People) {
  const { names } = people;
  if (!outcome) return { head: '', margin: undefined };
  const { points, winners } = outcome;
  const won = itemAt(points, itemAt(winners, 0));
  const head = t('final.wins', {
    names: t.list(winners.map((seat) => itemAt(names, seat))),
    you: areYou(people, winners) ? 'yes' : 'no',
    n: winners.length,
    points: won,
  });
  const second = points
    .flatMap((own, seat) => (winners.includes(seat) ? [] : [{ own, seat }]))
    .sort((a, b) => b.own - a.own)[0];
  const isAhead = second !== undefined && won > second.own;
  const margin = isAhead
    ? t('final.margin', {
        n: won - second.own,
        name: itemAt(names, second.seat),
        who: verbFormOf(t, [second.seat], names),
      })
    : undefined;
  return { head, margin };
}
