import { type CardCounts, catan, type View } from '@bastide/catan';
import { botReplies, runBotWorker } from '../../bots/run-bot-worker.ts';
import { botTerms } from './trade/bot-terms.ts';

const reply = botReplies(catan);

// Asked about cards, a bot says what it wants for them, or nothing.
runBotWorker(async (question, random) => {
  const { bot, view, seat, extra } = question;
  return extra === undefined
    ? reply(question, random)
    : botTerms(bot, view as View, seat, extra as CardCounts, random);
});
