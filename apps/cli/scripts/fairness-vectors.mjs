// Prints docs/fairness-vectors.json: node apps/cli/scripts/fairness-vectors.mjs (after a build). It contains draws of
// every set and edition from fixed secrets, so that other programs can check their reading of docs/fairness.md.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { carcassonne } from '@bastide/carcassonne';
import { catan } from '@bastide/catan';
import { Sfc32 } from '@bastide/contract';
import { commitment, dealFairly, dealingKey } from '@bastide/fair';

const FILE = fileURLToPath(new URL('../../../docs/fairness-vectors.json', import.meta.url));

/** Options by name. */
const CARCASSONNE = {
  base: {},
  'base, abbot': { sets: ['abbot'] },
  'river, classic': { edition: 'classic', sets: ['river'] },
  'river, c2': { edition: 'c2', sets: ['river'] },
  'river, c3': { edition: 'c3', sets: ['river'] },
  inns: { sets: ['inns'] },
  'traders, c2': { edition: 'c2', sets: ['traders'] },
  'traders, c3': { edition: 'c3', sets: ['traders'] },
  'river and traders, c3': { edition: 'c3', sets: ['river', 'traders'] },
  'inns and abbot': { sets: ['inns', 'abbot'] },
  'everything, c1': { edition: 'c1', sets: ['river', 'inns', 'traders', 'abbot'], seats: 3 },
  'everything, c2': { edition: 'c2', sets: ['river', 'inns', 'traders', 'abbot'], seats: 4 },
  'everything, c3': { edition: 'c3', sets: ['river', 'inns', 'traders', 'abbot'], seats: 6 },
};
const CATAN = {
  'spiral, four seats': { seats: 4 },
  'random tokens': { seats: 3, map: 'variable-random' },
  'deck of dice': { seats: 2, dice: 'deck' },
  'deck shuffled at five': { seats: 3, dice: 'deck-5' },
  'no seven for two rounds': { seats: 4, noSevenRounds: 2 },
  'deck, no seven for four rounds': { seats: 4, dice: 'deck', noSevenRounds: 4 },
};
const DRAWS_OF_CATAN = 110;

const hex = (byte, length) =>
  Array.from({ length }, (_, i) => ((byte * 7 + i) % 256).toString(16).padStart(2, '0')).join('');

function sharesOf(number, seats) {
  // One seat adds nothing.
  const nonces = Array.from({ length: seats }, (_, seat) =>
    seat === 1 ? '' : hex(100 + 10 * number + seat, 16),
  );
  return { game: `vector-${number}`, secret: hex(number, 32), nonces };
}

/**
 * Plays a random game with fair draws. Returns its actions, and for each draw the cards or tiles that it takes from.
 */
function played(game, asked, number, most, from) {
  const { value: options } = game.readOptions(asked);
  const shares = sharesOf(number, options.seats);
  const key = dealingKey(shares);
  const state = game.setup(options);
  const random = new Sfc32(number);
  const actions = [];
  const draws = [];
  for (
    let [actor] = game.actors(state);
    actor !== undefined && draws.length < most;
    [actor] = game.actors(state)
  ) {
    const open = game.actions(state, actor);
    const action =
      actor === 'chance' ? dealFairly(game, state, key, draws.length) : open[random.below(open.length)];
    if (actor === 'chance') draws.push({ ...action, ...from(state, action) });
    actions.push({ by: actor, ...action });
    game.apply(state, actor, action);
  }
  const fairness = {
    scheme: 'fair-v1',
    game: shares.game,
    commitment: commitment(shares.game, shares.secret),
    nonces: shares.nonces,
    secret: shares.secret,
  };
  return { options, fairness, actions, draws };
}

/** Returns the cards that a draw takes from. */
function cardsFor(state, { type }) {
  const view = catan.view(state, type === 'stolen' ? state.victim : 0);
  if (type === 'stolen') return { from: view.seats[state.victim].hand };
  if (type !== 'dealt') return {};
  const all = { knight: 14, point: 5, roads: 2, plenty: 2, monopoly: 2 };
  for (let seat = 0; seat < view.seats.length; seat++) {
    const { held, knights } = catan.view(state, seat).seats[seat];
    for (const card of Object.keys(all)) all[card] -= held[card];
    all.knight -= knights;
  }
  for (const card of Object.keys(view.spent)) all[card] -= view.spent[card];
  return { from: all };
}

let number = 0;
const document = {
  scheme: 'fair-v1',
  carcassonne: Object.entries(CARCASSONNE).map(([name, asked]) => {
    const { options, fairness, draws } = played(carcassonne, asked, ++number, 1000, () => ({}));
    return { name, options, fairness, tiles: draws.map(({ tile }) => tile).join(' ') };
  }),
  catan: Object.entries(CATAN).map(([name, asked]) => {
    const { options, fairness, draws, actions } = played(catan, asked, ++number, DRAWS_OF_CATAN, cardsFor);
    const seats = fairness.nonces.map((_, seat) => ({ name: String(seat) }));
    return { name, draws, record: { format: 'bastide/1', game: 'catan', options, seats, actions, fairness } };
  }),
};

/** Puts each vector, and each entry of its lists, on one line. */
const text = JSON.stringify(document, null, 1).replace(/\n {4,}/g, ' ');
writeFileSync(FILE, `${text}\n`);
