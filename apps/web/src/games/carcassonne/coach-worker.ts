import { carcassonne } from '@bastide/carcassonne';
import { serveCoach } from '../../review/serve.ts';

serveCoach(carcassonne);
