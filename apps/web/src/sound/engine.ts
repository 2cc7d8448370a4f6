/** The code loaded when sound is turned on. */

export { soundsOfCues } from './cues.ts';
export { listenToTable } from './listen-to-table.ts';
export { playSounds } from './play.ts';
