export { HandOver, type HandOverProps, type SinceLine } from './HandOver.tsx';
export { type Eyes, useEyes } from './use-eyes.ts';
