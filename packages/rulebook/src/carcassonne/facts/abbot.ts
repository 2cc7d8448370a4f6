import type { Facts } from '../rule-facts.ts';

/** The abbot, an optional module of the second edition and later. */
export const ABBOT = {
  'CAR-ABB-01': {
    sources: ['general'],
    differs: ['c1', 'classic'],
    status: 'implemented',
    related: ['CAR-ABB-02', 'CAR-ABB-03', 'CAR-GEN-03'],
  },
  'CAR-ABB-02': {
    sources: ['general'],
    differs: ['c1', 'classic'],
    status: 'implemented',
    related: ['CAR-ABB-01', 'CAR-ABB-05', 'CAR-MEEP-01', 'CAR-TURN-03'],
  },
  'CAR-ABB-03': {
    sources: ['general'],
    differs: ['c1', 'classic'],
    status: 'implemented',
    related: ['CAR-MON-01', 'CAR-ABB-02', 'CAR-END-02'],
  },
  'CAR-ABB-04': {
    sources: ['general'],
    differs: ['c1', 'classic'],
    status: 'implemented',
    related: ['CAR-ABB-06', 'CAR-MEEP-05', 'CAR-MON-01', 'CAR-TURN-03'],
  },
  'CAR-ABB-05': {
    sources: ['general'],
    differs: ['c1', 'classic'],
    status: 'implemented',
    related: ['CAR-ABB-02', 'CAR-MAJ-01', 'CAR-MEEP-01'],
  },
  'CAR-ABB-06': {
    sources: ['general'],
    differs: ['c1', 'classic'],
    status: 'implemented',
    related: ['CAR-ABB-04', 'CAR-TB-DOUBLE-01', 'CAR-TB-DOUBLE-03'],
  },
} as const satisfies Record<string, Facts>;
