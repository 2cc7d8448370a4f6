import { type CardCounts, catan, type View } from '@bastide/catan';
import { moveOf, serveBots } from '../../bots/serve.ts';
import { sell } from './trade/sell.ts';

const move = moveOf(catan);

// Asked about cards, a bot says what it wants for them, or nothing.
serveBots((question, random) => {
  const { bot, view, seat, more } = question;
  return more === undefined
    ? move(question, random)
    : sell(bot, view as View, seat, more as CardCounts, random);
});
