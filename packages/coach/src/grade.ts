/** Grades of a decision, best first. */
export const GRADES = ['best', 'fine', 'slip', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

/** A decision is of a grade that lost less than this of the chance to win. */
const LOST_LESS: Readonly<Record<Exclude<Grade, 'blunder'>, number>> = {
  best: 0.005,
  fine: 0.02,
  slip: 0.05,
  mistake: 0.1,
};

/** By what was lost of the chance to win, 0 to 1. */
export const gradeOf = (loss: number): Grade =>
  GRADES.find((grade) => grade !== 'blunder' && loss < LOST_LESS[grade]) ?? 'blunder';
