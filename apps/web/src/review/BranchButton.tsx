import { freeBotName, type Seat } from '@bastide/contract';
import { useState } from 'react';
import type { GameUi } from '../game/game-ui.ts';
import { must } from '../must.ts';
import { getRoute } from '../router/history.ts';
import type { Route } from '../router/route.ts';
import { type AnyLocalSession, type AnySession, LocalSession } from '../session/local-session.ts';
import { useTableBase } from '../table/context.ts';
import { setOrigin } from './branch-origins.ts';
import { useReviewTranslator } from './messages.ts';

interface Props {
  readonly className: 'btn' | 'link';
  /** Number of actions before the branch. */
  readonly at: number;
  /** The reader's seat in it. */
  readonly seat: Seat;
}

/** Plays the game on from a moment of its past, in a game of its own. */
export function BranchButton({ className, at, seat }: Props) {
  const t = useReviewTranslator();
  const { session, game, open } = useTableBase();
  const [isOpening, setOpening] = useState(false);
  const branch = async () => {
    setOpening(true);
    await open(branchOf(session, game, at, seat, getRoute())).finally(() => setOpening(false));
  };
  return (
    <button type="button" className={className} disabled={isOpening} onClick={branch}>
      {t('review.branch')}
    </button>
  );
}

/**
 * Returns the game after that many actions as a new one, with the reader at that seat and bots at the others. `from`:
 * the route from which the reader comes.
 */
function branchOf(before: AnySession, game: GameUi, at: number, seat: Seat, from: Route): AnyLocalSession {
  const { setup, adapter } = before;
  const strongest =
    game.bots.find((bot) => bot === 'strong') ?? must(game.bots.at(-1), 'a game with a coach has bots');
  const names = setup.seats.map(({ name }) => name);
  const seats = setup.seats.map((one, i) => {
    if (i === seat) return { ...one, player: 'person' as const };
    if (one.player !== 'person') return one;
    return { ...one, name: one.name || (freeBotName(names) ?? ''), player: strongest };
  });
  const session = new LocalSession(
    adapter,
    game.setups.withSeats(setup, seats),
    must(before.record(), 'a reviewed game has a record').actions.slice(0, at),
  );
  setOrigin(session, from);
  return session;
}
