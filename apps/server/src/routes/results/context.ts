import type { ResultRecorder } from '../../results/result-recorder.ts';
import type { TablesContext } from '../tables/context.ts';

/** Services of the routes of results. */
export interface ResultsContext extends TablesContext {
  readonly resultRecorder: ResultRecorder;
}
