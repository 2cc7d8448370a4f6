import { botCalled, type Seat } from '@bastide/contract';
import type { Route } from '../address/address.ts';
import type { GameUi } from '../game/game-ui.ts';
import type { AnyLocalSession, AnySession } from '../session/any.ts';
import { LocalSession } from '../session/local.ts';
import { setOrigin } from './origins.ts';

/**
 * The same game after so many actions, to be played on in another way: by the reader at that seat, by bots at the others. `from`: where
 * the reader comes from.
 */
export function branchOf(
  before: AnySession,
  game: GameUi,
  at: number,
  seat: Seat,
  from: Route,
): AnyLocalSession {
  const { setup, adapter } = before;
  const strongest = game.bots.find((bot) => bot === 'strong') ?? game.bots.at(-1)!;
  const names = setup.seats.map(({ name }) => name);
  const seats = setup.seats.map((one, i) => {
    if (i === seat) return { ...one, player: 'person' as const };
    if (one.player !== 'person') return one;
    return { ...one, name: one.name || (botCalled(names) ?? ''), player: strongest };
  });
  const session = new LocalSession(
    adapter,
    game.setups.withSeats(setup, seats),
    before.record()!.actions.slice(0, at),
  );
  setOrigin(session, from);
  return session;
}
