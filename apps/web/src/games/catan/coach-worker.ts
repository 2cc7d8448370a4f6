import { catan } from '@bastide/catan';
import { runCoachWorker } from '../../review/serve.ts';

runCoachWorker(catan);
