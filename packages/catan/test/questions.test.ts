import assert from 'node:assert/strict';
import {
  type Action,
  type CardCounts,
  cardState,
  catan,
  DEVELOPMENTS,
  type Event,
  hexesBeside,
  missingIn,
  OPTION_RULES,
  PRINTED,
  PURCHASES,
  packed,
  pointParts,
  production,
  purchaseState,
  RESOURCES,
  SEVEN,
  type State,
  sevenFreeTurns,
  sharesOf,
  siteAt,
} from '@bastide/catan';
import { type Actor, type Refusal, Sfc32, seededDealer } from '@bastide/contract';
import { test } from 'vitest';
import { rule } from './rule.ts';
import { BEG, BEGINNERS, start, table } from './table.ts';

/** Random games, with what was done and told, for four seats that build towards something. */
function* moments(seed: number, options: object): Generator<{ state: State; events: readonly Event[] }> {
  const read = catan.readOptions({ seats: 4, ...options });
  assert.ok(read.ok);
  const state = catan.setup(read.value);
  const random = new Sfc32(seed);
  const deal = seededDealer(random);
  const wanted = (action: Action) => ['city', 'settle', 'buy', 'play'].includes(action.type);
  while (catan.outcome(state) === undefined) {
    const actor = catan.actors(state)[0] as Actor;
    const listed = actor === 'chance' ? [deal(catan, state)!] : catan.actions(state, actor);
    const best = listed.filter(wanted);
    const from = best.length > 0 ? best : listed;
    const events = catan.apply(state, actor, from[random.below(from.length)]!);
    yield { state, events };
  }
}

const count = (cards: CardCounts): number => Object.values(cards).reduce((sum, n) => sum + n, 0);

test('production says what every number owes every seat', () => {
  let checked = 0;
  for (const { state } of moments(1, {})) {
    if (state.turn % 10 !== 1) continue;
    const view = catan.view(state);
    const owed = new Int32Array(state.owed.length);
    for (const [hex, shares] of production(view)) {
      const { token, resource, pips } = view.hexes.find((one) => one.hex === hex)!;
      for (const { seat, cards, pips: drawn } of shares) {
        assert.equal(drawn, cards * pips);
        owed[token! * state.seats + seat]! += cards * packed.one(RESOURCES.indexOf(resource!));
      }
    }
    assert.deepEqual(owed, state.owed);
    checked++;
  }
  assert.ok(checked > 50);
});

test('shares of a hex are those of its buildings, whether the robber stands there or not', () => {
  const t = table().given(BEGINNERS);
  const robbed = t.view.robber!;
  assert.deepEqual(production(t.view).get(robbed), []);
  const shares = sharesOf(t.view, 'H04');
  assert.ok(shares.length > 0 && shares.every(({ cards }) => cards === 1));
  assert.deepEqual(sharesOf({ ...t.view, robber: 'H04' } as typeof t.view, 'H04'), shares);
});

test('the gains of a roll are the cards of every seat, hex by hex', () => {
  let [produced, short] = [0, 0];
  for (const seed of [2, 3, 4])
    for (const { state, events } of moments(seed, { discardLimit: 95, victoryTarget: 14 })) {
      const told = events.find((event) => event.type === 'produced');
      if (told?.type !== 'produced') continue;
      const { cards, gains, hexes } = told;
      produced++;
      if (events.some(({ type }) => type === 'short')) short++;
      cards.forEach((own, seat) => {
        for (const card of RESOURCES) {
          const from = gains.filter((gain) => gain.seat === seat && gain.card === card);
          assert.equal(
            from.reduce((sum, gain) => sum + gain.count, 0),
            own[card] ?? 0,
          );
        }
      });
      const view = catan.view(state);
      for (const { hex, seat, card, count: n } of gains) {
        assert.ok(n > 0 && hexes.includes(hex));
        assert.equal(view.hexes.find((one) => one.hex === hex)!.resource, card);
        assert.ok(sharesOf(view, hex).some((share) => share.seat === seat && share.cards >= n));
      }
    }
  assert.ok(produced > 200 && short > 0, `${produced} rolls, ${short} of them short`);
});

test('a site has its hexes, the best first, their pips and its harbor', () => {
  const { view } = table();
  const { hexes: best, harbor: none } = siteAt(view, 'V08');
  assert.deepEqual(
    best.map(({ hex, token }) => `${hex} ${token}`),
    ['H04 6', 'H00 10', 'H01 2'],
  );
  assert.equal(none, null);
  for (const at of ['V00', 'V08', 'V31', 'V53']) {
    const { hexes, pips } = siteAt(view, at);
    assert.equal(
      pips,
      hexes.reduce((sum, hex) => sum + hex.pips, 0),
    );
    assert.ok(hexes.length >= 1 && hexes.length <= 3);
    assert.deepEqual(
      hexes,
      hexes.toSorted((a, b) => b.pips - a.pips),
    );
  }
  assert.equal(siteAt(view, 'V00').harbor, view.harbors.find(({ on }) => on === 'E00')!.harbor);
  assert.deepEqual(
    hexesBeside(view, 'E00').map(({ hex }) => hex),
    ['H00'],
  );
  assert.equal(hexesBeside(view, 'E13').length, 2);
  assert.deepEqual([siteAt(view, 'V99').hexes, hexesBeside(view, 'E99')], [[], []]);
});

test('the parts of the points make their sum; hidden cards stay hidden', () => {
  let hidden = 0;
  for (const { state } of moments(5, {})) {
    const open = catan.view(state);
    for (let seat = 0; seat < 4; seat++) {
      const own = pointParts(catan.view(state, seat), seat);
      assert.equal(
        own.reduce((sum, { points }) => sum + points!, 0),
        catan.fast.points(state, seat),
      );
      const seen = pointParts(open, seat);
      if (seen.some(({ points }) => points === null)) hidden++;
      const known = seen.reduce((sum, { points }) => sum + (points ?? 0), 0);
      assert.equal(known, open.outcome ? open.outcome.points[seat] : open.seats[seat]!.points);
      for (const part of own) assert.equal(part.points, part.count! * part.each);
    }
  }
  assert.ok(hidden > 0);
});

const TRIES = {
  road: (place: string): Action => ({ type: 'road', on: place }),
  settlement: (place: string): Action => ({ type: 'settle', at: place }),
  city: (place: string): Action => ({ type: 'city', at: place }),
  development: (): Action => ({ type: 'buy' }),
};

test('why something is not bought is what refusals say, wherever one tries', () => {
  const seen = new Map<string, number>();
  for (const seed of [6, 7])
    for (const { state } of moments(seed, { victoryTarget: 13 })) {
      if (catan.outcome(state) || state.phase !== packed.MAIN) continue;
      const view = catan.view(state, state.seat);
      for (const purchase of PURCHASES) {
        const found = purchaseState(view, purchase);
        seen.set(`${purchase} ${found.kind}`, (seen.get(`${purchase} ${found.kind}`) ?? 0) + 1);
        const places =
          purchase === 'development'
            ? ['']
            : Array.from(
                purchase === 'road' ? state.road : state.building,
                (_, i) => `${purchase === 'road' ? 'E' : 'V'}${String(i).padStart(2, '0')}`,
              );
        const refusals = places.map((place) => catan.refusal(state, state.seat, TRIES[purchase](place)));
        const allowed = refusals.filter((refusal) => refusal === undefined).length;
        if (found.kind === 'ready') {
          assert.equal(found.n, purchase === 'development' ? state.deckLeft : allowed);
          continue;
        }
        assert.equal(allowed, 0, `${purchase}: ${found.kind}`);
        const rules = refusals.map((refusal) => refusal!.rule);
        if (found.kind === 'no-piece' || found.kind === 'deck-empty')
          assert.ok(
            rules.every((id) => id === found.rule),
            `${rules}`,
          );
        for (const { rule: id, facts } of refusals as Refusal[])
          if (found.kind === 'short' && id === found.rule) assert.deepEqual(facts, found.cards);
        if (found.kind === 'no-place') assert.ok(!rules.includes('CAT-BUILD-01'));
      }
    }
  for (const kind of ['road ready', 'city ready', 'city short', 'settlement no-place', 'road no-piece'])
    assert.ok((seen.get(kind) ?? 0) > 0, `${kind} in ${[...seen.keys()].join(', ')}`);
});

rule('CAT-BUILD-01', 'what is missing for a purchase is told card by card', () => {
  const t = table().given(`${BEGINNERS}\n Red: hand grain ore:2`);
  assert.deepEqual(purchaseState(t.viewOf('Red'), 'city'), {
    kind: 'short',
    rule: 'CAT-BUILD-01',
    cards: { grain: 1, ore: 1 },
  });
  assert.deepEqual(missingIn({ ore: 5 }, { grain: 2, ore: 3 }), { grain: 2 });
  assert.equal(count(missingIn({ grain: 2, ore: 3 }, { grain: 2, ore: 3 })), 0);
});

test('an own offer that waits for answers changes nothing in what may be bought and played', () => {
  const seen = new Set<string>();
  for (const seed of [6, 7])
    for (const moment of moments(seed, { victoryTarget: 13 })) {
      const state = catan.clone(moment.state);
      if (catan.outcome(state) || state.phase !== packed.MAIN || state.offer === packed.OPEN_OFFER) continue;
      const { seat } = state;
      // Everybody who could play a knight has done so: another from the deck.
      const knight = packed.one(DEVELOPMENTS.indexOf('knight'));
      if (packed.holds(state.deck, knight)) {
        state.deck -= knight;
        state.deckLeft--;
        state.held[seat]! += knight;
      }
      const give = RESOURCES.find((_, kind) => packed.countOf(state.hand[seat]!, kind) > 0);
      const get = RESOURCES.find((card) => card !== give)!;
      const offer = { type: 'offer', to: [(seat + 1) % 4], give: { [give!]: 1 }, get: { [get]: 1 } } as const;
      if (!give || catan.refusal(state, seat, offer)) continue;
      const before = catan.view(state, seat);
      const offering = catan.clone(state);
      catan.apply(offering, seat, offer);
      const view = catan.view(offering, seat);
      assert.deepEqual(view.actions, []);
      for (const purchase of PURCHASES) {
        assert.deepEqual(purchaseState(view, purchase), purchaseState(before, purchase));
        seen.add(`${purchase} ${purchaseState(view, purchase).kind}`);
      }
      for (const card of DEVELOPMENTS.filter((one) => view.seats[seat]!.held![one] > 0)) {
        assert.deepEqual(cardState(view, card), cardState(before, card));
        seen.add(`${card} ${cardState(view, card).kind}`);
      }
    }
  for (const kind of ['road ready', 'settlement no-place', 'city short', 'knight ready', 'knight played'])
    assert.ok(seen.has(kind), `${kind} in ${[...seen].join(', ')}`);
});

test('why a card is not played is what refusals say', () => {
  const seen = new Set<string>();
  const choices = { plenty: { cards: { brick: 2 } }, monopoly: { resource: 'brick' } } as const;
  for (const { state } of moments(8, { victoryTarget: 14 })) {
    if (catan.outcome(state)) continue;
    for (const seat of [state.seat, (state.seat + 1) % 4]) {
      const view = catan.view(state, seat);
      for (const card of DEVELOPMENTS) {
        if (view.seats[seat]!.held![card] === 0) continue;
        const found = cardState(view, card);
        seen.add(found.kind);
        const action = { type: 'play', card, ...(card in choices && choices[card as 'plenty']) };
        const refusal = catan.refusal(state, seat, action);
        if (found.kind === 'ready') continue;
        if (card !== 'plenty') assert.ok(refusal, `${card}: ${found.kind}`);
        if (
          found.kind === 'fresh' &&
          seat === state.seat &&
          ['start', 'main'].includes(view.phase) &&
          !view.played
        )
          assert.equal(refusal!.rule, found.rule);
        if (found.kind === 'played' && (view.phase === 'main' || view.phase === 'start'))
          assert.equal(refusal!.rule, found.rule);
      }
    }
  }
  for (const kind of ['ready', 'point', 'fresh', 'played', 'wait']) assert.ok(seen.has(kind), `${[...seen]}`);
});

test('every option has its rule, and a 7 comes once the free rounds are over', () => {
  assert.deepEqual(Object.keys(OPTION_RULES).sort(), Object.keys(PRINTED).sort());
  for (const id of Object.values(OPTION_RULES)) assert.match(id, /^CAT-[A-Z]+-\d\d$/);
  assert.equal(SEVEN, 7);
  assert.equal(sevenFreeTurns({ noSevenRounds: 2, seats: 3 }), 6);
});

rule('CAT-TRADE-09', 'a view says whether players may trade at this moment', () => {
  for (const { state } of moments(9, { tradeBuild: 'separate', playerTrades: true })) {
    const offer = { type: 'offer', to: [(state.seat + 1) % 4], give: { ore: 1 }, get: { wool: 1 } };
    const refused = catan.refusal(state, state.seat, offer)?.rule;
    const isClosed = ['CAT-TRADE-09', 'CAT-TURN-04', 'CAT-VP-02'].includes(refused ?? '');
    assert.equal(catan.view(state, state.seat).mayTrade, !isClosed, refused);
  }
  const read = catan.readOptions({ seats: 4, playerTrades: false, map: 'beginners' });
  assert.ok(read.ok && !catan.view(catan.setup(read.value)).mayTrade);
});

/** Purchases and cards open to a seat, in words. */
const buys = (t: ReturnType<typeof table>, name: string) => {
  const view = t.viewOf(name);
  return PURCHASES.map((purchase) => {
    const state = purchaseState(view, purchase);
    if (state.kind === 'ready') return `ready ${state.n}`;
    return state.kind === 'short' ? Object.entries(state.cards).join(' ') : `${state.kind} ${state.rule}`;
  });
};
const plays = (t: ReturnType<typeof table>, name: string, ...cards: (typeof DEVELOPMENTS)[number][]) =>
  cards.map((card) => {
    const state = cardState(t.viewOf(name), card);
    return state.kind === 'ready' ? state.kind : `${state.kind} ${state.rule}`;
  });

rule('CAT-BUILD-01 CAT-BUILD-02', 'what may be bought: places and cards, or what is missing', () => {
  const hand = 'hand brick:2 lumber:2 wool:2 grain:4 ore:4';
  const t = table().given(`Red: V08 V39 V08-V13-V18; ${hand}\nBlue: V41; ${hand}`);
  assert.deepEqual(buys(t, 'Red'), ['ready 8', 'ready 1', 'ready 2', 'ready 25']);
  assert.deepEqual(buys(t, 'Blue'), Array(4).fill('later CAT-TURN-01'));
  assert.deepEqual(buys(t.copy().begin('Red'), 'Red'), Array(4).fill('later CAT-BUILD-02'));
  const asking = t.copy().play('Red', 'offer ore for wool to 1');
  assert.deepEqual(buys(asking, 'Red'), buys(t, 'Red'));
  const poor = table().given('Red: V08; hand lumber ore');
  assert.deepEqual(buys(poor, 'Red'), [
    'brick,1',
    'brick,1 wool,1 grain,1',
    'grain,2 ore,2',
    'wool,1 grain,1',
  ]);
  // Nowhere to go, and nothing left to place.
  assert.deepEqual(buys(table().given(`Red: V08; ${hand}`), 'Red')[1], 'no-place CAT-SETL-03');
  assert.deepEqual(buys(table().given(`Red: city V08; ${hand}`), 'Red')[2], 'no-place CAT-CITY-01');
  assert.deepEqual(
    buys(table().given(`Red: city V08 V14 V17 V31; V39; ${hand}`), 'Red')[2],
    'no-piece CAT-CITY-03',
  );
});

rule('CAT-DEV-03 CAT-DEV-04 CAT-DEV-05', 'which card may be played, or why not yet', () => {
  const t = table().given('Red: V08; cards knight monopoly point; new plenty; hand ore\nBlue: cards knight');
  assert.deepEqual(plays(t, 'Red', 'knight', 'monopoly', 'point', 'plenty'), [
    'ready',
    'ready',
    'point CAT-DEV-05',
    'fresh CAT-DEV-04',
  ]);
  assert.deepEqual(plays(t, 'Blue', 'knight'), ['wait CAT-TURN-01']);
  const played = t.copy().play('Red', 'play monopoly ore');
  assert.deepEqual(plays(played, 'Red', 'knight'), ['played CAT-DEV-03']);
  const seven = t.copy().begin('Red').play('Red', 'roll 3 4');
  assert.deepEqual(plays(seven, 'Red', 'knight'), ['later CAT-TURN-07']);
  // Road building without a road left, before the roll and after it.
  const row = 'V21-V16-V22-V17-V23-V18-V24-V19-V25-V20-V26-V32-V37-V31-V36-V30';
  const built = table().given(`Red: V21 ${row}; cards roads`);
  assert.deepEqual(plays(built, 'Red', 'roads'), ['wait CAT-PROG-03']);
  assert.deepEqual(plays(built.begin('Red'), 'Red', 'roads'), ['wait CAT-PROG-03']);
});

rule('CAT-VP-01 CAT-INFO-02', 'the parts of a score, and what of it is hidden from others', () => {
  const t = table().given(`
    Red:  V08; city V14 V39; V21-V16-V22-V17-V23-V18; longest road; 3 knights; largest army; cards point:2
    Blue: V41
  `);
  const parts = (viewer: string, seat: number) =>
    pointParts(t.viewOf(viewer), seat).map((part) => [
      part.for,
      part.count,
      part.each,
      part.points,
      part.rule,
    ]);
  const shown = [
    ['settlement', 1, 1, 1, 'CAT-SETL-01'],
    ['city', 2, 2, 4, 'CAT-CITY-02'],
    ['longest-road', 1, 2, 2, 'CAT-LROAD-01'],
    ['largest-army', 1, 2, 2, 'CAT-LARMY-01'],
  ];
  assert.deepEqual(parts('Red', 0), [...shown, ['point', 2, 1, 2, 'CAT-DEV-05']]);
  assert.deepEqual(parts('Blue', 0), [...shown, ['point', null, 1, null, 'CAT-DEV-05']]);
  assert.deepEqual(
    parts('Red', 1).map(([, count]) => count),
    [1, 0, 0, 0, 0],
  );
});

rule('CAT-PROD-02', 'shares of a hex by seat, with the ways to roll its number', () => {
  const { view } = table().given('Blue: city V08\nRed: V23'); // hills H04, a 6
  assert.deepEqual(sharesOf(view, 'H04'), [
    { seat: 0, cards: 1, pips: 5 },
    { seat: 1, cards: 2, pips: 10 },
  ]);
  assert.deepEqual(sharesOf(view, 'H99'), []);
});

rule('CAT-BUILD-02', 'what is placed for nothing is not bought: in the set-up, and by a card', () => {
  const settling = start({ map: 'free' }).play('chance', catan.text.write({ type: 'map', ...BEG }));
  assert.equal(buys(settling, 'Red')[1], 'brick,1 lumber,1 wool,1 grain,1');
  assert.equal(buys(settling.play('Red', 'settle V08'), 'Red')[0], 'brick,1 lumber,1');
  const roads = table().given('Red: V08; hand brick lumber; cards roads').play('Red', 'play roads');
  assert.equal(buys(roads, 'Red')[0], 'later CAT-BUILD-02');
});

rule('CAT-DEV-02', 'development cards are bought down to the last of the deck', () => {
  const left = (hand: string, blue: string) =>
    buys(table().given(`Red: V08; ${hand}\nBlue: ${blue}`), 'Red').at(-1);
  const all = '14 knights; cards point:5 roads:2 plenty:2';
  for (const hand of ['hand wool grain ore', '2 knights; hand wool']) {
    const gone = hand.startsWith('2') ? all.replace('14', '12') : all;
    const isRich = hand.startsWith('hand');
    assert.equal(left(hand, `${gone} monopoly:2`), 'deck-empty CAT-DEV-02');
    assert.equal(left(hand, `${gone} monopoly`), isRich ? 'ready 1' : 'grain,1 ore,1');
  }
});
