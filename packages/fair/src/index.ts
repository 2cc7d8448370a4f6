export { newNonce, newSecret } from './bytes.ts';
export { commitment, SCHEME } from './commitment.ts';
export { dealFairly, fairDealer, fairRandom } from './deal.ts';
export {
  FAIRNESS_FAULTS,
  type Fairness,
  type FairnessFault,
  type RevealedFairness,
  readFairness,
} from './fairness.ts';
export { dealingKey, type KeyShares } from './key.ts';
export {
  type Band,
  binomialBand,
  type ChiSquare,
  chiSquare,
  type DiceReport,
  diceReport,
  type SumCount,
} from './statistics.ts';
export { type DerivedDraw, type Verification, verify, verifySteps } from './verify.ts';
