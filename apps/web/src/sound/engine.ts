// The code loaded when sound is turned on.
import type { Actor } from '@bastide/contract';
import type { GameSession, GameSetup, TableGameTypes } from '../session/session.ts';
import type { SoundContext, SoundOutput, SoundsOf } from './sounds.ts';

export { soundsOfCues } from './cues.ts';
export { playSounds } from './play.ts';

/** Plays the sounds of a table, until stopped. */
export function listenToTable<T extends TableGameTypes, Line, Setup extends GameSetup>(
  session: GameSession<T, Line, Setup>,
  soundsOf: SoundsOf<T['Event'], T['View']>,
  output: SoundOutput,
  isHidden = () => document.hidden,
): () => void {
  const { people, setup } = session;
  const around: SoundContext = { isMine: (seat) => people.includes(seat), seats: setup.seats.length };
  const asks = (actors: readonly Actor[]) =>
    actors.some((actor) => actor !== 'chance' && around.isMine(actor));
  let before = session.moment();
  return session.subscribe(() => {
    const now = session.moment();
    // An undo makes no sound. Everybody at the screen hears, so only events that any spectator may know make sounds.
    const news = now.count > before.count ? now.latest : [];
    const calls = isHidden() && asks(now.actors) && !asks(before.actors);
    before = now;
    output([...soundsOf(news, around, now.view), ...(calls ? [{ name: 'bell' } as const] : [])]);
  });
}
