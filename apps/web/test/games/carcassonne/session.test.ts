import type { Action } from '@bastide/carcassonne';
import { Sfc32, seededDealer } from '@bastide/contract';
import { expect, test } from 'vitest';
import { carcassonneAdapter } from '../../../src/games/carcassonne/session.ts';
import type { CarcassonneSetup } from '../../../src/games/carcassonne/setup.ts';
import { setups } from '../../../src/games/carcassonne/setups.ts';
import { GAMES } from '../../../src/games/index.ts';
import { soloSeats } from '../../../src/people/seats.ts';
import { recordText } from '../../../src/records/files.ts';
import { openRecord } from '../../../src/records/open-record.ts';
import { LocalSession } from '../../../src/session/local-session.ts';
import { curveStepOf } from '../../../src/table/replay.ts';
import { act } from '../../act.ts';
import { viewsOf } from '../../views.ts';

const SETUP: CarcassonneSetup = {
  game: 'carcassonne',
  edition: 'c2',
  sets: ['traders'],
  seats: soloSeats('', 2, 'greedy'),
};

/** Plays to the end with random choices. */
function finished() {
  const session = new LocalSession(carcassonneAdapter, SETUP, [], seededDealer(new Sfc32(5)));
  const random = new Sfc32(6);
  for (let { actor } = session.moment(); actor !== undefined; { actor } = session.moment()) {
    const actions: readonly Action[] = session.moment(Number(actor)).view.actions;
    act(session, Number(actor), [actions[random.below(actions.length)]!]);
  }
  return session;
}

test('a game goes from the first draw to an outcome, and its record opens as the same game', async () => {
  const session = finished();
  const { outcome, count, log, curve } = session.moment();
  expect(log.at(-1)).toMatchObject({ kind: 'ended', winners: outcome!.winners });
  expect(curve.at(-1)).toEqual(outcome!.points);
  for (const content of [JSON.stringify(session.record()), recordText(session)!]) {
    const opened = await openRecord(GAMES, content);
    if (!opened.ok) throw new Error(opened.because);
    expect(opened.session.moment().count).toBe(count);
    expect(opened.session.moment().view).toEqual(session.moment().view);
    expect(opened.session.setup).toEqual(session.setup);
  }
});

test('the log has a line for every tile, and the points of its lines add up to those of the seats', () => {
  const { log, view } = finished().moment();
  expect(log.filter(({ kind }) => kind === 'laid')).toHaveLength(view.tiles.length - 1);
  const points = view.seats.map(() => 0);
  for (const line of log)
    if (line.kind === 'scored') for (const seat of line.seats) points[seat]! += line.points;
  expect(points).toEqual(view.seats.map((seat) => seat.points));
});

test('the curve has the same points as the scoreboard at every moment', () => {
  const session = finished();
  const { curve, curveAt } = session.moment();
  for (const [past, view] of viewsOf(carcassonneAdapter, session.record()).entries())
    expect(curve[curveStepOf(curveAt, past)]).toEqual(view.seats.map(({ points }) => points));
});

test('every past moment can be shown again', () => {
  const session = finished();
  const middle = session.moment().log.find((line) => line.turn === 20)!.after;
  expect(session.viewAt(middle).tiles.length).toBeGreaterThan(19);
  expect(session.viewAt(0).tiles).toHaveLength(1);
});

test('house rules of a record stay in force', async () => {
  const options = { edition: 'c2', sets: [], seats: 2, smallCity: 2 };
  const seats = [{ name: 'Olena' }, { name: 'Ramiro' }];
  const opened = await openRecord(
    GAMES,
    JSON.stringify({ format: 'bastide/1', game: 'carcassonne', options, seats, actions: [] }),
  );
  if (!opened.ok) throw new Error(opened.because);
  expect(opened.session.setup.house).toEqual({ smallCity: 2 });
  expect(opened.session.record().options).toMatchObject({ smallCity: 2 });
});

test('a bad record is refused with its place and rule', async () => {
  const seats = [{ name: 'Olena' }, { name: 'Ramiro' }];
  const actions = [{ by: 0, type: 'skip' }];
  const record = { format: 'bastide/1', game: 'carcassonne', options: { seats: 2 }, seats, actions };
  expect(await openRecord(GAMES, JSON.stringify(record))).toMatchObject({
    ok: false,
    at: 0,
    rule: 'CAR-TURN-01',
  });
  expect(await openRecord(GAMES, 'junk')).toMatchObject({ ok: false });
});

test('an invalid setup is not used', () => {
  expect(setups.parse(SETUP)).toEqual(SETUP);
  for (const junk of [{}, { ...SETUP, edition: 'x' }, { ...SETUP, seats: [] }, { ...SETUP, sets: 'traders' }])
    expect(setups.parse(junk)).toBeUndefined();
  expect(
    setups.parse({ ...SETUP, seats: SETUP.seats.map((seat) => ({ ...seat, colour: 'woad' })) }),
  ).toBeUndefined();
});
