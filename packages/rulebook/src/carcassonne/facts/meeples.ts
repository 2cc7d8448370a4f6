import type { Facts } from '../rule-facts.ts';

/** Placing meeples. */
export const MEEPLES = {
  'CAR-MEEP-01': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-MEEP-02', 'CAR-TURN-03', 'CAR-ABB-02', 'CAR-RIV-06'],
  },
  'CAR-MEEP-02': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-MEEP-01', 'CAR-MEEP-03', 'CAR-TILE-06', 'CAR-EDGE-18'],
  },
  'CAR-MEEP-03': {
    sources: ['RU', 'C2', 'UA'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-MEEP-02', 'CAR-TB-BUILDER-03', 'CAR-TB-PIG-04', 'CAR-TB-BUILDER-12'],
  },
  'CAR-MEEP-04': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-GEN-02', 'CAR-TURN-03', 'CAR-TURN-05', 'CAR-RET-01'],
  },
  'CAR-MEEP-05': {
    sources: ['general'],
    differs: ['c3'],
    status: 'implemented',
    related: ['CAR-MEEP-06', 'CAR-RET-01', 'CAR-ABB-04', 'CAR-TB-PIG-25'],
  },
  'CAR-MEEP-06': {
    sources: ['general'],
    differs: ['c3'],
    status: 'implemented',
    related: ['CAR-FARM-01', 'CAR-RET-04', 'CAR-MEEP-05', 'CAR-TB-PIG-03'],
  },
  'CAR-MEEP-07': {
    sources: ['general', 'RU', 'CN', 'UA'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-TB-TILES-01', 'CAR-RIV-07', 'CAR-EDGE-14', 'CAR-FARM-02'],
  },
} as const satisfies Record<string, Facts>;
