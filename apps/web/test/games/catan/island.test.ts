import assert from 'node:assert/strict';
import {
  BASE_ISLAND,
  catan,
  defaultRules,
  intersectionName,
  pathName,
  production,
  type View,
} from '@bastide/catan';
import { Sfc32 } from '@bastide/contract';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'vitest';
import { fitView, isVisible } from '../../../src/camera/framing.ts';
import { hexSentences } from '../../../src/games/catan/board/hex-text.ts';
import { LENS } from '../../../src/games/catan/board/Island.tsx';
import {
  IslandText,
  type PlaceGhost,
  type PlaceKind,
  type PlaceMark,
} from '../../../src/games/catan/board/index.ts';
import { nextCursor, opposite, stepsFrom } from '../../../src/games/catan/board/paths.ts';
import { endsOf, HEX_NAMES, hexAt, pointOf, SIGHT } from '../../../src/games/catan/board/places.ts';
import { nearest, placeAt } from '../../../src/games/catan/board/use-pointing.ts';
import { ARROWS, closest, following, stepped } from '../../../src/games/catan/board/walk.ts';
import { TranslatorContext } from '../../../src/i18n/context.ts';
import { LANGUAGES } from '../../../src/i18n/languages.ts';
import { translatorIn } from '../../translators.ts';

const mark = (kind: PlaceKind, place: string, strong = true): PlaceMark => ({
  kind,
  place,
  strong,
  label: `${kind} ${place}`,
});
const INTERSECTIONS = Array.from({ length: BASE_ISLAND.intersections }, (_, at) => intersectionName(at));
const PATHS = Array.from({ length: BASE_ISLAND.paths }, (_, on) => pathName(on));

/** Plays randomly until that many turns have begun. */
function played(turns: number): View {
  const options = catan.readOptions({ ...defaultRules(4), seats: 4 });
  assert.ok(options.ok);
  const state = catan.setup(options.value);
  const random = new Sfc32(11);
  for (;;) {
    const [actor] = catan.actors(state);
    if (actor === undefined) break;
    if (actor === 'chance') {
      catan.apply(state, actor, catan.fast.decode(state, catan.fast.sampleChance(state, random)));
      continue;
    }
    const view = catan.view(state, actor);
    if (view.turn >= turns && view.phase === 'main') return view;
    const actions = view.actions.filter(({ type }) => type !== 'offer');
    catan.apply(state, actor, actions[random.below(actions.length)]!);
  }
  return catan.view(state, 0);
}
const view = played(12);

test('places lie where the island has them', () => {
  for (const hex of HEX_NAMES) assert.equal(hexAt(pointOf(hex)), hex);
  for (const on of PATHS) {
    const [a, b] = BASE_ISLAND.ends[BASE_ISLAND.pathNumber(on)]!.map(intersectionName);
    assert.deepEqual(endsOf(on), [pointOf(a!), pointOf(b!)]);
  }
  assert.equal(hexAt([640, 0]), undefined);
});
test('the whole island is seen on every screen, under what covers it', () => {
  const inset = { top: 76, right: 12, bottom: 12, left: 12 };
  const sights = { map: SIGHT, all: SIGHT, focus: SIGHT, inset };
  for (const size of [
    [390, 500],
    [320, 400],
    [1280, 800],
    [1920, 1080],
  ] as const)
    assert.ok(isVisible(sights, size, fitView(sights, size, LENS), SIGHT), `${size}`);
});

test('every mark is chosen by a press on its own place', () => {
  const marks = [
    ...INTERSECTIONS.map((at) => mark('settlement', at)),
    ...PATHS.map((on) => mark('road', on)),
  ];
  for (const one of marks)
    for (const scale of [0.25, 1.4]) assert.equal(nearest(marks, pointOf(one.place), scale), one);
});
test('a finger need not hit exactly: 24 pixels count, farther is blank', () => {
  const marks = [mark('settlement', 'V00')];
  const [x, y] = pointOf('V00');
  for (const scale of [0.25, 0.5]) {
    assert.equal(nearest(marks, [x + 23 / scale, y], scale), marks[0]);
    assert.equal(nearest(marks, [x, y - 80 / scale], scale), undefined);
  }
});
test('marks of the chosen piece come before hints, and a ghost before its own mark', () => {
  const hint = mark('settlement', 'V00', false);
  const road = mark('road', 'E00');
  assert.equal(nearest([hint, road], pointOf('V00'), 0.25), road);
  assert.equal(nearest([hint], pointOf('V00'), 0.25), hint);
  const ghost: PlaceGhost = { kind: 'road', place: 'E00', seat: 0 };
  assert.equal(nearest<PlaceMark | PlaceGhost>([ghost, road], pointOf('E00'), 0.25), ghost);
});
test('hexes are chosen anywhere in them, but not from the sea', () => {
  const marks = HEX_NAMES.map((hex) => mark('hex', hex));
  const [x, y] = pointOf('H00');
  assert.equal(nearest(marks, [x + 60, y + 60], 1)?.place, 'H00');
  assert.equal(nearest(marks, [x, y - 140], 1), undefined);
});
test('what lies at a point: a building, a road, else the hex', () => {
  const [building] = view.buildings;
  const [road] = view.roads;
  assert.equal(placeAt(view, pointOf(building!.at)), building!.at);
  assert.equal(placeAt(view, pointOf(road!.on)), road!.on);
  assert.equal(placeAt(view, pointOf('H09')), 'H09');
  assert.equal(placeAt(view, [700, 0]), undefined);
});

test('arrows lead from everywhere to everywhere', () => {
  for (const places of [HEX_NAMES, INTERSECTIONS, PATHS]) {
    const reached = new Set([places[0]!]);
    for (const from of reached)
      for (const arrow of Object.values(ARROWS)) {
        const to = stepped(places, from, arrow);
        if (to !== undefined) reached.add(to);
      }
    assert.equal(reached.size, places.length);
  }
  assert.equal(stepped(HEX_NAMES, 'H09', ARROWS.ArrowRight!), 'H10');
  assert.equal(stepped(HEX_NAMES, 'H11', ARROWS.ArrowRight!), undefined);
});
test('along the paths one comes from every intersection to every other, and back the way one came', () => {
  const reached = new Set(['V00']);
  for (const at of reached)
    for (const { on, to, arrow } of stepsFrom(at)) {
      const half = nextCursor({ at }, arrow)!;
      assert.deepEqual(half, { at, on });
      assert.deepEqual(nextCursor(half, arrow), { at: to });
      assert.deepEqual(nextCursor(half, opposite(arrow)), { at });
      reached.add(to);
    }
  assert.equal(reached.size, BASE_ISLAND.intersections);
  assert.equal(nextCursor({ at: 'V00' }, 'ArrowUp'), undefined);
});
test('N goes round all places once, Shift+N the other way', () => {
  const places = ['V08', 'E40', 'V01', 'H18', 'E03'];
  const round = (direction: 1 | -1) => {
    const seen: string[] = [];
    for (let place = following(places, undefined, direction)!; !seen.includes(place); ) {
      seen.push(place);
      place = following(places, place, direction)!;
    }
    return seen;
  };
  assert.equal(round(1).length, places.length);
  assert.deepEqual(round(-1), round(1).reverse());
  assert.equal(closest(['H00', 'H18'], 'H14'), 'H18');
  assert.equal(closest([], 'H14'), undefined);
});

test('production counts pips, twice for cities, and nothing under the robber', () => {
  const shares = production(view);
  assert.deepEqual(shares.get(view.robber!), []);
  for (const { hex, pips } of view.hexes) {
    if (hex === view.robber) continue;
    const corners = BASE_ISLAND.cornersOf[BASE_ISLAND.hexNumber(hex)]!.map(intersectionName);
    const cards = view.buildings
      .filter(({ at }) => corners.includes(at))
      .reduce((sum, { piece }) => sum + (piece === 'city' ? 2 : 1), 0);
    assert.equal(
      shares.get(hex)!.reduce((sum, share) => sum + share.pips, 0),
      cards * pips,
    );
  }
});

const NAMES = ['Olena', 'Ramiro', 'Mei', 'Yusuf'];
test.each(LANGUAGES)('%s: hexes and places in words', async (language) => {
  const t = await translatorIn(language);
  for (const hex of HEX_NAMES) assert.ok(!hexSentences(t, view, NAMES, hex).includes('{'));
  const marks = view.actions.flatMap((action) => (action.type === 'road' ? [mark('road', action.on)] : []));
  const render = (shown: boolean) =>
    renderToStaticMarkup(
      createElement(
        TranslatorContext,
        { value: t },
        createElement(IslandText, {
          view,
          names: NAMES,
          marks,
          label: 'Text',
          shown,
          onPlace: () => {},
        }),
      ),
    );
  const text = render(true);
  const own = [...view.buildings, ...view.roads].filter(({ seat }) => seat === view.you).length;
  const [here] = view.buildings.filter(({ seat }) => seat === view.you);
  const ways = stepsFrom(here!.at);
  const open = ways.filter(({ on }) => marks.some(({ place }) => place === on));
  assert.equal(text.match(/data-line/g)?.length, 19 + own + marks.length + 1 + ways.length);
  // First the list, then the keys.
  assert.equal(text.match(/tabindex="0"/g)?.length, 2);
  assert.equal(text.match(/<button/g)?.length ?? 0, marks.length + open.length);
  // The hidden list is for screen readers and no stop for Tab; the picture is one.
  assert.ok(!render(false).includes('tabindex="0"'));
});
test('a hex reads from its place to its robber', async () => {
  const t = await translatorIn('en');
  const seen = {
    ...view,
    hexes: view.hexes.map((hex) =>
      hex.hex === 'H04' ? { ...hex, terrain: 'hills' as const, token: 6, pips: 5 } : hex,
    ),
    buildings: [
      { at: intersectionName(BASE_ISLAND.cornersOf[4]![0]!), seat: 1, piece: 'settlement' as const },
      { at: intersectionName(BASE_ISLAND.cornersOf[4]![4]!), seat: 2, piece: 'city' as const },
    ],
    robber: 'H04',
  };
  assert.equal(
    hexSentences(t, seen, NAMES, 'H04'),
    'Row 2, hex 2: hills 6, 5 pips. Ramiro: settlement north. Mei: city south-west. The robber stands here.',
  );
});
