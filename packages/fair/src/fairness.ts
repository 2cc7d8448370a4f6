import { isObject, quote, type Refusal, type Result } from '@bastide/contract';
import { isGameId, isHex, isNonce, isSecret, NONCE_BYTES, SECRET_BYTES } from './bytes.ts';
import { SCHEME } from './commitment.ts';

/** The member `fairness` of a record: what was committed to, the seats' shares, and at the end the secret. */
export interface Fairness {
  readonly scheme: typeof SCHEME;
  /** The game's id. */
  readonly game: string;
  /** 32 bytes in hexadecimal. */
  readonly commitment: string;
  /** One for each seat in turn order: 16 bytes in hexadecimal, or empty. */
  readonly nonces: readonly string[];
  /** 32 bytes in hexadecimal; absent while the game goes on. */
  readonly secret?: string;
}

/** The same once the secret is revealed. */
export type RevealedFairness = Fairness & { readonly secret: string };

/** The ways in which something can fail to be the member `fairness`: `facts.fault` of a refusal by `FAIRNESS`. */
export const FAIRNESS_FAULTS = [
  'form',
  'member',
  'scheme',
  'game',
  'commitment',
  'nonces',
  'seats',
  'secret',
] as const;
export type FairnessFault = (typeof FAIRNESS_FAULTS)[number];

const MEMBERS = ['scheme', 'game', 'commitment', 'nonces', 'secret'];

const fault = (name: FairnessFault, because: string, what?: string | number): { ok: false } & Refusal => ({
  ok: false,
  rule: 'FAIRNESS',
  because,
  facts: what === undefined ? { fault: name } : { fault: name, what },
});

/** Reads anything that claims to be the member `fairness` of a record with so many seats. Never throws. */
export function readFairness(input: unknown, seats: number): Result<Fairness> {
  if (!isObject(input)) return fault('form', 'the member "fairness" is no JSON object');
  const stranger = Object.keys(input).find((member) => !MEMBERS.includes(member));
  if (stranger !== undefined)
    return fault('member', `the member "fairness" has no member ${quote(stranger)}`, quote(stranger));
  const { scheme, game, commitment, nonces, secret } = input;
  if (scheme !== SCHEME)
    return fault('scheme', `the scheme is ${quote(scheme)}, not "${SCHEME}"`, quote(scheme));
  if (!isGameId(game)) return fault('game', 'the id of the game is not 1 to 100 visible ASCII characters');
  if (!isHex(commitment, SECRET_BYTES))
    return fault('commitment', `the commitment is not ${SECRET_BYTES} bytes in hexadecimal`);
  if (!Array.isArray(nonces) || !Array.from(nonces as unknown[]).every(isNonce))
    return fault('nonces', `a nonce is ${NONCE_BYTES} bytes in hexadecimal, or empty`);
  if (nonces.length !== seats) return fault('seats', `${nonces.length} nonces for ${seats} seats`, seats);
  if (Object.hasOwn(input, 'secret') && !isSecret(secret))
    return fault('secret', `the secret is not ${SECRET_BYTES} bytes in hexadecimal`);
  return { ok: true, value: input as unknown as Fairness };
}
