import { expect, test } from 'vitest';
import { deployed, figureIn, isHome, localIn, seatIn, slotIn, WENT_HOME } from '../src/layout/deployed.ts';
import { HELPERS, hasHelper, helperOf, isPaid, isRich, PAID, RICH } from '../src/layout/marks.ts';
import { controllers, strengthFor, strengthOf } from '../src/layout/strength.ts';
import {
  hasSymbols,
  isComplete,
  ONE_SHIELD,
  ONE_TILE,
  OPEN,
  oneSymbol,
  SHIELDS_MASK,
  SYMBOLS_MASK,
  shieldsIn,
  symbolsIn,
  TILES_MASK,
  tilesIn,
} from '../src/layout/tally.ts';
import { SCALARS } from '../src/scalars.ts';

const GOODS = [0, 1, 2];
const SEATS = [0, 1, 2, 3, 4, 5, 6, 7];

test('each single number of a state has a place of its own', () => {
  const places = Object.values(SCALARS);
  expect(places).toStrictEqual([...places.keys()]);
});

/** Each part of a packed number: it with the most that fits into the part and nothing else, and all parts read from it. */
test('every part of a tally has room for the most of it beside all others', () => {
  const most = {
    open: OPEN,
    tiles: TILES_MASK * ONE_TILE,
    shields: SHIELDS_MASK * ONE_SHIELD,
    ...Object.fromEntries(GOODS.map((good) => [`good ${good}`, SYMBOLS_MASK[good]! * oneSymbol(good)])),
  };
  const read = (tally: number) => ({
    open: tally & OPEN,
    tiles: tilesIn(tally) * ONE_TILE,
    shields: shieldsIn(tally) * ONE_SHIELD,
    ...Object.fromEntries(GOODS.map((good) => [`good ${good}`, symbolsIn(tally, good) * oneSymbol(good)])),
  });
  const nothing = read(0);
  for (const [part, tally] of Object.entries(most)) {
    expect(read(tally | 0), part).toStrictEqual({ ...nothing, [part]: tally });
    expect(hasSymbols(tally), part).toBe(part.startsWith('good'));
    expect(isComplete(tally), part).toBe(part !== 'open');
  }
  expect(read(Object.values(most).reduce((all, one) => all + one, 0))).toStrictEqual(most);
});

test('helpers of eight seats, an inn and having been paid are told apart', () => {
  const marks = [...SEATS.map(helperOf), RICH, PAID];
  const read = (all: number) => [...SEATS.map((seat) => hasHelper(all, seat)), isRich(all), isPaid(all)];
  marks.forEach((mark, place) => {
    expect(read(mark)).toStrictEqual(marks.map((_, other) => other === place));
  });
  const all = marks.reduce((sum, mark) => sum | mark, 0);
  expect(read(all & ~HELPERS)).toStrictEqual(marks.map((_, place) => place >= SEATS.length));
});

test('a figure that went home is still told from all others', () => {
  const entry = deployed(254, 14, 31, 7);
  const home = entry | WENT_HOME;
  expect([isHome(entry), isHome(home)]).toStrictEqual([false, true]);
  expect([slotIn(home), localIn(home), figureIn(home), seatIn(home)]).toStrictEqual([254, 14, 31, 7]);
});

test('eight seats have strength beside each other', () => {
  const own = [15, 0, 3, 15, 1, 2, 14, 15];
  const all = own.reduce((sum, strength, seat) => sum | strengthFor(seat, strength), 0);
  expect(SEATS.map((seat) => strengthOf(all, seat))).toStrictEqual(own);
  expect(controllers(all)).toBe(0b10001001);
});
