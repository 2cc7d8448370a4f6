import { askBot, type Bot } from '@bastide/bots';
import { catan, type State } from '@bastide/catan';
import { CHANCE, OVER, Sfc32 } from '@bastide/contract';

export function setUp(options: object): State {
  const read = catan.readOptions(options);
  if (!read.ok) throw new Error(read.because);
  return catan.setup(read.value);
}

/**
 * Plays a game in which each seat decides from its view. `look` sees every decision before it is made. Returns by seat
 * the share of the win.
 */
export function playByViews(
  state: State,
  bots: readonly Bot[],
  seed: number,
  look?: (state: State, seat: number) => void,
): number[] {
  const { fast } = catan;
  const dealer = new Sfc32(seed, 0);
  const minds = new Sfc32(seed, 1);
  for (let who = fast.actor(state); who !== OVER; who = fast.actor(state)) {
    if (who === CHANCE) {
      fast.play(state, fast.sampleChance(state, dealer));
      continue;
    }
    look?.(state, who);
    const action = askBot(catan, bots[who]!, catan.view(state, who), who, minds);
    fast.play(state, fast.encode(state, action));
  }
  const { winners } = catan.outcome(state)!;
  return bots.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/** Games won of the same deals, numbered from `seed`, with `bot` at each seat in turn and all others like `other`. */
export function wonAlone(
  bot: Bot,
  other: Bot,
  options: { readonly seats: number; readonly playerTrades?: boolean },
  deals: number,
  seed: number,
): number {
  const { seats } = options;
  let sum = 0;
  for (let deal = 0; deal < deals; deal++)
    for (let own = 0; own < seats; own++) {
      const bots = Array.from({ length: seats }, (_, seat) => (seat === own ? bot : other));
      sum += playByViews(setUp(options), bots, seed + deal)[own]!;
    }
  return sum;
}
