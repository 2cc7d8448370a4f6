import { createHash, createHmac, hkdfSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitment, dealingKey, fairRandom, newNonce, newSecret } from '../src/index.ts';

/** The worked example of `docs/fairness.md`. */
const EXAMPLE = {
  game: 'example',
  secret: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  nonces: ['a0a1a2a3a4a5a6a7a8a9aaabacadaeaf', ''],
};

/** The scheme a second time, by another library and from the description alone. */
const length = (bytes: number) => {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(bytes);
  return four;
};
const frame = (piece: Buffer) => Buffer.concat([length(piece.length), piece]);
const hashed = (game: string, secret: string) =>
  createHash('sha256')
    .update(Buffer.concat([Buffer.from('fair-v1'), Buffer.from(game), Buffer.from(secret, 'hex')].map(frame)))
    .digest('hex');
const keyed = ({ game, secret, nonces }: typeof EXAMPLE) => {
  const pieces = [
    Buffer.from('fair-v1'),
    Buffer.from(game),
    ...nonces.map((nonce) => Buffer.from(nonce, 'hex')),
  ];
  const info = Buffer.concat(pieces.map(frame));
  return Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'hex'), Buffer.alloc(0), info, 32));
};
function* words(key: Uint8Array, draw: number) {
  for (let block = 0; ; block++) {
    const message = Buffer.concat([frame(Buffer.from('draw')), length(draw), length(block)]);
    const bytes = createHmac('sha256', key).update(message).digest();
    for (let word = 0; word < 8; word++) yield bytes.readUInt32BE(4 * word);
  }
}
function below(stream: Generator<number>, bound: number): number {
  for (;;) {
    const word = stream.next().value as number;
    if (Math.floor(word / bound) < Math.floor(2 ** 32 / bound)) return word % bound;
  }
}

const anySecret = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));
const anyNonce = fc.oneof(
  fc.constant(''),
  fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes).toString('hex')),
);
const anyId = fc.string({
  unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
  minLength: 1,
  maxLength: 100,
});

describe('the scheme, against node:crypto', () => {
  it('gives the values of the worked example', () => {
    const key = dealingKey(EXAMPLE);
    const random = fairRandom(key, 0);
    expect(commitment(EXAMPLE.game, EXAMPLE.secret)).toBe(
      '2417112d00adcb53b6fe1c257ac2cfb3afc1793464a90ad755b65a7b756b2e73',
    );
    expect(Buffer.from(key).toString('hex')).toBe(
      '3b2f5dd6afcafb418d9b7eb4213a24e872fc6f5a546f5dc0b7e09de8673d8b33',
    );
    expect(Array.from({ length: 10 }, () => random.below(36))).toEqual([
      26, 25, 27, 12, 18, 22, 14, 14, 16, 5,
    ]);
  });

  it('commits to a secret as docs/fairness.md describes', () => {
    fc.assert(
      fc.property(anyId, anySecret, (game, secret) => {
        expect(commitment(game, secret)).toBe(hashed(game, secret));
      }),
    );
  });

  it('derives keys as docs/fairness.md describes', () => {
    fc.assert(
      fc.property(
        anyId,
        anySecret,
        fc.array(anyNonce, { minLength: 1, maxLength: 8 }),
        (game, secret, nonces) => {
          expect(Buffer.from(dealingKey({ game, secret, nonces }))).toEqual(keyed({ game, secret, nonces }));
        },
      ),
    );
  });

  it('draws as docs/fairness.md describes, past the first block and for any bounds', () => {
    const bounds = fc.array(fc.integer({ min: 1, max: 2 ** 31 }), { minLength: 20, maxLength: 40 });
    fc.assert(
      fc.property(anySecret, fc.nat(100_000), bounds, (secret, draw, asked) => {
        const key = Buffer.from(secret, 'hex');
        const random = fairRandom(key, draw);
        const stream = words(key, draw);
        for (const bound of asked) expect(random.below(bound)).toBe(below(stream, bound));
      }),
    );
  });
});

describe('a key', () => {
  it('differs by secret, game, nonce, and the seat that a nonce is of', () => {
    const { game, secret, nonces } = EXAMPLE;
    const keys = [
      EXAMPLE,
      { game, secret: secret.replace('00', '01'), nonces },
      { game: 'examplf', secret, nonces },
      { game, secret, nonces: [nonces[0]!.replace('a0', 'a1'), ''] },
      { game, secret, nonces: ['', nonces[0]!] },
      { game, secret, nonces: [nonces[0]!, '', ''] },
      { game, secret, nonces: [nonces[0]!] },
    ].map((shares) => Buffer.from(dealingKey(shares)).toString('hex'));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is refused in any other form, and a secret is not told', () => {
    const { game, secret, nonces } = EXAMPLE;
    expect(() => commitment('', secret)).toThrow('id');
    expect(() => commitment('a b', secret)).toThrow('id');
    expect(() => dealingKey({ game, secret, nonces: ['', 'A0'] })).toThrow('seat 1');
    for (const bad of [secret.slice(2), secret.toUpperCase(), `${secret} `])
      expect(() => commitment(game, bad)).toThrow(/^a secret is 32 bytes in hexadecimal$/);
    expect(() => dealingKey({ game, secret: 'x', nonces })).toThrow('secret');
  });

  it('is new each time it is asked of the system', () => {
    expect(newSecret()).toMatch(/^[0-9a-f]{64}$/);
    expect(newNonce()).toMatch(/^[0-9a-f]{32}$/);
    expect(newSecret()).not.toBe(newSecret());
    expect(newNonce()).not.toBe(newNonce());
  });
});

it('numbers are drawn below 1 to 2³¹ only', () => {
  const random = fairRandom(dealingKey(EXAMPLE), 0);
  for (const bound of [0, -1, 1.5, 2 ** 31 + 1, Number.NaN])
    expect(() => random.below(bound)).toThrow('bound');
  expect(random.below(1)).toBe(0);
  expect(random.below(2 ** 31)).toBeLessThan(2 ** 31);
});
