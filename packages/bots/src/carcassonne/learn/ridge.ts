/** Least squares with a penalty on large weights, from rows that are seen one by one. */
export class Ridge {
  readonly #count: number;
  /** Sums of products of the inputs (lower half), and of each with what was to be said. */
  readonly #products: Float64Array;
  readonly #targets: Float64Array;

  constructor(count: number) {
    this.#count = count;
    this.#products = new Float64Array(count * count);
    this.#targets = new Float64Array(count);
  }

  see(inputs: Float64Array, target: number, weight: number): void {
    for (let i = 0; i < this.#count; i++) {
      const input = inputs[i]! * weight;
      if (input === 0) continue;
      this.#targets[i]! += input * target;
      const row = i * this.#count;
      for (let j = 0; j <= i; j++) this.#products[row + j]! += input * inputs[j]!;
    }
  }

  /** The weights with the least squared error and penalty: by Cholesky's method. */
  solve(penalty: number): Float64Array {
    const count = this.#count;
    const factor = this.#products.slice();
    for (let i = 0; i < count; i++) {
      factor[i * count + i]! += penalty * (1 + factor[i * count + i]! / 1000);
      for (let j = 0; j <= i; j++) {
        let rest = factor[i * count + j]!;
        for (let k = 0; k < j; k++) rest -= factor[i * count + k]! * factor[j * count + k]!;
        factor[i * count + j] = i === j ? Math.sqrt(rest) : rest / factor[j * count + j]!;
      }
    }
    const weights = this.#targets.slice();
    for (let i = 0; i < count; i++) {
      for (let k = 0; k < i; k++) weights[i]! -= factor[i * count + k]! * weights[k]!;
      weights[i]! /= factor[i * count + i]!;
    }
    for (let i = count - 1; i >= 0; i--) {
      for (let k = i + 1; k < count; k++) weights[i]! -= factor[k * count + i]! * weights[k]!;
      weights[i]! /= factor[i * count + i]!;
    }
    return weights;
  }
}
