import { KINDS, RESOURCES } from '../packed.ts';

const each = (group: string): string[] => RESOURCES.map((resource) => `${group}.${resource}`);

/** Inputs of the network for a seat, in order: group, dot, name. Numbers are scaled so that most lie between 0 and 1. */
export const INPUTS: readonly string[] = [
  ...['total', 'late', 'two-short', 'one-short', 'hidden'].map((name) => `points.${name}`),
  ...each('production'),
  ...['total', 'kinds', 'numbers'].map((name) => `production.${name}`),
  'robber.blocked',
  ...each('cards'),
  ...['count', 'over'].map((name) => `cards.${name}`),
  ...each('ports'),
  'ports.any',
  ...['settlements', 'cities', 'roads'].map((name) => `pieces.${name}`),
  ...['knight', 'roads', 'plenty', 'monopoly', 'fresh'].map((name) => `developments.${name}`),
  ...['knights', 'holder', 'near', 'margin'].map((name) => `army.${name}`),
  ...['length', 'holder', 'near', 'margin'].map((name) => `road.${name}`),
  ...['now', 'one', 'two', 'three', 'second-now', 'second-one', 'city'].map((name) => `places.${name}`),
  ...['city', 'settlement', 'development', 'road'].map((name) => `tempo.${name}`),
  ...['city', 'settlement', 'development', 'road'].map((name) => `afford.${name}`),
  ...['away', 'rolled', 'round', 'deck'].map((name) => `turn.${name}`),
  ...['left', 'next'].map((name) => `setup.${name}`),
  ...['strongest', 'mean', 'production', 'best-production', 'cards'].map((name) => `threat.${name}`),
];
export const INPUT_COUNT = INPUTS.length;

/** Start of each group; named inputs follow in the order above. */
const at = (name: string): number => INPUTS.indexOf(name);
export const AT = {
  points: at('points.total'),
  production: at('production.brick'),
  income: at('production.brick') + KINDS,
  robber: at('robber.blocked'),
  cards: at('cards.brick'),
  ports: at('ports.brick'),
  pieces: at('pieces.settlements'),
  developments: at('developments.knight'),
  army: at('army.knights'),
  road: at('road.length'),
  places: at('places.now'),
  tempo: at('tempo.city'),
  afford: at('afford.city'),
  turn: at('turn.away'),
  setup: at('setup.left'),
  threat: at('threat.strongest'),
};
