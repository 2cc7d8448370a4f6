/** Two claims of a score, 0 to 1, and how often either may be refused wrongly. */
export interface Hypotheses {
  /** The hypotheses: the score is at most `low`; the score is at least `high`. */
  readonly low: number;
  readonly high: number;
  readonly error: number;
}

export type Verdict = 'above' | 'below' | 'open';

export interface TestResult extends Hypotheses {
  /** `above`: more than `low`; `below`: less than `high`. */
  readonly verdict: Verdict;
  /** Deals that were looked at. */
  readonly deals: number;
  /** The logarithms of the evidence against each claim; one refuses its claim at −ln of `error`. */
  readonly againstLow: number;
  readonly againstHigh: number;
}

/** No bet loses more than this share of what there is. */
const BOLDEST = 0.9;

/**
 * Wald's sequential test for scores of whole deals. The games of a deal share their draws, so only the deal counts as one
 * observation, a score from 0 to 1 with any distribution. Against each claim a fair game is played under it: what there is
 * grows by 1 + bet × (score − claim). By Ville's inequality it ever reaches 1/error with no more than that chance where the claim is true,
 * whenever one stops looking. Scores of 0 and 1 make of it the likelihood ratio; the bet is the best one for the other claim and the
 * variance of the deals before.
 */
export class SequentialTest {
  readonly #hypotheses: Hypotheses;
  #deals = 0;
  #sum = 0;
  #squares = 0;
  #againstLow = 0;
  #againstHigh = 0;
  #verdict: Verdict = 'open';

  constructor(hypotheses: Hypotheses) {
    this.#hypotheses = hypotheses;
  }

  /** The next deal's score, 0 to 1. Scores after the verdict are ignored. */
  add(score: number): void {
    if (this.#verdict !== 'open') return;
    const { low, high, error } = this.#hypotheses;
    const gap = high - low;
    // As if one deal had been seen that varies as much as one can.
    const mean = (this.#sum + 0.5) / (this.#deals + 1);
    const variance = Math.max(1e-4, (this.#squares + 0.5) / (this.#deals + 1) - mean * mean);
    const bet = gap / (variance + gap * gap);
    this.#againstLow += Math.log1p(Math.min(bet, BOLDEST / low) * (score - low));
    this.#againstHigh += Math.log1p(Math.min(bet, BOLDEST / (1 - high)) * (high - score));
    this.#deals++;
    this.#sum += score;
    this.#squares += score * score;
    const enough = -Math.log(error);
    if (this.#againstLow >= enough) this.#verdict = 'above';
    else if (this.#againstHigh >= enough) this.#verdict = 'below';
  }

  get result(): TestResult {
    return {
      ...this.#hypotheses,
      verdict: this.#verdict,
      deals: this.#deals,
      againstLow: this.#againstLow,
      againstHigh: this.#againstHigh,
    };
  }
}
