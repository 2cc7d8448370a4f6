import { carcassonne } from '@bastide/carcassonne';
import { repliesIn, serveBots } from '../../bots/serve.ts';

serveBots(repliesIn(carcassonne));
