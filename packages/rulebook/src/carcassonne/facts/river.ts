import type { Facts } from '../rule-facts.ts';

/** The River. */
export const RIVER = {
  'CAR-RIV-01': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-RIV-02', 'CAR-RIV-03', 'CAR-GEN-04', 'CAR-RIV-09'],
  },
  'CAR-RIV-02': {
    sources: ['general'],
    differs: ['c1', 'classic'],
    status: 'implemented',
    related: ['CAR-RIV-01', 'CAR-GEN-04', 'CAR-RIV-09'],
  },
  'CAR-RIV-03': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-RIV-04', 'CAR-RIV-05', 'CAR-TILE-02', 'CAR-RIV-01'],
  },
  'CAR-RIV-04': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-RIV-03', 'CAR-RIV-05', 'CAR-TILE-03'],
  },
  'CAR-RIV-05': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-RIV-04', 'CAR-RIV-03', 'CAR-TILE-04'],
  },
  'CAR-RIV-06': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-MEEP-01', 'CAR-RIV-07', 'CAR-RIV-08'],
  },
  'CAR-RIV-07': {
    sources: ['general'],
    differs: ['c3'],
    status: 'implemented',
    related: ['CAR-MEEP-07', 'CAR-RIV-06', 'CAR-FARM-02'],
  },
  'CAR-RIV-08': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-RIV-06', 'CAR-RIV-07', 'CAR-TURN-04'],
  },
  'CAR-RIV-09': {
    sources: ['UA'],
    differs: ['c1', 'classic', 'c2'],
    status: 'implemented',
    related: ['CAR-RIV-01', 'CAR-RIV-02', 'CAR-TB-GOODS-04', 'CAR-GEN-05'],
  },
  'CAR-RIV-10': {
    sources: ['ruling'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-TB-BUILDER-06', 'CAR-TB-DOUBLE-02', 'CAR-RIV-01'],
  },
} as const satisfies Record<string, Facts>;
