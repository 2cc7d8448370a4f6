import { carcassonne } from '@bastide/carcassonne';
import { moveOf, serveBots } from '../../bots/serve.ts';

serveBots(moveOf(carcassonne));
