import type { TextsOf } from '../../rule.ts';
import type { BUILDER } from '../facts/builder.ts';
import { BEFORE_THIRD, inEach } from '../in-each.ts';

export const builder: TextsOf<typeof BUILDER> = {
  'CAR-TB-BUILDER-01': {
    title: 'Builder instead of a meeple',
    text: 'Instead of a meeple you may place your builder on a road or in a city of the tile you have just laid. It is your one figure for this tile.',
    words: ['place the builder', 'deploy', 'road', 'city'],
    differs: { c3: 'The builder comes together with a meeple and stands beside it.' },
  },
  'CAR-TB-BUILDER-02': {
    title: 'The builder needs your meeple',
    text: 'You may place the builder only on a road or in a city where a meeple of yours already stands. A big meeple is as good as an ordinary one.',
    words: ['highwayman', 'knight', 'own meeple', 'condition', 'follower'],
    differs: {
      c2: 'The book asks for a normal meeple. We let a big one do as well, as the later first edition says.',
      c3: 'The builder arrives with its meeple, so the road or city must have been free.',
    },
  },
  'CAR-TB-BUILDER-03': {
    title: 'Others do not disturb it',
    text: 'Meeples and builders of other players do not keep your builder out. Several builders may share one road or city.',
    words: ['opponents', 'several builders', 'shared', 'foreign'],
    differs: {
      c3: 'A builder enters only a free road or city; builders meet when such features are joined.',
    },
  },
  'CAR-TB-BUILDER-04': {
    title: 'Roads and cities only',
    text: 'The builder never stands in a field or on a monastery. How far it is from your meeple does not matter.',
    words: ['field', 'cloister', 'distance', 'where', 'builder'],
    differs: { c3: 'The builder stands right beside its meeple, on a road or in a city.' },
  },
  'CAR-TB-BUILDER-05': {
    title: 'One builder each',
    text: 'You have one builder. While it is on the board you cannot place it again.',
    words: ['supply', 'only one', 'single'],
  },
  'CAR-TB-BUILDER-06': {
    title: 'The builder brings another tile',
    text: 'If your tile becomes part of the road or city where your builder already stands, you may take a second tile this turn. Extending, joining and completing all count.',
    words: ['double turn', 'extra tile', 'fires', 'extend', 'continue', 'second move'],
    differs: {
      classic:
        'The text speaks of extending only, but its example completes a road and still brings the second tile.',
      c2: 'The text speaks of continuing only, but its example completes a road and still brings the second tile.',
      c3: 'The builder leaves for the stacks, and a whole extra turn follows this one.',
    },
  },
  'CAR-TB-BUILDER-07': {
    title: 'Only your own tiles count',
    text: 'When another player extends the road or city of your builder, neither of you gets a second tile for it.',
    words: ['opponent', 'other player', 'double turn', 'fires'],
  },
  'CAR-TB-BUILDER-08': {
    title: 'Placing it earns nothing',
    text: 'The tile on which you place the builder brings no second tile. The builder works from your next tile on.',
    words: ['same turn', 'double turn', 'at once', 'new builder'],
  },
  'CAR-TB-BUILDER-09': {
    title: 'The builder stays at work',
    text: 'As long as its road or city is open, the builder stays there and can bring a second tile on every turn of yours.',
    words: ['remain', 'again', 'every turn', 'incomplete'],
    differs: { c3: 'The builder leaves its road or city as soon as it has brought an extra turn.' },
  },
  'CAR-TB-BUILDER-10': {
    title: 'Home after scoring',
    text: 'When its road or city has been scored, the builder returns to your supply together with the meeples.',
    words: ['return', 'complete', 'back', 'builder'],
  },
  'CAR-TB-BUILDER-11': {
    title: 'No meeple left beside it',
    text: 'If you lose your last meeple in the builder’s road or city, the builder returns to your supply at once. Only other expansions can make that happen.',
    words: ['removed', 'alone', 'return', 'expansion'],
  },
  'CAR-TB-BUILDER-12': {
    title: 'A builder has no strength',
    text: 'The builder does not count when you compare strength, and it scores no points.',
    words: ['majority', 'strength 0', 'zero', 'control'],
  },
  'CAR-TB-BUILDER-13': {
    title: 'A joined meeple is enough',
    text: 'The meeple that your builder needs may come into the road or city by this very tile, when it joins two parts.',
    words: ['join', 'connect', 'merge', 'condition'],
    differs: { c3: 'The builder never joins a meeple that already stands.' },
  },
  'CAR-TB-BUILDER-14': {
    title: 'No builder on closed features',
    text: 'A builder placed where the same tile completes the road or city would only come straight back. That changes nothing, so it is not offered.',
    words: ['complete', 'same tile', 'useless', 'not offered'],
    differs: {
      c3: 'Builder and meeple may be placed there; both come back in the scoring, without an extra turn.',
    },
  },
  'CAR-TB-BUILDER-20': {
    title: 'Builder together with a meeple',
    text: 'When you place a meeple on a road or in a city, you may put your builder beside it in the same place.',
    words: ['pair', 'paired', 'highwayman', 'traveller', 'knight', 'third edition'],
    differs: inEach(
      BEFORE_THIRD,
      'The builder is placed instead of a meeple, where one of yours already stands.',
    ),
  },
  'CAR-TB-BUILDER-21': {
    title: 'The builder never stands alone',
    text: 'A builder is never alone on a tile. If its meeple leaves, the builder returns to your supply. That happens when both are scored; only other expansions move a meeple or take it away otherwise.',
    words: ['pair', 'alone', 'removed', 'return'],
    differs: inEach(
      BEFORE_THIRD,
      'The builder may stand alone on its tile, as long as your meeple is on the same road or in the same city.',
    ),
  },
  'CAR-TB-BUILDER-22': {
    title: 'Only where it was free',
    text: 'Because the builder comes with a new meeple, it can enter only a free road or city. It cannot be added to a meeple that already stands.',
    words: ['unoccupied', 'later', 'add', 'pair'],
    differs: inEach(BEFORE_THIRD, 'The builder is added to a meeple of yours that already stands.'),
  },
  'CAR-TB-BUILDER-23': {
    title: 'Off to the stacks',
    text: 'If, on a later turn, your tile becomes part of the road or city of your builder, you must move the builder beside the stacks, also when the tile completes it. The meeple stays behind.',
    words: ['fires', 'leaves', 'beside the stacks', 'extend', 'must'],
    differs: inEach(BEFORE_THIRD, 'The builder stays where it is while the road or city is open.'),
  },
  'CAR-TB-BUILDER-24': {
    title: 'At the stacks, not yours',
    text: 'While the builder stands beside the stacks it is not in your supply, so you cannot place it on the tile that you are laying.',
    words: ['supply', 'waiting', 'again'],
    differs: inEach(BEFORE_THIRD, 'The builder never waits beside the stacks.'),
  },
  'CAR-TB-BUILDER-25': {
    title: 'The extra turn',
    text: 'If your builder stands beside the stacks when your turn ends, take it into your supply and take one extra turn with all three steps. You must take it. Then the next player moves.',
    words: ['double turn', 'second turn', 'must', 'stacks'],
    differs: inEach(
      BEFORE_THIRD,
      'The second tile belongs to the same turn, and the book says you may draw it.',
    ),
  },
  'CAR-TB-BUILDER-26': {
    title: 'Placed again, but no third',
    text: 'In the extra turn you may place the builder again, together with a meeple. That brings no further turn, because the builder works only where it already stood.',
    words: ['extra turn', 'third turn', 'again'],
    differs: inEach(
      BEFORE_THIRD,
      'With the second tile the builder may go where your meeple already stands.',
    ),
  },
  'CAR-TB-BUILDER-27': {
    title: 'Never three turns running',
    text: 'When you lay the tile of your extra turn, your builder is in your supply. So it cannot bring a third turn.',
    words: ['third', 'extra turn', 'in a row'],
    differs: inEach(
      BEFORE_THIRD,
      'The builder may still be on the board; a rule of its own forbids the third tile.',
    ),
  },
  'CAR-TB-BUILDER-28': {
    title: 'The old place is left',
    text: 'Once it has worked, the builder is gone from its old road or city. Extending that again brings nothing.',
    words: ['again', 'afterwards', 'extend', 'leaves'],
    differs: inEach(BEFORE_THIRD, 'The builder stays and can bring a second tile again on a later turn.'),
  },
  'CAR-TB-BUILDER-29': {
    title: 'Home with its meeple',
    text: 'If the builder’s road or city is scored while it stands there, it returns with its meeple. That happens when another player’s tile closes it, or the tile on which the pair was placed.',
    words: ['return', 'opponent', 'complete', 'pair'],
    differs: inEach(
      BEFORE_THIRD,
      'The builder returns with the meeples whoever closes the feature, you as well.',
    ),
  },
  'CAR-TB-BUILDER-30': {
    title: 'No tile, no extra turn',
    text: 'If no tiles are left, the extra turn falls away and the game ends.',
    words: ['empty stack', 'end of game', 'last tile'],
  },
};
