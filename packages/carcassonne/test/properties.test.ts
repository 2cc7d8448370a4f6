import {
  carcassonne,
  clashes,
  FIGURES,
  type Rotation,
  tileFacts,
  tilesOf,
  type View,
} from '@bastide/carcassonne';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INVARIANTS } from './invariants.ts';
import { anyGame, optionsOf, playRandomGame, type RandomGame, type RandomGameStep } from './random-game.ts';

/** A builder that comes back before its owner is asked about the second tile. */
const ASKED: RandomGame = {
  options: optionsOf({
    edition: 'c1',
    sets: ['traders'],
    seats: 2,
    builderRule: 'paired',
    secondTile: 'asked',
  }),
  seed: 0,
  style: 'helpers',
};

/** Checks something at every action of some random games, and of one. */
function inAnyGame(numRuns: number, check: (game: RandomGame) => (step: RandomGameStep) => void): void {
  fc.assert(
    fc.property(anyGame, (game) => {
      playRandomGame(game, check(game));
    }),
    { numRuns, examples: [[ASKED]] },
  );
}

/** Checks every position of some random games. */
const inAnyPosition = (numRuns: number, check: (view: View) => void) =>
  inAnyGame(numRuns, () => ({ state, take }) => {
    take();
    check(carcassonne.view(state));
  });

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

for (const [name, holds] of Object.entries(INVARIANTS))
  test(name, () => {
    inAnyPosition(4, holds);
  });

test('the river runs from the spring to the lake, before any other tile, and never turns back', () => {
  const steps = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const;
  fc.assert(
    fc.property(anyGame, (game) => {
      const options = optionsOf({ ...game.options, sets: [...new Set([...game.options.sets, 'river'])] });
      let aside = 0;
      playRandomGame({ ...game, options }, ({ state, take }) => {
        for (const event of take()) if (event.type === 'discarded' && tileFacts(event.tile).river) aside++;
        const { tiles, riverEnd } = carcassonne.view(state);
        const river = tiles.filter(({ tile }) => tileFacts(tile).river);
        expect(tiles.slice(0, river.length), 'the river comes first').toStrictEqual(river);
        if (riverEnd)
          expect(
            tiles.some(({ at }) => at.join() === riverEnd.join()),
            'its end is free',
          ).toBe(false);
        if (tiles.length !== river.length) return;
        const flow = river.slice(1).map(({ at }, i) => {
          const before = river[i]!.at;
          const step = steps.findIndex(([x, y]) => before[0] + x === at[0] && before[1] + y === at[1]);
          expect(step, 'each river tile lies beside the one before').toBeGreaterThanOrEqual(0);
          return step;
        });
        const hands = flow.slice(1).map((step, i) => (step - flow[i]! + 4) % 4);
        hands.forEach((hand, i) => {
          expect(hand !== 2 && !(hand !== 0 && hand === hands[i + 1]), 'no turning back').toBe(true);
        });
      });
      const all = tilesOf(options).filter(({ river }) => river).length;
      const view = carcassonne.view(carcassonne.setup(options));
      expect(tileFacts(view.tiles[0]!.tile).river?.ends.includes('spring')).toBe(true);
      expect(aside).toBeLessThan(all);
    }),
    { numRuns: 8 },
  );
});

test('no tile is lost or made: table, bag, hand and those put aside are the whole set', () => {
  inAnyGame(6, ({ options }) => {
    const aside: string[] = [];
    return ({ state, take }) => {
      for (const event of take()) if (event.type === 'discarded') aside.push(event.tile);
      const { tiles, bag, drawn, phase, left } = carcassonne.view(state);
      const hand = phase === 'place' ? [drawn!] : [];
      const known = [...tiles.map(({ tile }) => tile), ...hand, ...aside];
      const whole = tilesOf(options).map(({ id, copies }) => ({ id, copies }));
      const copies = (id: string) => known.filter((tile) => tile === id).length + (bag[id] ?? 0);
      expect(whole.map(({ id }) => ({ id, copies: copies(id) }))).toStrictEqual(whole);
      expect(left).toBe(sum(Object.values(bag)));
    };
  });
});

test('every listed placement is accepted, and every other near the board refused, by the right rule', () => {
  inAnyGame(3, () => ({ state, action }) => {
    if (action.type !== 'place') return;
    const { tiles, seat, drawn, riverEnd } = carcassonne.view(state);
    const listed = new Set(carcassonne.actions(state, seat).map(carcassonne.text.write));
    const lying = new Set(tiles.map(({ at }) => at.join()));
    const [west, east, north, south] = [0, 0, 0, 0].map((_, i) => {
      const along = tiles.map(({ at }) => at[i < 2 ? 0 : 1]);
      return i % 2 === 0 ? Math.min(...along) - 2 : Math.max(...along) + 2;
    });
    const rulesAgainst = (x: number, y: number, turned: Rotation): readonly (string | undefined)[] => {
      if (listed.has(`${x},${y} ${turned}`)) return [undefined];
      const beside = [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`];
      const place = !lying.has(`${x},${y}`) && beside.some((cell) => lying.has(cell));
      if (!place) return ['CAR-TILE-01'];
      if (clashes(state, drawn!, [x, y], turned).length > 0) return ['CAR-TILE-02'];
      if (riverEnd?.join() === `${x},${y}`) return ['CAR-RIV-04', 'CAR-RIV-05'];
      return riverEnd ? ['CAR-RIV-03'] : [];
    };
    const differences: unknown[] = [];
    for (let x = west!; x <= east!; x++)
      for (let y = north!; y <= south!; y++)
        for (const turned of [0, 90, 180, 270] as const) {
          const refusal = carcassonne.refusal(state, seat, { type: 'place', at: [x, y], turned });
          const expected = rulesAgainst(x, y, turned);
          if (!expected.includes(refusal?.rule)) differences.push({ x, y, turned, refusal, expected });
        }
    expect(differences).toStrictEqual([]);
  });
});

/** The rules that forbid deployments. */
const OF_DEPLOYMENT = /^(CAR-(MEEP|GEN|ABB|TB-BUILDER|TB-PIG)-\d\d|RECORD)$/;

test('every deployment is either listed or refused, and a refused one changes nothing', () => {
  inAnyGame(3, () => ({ state, actor }) => {
    if (carcassonne.view(state).phase !== 'deploy') return;
    const before = JSON.stringify(carcassonne.view(state));
    const listed = new Set(carcassonne.actions(state, actor).map(carcassonne.text.write));
    const places = ['c1', 'c2', 'c3', 'c4', 'r1', 'r2', 'r3', 'r4', 'm1', 'g1', 'f1', 'f2', 'f3', 'f4', 'v1'];
    const helpers = [{}, { with: 'builder' as const }, { with: 'pig' as const }];
    const differences: unknown[] = [];
    for (const figure of FIGURES)
      for (const on of places)
        for (const helper of helpers) {
          const deploy = { type: 'deploy', figure, on, ...helper } as const;
          const refusal = carcassonne.refusal(state, actor, deploy);
          const isListed = listed.has(carcassonne.text.write(deploy));
          if ((refusal === undefined) !== isListed) differences.push({ deploy, refusal, isListed });
          if (refusal && !OF_DEPLOYMENT.test(refusal.rule)) differences.push({ deploy, refusal });
        }
    expect(differences).toStrictEqual([]);
    expect(carcassonne.refusal(state, actor, { type: 'retrieve' }) === undefined).toBe(
      listed.has('retrieve'),
    );
    expect(JSON.stringify(carcassonne.view(state))).toBe(before);
  });
});

test('points never decrease, and change only by what is told as scored', () => {
  inAnyGame(6, () => ({ state, take }) => {
    const points = () => carcassonne.view(state).seats.map((seat) => seat.points);
    const expected = points();
    for (const event of take())
      if (event.type === 'scored') {
        // An unfinished inn or cathedral brings nothing, and so does a pig beside no complete city; both are told.
        expect(event.points > 0 || ['CAR-IC-05', 'CAR-TB-PIG-22'].includes(event.rule), event.rule).toBe(
          true,
        );
        expected[event.seat]! += event.points;
      }
    expect(points()).toStrictEqual(expected);
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
      expect({ seat, part }).toStrictEqual(due);
      last = { seat, part };
      if (part === 2) owed = false;
    };
  });
});
