import type { Facts } from '../rule-facts.ts';

/** The second tile that the builder brings. */
export const DOUBLE = {
  'CAR-TB-DOUBLE-01': {
    sources: ['RU', 'CN', 'C2'],
    differs: ['c3'],
    status: 'implemented',
    related: ['CAR-TB-BUILDER-06', 'CAR-TB-DOUBLE-02', 'CAR-TB-DOUBLE-04', 'CAR-TB-BUILDER-25'],
  },
  'CAR-TB-DOUBLE-02': {
    sources: ['RU', 'CN'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-TB-DOUBLE-01', 'CAR-EDGE-10', 'CAR-TILE-01'],
  },
  'CAR-TB-DOUBLE-03': {
    sources: ['RU', 'CN', 'C2'],
    differs: ['c3'],
    status: 'implemented',
    related: ['CAR-TURN-05', 'CAR-TB-DOUBLE-01', 'CAR-EDGE-04', 'CAR-TB-BUILDER-26'],
  },
  'CAR-TB-DOUBLE-04': {
    sources: ['RU', 'CN', 'C2', 'UA'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-TB-DOUBLE-01', 'CAR-TB-DOUBLE-08', 'CAR-TB-BUILDER-27', 'CAR-EDGE-04'],
  },
  'CAR-TB-DOUBLE-05': {
    sources: ['RU', 'CN', 'C2', 'UA'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-TB-BUILDER-10', 'CAR-TB-BUILDER-06', 'CAR-EDGE-07', 'CAR-RET-02'],
  },
  'CAR-TB-DOUBLE-06': {
    sources: ['RU', 'CN', 'C2', 'UA'],
    differs: ['c3'],
    status: 'implemented',
    related: ['CAR-TB-DOUBLE-01', 'CAR-TB-BUILDER-06', 'CAR-TB-BUILDER-25'],
  },
  'CAR-TB-DOUBLE-07': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-TURN-07', 'CAR-TILE-04', 'CAR-EDGE-08', 'CAR-EDGE-09'],
  },
  'CAR-TB-DOUBLE-08': {
    sources: ['ruling', 'RU', 'CN'],
    differs: ['c3'],
    status: 'implemented',
    related: ['CAR-TB-DOUBLE-04', 'CAR-TB-BUILDER-08', 'CAR-TB-BUILDER-27'],
  },
} as const satisfies Record<string, Facts>;
