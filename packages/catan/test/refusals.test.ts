import { BEGINNERS_HARBORS, BEGINNERS_HEXES, catan, RESOURCES } from '@bastide/catan';
import { type Actor, play } from '@bastide/contract';
import { describe, expect, test } from 'vitest';
import { IDS } from './rules/ids.ts';
import { BEG, BEGINNERS, start, type TestTable, table, tableWith } from './table.ts';

const [RED, BLUE, WHITE] = [0, 1, 2];
const PRICE = 'brick lumber wool grain';

/** Red's turn after the roll on the beginners' map, with cards for anything. */
const RICH = `${BEGINNERS}
  Red:  hand brick:4 lumber:4 wool:4 grain:4 ore:4; cards knight roads plenty monopoly
  Blue: hand brick:2 wool:2 ore:2; cards knight
`;
const main = () => table().given(RICH);
const beforeRoll = () => main().begin('Red');
const rolling = () => beforeRoll().play('Red', 'roll');
const discarding = () => beforeRoll().play('Red', 'roll 3 4');
const poor = () => table().given(`${BEGINNERS}\nRed: V13-V18; cards knight plenty`);
const moving = () => poor().play('Red', 'play knight');
const robbing = () =>
  table().given(`${BEGINNERS}\nRed: cards knight\nBlue: hand ore`).play('Red', 'play knight robber H16');
const stealing = () => robbing().play('Red', 'rob 1');
const dealing = () => main().play('Red', 'buy');
const freeRoads = () => main().play('Red', 'play roads');
const offered = () => main().play('Red', 'offer ore for wool to 1');
const withdrawn = () => offered().play('Red', 'withdraw');
const toMap = () => start({ map: 'variable-spiral' });
const toMapRandom = () => start({ map: 'variable-random' });
const toSettle = () => start({ map: 'free' }).play('chance', catan.text.write({ type: 'map', ...BEG }));
const toConnect = () => toSettle().play('Red', 'settle V08');
const over = () =>
  table().given(`Red: V21; city V06 V11 V26 V32; V21-V16-V22; hand ${PRICE}`).play('Red', 'settle V22');
const separate = () => tableWith({ tradeBuild: 'separate' }).given(RICH).play('Red', 'road V13-V18');
const noTrades = () => tableWith({ playerTrades: false }).given(RICH);
const friendly = () =>
  tableWith({ friendlyRobber: true }).given(`${BEGINNERS}\nRed: cards knight`).play('Red', 'play knight');
const noDesert = () =>
  tableWith({ robberDesert: 'forbidden' })
    .given(`${BEGINNERS}\nRed: cards knight`)
    .robber('H00')
    .play('Red', 'play knight');
const deck = () =>
  tableWith({ dice: 'deck' }).begin('Red').play('Red', 'roll 3 4 robber H00 end').play('Blue', 'roll');
const noSevens = () => tableWith({ noSevenRounds: 1 }).begin('Red').play('Red', 'roll');

const lay = (hexes: unknown = BEGINNERS_HEXES, harbors: unknown = BEGINNERS_HARBORS) => ({
  type: 'map',
  hexes,
  harbors,
});
const withHex = (at: number, hex: unknown) => BEGINNERS_HEXES.map((one, i) => (i === at ? hex : one));
const offer = (to: unknown, give: unknown, get: unknown) => ({ type: 'offer', to, give, get });
const playCard = (card: unknown, more = {}) => ({ type: 'play', card, ...more });

/** Actions in words, or as they may come from outside. */
const REFUSALS: [rule: string, because: string, where: () => TestTable, actor: Actor, action: unknown][] = [
  ['RECORD', 'no object', main, RED, ['end']],
  ['RECORD', 'no such action', main, RED, { type: 'fly' }],
  ['RECORD', 'an action in a list', main, RED, { type: ['end'] }],
  ['RECORD', 'a strange member', main, RED, { type: 'end', now: true }],
  ['RECORD', 'no intersection', main, RED, { type: 'settle', at: 'V54' }],
  ['RECORD', 'no path', main, RED, { type: 'road', on: 'V08' }],
  ['RECORD', 'no intersection for a city', main, RED, { type: 'city', at: 8 }],
  ['RECORD', 'no hex', moving, RED, { type: 'robber', to: 'H19' }],
  ['RECORD', 'no seat to rob', robbing, RED, { type: 'rob', seat: 4 }],
  ['RECORD', 'no seat below the first', robbing, RED, { type: 'rob', seat: -1 }],
  ['RECORD', 'half a seat', robbing, RED, { type: 'rob', seat: 0.5 }],
  ['RECORD', 'no seat to trade with', main, RED, { type: 'trade', with: -1 }],
  ['RECORD', 'no seat behind the last', offered, RED, { type: 'trade', with: 4 }],
  ['RECORD', 'no half seat', offered, RED, { type: 'trade', with: 0.5 }],
  ['RECORD', 'no card to discard', discarding, RED, { type: 'discard', card: 'knight' }],
  ['RECORD', 'no card for the bank', main, RED, { type: 'bank', give: 'gold', get: 'ore' }],
  ['RECORD', 'no card from the bank', main, RED, { type: 'bank', give: 'ore', get: 'gold' }],
  ['RECORD', 'no development card', main, RED, playCard('castle')],
  ['RECORD', 'cards only with plenty', main, RED, playCard('knight', { cards: { ore: 2 } })],
  ['RECORD', 'cards for plenty', main, RED, playCard('plenty')],
  ['RECORD', 'cards are counts', main, RED, playCard('plenty', { cards: ['ore', 'ore'] })],
  ['RECORD', 'a resource only with monopoly', main, RED, playCard('roads', { resource: 'ore' })],
  ['RECORD', 'a resource for monopoly', main, RED, playCard('monopoly')],
  ['RECORD', 'monopoly on nothing', main, RED, playCard('monopoly', { resource: 'knight' })],
  ['RECORD', 'an offer to nobody that exists', main, RED, offer([7], { ore: 1 }, { wool: 1 })],
  ['RECORD', 'an offer behind the last seat', main, RED, offer([1, 4], { ore: 1 }, { wool: 1 })],
  ['RECORD', 'an offer below the first seat', main, RED, offer([-1], { ore: 1 }, { wool: 1 })],
  ['RECORD', 'an offer to half a seat', main, RED, offer([0.5], { ore: 1 }, { wool: 1 })],
  ['RECORD', 'an offer twice to one', main, RED, offer([1, 1], { ore: 1 }, { wool: 1 })],
  ['RECORD', 'an offer to no list', main, RED, offer(1, { ore: 1 }, { wool: 1 })],
  ['RECORD', 'an offer of half a card', main, RED, offer([1], { ore: 0.5 }, { wool: 1 })],
  ['RECORD', 'an offer of a card and a half', main, RED, offer([1], { ore: 1.5 }, { wool: 1 })],
  ['RECORD', 'a number in words', main, RED, offer([1], { ore: '2' }, { wool: 1 })],
  ['RECORD', 'an offer of more than there are', main, RED, offer([1], { ore: 20 }, { wool: 1 })],
  [
    'RECORD',
    'a counter-offer of nothing known',
    offered,
    BLUE,
    { type: 'counter', give: null, get: { ore: 1 } },
  ],
  ['RECORD', 'three dice', rolling, 'chance', { type: 'dice', dice: [1, 2, 3] }],
  ['RECORD', 'a die with seven sides', rolling, 'chance', { type: 'dice', dice: [1, 7] }],
  ['RECORD', 'a first die with seven sides', rolling, 'chance', { type: 'dice', dice: [7, 1] }],
  ['RECORD', 'a die that shows nothing', rolling, 'chance', { type: 'dice', dice: [0, 1] }],
  ['RECORD', 'a second one', rolling, 'chance', { type: 'dice', dice: [1, 0] }],
  ['RECORD', 'a die on its edge', rolling, 'chance', { type: 'dice', dice: [1.5, 1] }],
  ['RECORD', 'one die', rolling, 'chance', { type: 'dice', dice: [1] }],
  ['RECORD', 'no list of dice', rolling, 'chance', { type: 'dice', dice: { 0: 1, 1: 1, length: 2 } }],
  ['RECORD', 'no card stolen', stealing, 'chance', { type: 'stolen', card: 'knight' }],
  ['RECORD', 'no card dealt', dealing, 'chance', { type: 'dealt', card: 'ore' }],
  ['RECORD', '18 hexes', toMap, 'chance', lay(BEGINNERS_HEXES.slice(1))],
  ['RECORD', 'a strange hex', toMap, 'chance', lay(withHex(0, ['sea', 3]))],
  [
    'RECORD',
    'a hex that only looks like a pair',
    toMap,
    'chance',
    lay(withHex(0, { 0: 'mountains', 1: 10, length: 2 })),
  ],
  ['RECORD', 'eight harbours', toMap, 'chance', lay(BEGINNERS_HEXES, BEGINNERS_HARBORS.slice(1))],
  ['RECORD', 'a hex with two numbers', toMap, 'chance', lay(withHex(0, ['mountains', 10, 10]))],
  ['RECORD', 'a hex without any word on numbers', toMap, 'chance', lay(withHex(0, ['mountains']))],
  ['RECORD', 'half a number', toMap, 'chance', lay(withHex(0, ['mountains', 9.5]))],
  [
    'RECORD',
    'a strange harbour',
    toMap,
    'chance',
    lay(BEGINNERS_HEXES, BEGINNERS_HARBORS.with(3, 'gold' as 'ore')),
  ],
  ['CAT-COMP-01', 'two deserts', toMap, 'chance', lay(withHex(0, ['desert', null]))],
  ['CAT-COMP-03', 'three elevens', toMap, 'chance', lay(withHex(0, ['mountains', 11]))],
  [
    'CAT-COMP-04',
    'ten kinds of harbour',
    toMap,
    'chance',
    lay(BEGINNERS_HEXES, ['ore', ...BEGINNERS_HARBORS.slice(1)]),
  ],
  ['CAT-MAP-10', 'the island lies already', main, 'chance', lay()],
  ['CAT-MAP-10', 'first the island', toMap, RED, 'settle V08'],
  ['CAT-MAP-10', 'first the island, for others too', toMap, BLUE, 'roll'],
  ['CAT-MAP-12', 'no spiral', toMap, 'chance', lay()],
  ['CAT-MAP-16', 'a number on the desert', toMapRandom, 'chance', lay(withHex(9, ['desert', 11]))],
  ['CAT-MAP-16', 'none on the mountains', toMapRandom, 'chance', lay(withHex(0, ['mountains', null]))],
  ['CAT-SETUP-03', 'first a settlement', toSettle, RED, 'road E13'],
  ['CAT-SETUP-03', 'then a road', toConnect, RED, 'settle V14'],
  ['CAT-SETUP-03', 'a road elsewhere', toConnect, RED, 'road E00'],
  ['CAT-SETUP-03', 'nothing is rolled yet', toSettle, RED, 'roll'],
  ['CAT-TURN-01', "another's turn", main, BLUE, 'end'],
  ['CAT-TURN-01', "nobody moves the robber in another's turn", main, BLUE, 'robber H00'],
  ['CAT-TURN-01', 'another buys nothing before the roll', beforeRoll, BLUE, 'buy'],
  ['CAT-TURN-01', 'nor builds', beforeRoll, BLUE, 'settle V43'],
  ['CAT-TURN-01', "no card in another's turn", moving, BLUE, 'play knight'],
  ['CAT-TURN-01', "nor a road done without in another's turn", main, BLUE, 'skip'],
  ['CAT-TURN-01', 'no seat below the first', main, -1, 'end'],
  ['CAT-TURN-01', 'nor a half', main, 0.5, 'end'],
  ['CAT-TURN-01', 'in the set-up phase too', toSettle, BLUE, 'settle V08'],
  ['CAT-TURN-01', 'dice are thrown by chance', main, RED, '3 4'],
  ['CAT-TURN-01', 'cards come by chance', main, RED, { type: 'dealt', card: 'knight' }],
  ['CAT-TURN-01', 'chance does not build', main, 'chance', 'road E20'],
  ['CAT-TURN-01', 'no such seat', main, 4, 'end'],
  ['CAT-TURN-02', 'first the roll', beforeRoll, RED, 'end'],
  ['CAT-TURN-02', 'once a turn', main, RED, 'roll'],
  ['CAT-TURN-02', 'the dice roll', rolling, RED, 'roll'],
  ['CAT-TURN-02', 'the dice roll: no building', rolling, RED, 'road E20'],
  ['CAT-TURN-02', 'the dice roll: no trade with the bank', rolling, RED, 'bank ore for wool'],
  ['CAT-TURN-02', 'nothing to do without before the roll', beforeRoll, RED, 'skip'],
  ['CAT-TURN-02', 'the dice roll: nothing is bought', rolling, RED, 'buy'],
  ['CAT-TURN-02', 'nobody has rolled', main, 'chance', '3 4'],
  ['CAT-TURN-03', 'first the robber', moving, RED, 'road E27'],
  ['CAT-TURN-03', 'first the theft', robbing, RED, 'end'],
  ['CAT-TURN-04', 'trade is over', separate, RED, 'bank ore for wool'],
  ['CAT-TURN-04', 'offers are over', separate, RED, 'offer ore for wool to 1'],
  ['CAT-TURN-04', 'so are trades', separate, RED, 'trade 1'],
  ['CAT-TURN-07', 'no card while the robber moves', moving, RED, 'play knight'],
  ['CAT-TURN-07', 'no card while cards are discarded', discarding, RED, 'play knight'],
  ['CAT-TURN-07', 'no card while somebody is robbed', robbing, RED, 'play knight'],
  ['CAT-TURN-07', 'no card in the middle of a card', freeRoads, RED, 'play knight'],
  ['CAT-TURN-07', 'no turn ends in the middle of a card', freeRoads, RED, 'end'],
  ['CAT-TURN-07', 'a card is being dealt', dealing, RED, 'end'],
  ['CAT-TURN-07', 'a card is being stolen', stealing, RED, 'end'],
  ['CAT-BUILD-01', 'no cards', poor, RED, 'road E27'],
  ['CAT-BUILD-02', 'no building before the roll', beforeRoll, RED, 'road E20'],
  ['CAT-BUILD-02', 'no settlement before the roll', beforeRoll, RED, 'settle V18'],
  ['CAT-BUILD-02', 'no city before the roll', beforeRoll, RED, 'city V08'],
  ['CAT-BUILD-02', 'nothing is bought before the roll', beforeRoll, RED, 'buy'],
  ['CAT-ROAD-01', 'a road lies there', main, RED, 'road E13'],
  ['CAT-ROAD-03', 'nothing of Red touches it', main, RED, 'road E00'],
  ['CAT-ROAD-03', 'free roads too', freeRoads, RED, 'road E00'],
  [
    'CAT-ROAD-04',
    "through another's building",
    () => main().given('Red: V13-V18-V23 V26-V32\nBlue: V23'),
    RED,
    'road E35',
  ],
  ['CAT-SETL-02', 'a building stands there', main, RED, 'settle V41'],
  ['CAT-SETL-03', 'no own road', main, RED, 'settle V20'],
  ['CAT-SETL-04', 'too near', main, RED, 'settle V13'],
  ['CAT-CITY-01', "another's settlement", main, RED, 'city V41'],
  ['CAT-CITY-01', 'a city already', () => main().play('Red', 'city V08'), RED, 'city V08'],
  ['CAT-DEV-01', 'not in hand', poor, RED, 'play monopoly ore'],
  ['CAT-DEV-01', 'nobody has bought', main, 'chance', 'knight'],
  ['CAT-DEV-03', 'one a turn', () => main().play('Red', 'play monopoly ore'), RED, 'play knight'],
  ['CAT-DEV-04', 'bought this turn', () => poor().given('Red: new monopoly'), RED, 'play monopoly ore'],
  ['CAT-DEV-05', 'points are not played', main, RED, playCard('point')],
  [
    'CAT-COMP-06',
    'all monopolies are gone',
    () => main().given('Blue: cards monopoly').play('Red', 'buy'),
    'chance',
    'monopoly',
  ],
  ['CAT-PROG-03', 'nothing to decline', main, RED, 'skip'],
  ['CAT-PROG-03', 'the first road is not declined', freeRoads, RED, 'skip'],
  ['CAT-PROG-04', 'three cards', main, RED, 'play plenty ore wool grain'],
  ['CAT-PROG-05', 'the bank has none', () => main().bank('ore:0', 'Blue'), RED, 'play plenty ore wool'],
  ['CAT-SEVEN-02', 'nothing is due', discarding, BLUE, 'discard ore'],
  ['CAT-SEVEN-02', 'nobody discards', main, RED, 'discard ore'],
  ['CAT-SEVEN-03', 'first all discard', discarding, RED, 'robber H00'],
  [
    'CAT-SEVEN-04',
    'no such card in hand',
    () => table().given('Red: hand ore:8').begin('Red').play('Red', 'roll 3 4'),
    RED,
    'discard wool',
  ],
  ['CAT-ROBBER-02', 'no 7 and no knight', main, RED, 'robber H00'],
  ['CAT-ROBBER-02', 'not before the roll', beforeRoll, RED, 'robber H00'],
  ['CAT-ROBBER-02', 'nor in the set-up phase', toSettle, RED, 'robber H00'],
  ['CAT-ROBBER-03', 'it must move', moving, RED, 'robber H09'],
  ['CAT-ROBBER-03', 'it must move, wherever it is', () => moving().robber('H00'), RED, 'robber H00'],
  ['CAT-ROBBER-07', 'nobody there', robbing, RED, 'rob 2'],
  ['CAT-ROBBER-07', 'nobody is robbed', main, 'chance', 'ore'],
  ['CAT-ROBBER-07', 'the robber has not moved', main, RED, 'rob 2'],
  ['CAT-ROBBER-07', 'nor before the roll', beforeRoll, RED, 'rob 2'],
  ['CAT-ROBBER-09', 'not oneself', robbing, RED, 'rob 0'],
  ['CAT-ROBBER-11', 'a card that the victim does not hold', stealing, 'chance', 'wool'],
  ['CAT-VAR-03', 'beside two points', friendly, RED, 'robber H16'],
  ['CAT-VAR-04', 'drawn already', deck, 'chance', '3 4'],
  ['CAT-VAR-06', 'no 7 yet', noSevens, 'chance', '3 4'],
  ['CAT-VAR-07', 'not back to the desert', noDesert, RED, 'robber H09'],
  ['CAT-VAR-10', 'no trade between players', noTrades, RED, 'offer ore for wool to 1'],
  ['CAT-MARI-01', 'three are too few', () => poor().given('Red: hand ore:3'), RED, 'bank ore for wool'],
  ['CAT-MARI-05', 'for the same kind', main, RED, 'bank ore for ore'],
  ['CAT-MARI-06', 'the bank has none', () => main().bank('wool:0', 'Blue'), RED, 'bank ore for wool'],
  ['CAT-MARI-07', 'not before the roll', beforeRoll, RED, 'bank ore for wool'],
  ['CAT-MARI-07', "not in another's turn", main, BLUE, 'bank ore for wool'],
  ['CAT-TRADE-02', 'two others', main, BLUE, 'offer ore for brick to 2'],
  ['CAT-TRADE-02', 'to the active player and one more', main, BLUE, 'offer ore for brick to 0 2'],
  ['CAT-TRADE-02', 'another carries it out', offered, BLUE, 'trade 0'],
  ['CAT-TRADE-04', 'to oneself', main, RED, 'offer ore for wool to 0'],
  ['CAT-TRADE-04', 'to nobody', main, RED, offer([], { ore: 1 }, { wool: 1 })],
  ['CAT-TRADE-04', 'nobody has agreed', offered, RED, 'trade 1'],
  ['CAT-TRADE-04', 'not asked', offered, WHITE, 'decline'],
  ['CAT-TRADE-04', 'an own offer', offered, RED, 'accept'],
  ['CAT-TRADE-04', 'said already', () => offered().play('Blue', 'accept'), BLUE, 'accept'],
  ['CAT-TRADE-04', 'refused already', () => offered().play('Blue', 'decline'), BLUE, 'decline'],
  ['CAT-TRADE-04', 'nothing to withdraw', main, RED, 'withdraw'],
  ['CAT-TRADE-04', 'no proposal to withdraw', offered, BLUE, 'withdraw'],
  ['CAT-TRADE-04', 'no offer', main, BLUE, 'accept'],
  ['CAT-TRADE-04', 'withdrawn', withdrawn, BLUE, 'accept'],
  ['CAT-TRADE-05', 'a gift', main, RED, offer([1], { ore: 1 }, {})],
  ['CAT-TRADE-06', 'like for like', main, RED, 'offer ore:2 for ore to 1'],
  ['CAT-TRADE-08', 'more than held', main, RED, 'offer ore:5 for wool to 1'],
  ['CAT-TRADE-08', 'all there is', main, RED, 'offer ore:19 for wool to 1'],
  [
    'CAT-TRADE-08',
    'asked for more than held',
    () => main().play('Red', 'offer ore for brick:3 to 1'),
    BLUE,
    'accept',
  ],
  ['CAT-TRADE-09', 'not before the roll', beforeRoll, RED, 'offer ore for wool to 1'],
  ['CAT-TRADE-09', 'not while cards are discarded', discarding, BLUE, 'offer wool for ore to 0'],
  ['CAT-TRADE-10', 'the turn is over', () => offered().play('Red', 'end'), BLUE, 'accept'],
  ['CAT-VP-02', 'the game is over', over, RED, 'end'],
  ['CAT-VP-02', 'the game is over for chance too', over, 'chance', '3 4'],
];

/** Everything that anybody may see or do. */
const print = ({ state }: TestTable) => ({
  views: [undefined, 0, 1, 2, 3].map((seat) => catan.view(state, seat)),
  actors: catan.actors(state),
  actions: catan.actors(state).map((actor) => catan.actions(state, actor)),
});

const read = (action: unknown): unknown =>
  typeof action === 'string' ? catan.text.read(action.split(' '))!.action : action;

describe('a refusal names the rule, says why, and changes nothing', () => {
  for (const [rule, because, where, actor, given] of REFUSALS)
    test(`${rule}: ${because}`, () => {
      const t = where();
      const before = print(t);
      const action = read(given);
      const refusal = catan.refusal(t.state, actor, action);
      expect(refusal?.rule).toBe(rule);
      expect(rule === 'RECORD' || IDS.includes(rule)).toBe(true);
      expect(refusal?.because).toMatch(/^\S.+[^.]$/);
      expect(play(catan, t.state, actor, action)).toStrictEqual({ ok: false, ...refusal });
      expect(print(t)).toStrictEqual(before);
    });
});

const PHASES: [string, () => TestTable][] = Object.entries({
  toMap,
  toSettle,
  toConnect,
  beforeRoll,
  rolling,
  discarding,
  moving,
  robbing,
  stealing,
  main,
  dealing,
  freeRoads,
  offered,
  withdrawn,
  over,
});

/** Junk for every member, also such as JSON cannot write. */
function odds(): unknown[] {
  const ring: unknown[] = [];
  ring.push(ring);
  const plain = [
    undefined,
    null,
    true,
    0,
    -1,
    1.5,
    99_999,
    Number.NaN,
    '',
    'x',
    'toString',
    [],
    [null],
    [[]],
    {},
  ];
  return [
    ...plain,
    { ore: -1 },
    { ore: 'x' },
    1n,
    ring,
    Symbol('odd'),
    () => {},
    new Map(),
    Array(2),
    Array(9),
    Array(19),
  ];
}

const MEMBERS: Record<string, string[]> = {
  map: ['hexes', 'harbors'],
  settle: ['at'],
  road: ['on'],
  city: ['at'],
  dice: ['dice'],
  discard: ['card'],
  robber: ['to'],
  rob: ['seat'],
  stolen: ['card'],
  dealt: ['card'],
  play: ['card', 'cards', 'resource'],
  bank: ['give', 'get'],
  offer: ['to', 'give', 'get'],
  counter: ['give', 'get'],
  trade: ['with'],
};
const GOOD: Record<string, unknown> = {
  ...{ at: 'V18', on: 'E20', card: 'ore', to: [1], seat: 1, with: 1, give: { ore: 1 }, get: { wool: 1 } },
  ...{ hexes: BEGINNERS_HEXES, harbors: BEGINNERS_HARBORS, dice: [3, 4], cards: { ore: 2 }, resource: 'ore' },
};

test.each(PHASES)('junk is refused and never throws: %s', (_, where) => {
  const t = where();
  const before = print(t);
  const strangers: unknown[] = [...odds(), ...odds().map((type) => ({ type }))];
  for (const [type, members] of Object.entries(MEMBERS))
    for (const member of members)
      for (const odd of odds()) {
        const good = Object.fromEntries(members.map((one) => [one, GOOD[one]]));
        strangers.push({ type, ...good, [member]: odd });
      }
  for (const actor of ['chance', 0, 1, 3] as const) {
    const accepted = strangers.filter((stranger) => {
      const refused = catan.refusal(t.state, actor, stranger);
      return !refused?.rule || !refused.because;
    });
    expect(accepted.map((stranger) => String((stranger as { type?: string })?.type))).toStrictEqual([]);
  }
  for (const odd of odds())
    if (odd !== 0) expect(catan.refusal(t.state, odd as Actor, { type: 'end' })).toBeDefined();
  expect(print(t)).toStrictEqual(before);
});

test('a stale answer to a withdrawn offer is refused as such', () => {
  const t = withdrawn();
  for (const text of ['accept', 'decline', 'counter wool for ore']) {
    const refused = catan.refusal(t.state, BLUE, read(text));
    expect([refused?.rule, refused?.facts]).toStrictEqual(['CAT-TRADE-04', { gone: 'withdrawn' }]);
  }
  expect(t.view.withdrawn).toBe(true);
  // Not so where there never was one, or after the trade.
  for (const other of [main(), offered().play('Blue', 'accept').play('Red', 'trade 1')])
    expect(catan.refusal(other.state, BLUE, { type: 'accept' })?.facts).toStrictEqual({ gone: 'none' });
  // A new offer is open again, and with the turn all is forgotten.
  expect(t.copy().play('Red', 'offer ore for wool to 1').refusalOf('Blue', 'accept')).toBeUndefined();
  t.play('Red', 'end');
  expect(t.refusalOf('Blue', 'accept')).toBe('CAT-TRADE-10');
  t.play('Blue', 'roll 1 1');
  expect(catan.refusal(t.state, WHITE, { type: 'accept' })?.facts).toStrictEqual({ gone: 'none' });
});

test('a refusal for want of cards says which are missing', () => {
  const t = poor().given('Red: hand brick grain');
  expect(catan.refusal(t.state, RED, { type: 'city', at: 'V08' })?.facts).toStrictEqual({ ore: 3, grain: 1 });
  expect(catan.refusal(t.state, RED, { type: 'settle', at: 'V18' })?.facts).toStrictEqual({
    lumber: 1,
    wool: 1,
  });
  expect(catan.refusal(t.state, RED, { type: 'road', on: 'E20' })?.because ?? '').toMatch(
    /^.*lumber missing$|lies there$/,
  );
  for (const card of RESOURCES)
    expect(catan.refusal(t.state, RED, { type: 'buy' })?.facts?.[card]).toBe(
      { wool: 1, ore: 1 }[card as 'ore'],
    );
});

test('a refusal for want of room says whose piece is in the way', () => {
  const t = main();
  const blue = { seat: BLUE };
  const facts = (text: string) => catan.refusal(t.state, RED, read(text))?.facts;
  expect(facts('settle V41')).toStrictEqual(blue); // there
  expect(facts('settle V46')).toStrictEqual(blue); // beside it
  expect(facts('settle V36')).toStrictEqual({ seat: WHITE }); // V30 beside it is free
  expect(facts('road E52')).toStrictEqual(blue);
  expect(catan.refusal(t.state, BLUE, read('end'))?.facts).toStrictEqual({ seat: RED });
});

test('a refusal of an unknown place says which there are', () => {
  const because = (where: TestTable, action: object) => catan.refusal(where.state, RED, action)?.because;
  expect(because(main(), { type: 'settle', at: 'V54' })!).toMatch(/"V00" to "V53"$/);
  expect(because(main(), { type: 'road', on: 'E72' })!).toMatch(/"E00" to "E71"$/);
  expect(because(moving(), { type: 'robber', to: 'H19' })!).toMatch(/"H00" to "H18"$/);
  expect(because(main(), { type: 'bank', give: 'gold', get: 'ore' })!).toMatch(/^"gold" is no/);
  expect(because(main(), { type: 'bank', give: 'brick', get: 'silk' })!).toMatch(/^"silk" is no/);
  for (const seat of [-1, 0.5, 4])
    expect(catan.refusal(main().state, seat, { type: 'end' })?.because).toBe(`there is no seat ${seat}`);
});

test('a refusal names the phase of the view', () => {
  const t = table();
  expect(catan.refusal(t.state, RED, { type: 'roll' })?.facts).toStrictEqual({ step: 'main' });
});

test('a refusal says whose the action is, when it is late, and what stands there', () => {
  const because = (where: TestTable, actor: Actor, words: string) =>
    catan.refusal(where.state, actor, read(words))?.because ?? '';
  expect(because(main(), 'chance', 'road E20')).toBe('chance does not road');
  expect(because(main(), RED, '3 4')).toBe('"dice" comes by chance');
  expect(because(beforeRoll(), RED, 'offer ore for wool to 1')).toMatch(/before the roll$/);
  expect(because(offered(), RED, 'accept')).toMatch(/"trade"$/); // it is the others who answer
  expect(because(main(), RED, 'accept')).toMatch(/"trade"$/);
  const cities = () => main().given('Red: city V53\nBlue: city V00');
  expect(because(cities(), RED, 'city V53')).toMatch(/a city already$/);
  for (const at of ['V00', 'V41', 'V20'])
    expect(because(cities(), RED, `city ${at}`)).toMatch(/no own settlement/);
});

test('a refusal has facts only where there are some', () => {
  expect(Object.keys(catan.refusal(main().state, RED, ['end'])!)).toStrictEqual(['rule', 'because']);
});
