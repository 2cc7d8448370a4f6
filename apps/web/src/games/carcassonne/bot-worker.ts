import { carcassonne } from '@bastide/carcassonne';
import { botReplies, runBotWorker } from '../../bots/serve.ts';

runBotWorker(botReplies(carcassonne));
