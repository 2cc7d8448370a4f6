import { carcassonne } from '@bastide/carcassonne';
import { runCoachWorker } from '../../review/serve.ts';

runCoachWorker(carcassonne);
