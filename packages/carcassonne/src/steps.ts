import type { State } from './state.ts';
import { deploy } from './turn/deploy.ts';
import { draw } from './turn/draw.ts';
import { goOn } from './turn/pass-on.ts';
import { decide } from './turn/pigs.ts';
import { place } from './turn/place.ts';

/** The steps of a part, by phase. */
const STEPS = [draw, place, deploy, decide, goOn];

/** Does what a code says. */
export function play(state: State, code: number): void {
  STEPS[state.phase]!(state, code);
}
