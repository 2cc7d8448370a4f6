import { type CardCounts, catan, type View } from '@bastide/catan';
import { repliesIn, serveBots } from '../../bots/serve.ts';
import { sell } from './trade/sell.ts';

const reply = repliesIn(catan);

// Asked about cards, a bot says what it wants for them, or nothing.
serveBots(async (question, random) => {
  const { bot, view, seat, more } = question;
  return more === undefined
    ? reply(question, random)
    : sell(bot, view as View, seat, more as CardCounts, random);
});
