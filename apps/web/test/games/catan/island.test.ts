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
import { expect, test } from 'vitest';
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
import { ARROWS, closest, following, stepped } from '../../../src/games/catan/board/use-walk.ts';
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
  if (!options.ok) throw new Error(options.because);
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

test('places are drawn where the engine has them', () => {
  for (const hex of HEX_NAMES) expect(hexAt(pointOf(hex))).toBe(hex);
  for (const on of PATHS) {
    const [a, b] = BASE_ISLAND.ends[BASE_ISLAND.pathNumber(on)]!.map(intersectionName);
    expect(endsOf(on)).toEqual([pointOf(a!), pointOf(b!)]);
  }
  expect(hexAt([640, 0])).toBeUndefined();
});
test('the whole island is visible on every screen, below everything that covers it', () => {
  const inset = { top: 76, right: 12, bottom: 12, left: 12 };
  const sights = { map: SIGHT, all: SIGHT, focus: SIGHT, inset };
  for (const size of [
    [390, 500],
    [320, 400],
    [1280, 800],
    [1920, 1080],
  ] as const)
    expect(isVisible(sights, size, fitView(sights, size, LENS), SIGHT), `${size}`).toBe(true);
});

test('a press on a mark’s own place chooses it', () => {
  const marks = [
    ...INTERSECTIONS.map((at) => mark('settlement', at)),
    ...PATHS.map((on) => mark('road', on)),
  ];
  for (const one of marks)
    for (const scale of [0.25, 1.4]) expect(nearest(marks, pointOf(one.place), scale)).toBe(one);
});
test('a press counts within 24 pixels of a mark, and not farther away', () => {
  const marks = [mark('settlement', 'V00')];
  const [x, y] = pointOf('V00');
  for (const scale of [0.25, 0.5]) {
    expect(nearest(marks, [x + 23 / scale, y], scale)).toBe(marks[0]);
    expect(nearest(marks, [x, y - 80 / scale], scale)).toBeUndefined();
  }
});
test('marks of the chosen piece come before hints, and a ghost before its own mark', () => {
  const hint = mark('settlement', 'V00', false);
  const road = mark('road', 'E00');
  expect(nearest([hint, road], pointOf('V00'), 0.25)).toBe(road);
  expect(nearest([hint], pointOf('V00'), 0.25)).toBe(hint);
  const ghost: PlaceGhost = { kind: 'road', place: 'E00', seat: 0 };
  expect(nearest<PlaceMark | PlaceGhost>([ghost, road], pointOf('E00'), 0.25)).toBe(ghost);
});
test('a press anywhere in a hex chooses it, but a press in the sea does not', () => {
  const marks = HEX_NAMES.map((hex) => mark('hex', hex));
  const [x, y] = pointOf('H00');
  expect(nearest(marks, [x + 60, y + 60], 1)?.place).toBe('H00');
  expect(nearest(marks, [x, y - 140], 1)).toBeUndefined();
});
test('a press finds a building or a road before the hex', () => {
  const [building] = view.buildings;
  const [road] = view.roads;
  expect(placeAt(view, pointOf(building!.at))).toBe(building!.at);
  expect(placeAt(view, pointOf(road!.on))).toBe(road!.on);
  expect(placeAt(view, pointOf('H09'))).toBe('H09');
  expect(placeAt(view, [700, 0])).toBeUndefined();
});

test('arrow keys lead from every place to every other', () => {
  for (const places of [HEX_NAMES, INTERSECTIONS, PATHS]) {
    const reached = new Set([places[0]!]);
    for (const from of reached)
      for (const arrow of Object.values(ARROWS)) {
        const to = stepped(places, from, arrow);
        if (to !== undefined) reached.add(to);
      }
    expect(reached.size).toBe(places.length);
  }
  expect(stepped(HEX_NAMES, 'H09', ARROWS.ArrowRight!)).toBe('H10');
  expect(stepped(HEX_NAMES, 'H11', ARROWS.ArrowRight!)).toBeUndefined();
});
test('keys along the paths lead from every intersection to every other, and back', () => {
  const reached = new Set(['V00']);
  for (const at of reached)
    for (const { on, to, arrow } of stepsFrom(at)) {
      const half = nextCursor({ at }, arrow)!;
      expect(half).toStrictEqual({ at, on });
      expect(nextCursor(half, arrow)).toStrictEqual({ at: to });
      expect(nextCursor(half, opposite(arrow))).toStrictEqual({ at });
      reached.add(to);
    }
  expect(reached.size).toBe(BASE_ISLAND.intersections);
  expect(nextCursor({ at: 'V00' }, 'ArrowUp')).toBeUndefined();
});
test('N visits all places once, and Shift+N visits them in reverse', () => {
  const places = ['V08', 'E40', 'V01', 'H18', 'E03'];
  const round = (direction: 1 | -1) => {
    const seen: string[] = [];
    for (let place = following(places, undefined, direction)!; !seen.includes(place); ) {
      seen.push(place);
      place = following(places, place, direction)!;
    }
    return seen;
  };
  expect(round(1)).toHaveLength(places.length);
  expect(round(-1)).toEqual(round(1).reverse());
  expect(closest(['H00', 'H18'], 'H14')).toBe('H18');
  expect(closest([], 'H14')).toBeUndefined();
});

test('production counts pips, twice for cities, and nothing under the robber', () => {
  const shares = production(view);
  expect(shares.get(view.robber!)).toEqual([]);
  for (const { hex, pips } of view.hexes) {
    if (hex === view.robber) continue;
    const corners = BASE_ISLAND.cornersOf[BASE_ISLAND.hexNumber(hex)]!.map(intersectionName);
    const cards = view.buildings
      .filter(({ at }) => corners.includes(at))
      .reduce((sum, { piece }) => sum + (piece === 'city' ? 2 : 1), 0);
    expect(shares.get(hex)!.reduce((sum, share) => sum + share.pips, 0)).toBe(cards * pips);
  }
});

const NAMES = ['Olena', 'Ramiro', 'Mei', 'Yusuf'];
test.each(LANGUAGES)('hexes and places have names in %s', async (language) => {
  const t = await translatorIn(language);
  for (const hex of HEX_NAMES) expect(hexSentences(t, view, NAMES, hex)).not.toContain('{');
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
  expect(text.match(/data-line/g)?.length).toBe(19 + own + marks.length + 1 + ways.length);
  // First the list, then the keys.
  expect(text.match(/tabindex="0"/g)?.length).toBe(2);
  expect(text.match(/<button/g)?.length ?? 0).toBe(marks.length + open.length);
  // The hidden list is for screen readers and no stop for Tab; the picture is one.
  expect(render(false)).not.toContain('tabindex="0"');
});
test('the text of a hex begins with its place and ends with its robber', async () => {
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
  expect(hexSentences(t, seen, NAMES, 'H04')).toBe(
    'Row 2, hex 2: hills 6, 5 pips. Ramiro: settlement north. Mei: city south-west. The robber is here.',
  );
});
