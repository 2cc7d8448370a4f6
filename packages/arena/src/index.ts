export { type Match, playMatch } from './match.ts';
export { type SeriesHead, type Simulation, type Standing, simulation, standings } from './report.ts';
export { seating } from './seating.ts';
export { type SeriesSettings, series } from './series.ts';
export { type Interval, type Mean, meanOf, wilson } from './statistics.ts';
export { count, emptyTally, merge, type Sums, type Tally, WIN_PARTS } from './tally.ts';
