import { carcassonne } from '@bastide/carcassonne';
import { runCoachWorker } from '../../review/run-coach-worker.ts';

runCoachWorker(carcassonne);
