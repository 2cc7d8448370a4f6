import { createCatanSell } from '@bastide/bots';
import { type Action, type CardCounts, catan, type View } from '@bastide/catan';
import type { Random } from '@bastide/contract';
import { botReplies, runBotWorker } from '../../bots/run-bot-worker.ts';
import type { BotName } from '../../people/seats.ts';

const reply = botReplies(catan);
const terms = createCatanSell();

/** Terms of a bot for cards, as a proposal to the seat whose turn it is; undefined: it does not sell them. */
const botTerms = (
  name: BotName,
  view: View,
  seat: number,
  wanted: CardCounts,
  random: Random,
): Action | undefined =>
  name === 'random' ? undefined : terms(catan.determinize(view, random), seat, wanted);

// A question about cards asks for the bot's price, if it sells them.
runBotWorker(async (question, random) => {
  const { bot, view, seat, extra } = question;
  return extra === undefined
    ? reply(question, random)
    : botTerms(bot, view as View, seat, extra as CardCounts, random);
});
