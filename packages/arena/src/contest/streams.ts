import { Sfc32 } from '@bastide/contract';

const PRIME = 0x01000193;

/** FNV-1a of a text, begun in two ways: 32 bits each. */
function hash(text: string, begin: number): number {
  let bits = begin;
  for (let i = 0; i < text.length; i++) bits = Math.imul(bits ^ text.charCodeAt(i), PRIME);
  return bits;
}

/** A generator of its own for whatever these name: equal names give equal numbers, others have nothing to do with one another. */
export function streamOf(...names: readonly (string | number)[]): Sfc32 {
  const text = names.join('/');
  return new Sfc32(hash(text, 0x811c9dc5), hash(text, 0x2f6b9e15));
}
