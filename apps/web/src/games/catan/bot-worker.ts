import { type CardCounts, catan, type View } from '@bastide/catan';
import { botReplies, runBotWorker } from '../../bots/run-bot-worker.ts';
import { botTerms } from './trade/bot-terms.ts';

const reply = botReplies(catan);

// A question about cards asks for the bot's price, if it sells them.
runBotWorker(async (question, random) => {
  const { bot, view, seat, extra } = question;
  return extra === undefined
    ? reply(question, random)
    : botTerms(bot, view as View, seat, extra as CardCounts, random);
});
