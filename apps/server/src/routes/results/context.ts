import type { ResultRecorder } from '../../results/result-recorder.ts';
import type { TablesContext } from '../tables/context.ts';

/** What these routes stand on. */
export interface ResultsContext extends TablesContext {
  readonly resultRecorder: ResultRecorder;
}
