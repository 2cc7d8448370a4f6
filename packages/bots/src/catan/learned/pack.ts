/** Networks as text: 16-bit numbers, a scale for each part, in base 64. */
import { INPUT_COUNT, INPUTS } from './inputs.ts';
import type { Network } from './network.ts';

/** Of the code: another one does not read what was learnt before. */
export const VERSION = 1;

/** A learnt network as text, and how it was learnt. */
export interface PackedNetwork {
  readonly version: number;
  /** The names of what the network is told. */
  readonly inputs: readonly string[];
  readonly units: number;
  /** Numbers that 32767 stands for: of weights, bias, out and skip. */
  readonly scales: readonly number[];
  /** The same four, one after the other. */
  readonly numbers: string;
  /** The command that made it, and what it reached. */
  readonly command: string;
  readonly seed: number;
  readonly reached: readonly string[];
}

const FULL = 32767;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export function packNetwork(
  { weights, bias, out, skip }: Network,
  about: Pick<PackedNetwork, 'command' | 'seed' | 'reached'>,
): PackedNetwork {
  const parts = [weights, bias, out, skip];
  const scales = parts.map((part) => Math.max(1e-6, ...part.map(Math.abs)));
  const whole = parts.flatMap((part, i) => Array.from(part, (x) => Math.round((x / scales[i]!) * FULL)));
  return {
    version: VERSION,
    inputs: INPUTS,
    units: bias.length,
    scales,
    numbers: toBase64(Uint8Array.from(whole.flatMap((x) => [x & 255, (x >> 8) & 255]))),
    ...about,
  };
}

/** Throws where it was learnt for other code. */
export function unpackNetwork({ version, inputs, units, scales, numbers }: PackedNetwork): Network {
  if (version !== VERSION || inputs.join() !== INPUTS.join())
    throw new Error('what was learnt belongs to other code: npm run learn -- catan');
  const bytes = fromBase64(numbers);
  let from = 0;
  const take = (count: number, scale: number): Float32Array =>
    Float32Array.from({ length: count }, () => {
      const whole = bytes[from]! | (bytes[from + 1]! << 8);
      from += 2;
      return (((whole << 16) >> 16) / FULL) * scale;
    });
  const [weights, bias, out, skip] = [INPUT_COUNT * units, units, units, INPUT_COUNT];
  return {
    weights: take(weights, scales[0]!),
    bias: take(bias, scales[1]!),
    out: take(out, scales[2]!),
    skip: take(skip, scales[3]!),
  };
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const three = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    for (let place = 18; place >= 0; place -= 6) text += DIGITS[(three >> place) & 63];
  }
  return text;
}

/** Bytes past the end are zeros. */
function fromBase64(text: string): Uint8Array {
  const bytes = new Uint8Array((text.length / 4) * 3);
  for (let i = 0, to = 0; i < text.length; i += 4) {
    let three = 0;
    for (let place = 0; place < 4; place++) three = (three << 6) | DIGITS.indexOf(text[i + place]!);
    bytes[to++] = three >> 16;
    bytes[to++] = (three >> 8) & 255;
    bytes[to++] = three & 255;
  }
  return bytes;
}
