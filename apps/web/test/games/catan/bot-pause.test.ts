import { RESOURCES, type Resource } from '@bastide/catan';
import { Sfc32, seededDealer } from '@bastide/contract';
import { expect, test } from 'vitest';
import { pauseBefore } from '../../../src/bots/run-bots.ts';
import { type CatanSession, catanAdapter } from '../../../src/games/catan/session.ts';
import type { CatanSetup } from '../../../src/games/catan/setup.ts';
import { soloSeats } from '../../../src/people/seats.ts';
import { LocalSession } from '../../../src/session/local-session.ts';
import { act } from '../../act.ts';

const SETUP: CatanSetup = { game: 'catan', seats: soloSeats('Olena', 2, 'greedy') };

/** Offers a trade for that card to the others. */
function asked(session: CatanSession, get: Resource): CatanSession {
  const { view } = session.moment();
  const { hand } = session.moment(view.seat).view.seats[view.seat]!;
  const give = RESOURCES.find((card) => card !== get && hand![card] > 0)!;
  const to = view.seats.flatMap((_, seat) => (seat === view.seat ? [] : [seat]));
  act(session, view.seat, [{ type: 'offer', to, give: { [give]: 1 }, get: { [get]: 1 } }]);
  return session;
}

/** Opens a game in which a seat may trade. */
function trading(): CatanSession {
  const random = new Sfc32(6);
  const session = new LocalSession(catanAdapter, SETUP, [], seededDealer(new Sfc32(5)));
  for (;;) {
    const seat = Number(session.moment().actor);
    const view = session.moment(seat).view;
    const cards = RESOURCES.filter((card) => view.seats[seat]!.hand![card] > 0);
    if (view.phase === 'main' && cards.length > 1 && view.turn > 2) return session;
    act(session, seat, [view.actions[random.below(view.actions.length)]!]);
  }
}

test('bots pause equally long before an answer, whether they have the requested card or not', () => {
  const holds = new Set<boolean>();
  const pauses = new Set<number>();
  for (const get of RESOURCES) {
    const session = asked(trading(), get);
    const seat = Number(session.moment().actor);
    holds.add(session.moment(seat).view.actions.some(({ type }) => type === 'accept'));
    pauses.add(pauseBefore(session, seat, 1));
  }
  expect(holds).toEqual(new Set([true, false]));
  expect(pauses.size).toBe(1);
});

test('bots answer after a pause even without motion, however long they have thought', () => {
  const session = asked(trading(), 'ore');
  expect(pauseBefore(session, Number(session.moment().actor), 0)).toBeGreaterThan(0);
  const own = trading();
  expect(pauseBefore(own, own.moment().view.seat, 0)).toBe(0);
});
