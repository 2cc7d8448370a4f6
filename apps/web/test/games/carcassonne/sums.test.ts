import { type Action, EDITIONS, type EditionName, SETS } from '@bastide/carcassonne';
import { Sfc32, seededDealer } from '@bastide/contract';
import { describe, expect, test } from 'vitest';
import type { ScoreLine } from '../../../src/games/carcassonne/log/lines.ts';
import type { CarcassonneTranslator } from '../../../src/games/carcassonne/messages.ts';
import { stopText, winnerText } from '../../../src/games/carcassonne/result/result-text.ts';
import {
  type CarcassonneMoment,
  carcassonneAdapter,
  deciderOf,
} from '../../../src/games/carcassonne/session.ts';
import type { CarcassonneSetup } from '../../../src/games/carcassonne/setup.ts';
import { logSum } from '../../../src/games/carcassonne/text/log-text.ts';
import { sumText } from '../../../src/games/carcassonne/text/score-sum-text.ts';
import { LANGUAGES } from '../../../src/i18n/languages.ts';
import { peopleOf } from '../../../src/people/people.ts';
import { soloSeats } from '../../../src/people/seats.ts';
import { LocalSession } from '../../../src/session/local-session.ts';
import { act } from '../../act.ts';
import { translatorIn } from '../../translators.ts';

/** Returns the end of a game with random moves. */
function end(edition: EditionName, seed: number): CarcassonneMoment {
  const setup: CarcassonneSetup = {
    game: 'carcassonne',
    edition,
    sets: SETS.filter((set) => set !== 'abbot' || edition === 'c2' || edition === 'c3'),
    seats: soloSeats('Olena', 2, 'greedy'),
  };
  const session = new LocalSession(carcassonneAdapter, setup, [], seededDealer(new Sfc32(seed)));
  const random = new Sfc32(seed + 1);
  while (session.moment().actor !== undefined) {
    const seat = deciderOf(session.moment());
    const actions: readonly Action[] = session.moment(seat).view.actions;
    act(session, seat, [actions[random.below(actions.length)]!]);
  }
  return session.moment();
}

/**
 * Returns the value of an expression: "3 tiles × 2 + 1 coat of arms × 2" is 8. Every summand begins with a number.
 */
const reckoned = (expression: string): number =>
  expression
    .split(' + ')
    .map((summand) => /^(\d+)(?:[^\d×]*(?: × (\d+))?)$/.exec(summand) ?? [summand, 'NaN'])
    .reduce((sum, [, count, each = '1']) => sum + Number(count) * Number(each), 0);

const isScored = (line: CarcassonneMoment['log'][number]): line is ScoreLine => line.kind === 'scored';

describe.each(Object.keys(EDITIONS) as EditionName[])('scores of %s', (edition) => {
  const lines = [1, 2, 3].flatMap((seed) => end(edition, seed).log).filter(isScored);

  test.each(LANGUAGES)('every expression has the value that stands behind it, in %s', async (language) => {
    const { thirdGood } = EDITIONS[edition];
    const t = (await translatorIn(language)).withTerms({
      edition,
      third: thirdGood,
    }) as CarcassonneTranslator;
    const kinds = new Set(lines.map(({ what }) => what));
    expect([...kinds].sort()).toEqual(
      expect.arrayContaining(['city', 'field', 'goods', 'monastery', 'road']),
    );
    for (const line of lines)
      for (const said of [sumText(t, { ...line, kind: line.what }), logSum(t, line)!]) {
        expect(said).not.toContain('undefined');
        if (line.what === 'goods') expect(said).not.toContain('×');
        if (!said.includes(' = ')) continue;
        const [expression, total] = said.split(' = ') as [string, string];
        expect([said, reckoned(expression)]).toEqual([said, line.points]);
        expect([said, Number.parseInt(total, 10)]).toEqual([said, line.points]);
      }
  });
});

test('a majority of goods is paid once, whatever their number', async () => {
  const most = (third: 'wine' | 'chicken', count: number) => ({
    third,
    line: {
      what: 'goods' as const,
      rule: 'CAR-TB-GOODS-06',
      points: 10,
      parts: [{ for: 'wine' as const, count, each: 0, points: 10 }],
    },
  });
  const said = async (language: (typeof LANGUAGES)[number], { third, line }: ReturnType<typeof most>) => {
    const t = (await translatorIn(language)).withTerms({
      edition: third === 'wine' ? 'c2' : 'c3',
      third,
    }) as CarcassonneTranslator;
    return sumText(t, { ...line, kind: line.what });
  };
  expect(await said('en', most('wine', 7))).toBe('7 wine tokens, the most: 10');
  expect(await said('en', most('chicken', 1))).toBe('1 chicken, the most: 10');
  expect(await said('uk', most('wine', 7))).toBe('7 жетонів вина, найбільше: 10');
  expect(await said('uk', most('chicken', 3))).toBe('3 жетони курей, найбільше: 10');
});

test('the page addresses a player without a name as "you", also within a sentence', async () => {
  const t = (await translatorIn('en')) as CarcassonneTranslator;
  const moment = { ...end('c2', 1), outcome: { points: [9, 200, 3], winners: [1] } };
  const setup = { seats: soloSeats('', 2, 'greedy') };
  expect(winnerText(t, moment, peopleOf(t, setup)).margin).toBe('191 points ahead of you.');
  const uk = (await translatorIn('uk')) as CarcassonneTranslator;
  expect(winnerText(uk, moment, peopleOf(uk, setup)).margin).toBe('На 191 очко більше, ніж маєте ви.');
  const stop = end('c2', 1).log.find((line) => isScored(line) && line.final) as ScoreLine;
  const three = peopleOf(t, {
    seats: [
      { ...setup.seats[0]!, name: '' },
      { ...setup.seats[0]!, name: 'Mei' },
      { ...setup.seats[0]!, name: 'Yusuf' },
    ],
  });
  expect(stopText(t, { ...stop, what: 'road', seats: [0] }, three).sentence).toBe(
    'You have an unfinished road.',
  );
});
