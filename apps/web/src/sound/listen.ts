import type { Actor } from '@bastide/contract';
import type { Session, Turns } from '../session/session.ts';
import type { Agreement } from '../session/setup.ts';
import type { Around, Output, SoundsOf } from './sounds.ts';

/** Lets what happens at a table be heard, until stopped. */
export function listen<T extends Turns, Line, Setup extends Agreement>(
  session: Session<T, Line, Setup>,
  soundsOf: SoundsOf<T['Event'], T['View']>,
  output: Output,
  isHidden = () => document.hidden,
): () => void {
  const { people, setup } = session;
  const around: Around = { isMine: (seat) => people.includes(seat), seats: setup.seats.length };
  const asks = (actors: readonly Actor[]) =>
    actors.some((actor) => actor !== 'chance' && around.isMine(actor));
  let before = session.moment();
  return session.subscribe(() => {
    const now = session.moment();
    // What was taken back makes no sound. Others at the screen hear too: only what any onlooker may know is heard.
    const news = now.count > before.count ? now.latest : [];
    const calls = isHidden() && asks(now.actors) && !asks(before.actors);
    before = now;
    output([...soundsOf(news, around, now.view), ...(calls ? [{ name: 'bell' } as const] : [])]);
  });
}
