/** All that is fetched when sound is turned on. */
export { listen } from './listen.ts';
export { soundsOfLook } from './look.ts';
export { play } from './play.ts';
