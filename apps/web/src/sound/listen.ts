import type { Actor } from '@bastide/contract';
import type { CarcassonneSession } from '../games/carcassonne/session.ts';
import { soundsOfTiles } from '../games/carcassonne/sounds.ts';
import { soundsOfIsland } from '../games/catan/sounds.ts';
import type { AnySession } from '../session/kits.ts';
import type { Session, Turns } from '../session/session.ts';
import type { Agreement } from '../session/setup.ts';
import type { Around, Output, Sound } from './sounds.ts';

/** Lets what happens at a table be heard, until stopped. */
export function listen(session: AnySession, output: Output, isHidden = () => document.hidden): () => void {
  if (!isCarcassonne(session)) return follow(session, soundsOfIsland, output, isHidden);
  const { thirdGood } = session.moment().view.options;
  return follow(session, (events, around) => soundsOfTiles(events, around, thirdGood), output, isHidden);
}

const isCarcassonne = (session: AnySession): session is CarcassonneSession =>
  session.setup.game === 'carcassonne';

function follow<T extends Turns, Line, Setup extends Agreement>(
  session: Session<T, Line, Setup>,
  soundsOf: (events: readonly T['Event'][], around: Around) => readonly Sound[],
  output: Output,
  isHidden: () => boolean,
): () => void {
  const { seats } = session.setup;
  const around: Around = { isMine: (seat) => seats[seat]?.player === 'person', seats: seats.length };
  const asks = (actors: readonly Actor[]) =>
    actors.some((actor) => actor !== 'chance' && around.isMine(actor));
  let before = session.moment();
  return session.subscribe(() => {
    const now = session.moment();
    // What was taken back makes no sound. Others at the screen hear too: only what any onlooker may know is heard.
    const news = now.count > before.count ? now.latest.map((event) => session.kit.game.witness(event)) : [];
    const calls = isHidden() && asks(now.actors) && !asks(before.actors);
    before = now;
    output([...soundsOf(news, around), ...(calls ? [{ name: 'bell' } as const] : [])]);
  });
}
