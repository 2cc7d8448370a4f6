import { pearls } from '../../../../packages/contract/test/toy.ts';
import { botReplies, runBotWorker } from '../../src/bots/run-bot-worker.ts';

runBotWorker(botReplies(pearls));
