import { carcassonne } from '@bastide/carcassonne';
import { botReplies, runBotWorker } from '../../bots/run-bot-worker.ts';

runBotWorker(botReplies(carcassonne));
