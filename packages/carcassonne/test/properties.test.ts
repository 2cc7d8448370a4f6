import assert from 'node:assert/strict';
import {
  carcassonne,
  type Figure,
  GOODS,
  type State,
  tileFacts,
  tilesOf,
  type View,
} from '@bastide/carcassonne';
import { play } from '@bastide/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { rule } from './rule.ts';
import { IDS } from './rules/ids.ts';
import { anyGame, type Wander, type WanderStep, wander } from './wander.ts';

/** Checks something at every action of some random games. */
function inAnyGame(numRuns: number, check: (game: Wander) => (step: WanderStep) => void): void {
  fc.assert(
    fc.property(anyGame, (game) => {
      wander(game, check(game));
    }),
    { numRuns },
  );
}

/** Checks every position of some random games. */
const inAnyPosition = (numRuns: number, check: (view: View, state: State) => void) =>
  inAnyGame(numRuns, () => ({ state, take }) => {
    take();
    check(carcassonne.view(state), state);
  });

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test('no piece is lost or made: supply and board together are seven meeples, a builder and a pig', () => {
  inAnyPosition(6, ({ seats, figures, options }) => {
    const helpers = options.sets.includes('traders') ? 1 : 0;
    const all: Record<Figure, number> = { meeple: 7, builder: helpers, pig: helpers };
    seats.forEach(({ supply }, seat) => {
      for (const figure of ['meeple', 'builder', 'pig'] as const) {
        const out = figures.filter((one) => one.seat === seat && one.figure === figure).length;
        assert.equal(supply[figure] + out, all[figure]);
      }
    });
  });
});

rule('CAR-TB-BUILDER-11', 'a builder or pig never stands in a feature without an own meeple', () => {
  inAnyPosition(6, ({ features }) => {
    for (const { helpers, strength } of features) for (const seat of helpers) assert.ok(strength[seat]! > 0);
  });
});

test('goods tokens and the symbols of incomplete cities never exceed 9, 6 and 5', () => {
  inAnyPosition(6, ({ seats, features }) => {
    GOODS.forEach((good, i) => {
      const inCities = sum(features.filter(({ open }) => open > 0).map(({ goods }) => goods[good]));
      const taken = sum(seats.map(({ goods }) => goods[good]));
      assert.ok(taken + inCities <= [9, 6, 5][i]!);
    });
  });
});

test('no tile is lost or made: table, bag, hand and those put aside are the whole set', () => {
  inAnyGame(6, ({ options }) => {
    const aside: string[] = [];
    return ({ state, take }) => {
      for (const event of take()) if (event.type === 'discarded') aside.push(event.tile);
      const { tiles, bag, drawn, phase, left } = carcassonne.view(state);
      const hand = phase === 'place' ? [drawn!] : [];
      const known = [...tiles.map(({ tile }) => tile), ...hand, ...aside];
      for (const { id, copies } of tilesOf(options.sets))
        assert.equal(known.filter((tile) => tile === id).length + (bag[id] ?? 0), copies, id);
      assert.equal(left, sum(Object.values(bag)));
    };
  });
});

test('every listed placement is accepted, and every other near the board refused, by the right rule', () => {
  inAnyGame(3, () => ({ state, action }) => {
    if (action.type !== 'place') return;
    const { tiles, seat } = carcassonne.view(state);
    const listed = new Set(carcassonne.actions(state, seat).map(carcassonne.text.write));
    const lying = new Set(tiles.map(({ at }) => at.join()));
    const [west, east, north, south] = [0, 0, 0, 0].map((_, i) => {
      const along = tiles.map(({ at }) => at[i < 2 ? 0 : 1]);
      return i % 2 === 0 ? Math.min(...along) - 2 : Math.max(...along) + 2;
    });
    for (let x = west!; x <= east!; x++)
      for (let y = north!; y <= south!; y++)
        for (const turned of [0, 90, 180, 270] as const) {
          const refusal = carcassonne.refusal(state, seat, { type: 'place', at: [x, y], turned });
          if (listed.has(`${x},${y} ${turned}`)) assert.equal(refusal, undefined);
          else {
            const beside = [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`];
            const place = !lying.has(`${x},${y}`) && beside.some((cell) => lying.has(cell));
            assert.equal(refusal?.rule, place ? 'CAR-TILE-02' : 'CAR-TILE-01');
          }
        }
  });
});

test('every deployment is either listed or refused, and a refused one changes nothing', () => {
  inAnyGame(3, () => ({ state, actor, action }) => {
    if (action.type !== 'deploy' && action.type !== 'skip') return;
    const before = JSON.stringify(carcassonne.view(state));
    const listed = new Set(carcassonne.actions(state, actor).map(carcassonne.text.write));
    for (const figure of ['meeple', 'builder', 'pig'] as const)
      for (const on of ['c1', 'c2', 'c3', 'r1', 'r2', 'r3', 'r4', 'm1', 'f1', 'f2', 'f3', 'f4']) {
        const deploy = { type: 'deploy', figure, on } as const;
        const played = play(carcassonne, state, actor, deploy);
        assert.equal(played.ok, listed.has(carcassonne.text.write(deploy)));
        if (!played.ok) assert.match(played.rule, /^CAR-(MEEP|GEN|TB-BUILDER|TB-PIG)-\d\d$/);
      }
    assert.equal(JSON.stringify(carcassonne.view(state)), before);
  });
});

test('points never decrease, and change only by what is told as scored', () => {
  inAnyGame(6, () => ({ state, take }) => {
    const points = () => carcassonne.view(state).seats.map((seat) => seat.points);
    const expected = points();
    for (const event of take())
      if (event.type === 'scored') {
        assert.ok(event.points > 0);
        expected[event.seat]! += event.points;
      }
    assert.deepEqual(points(), expected);
  });
});

test('every event that cites a rule cites one that is played', () => {
  const cited = new Set<string>();
  inAnyGame(6, () => ({ take }) => {
    for (const event of take()) if ('rule' in event) cited.add(event.rule);
  });
  for (const id of cited) assert.ok(IDS.includes(id), id);
});

test('the edges of all neighbours match', () => {
  inAnyGame(6, () => ({ state, action, take }) => {
    take();
    if (action.type !== 'place') return;
    const { tiles } = carcassonne.view(state);
    const at = new Map(tiles.map((tile) => [tile.at.join(), tile]));
    const edge = ({ tile, turned }: (typeof tiles)[number], side: number) =>
      tileFacts(tile).edges[(side - turned / 90 + 4) % 4];
    for (const tile of tiles) {
      const [x, y] = tile.at;
      const east = at.get(`${x + 1},${y}`);
      const south = at.get(`${x},${y + 1}`);
      if (east) assert.equal(edge(tile, 1), edge(east, 3));
      if (south) assert.equal(edge(tile, 2), edge(south, 0));
    }
  });
});

test('once it is scored, no complete road, city or monastery holds a meeple', () => {
  inAnyPosition(6, ({ features, phase }) => {
    if (phase === 'deploy') return;
    for (const { kind, open, strength } of features)
      if (kind !== 'field' && open === 0) assert.equal(sum(strength), 0);
  });
});

test('turns pass clockwise; a turn has one part, or two when the builder worked', () => {
  inAnyGame(6, ({ options }) => {
    let last = { seat: options.seats - 1, part: 1 };
    let owed = false;
    return ({ state, action, take }) => {
      const { seat, part, phase } = carcassonne.view(state);
      const events = take();
      if (action.type !== 'draw') owed ||= events.some(({ type }) => type === 'double');
      if (phase !== 'place') return;
      const due =
        owed && part === 2
          ? { seat: last.seat, part: 2 }
          : { seat: (last.seat + 1) % options.seats, part: 1 };
      assert.deepEqual({ seat, part }, due);
      last = { seat, part };
      if (part === 2) owed = false;
    };
  });
});

test('at the end the winners have the most points', () => {
  inAnyGame(6, () => ({ state, take }) => {
    take();
    const outcome = carcassonne.outcome(state);
    assert.equal(outcome !== undefined, carcassonne.actors(state).length === 0);
    if (!outcome) return;
    const most = Math.max(...outcome.points);
    outcome.points.forEach((points, seat) => {
      assert.equal(outcome.winners.includes(seat), points === most);
    });
  });
});
