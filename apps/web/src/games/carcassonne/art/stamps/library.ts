import type { Detail } from '../../../../art/detail.ts';
import { roughen } from '../../../../art/pen/stray.ts';
import { type HouseName, houses } from '../../../../art/stamps/houses.ts';
import { NATURE } from '../../../../art/stamps/nature.ts';
import { WATERSIDE } from '../../../../art/stamps/waterside.ts';
import { BADGES } from './badges.ts';
import { LANDMARKS } from './landmarks.ts';
import { TOWERS } from './towers.ts';

export type MotifName =
  | HouseName
  | keyof typeof TOWERS
  | keyof typeof NATURE
  | keyof typeof WATERSIDE
  | keyof typeof LANDMARKS
  | keyof typeof BADGES;

/** How much larger some stamps are at low detail. */
const ENLARGED: Partial<Record<MotifName, number>> = {
  oak0: 1.35,
  oak1: 1.35,
  oak2: 1.35,
  cypress: 1.3,
  bush0: 1.3,
  shield: 1.3,
  wine: 1.35,
  grain: 1.35,
  cloth: 1.35,
  chicken: 1.35,
  inn: 1.25,
  garden: 1.12,
};

const libraries = new Map<Detail, Record<string, string>>();

function library(detail: Detail): Record<string, string> {
  const found = libraries.get(detail);
  if (found) return found;
  const low = detail === 'low';
  const plain: Record<string, string> = {
    ...houses(low),
    ...TOWERS,
    ...NATURE,
    ...WATERSIDE,
    ...LANDMARKS,
    ...BADGES,
  };
  const all: Record<string, string> = {};
  for (const [name, markup] of Object.entries(plain)) {
    const drawn = roughen(markup, name, /^(gable|ridge|shed)/.test(name) ? 0.55 : 0.4);
    const scale = low ? ENLARGED[name as MotifName] : undefined;
    all[name] = scale === undefined ? drawn : `<g transform="scale(${scale})">${drawn}</g>`;
  }
  libraries.set(detail, all);
  return all;
}

/** `<defs>` with these stamps, each a group to be placed by `<use href="#name">`; `prefix` begins every name. */
export function motifDefs(names: Iterable<MotifName>, detail: Detail = 'full', prefix = ''): string {
  const all = library(detail);
  return `<defs>${[...names].map((name) => `<g id="${prefix}${name}">${all[name]}</g>`).join('')}</defs>`;
}
