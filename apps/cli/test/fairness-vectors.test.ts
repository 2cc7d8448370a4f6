import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { carcassonne } from '@bastide/carcassonne';
import { catan } from '@bastide/catan';
import { dealFairly, dealingKey, verify } from '@bastide/fair';
import { describe, expect, test } from 'vitest';

interface Fairness {
  readonly game: string;
  readonly commitment: string;
  readonly secret: string;
  readonly nonces: readonly string[];
}
interface TileVector {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>> & { readonly sets: readonly string[] };
  readonly fairness: Fairness;
  readonly tiles: string;
}
interface Draw {
  readonly type: string;
  readonly from?: Readonly<Record<string, number>>;
  readonly [member: string]: unknown;
}
interface CatanVector {
  readonly name: string;
  readonly draws: readonly Draw[];
  readonly record: {
    readonly options: CatanOptions;
    readonly fairness: Fairness;
    readonly actions: readonly { readonly by: unknown; readonly type: string }[];
  };
}
interface CatanOptions {
  readonly map: string;
  readonly seats: number;
  readonly dice: string;
  readonly noSevenRounds: number;
}

const VECTORS: { readonly carcassonne: readonly TileVector[]; readonly catan: readonly CatanVector[] } =
  JSON.parse(readFileSync(new URL('../../../docs/fairness-vectors.json', import.meta.url), 'utf8'));

describe('the draws of our code', () => {
  test.each(VECTORS.carcassonne)(
    'our code deals Carcassonne as in the vector $name',
    ({ options, fairness, tiles }) => {
      const read = carcassonne.readOptions(options);
      if (!read.ok) throw new Error(read.because);
      const state = carcassonne.setup(read.value);
      const key = dealingKey(fairness);
      const drawn: string[] = [];
      for (
        let [actor] = carcassonne.actors(state);
        actor !== undefined;
        [actor] = carcassonne.actors(state)
      ) {
        // The author of the vectors laid the tiles in another way.
        const action =
          actor === 'chance'
            ? dealFairly(carcassonne, state, key, drawn.length)
            : carcassonne.actions(state, actor).at(-1)!;
        if (action.type === 'draw') drawn.push(action.tile);
        carcassonne.apply(state, actor, action);
      }
      expect(drawn.join(' ')).toBe(tiles);
    },
  );

  test.each(VECTORS.catan)('our code deals Catan as in the vector $name', ({ record, draws }) => {
    expect(verify(catan, record)).toMatchObject({ ok: true, draws: draws.length });
    const chance = record.actions.filter(({ by }) => by === 'chance').map(({ by: _, ...action }) => action);
    expect(draws.map(({ from: _, ...draw }) => draw)).toEqual(chance);
  });

  test('every set and edition has a vector', () => {
    const found = new Set(
      VECTORS.carcassonne.map(({ options }) => [options.edition, ...options.sets].join()),
    );
    for (const edition of ['c1', 'c2', 'c3']) expect(found).toContain(`${edition},river,inns,traders,abbot`);
    const draws = VECTORS.catan.flatMap((vector) => vector.draws.map(({ type }) => type));
    for (const type of ['map', 'dice', 'stolen', 'dealt']) expect(draws).toContain(type);
  });
});

// Everything from here on is written from docs/fairness.md alone.

const u32 = (n: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(n);
  return bytes;
};
const frame = (bytes: Buffer) => Buffer.concat([u32(bytes.length), bytes]);
const framed = (...pieces: readonly Buffer[]) => Buffer.concat(pieces.map(frame));

function keyOf({ game, secret, nonces }: Fairness): Buffer {
  const info = framed(
    Buffer.from('fair-v1'),
    Buffer.from(game),
    ...nonces.map((nonce) => Buffer.from(nonce, 'hex')),
  );
  return Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'hex'), Buffer.alloc(0), info, 32));
}

/** Random numbers of one draw. */
class Numbers {
  readonly #stream: Generator<number>;
  constructor(key: Buffer, draw: number) {
    this.#stream = words(key, draw);
  }
  below(n: number): number {
    const m = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      const word = this.#stream.next().value as number;
      if (word < m) return word % n;
    }
  }
  byCounts<Thing>(counts: readonly (readonly [Thing, number])[]): Thing {
    let r = this.below(counts.reduce((sum, [, count]) => sum + count, 0));
    for (const [thing, count] of counts) {
      if (r < count) return thing;
      r -= count;
    }
    throw new Error('more than there are');
  }
  shuffled<Thing>(things: readonly Thing[]): Thing[] {
    const list = [...things];
    for (let i = list.length - 1; i >= 1; i--) {
      const j = this.below(i + 1);
      [list[i], list[j]] = [list[j]!, list[i]!];
    }
    return list;
  }
}

function* words(key: Buffer, draw: number): Generator<number> {
  for (let block = 0; ; block++) {
    const bytes = createHmac('sha256', key)
      .update(Buffer.concat([frame(Buffer.from('draw')), u32(draw), u32(block)]))
      .digest();
    for (let i = 0; i < 32; i += 4) yield bytes.readUInt32BE(i);
  }
}

const letters = (prefix: string, last: string) =>
  Array.from({ length: last.charCodeAt(0) - 64 }, (_, i) => `${prefix}-${String.fromCharCode(65 + i)}`);
const copies = (text: string): [string, number][] =>
  text.split(', ').map((word) => {
    const [tile, count = '1'] = word.split(' ');
    return [tile!, Number(count)];
  });
const BASE = copies(
  'BA-A 2, BA-B 4, BA-C, BA-D 4, BA-E 5, BA-F 2, BA-G, BA-H 3, BA-I 2, BA-J 3, BA-K 3, BA-L 3, BA-M 2, BA-N 3, BA-O 2, BA-P 3, BA-Q, BA-R 3, BA-S 2, BA-T, BA-U 8, BA-V 9, BA-W 4, BA-X',
);
const TRADERS = letters('TB', 'X');
const INNS = letters('IC', 'Q');
const RIVER = letters('RI', 'L');
const GARDENS = 'BA-Eg BA-Hg BA-Ig BA-Mg BA-Ng BA-Rg BA-Ug BA-Vg TB-Kg TB-Ug IC-Bg IC-Hg RI-Jg'.split(' ');
const ORDER = [
  ...BASE.map(([tile]) => tile),
  ...TRADERS,
  ...["TB-A'", "TB-J'", "TB-L'"],
  ...INNS,
  ...RIVER,
  ...['RI-A3', 'RI-L3', "TB-T'"],
  ...GARDENS,
];

function bagOf({
  sets,
  tradersTiles,
  riverTiles,
  startTileWithRiver,
}: TileVector['options']): Map<string, number> {
  const bag = new Map(BASE);
  const has = (set: string) => sets.includes(set);
  const put = (tiles: readonly string[]) => {
    for (const tile of tiles) bag.set(tile, tile === 'IC-K' ? 2 : 1);
  };
  const take = (tiles: readonly string[]) => {
    for (const tile of tiles) bag.delete(tile);
  };
  if (!has('river') || startTileWithRiver === 'remove') bag.set('BA-D', 3);
  if (has('inns')) put(INNS);
  if (has('traders')) {
    put(TRADERS);
    if (tradersTiles === 'third') {
      take(['TB-A', 'TB-J', 'TB-L', 'TB-T']);
      put(["TB-A'", "TB-J'", "TB-L'"]);
    }
  }
  if (has('river')) {
    put(RIVER.slice(1));
    if (riverTiles === 'third') {
      take(['RI-L']);
      put(['RI-L3']);
    }
    if (has('traders') && tradersTiles === 'third') put(["TB-T'"]);
  }
  if (has('abbot'))
    for (const garden of GARDENS) {
      const plain = garden.slice(0, -1);
      const count = bag.get(plain);
      if (count === undefined) continue;
      bag.set(plain, count - 1);
      bag.set(garden, 1);
    }
  return bag;
}

const isLake = (tile: string) => tile === 'RI-L' || tile === 'RI-L3';
const isRiver = (tile: string) => tile.startsWith('RI-') || tile === "TB-T'";

function tilesOf({ options, fairness }: TileVector): string[] {
  const bag = bagOf(options);
  const key = keyOf(fairness);
  const drawn: string[] = [];
  for (;;) {
    const left = ORDER.map((tile) => [tile, bag.get(tile) ?? 0] as const).filter(([, count]) => count > 0);
    if (left.length === 0) return drawn;
    const river = left.filter(([tile]) => isRiver(tile));
    const land = river.length === 0 ? left : river.filter(([tile]) => !isLake(tile));
    const tile = land.length > 0 ? new Numbers(key, drawn.length).byCounts(land) : river[0]![0];
    drawn.push(tile);
    bag.set(tile, bag.get(tile)! - 1);
  }
}

const many = (counts: readonly (readonly [string, number])[]) =>
  counts.flatMap(([thing, count]) => Array<string>(count).fill(thing));
const TERRAINS = many([
  ['hills', 3],
  ['forest', 4],
  ['pasture', 4],
  ['fields', 4],
  ['mountains', 3],
  ['desert', 1],
]);
const HARBOURS = many([
  ['3:1', 4],
  ['brick', 1],
  ['lumber', 1],
  ['wool', 1],
  ['grain', 1],
  ['ore', 1],
]);
const TOKENS = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11];
const OUTER = [0, 3, 7, 12, 16, 17, 18, 15, 11, 6, 2, 1];
const INNER = [4, 8, 13, 14, 10, 5];
/** Rows of three, four, five, four and three hexes, each shifted by half a hex against the one above. */
const CENTRES = [3, 4, 5, 4, 3].flatMap((length, y) =>
  Array.from({ length }, (_, i) => [2 * i - length, y] as const),
);
const areBeside = (one: number, other: number) => {
  const [x, y] = [0, 1].map((i) => Math.abs(CENTRES[one]![i]! - CENTRES[other]![i]!));
  return (y === 0 && x === 2) || (y === 1 && x === 1);
};

function island(numbers: Numbers, map: string): object {
  const terrains = numbers.shuffled(TERRAINS);
  const harbors = numbers.shuffled(HARBOURS);
  const lay = (order: readonly number[], tokens: readonly number[]) => {
    const laid = Array<number | null>(19).fill(null);
    const places = order.filter((hex) => terrains[hex] !== 'desert');
    for (const [i, hex] of places.entries()) laid[hex] = tokens[i]!;
    return laid;
  };
  const from = (ring: readonly number[], at: number) => [...ring.slice(at), ...ring.slice(0, at)];
  let tokens: (number | null)[];
  if (map === 'variable-spiral') {
    const c = numbers.below(6);
    tokens = lay([...from(OUTER, 2 * c), ...from(INNER, c), 9], TOKENS);
  } else {
    const isRed = (hex: number) => tokens[hex] === 6 || tokens[hex] === 8;
    const hexes = Array.from({ length: 19 }, (_, hex) => hex);
    do tokens = lay(hexes, numbers.shuffled(TOKENS));
    while (hexes.some((a) => hexes.some((b) => isRed(a) && isRed(b) && areBeside(a, b))));
  }
  return { type: 'map', hexes: terrains.map((terrain, hex) => [terrain, tokens[hex]]), harbors };
}

/** Two dice or a deck, roll by roll. */
class Dice {
  readonly #options: CatanOptions;
  #deck = new Set(Array.from({ length: 36 }, (_, pair) => pair));
  #turn = 0;
  constructor(options: CatanOptions) {
    this.#options = options;
  }
  roll(numbers: Numbers): object {
    const { dice, noSevenRounds, seats } = this.#options;
    const withoutSeven = noSevenRounds * seats;
    this.#turn++;
    const all = Array.from({ length: 36 }, (_, pair) => pair);
    const isSeven = (pair: number) => Math.floor(pair / 6) + (pair % 6) + 2 === 7;
    const mayCome = (pair: number) => this.#deck.has(pair) && !(this.#turn <= withoutSeven && isSeven(pair));
    const least = dice === 'deck-5' ? 5 : 0;
    if (this.#deck.size <= least || !all.some(mayCome) || this.#turn === withoutSeven + 1)
      this.#deck = new Set(all);
    const open = all.filter(mayCome);
    const pair = open[numbers.below(open.length)]!;
    if (dice !== 'independent') this.#deck.delete(pair);
    return { type: 'dice', dice: [Math.floor(pair / 6) + 1, (pair % 6) + 1] };
  }
}

function drawn(draw: Draw, numbers: Numbers, options: CatanOptions, dice: Dice): object {
  if (draw.type === 'map') return island(numbers, options.map);
  if (draw.type === 'dice') return dice.roll(numbers);
  const kinds =
    draw.type === 'stolen'
      ? ['brick', 'lumber', 'wool', 'grain', 'ore']
      : ['knight', 'point', 'roads', 'plenty', 'monopoly'];
  const card = numbers.byCounts(kinds.map((kind) => [kind, draw.from![kind]!] as const));
  return { type: draw.type, card };
}

describe('the draws of a program written from the document alone', () => {
  test.each([
    ...VECTORS.carcassonne,
    ...VECTORS.catan.map(({ name, record }) => ({ name, fairness: record.fairness })),
  ])('the commitment of $name follows from the document', ({ fairness: { game, secret, commitment } }) => {
    const bytes = framed(Buffer.from('fair-v1'), Buffer.from(game), Buffer.from(secret, 'hex'));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(commitment);
  });

  test.each(VECTORS.carcassonne)('the document gives the draws of Carcassonne in $name', (vector) => {
    expect(tilesOf(vector).join(' ')).toBe(vector.tiles);
  });

  test.each(VECTORS.catan)(
    'the document gives the draws of Catan in $name',
    ({ draws, record: { options, fairness } }) => {
      const key = keyOf(fairness);
      const dice = new Dice(options);
      for (const [i, { from, ...draw }] of draws.entries())
        expect(drawn({ ...draw, ...(from && { from }) }, new Numbers(key, i), options, dice)).toEqual(draw);
    },
  );
});
