import type { TablesContext } from '../tables/ground.ts';
import type { ResultRecorder } from './annals.ts';

/** What these routes stand on. */
export interface ResultsContext extends TablesContext {
  readonly resultRecorder: ResultRecorder;
}
