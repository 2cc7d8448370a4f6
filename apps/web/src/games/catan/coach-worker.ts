import { catan } from '@bastide/catan';
import { runCoachWorker } from '../../review/run-coach-worker.ts';

runCoachWorker(catan);
