import { catan } from '@bastide/catan';
import { serveCoach } from '../../review/serve.ts';

serveCoach(catan);
