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
  productionBySeat,
  purchaseState,
  RESOURCES,
  SEVEN,
  type State,
  sevenFreeTurns,
  sharesOf,
  siteAt,
} from '@bastide/catan';
import { type Actor, type Refusal, Sfc32, seededDealer } from '@bastide/contract';
import { expect, test } from 'vitest';
import { rule } from './rule.ts';
import { BEG, BEGINNERS, start, table } from './table.ts';

/** Random games, with what was done and told, for four seats that build towards something. */
function* moments(seed: number, options: object): Generator<{ state: State; events: readonly Event[] }> {
  const read = catan.readOptions({ seats: 4, ...options });
  expect.assert(read.ok);
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
        expect(drawn).toBe(cards * pips);
        owed[token! * state.seats + seat]! += cards * packed.one(RESOURCES.indexOf(resource!));
      }
    }
    expect(owed).toStrictEqual(state.owed);
    checked++;
  }
  expect(checked).toBeGreaterThan(50);
});

test('the production of a seat is what 36 rolls bring it of each resource, cities twice, the robber’s hex not at all', () => {
  let [cities, blocked] = [0, 0];
  for (const { state } of moments(1, {})) {
    if (state.turn % 10 !== 1) continue;
    const view = catan.view(state);
    const due = view.seats.map(() => ({ brick: 0, lumber: 0, wool: 0, grain: 0, ore: 0 }));
    for (const { at, seat, piece } of view.buildings)
      for (const { hex, resource, pips } of siteAt(view, at).hexes) {
        if (resource && hex !== view.robber) due[seat]![resource] += piece === 'city' ? 2 * pips : pips;
        if (piece === 'city') cities++;
        if (resource && hex === view.robber) blocked++;
      }
    expect(productionBySeat(view)).toStrictEqual(due);
  }
  expect(Math.min(cities, blocked)).toBeGreaterThan(0);
});

test('shares of a hex are those of its buildings, whether the robber stands there or not', () => {
  const t = table().given(BEGINNERS);
  const robbed = t.view.robber!;
  expect(production(t.view).get(robbed)).toStrictEqual([]);
  const shares = sharesOf(t.view, 'H04');
  expect(shares.length).toBeGreaterThan(0);
  expect(shares.every(({ cards }) => cards === 1)).toBe(true);
  expect(sharesOf({ ...t.view, robber: 'H04' } as typeof t.view, 'H04')).toStrictEqual(shares);
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
          expect(from.reduce((sum, gain) => sum + gain.count, 0)).toBe(own[card] ?? 0);
        }
      });
      const view = catan.view(state);
      for (const { hex, seat, card, count: n } of gains) {
        expect(n).toBeGreaterThan(0);
        expect(hexes).toContain(hex);
        expect(view.hexes.find((one) => one.hex === hex)!.resource).toBe(card);
        expect(sharesOf(view, hex).some((share) => share.seat === seat && share.cards >= n)).toBe(true);
      }
    }
  expect(produced > 200 && short > 0, `${produced} rolls, ${short} of them short`).toBe(true);
});

test('a site has its hexes, the best first, their pips and its harbor', () => {
  const { view } = table();
  const { hexes: best, harbor: none } = siteAt(view, 'V08');
  expect(best.map(({ hex, token }) => `${hex} ${token}`)).toStrictEqual(['H04 6', 'H00 10', 'H01 2']);
  expect(none).toBeNull();
  for (const at of ['V00', 'V08', 'V31', 'V53']) {
    const { hexes, pips } = siteAt(view, at);
    expect(pips).toBe(hexes.reduce((sum, hex) => sum + hex.pips, 0));
    expect(hexes.length).toBeGreaterThanOrEqual(1);
    expect(hexes.length).toBeLessThanOrEqual(3);
    expect(hexes).toStrictEqual(hexes.toSorted((a, b) => b.pips - a.pips));
  }
  expect(siteAt(view, 'V00').harbor).toBe(view.harbors.find(({ on }) => on === 'E00')!.harbor);
  expect(hexesBeside(view, 'E00').map(({ hex }) => hex)).toStrictEqual(['H00']);
  expect(hexesBeside(view, 'E13')).toHaveLength(2);
  expect([siteAt(view, 'V99').hexes, hexesBeside(view, 'E99')]).toStrictEqual([[], []]);
});

test('the parts of the points make their sum; hidden cards stay hidden', () => {
  let hidden = 0;
  for (const { state } of moments(5, {})) {
    const open = catan.view(state);
    for (let seat = 0; seat < 4; seat++) {
      const own = pointParts(catan.view(state, seat), seat);
      expect(own.reduce((sum, { points }) => sum + points!, 0)).toBe(catan.fast.points(state, seat));
      const seen = pointParts(open, seat);
      if (seen.some(({ points }) => points === null)) hidden++;
      const known = seen.reduce((sum, { points }) => sum + (points ?? 0), 0);
      expect(known).toBe(open.outcome ? open.outcome.points[seat] : open.seats[seat]!.points);
      expect(own.filter(({ points, count, each }) => points !== count! * each)).toStrictEqual([]);
    }
  }
  expect(hidden).toBeGreaterThan(0);
});

const TRIES = {
  road: (place: string): Action => ({ type: 'road', on: place }),
  settlement: (place: string): Action => ({ type: 'settle', at: place }),
  city: (place: string): Action => ({ type: 'city', at: place }),
  development: (): Action => ({ type: 'buy' }),
};

test('the reason against a purchase is that of the refusals, wherever one tries', () => {
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
          expect(found.n).toBe(purchase === 'development' ? state.deckLeft : allowed);
          continue;
        }
        expect(allowed, `${purchase}: ${found.kind}`).toBe(0);
        const rules = refusals.map((refusal) => refusal!.rule);
        if (found.kind === 'no-piece' || found.kind === 'deck-empty')
          expect(
            rules.every((id) => id === found.rule),
            `${rules}`,
          ).toBe(true);
        for (const { rule: id, facts } of refusals as Refusal[])
          if (found.kind === 'short' && id === found.rule) expect(facts).toStrictEqual(found.cards);
        if (found.kind === 'no-place') expect(rules).not.toContain('CAT-BUILD-01');
      }
    }
  for (const kind of ['road ready', 'city ready', 'city short', 'settlement no-place', 'road no-piece'])
    expect(seen.get(kind) ?? 0, `${kind} in ${[...seen.keys()].join(', ')}`).toBeGreaterThan(0);
});

rule('CAT-BUILD-01', 'what is missing for a purchase is told card by card', () => {
  const t = table().given(`${BEGINNERS}\n Red: hand grain ore:2`);
  expect(purchaseState(t.viewOf('Red'), 'city')).toStrictEqual({
    kind: 'short',
    rule: 'CAT-BUILD-01',
    cards: { grain: 1, ore: 1 },
  });
  expect(missingIn({ ore: 5 }, { grain: 2, ore: 3 })).toStrictEqual({ grain: 2 });
  expect(count(missingIn({ grain: 2, ore: 3 }, { grain: 2, ore: 3 }))).toBe(0);
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
      expect(view.actions).toStrictEqual([]);
      for (const purchase of PURCHASES) {
        expect(purchaseState(view, purchase)).toStrictEqual(purchaseState(before, purchase));
        seen.add(`${purchase} ${purchaseState(view, purchase).kind}`);
      }
      for (const card of DEVELOPMENTS.filter((one) => view.seats[seat]!.held![one] > 0)) {
        expect(cardState(view, card)).toStrictEqual(cardState(before, card));
        seen.add(`${card} ${cardState(view, card).kind}`);
      }
    }
  for (const kind of ['road ready', 'settlement no-place', 'city short', 'knight ready', 'knight played'])
    expect(seen).toContain(kind);
});

test('the reason against playing a card is that of the refusals', () => {
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
        if (card !== 'plenty') expect(refusal, `${card}: ${found.kind}`).toBeDefined();
        if (
          found.kind === 'fresh' &&
          seat === state.seat &&
          ['start', 'main'].includes(view.phase) &&
          !view.played
        )
          expect(refusal!.rule).toBe(found.rule);
        if (found.kind === 'played' && (view.phase === 'main' || view.phase === 'start'))
          expect(refusal!.rule).toBe(found.rule);
      }
    }
  }
  for (const kind of ['ready', 'point', 'fresh', 'played', 'wait']) expect(seen).toContain(kind);
});

test('every option has its rule, and a 7 comes once the free rounds are over', () => {
  expect(Object.keys(OPTION_RULES).sort()).toStrictEqual(Object.keys(PRINTED).sort());
  for (const id of Object.values(OPTION_RULES)) expect(id).toMatch(/^CAT-[A-Z]+-\d\d$/);
  expect(SEVEN).toBe(7);
  expect(sevenFreeTurns({ noSevenRounds: 2, seats: 3 })).toBe(6);
});

rule('CAT-TRADE-09', 'a view says whether players may trade at this moment', () => {
  for (const { state } of moments(9, { tradeBuild: 'separate', playerTrades: true })) {
    const offer = { type: 'offer', to: [(state.seat + 1) % 4], give: { ore: 1 }, get: { wool: 1 } };
    const refused = catan.refusal(state, state.seat, offer)?.rule;
    const isClosed = ['CAT-TRADE-09', 'CAT-TURN-04', 'CAT-VP-02'].includes(refused ?? '');
    expect(catan.view(state, state.seat).mayTrade, refused).toBe(!isClosed);
  }
  const read = catan.readOptions({ seats: 4, playerTrades: false, map: 'beginners' });
  expect(read.ok && !catan.view(catan.setup(read.value)).mayTrade).toBe(true);
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
  expect(buys(t, 'Red')).toStrictEqual(['ready 8', 'ready 1', 'ready 2', 'ready 25']);
  expect(buys(t, 'Blue')).toStrictEqual(Array(4).fill('later CAT-TURN-01'));
  expect(buys(t.copy().begin('Red'), 'Red')).toStrictEqual(Array(4).fill('later CAT-BUILD-02'));
  const asking = t.copy().play('Red', 'offer ore for wool to 1');
  expect(buys(asking, 'Red')).toStrictEqual(buys(t, 'Red'));
  const poor = table().given('Red: V08; hand lumber ore');
  expect(buys(poor, 'Red')).toStrictEqual([
    'brick,1',
    'brick,1 wool,1 grain,1',
    'grain,2 ore,2',
    'wool,1 grain,1',
  ]);
  // Nowhere to go, and nothing left to place.
  expect(buys(table().given(`Red: V08; ${hand}`), 'Red')[1]).toStrictEqual('no-place CAT-SETL-03');
  expect(buys(table().given(`Red: city V08; ${hand}`), 'Red')[2]).toStrictEqual('no-place CAT-CITY-01');
  expect(buys(table().given(`Red: city V08 V14 V17 V31; V39; ${hand}`), 'Red')[2]).toStrictEqual(
    'no-piece CAT-CITY-03',
  );
});

rule('CAT-DEV-03 CAT-DEV-04 CAT-DEV-05', 'which card may be played, or why not yet', () => {
  const t = table().given('Red: V08; cards knight monopoly point; new plenty; hand ore\nBlue: cards knight');
  expect(plays(t, 'Red', 'knight', 'monopoly', 'point', 'plenty')).toStrictEqual([
    'ready',
    'ready',
    'point CAT-DEV-05',
    'fresh CAT-DEV-04',
  ]);
  expect(plays(t, 'Blue', 'knight')).toStrictEqual(['wait CAT-TURN-01']);
  const played = t.copy().play('Red', 'play monopoly ore');
  expect(plays(played, 'Red', 'knight')).toStrictEqual(['played CAT-DEV-03']);
  const seven = t.copy().begin('Red').play('Red', 'roll 3 4');
  expect(plays(seven, 'Red', 'knight')).toStrictEqual(['later CAT-TURN-07']);
  // Road building without a road left, before the roll and after it.
  const row = 'V21-V16-V22-V17-V23-V18-V24-V19-V25-V20-V26-V32-V37-V31-V36-V30';
  const built = table().given(`Red: V21 ${row}; cards roads`);
  expect(plays(built, 'Red', 'roads')).toStrictEqual(['wait CAT-PROG-03']);
  expect(plays(built.begin('Red'), 'Red', 'roads')).toStrictEqual(['wait CAT-PROG-03']);
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
  expect(parts('Red', 0)).toStrictEqual([...shown, ['point', 2, 1, 2, 'CAT-DEV-05']]);
  expect(parts('Blue', 0)).toStrictEqual([...shown, ['point', null, 1, null, 'CAT-DEV-05']]);
  expect(parts('Red', 1).map(([, count]) => count)).toStrictEqual([1, 0, 0, 0, 0]);
});

rule('CAT-PROD-02', 'shares of a hex by seat, with the ways to roll its number', () => {
  const { view } = table().given('Blue: city V08\nRed: V23'); // hills H04, a 6
  expect(sharesOf(view, 'H04')).toStrictEqual([
    { seat: 0, cards: 1, pips: 5 },
    { seat: 1, cards: 2, pips: 10 },
  ]);
  expect(sharesOf(view, 'H99')).toStrictEqual([]);
});

rule('CAT-BUILD-02', 'what is placed for nothing is not bought: in the set-up, and by a card', () => {
  const settling = start({ map: 'free' }).play('chance', catan.text.write({ type: 'map', ...BEG }));
  expect(buys(settling, 'Red')[1]).toBe('brick,1 lumber,1 wool,1 grain,1');
  expect(buys(settling.play('Red', 'settle V08'), 'Red')[0]).toBe('brick,1 lumber,1');
  const roads = table().given('Red: V08; hand brick lumber; cards roads').play('Red', 'play roads');
  expect(buys(roads, 'Red')[0]).toBe('later CAT-BUILD-02');
});

rule('CAT-DEV-02', 'development cards are bought down to the last of the deck', () => {
  const left = (hand: string, blue: string) =>
    buys(table().given(`Red: V08; ${hand}\nBlue: ${blue}`), 'Red').at(-1);
  const all = '14 knights; cards point:5 roads:2 plenty:2';
  for (const hand of ['hand wool grain ore', '2 knights; hand wool']) {
    const gone = hand.startsWith('2') ? all.replace('14', '12') : all;
    const isRich = hand.startsWith('hand');
    expect(left(hand, `${gone} monopoly:2`)).toBe('deck-empty CAT-DEV-02');
    expect(left(hand, `${gone} monopoly`)).toBe(isRich ? 'ready 1' : 'grain,1 ore,1');
  }
});
