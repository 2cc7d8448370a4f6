// Plays a random game of Catan to its end. Build first: npm run build
import { catan } from '@bastide/catan';
import { Sfc32, seededDealer } from '@bastide/contract';

const random = new Sfc32(2026); // the same seed gives the same game
const deal = seededDealer(random);
const state = catan.setup(catan.readOptions({ seats: 4 }).value);
while (!catan.outcome(state)) {
  const [actor] = catan.actors(state); // a seat, or 'chance' for dice and draws
  const legal = actor === 'chance' ? [deal(catan, state)] : catan.actions(state, actor);
  catan.apply(state, actor, legal[random.below(legal.length)]);
}
console.log(catan.outcome(state)); // { points: [ 2, 9, 10, 9 ], winners: [ 2 ] }
