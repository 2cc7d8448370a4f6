import { SEATS } from '@bastide/carcassonne';
import { readText } from '@bastide/contract';
import { expect, test } from 'vitest';
import { carcassonneAdapter, deciderOf } from '../../../src/games/carcassonne/session.ts';
import { SECOND_TILE_SETTING } from '../../../src/games/carcassonne/settings.ts';
import { consequence, secondWords } from '../../../src/games/carcassonne/text/consequence-text.ts';
import { logLineText, logRule } from '../../../src/games/carcassonne/text/log-text.ts';
import { preview, type ReadyState, type TurnPlan } from '../../../src/games/carcassonne/turn/plan.ts';
import { peopleOf } from '../../../src/people/people.ts';
import { sessionOfRecord } from '../../../src/records/open-record.ts';
import { act } from '../../act.ts';
import { translatorIn } from '../../translators.ts';

const t = await translatorIn('en');

/** Opens a game in which Olena's builder stands on her road, and her drawn tile continues it. */
function opened(options: object = { secondTile: 'asked' }) {
  const text = `bastide/1 carcassonne
options ${JSON.stringify({ edition: 'c2', seats: 2, sets: ['traders'], ...options })}
seats [{"name":"Olena"},{"name":"Ramiro"}]

0 BA-U 1,0 90 meeple r1
1 BA-B 0,1 0 skip
0 BA-U 2,0 90 builder r1
1 BA-B 0,2 0 skip
0 BA-U`;
  const read = readText(carcassonneAdapter.game, text);
  if (!read.ok) throw new Error(read.because);
  const session = sessionOfRecord(carcassonneAdapter, read.value, SEATS);
  if (!session.ok) throw new Error(session.because);
  return session.session;
}

const GOES_ON: TurnPlan = { at: [3, 0], turned: 90 };

function planned(session: ReturnType<typeof opened>, plan: TurnPlan, isAsked?: boolean): ReadyState {
  const moment = session.moment(deciderOf(session.moment()));
  const shown = preview(moment, plan, isAsked);
  if (shown.kind !== 'ready') throw new Error(shown.kind);
  return shown;
}

function said(session: ReturnType<typeof opened>, ready: ReadyState) {
  const { view } = session.moment();
  return consequence(t, ready, view, 0, peopleOf(t, session.setup), undefined);
}

test('the page takes the second tile with the first, and says that the builder brings it', () => {
  const session = opened();
  const ready = planned(session, GOES_ON);
  expect(ready.actions.at(-1)).toEqual({ type: 'second', taken: true });
  expect(said(session, ready)).toMatchObject({
    details: expect.arrayContaining(['Your builder gets you a second tile.']),
    rules: ['CAR-TB-DOUBLE-01'],
  });
  act(session, 0, ready.actions);
  expect(session.moment().view).toMatchObject({ phase: 'place', seat: 0, part: 2 });
});

test('a reader with the question turned on takes the second tile or declines it, which ends the turn', () => {
  const session = opened();
  const ready = planned(session, GOES_ON, true);
  expect(ready.actions.map(({ type }) => type)).toEqual(['place', 'skip']);
  expect(said(session, ready)).toMatchObject({
    details: expect.arrayContaining(['Your builder offers a second tile.']),
    rules: ['CAR-TB-DOUBLE-06'],
  });
  act(session, 0, ready.actions);
  expect(session.moment().view.phase).toBe('second');
  expect(planned(session, { turned: 0 }, true).actions).toEqual([{ type: 'second', taken: true }]);
  const declined = planned(session, { turned: 0, declines: true }, true);
  expect(declined.actions).toEqual([{ type: 'second', taken: false }]);
  expect(secondWords(t, true).details).toEqual(['Your turn ends, and the next player draws.']);
  act(session, 0, declined.actions);
  const { log, view } = session.moment();
  expect(view.seat).toBe(1);
  const line = log.at(-1)!;
  expect(logLineText(t, line, ['Olena', 'Ramiro'])).toBe('declined the second tile');
  expect(logRule(line)).toBe('CAR-TB-DOUBLE-06');
});

test('the page offers no second tile where the option does not exist', () => {
  const session = opened({ secondTile: 'always' });
  for (const isAsked of [false, true])
    expect(planned(session, GOES_ON, isAsked).actions.map(({ type }) => type)).toEqual(['place', 'skip']);
});

test('an old record without the option is replayed as it was played, and says so', () => {
  const session = opened({});
  expect(session.setup.house).toEqual({ secondTile: 'always' });
  expect(session.record().options.secondTile).toBe('always');
});

test('the question is off by default', () => {
  expect([undefined, 'yes', 1, true].map(SECOND_TILE_SETTING.read)).toEqual([false, false, false, true]);
});
