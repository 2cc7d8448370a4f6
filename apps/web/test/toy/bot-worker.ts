import { pearls } from '../../../../packages/contract/test/toy.ts';
import { botReplies, runBotWorker } from '../../src/bots/serve.ts';

runBotWorker(botReplies(pearls));
