/** All that is fetched when sound is turned on. */
export { listenToTable } from './listen.ts';
export { soundsOfCues } from './look.ts';
export { playSounds } from './play.ts';
