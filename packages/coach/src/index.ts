export { type Analyst, analystOf, canJudge } from './analyst.ts';
export { DEFAULT_EFFORTS, type DefaultJudge, defaultJudgeOf } from './default-judge.ts';
export type { CurveFinding, DecisionFinding, DrawFinding, Finding } from './findings.ts';
export { GRADES, type Grade, gradeOf } from './grade.ts';
export { type Review, ReviewBuilder, type SeatReview, type TurningPoint } from './review.ts';
export { Study } from './study.ts';
export { type Effort, type Task, tasksFor } from './tasks.ts';
