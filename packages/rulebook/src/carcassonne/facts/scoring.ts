import type { Facts } from '../rule-facts.ts';

/** Control of features, and the return of figures. */
export const SCORING = {
  'CAR-MAJ-01': {
    sources: ['general', 'RU', 'C2', 'UA'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-MAJ-02', 'CAR-MAJ-03', 'CAR-TB-BUILDER-12', 'CAR-IC-02'],
  },
  'CAR-MAJ-02': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-MAJ-01', 'CAR-MAJ-03', 'CAR-EDGE-19', 'CAR-TB-PIG-07'],
  },
  'CAR-MAJ-03': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-MAJ-01', 'CAR-MAJ-02', 'CAR-IC-02', 'CAR-TB-PIG-10'],
  },
  'CAR-MAJ-04': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-MAJ-01', 'CAR-TB-GOODS-02', 'CAR-FARM-06'],
  },
  'CAR-RET-01': {
    sources: ['general', 'C2'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-RET-02', 'CAR-RET-03', 'CAR-TURN-05', 'CAR-MAJ-01'],
  },
  'CAR-RET-02': {
    sources: ['RU', 'CN', 'C2', 'UA'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-RET-01', 'CAR-TB-BUILDER-10', 'CAR-TB-DOUBLE-05', 'CAR-EDGE-06'],
  },
  'CAR-RET-03': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-RET-01', 'CAR-CITY-05', 'CAR-TURN-04', 'CAR-MAJ-01'],
  },
  'CAR-RET-04': {
    sources: ['general', 'RU', 'CN', 'C2'],
    differs: ['c3'],
    status: 'implemented',
    related: ['CAR-MEEP-06', 'CAR-TB-PIG-03', 'CAR-TB-PIG-24', 'CAR-FARM-01'],
  },
} as const satisfies Record<string, Facts>;
