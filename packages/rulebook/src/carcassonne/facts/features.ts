import type { Facts } from '../rule-facts.ts';

/** Roads, cities and monasteries. */
export const FEATURES = {
  'CAR-ROAD-01': {
    sources: ['general', 'UA'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-ROAD-02', 'CAR-TB-TILES-01', 'CAR-TB-TILES-03', 'CAR-IC-03'],
  },
  'CAR-ROAD-02': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-ROAD-01', 'CAR-END-02', 'CAR-IC-03', 'CAR-MAJ-01'],
  },
  'CAR-CITY-01': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-CITY-02', 'CAR-CITY-05', 'CAR-TB-GOODS-01', 'CAR-FARM-01'],
  },
  'CAR-CITY-02': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-CITY-01', 'CAR-CITY-03', 'CAR-EDGE-13', 'CAR-IC-04'],
  },
  'CAR-CITY-03': {
    sources: ['general'],
    differs: ['classic', 'c2', 'c3'],
    status: 'implemented',
    related: ['CAR-CITY-02', 'CAR-CITY-04', 'CAR-EDGE-25', 'CAR-IC-10'],
  },
  'CAR-CITY-04': {
    sources: ['general'],
    differs: ['classic', 'c2', 'c3'],
    status: 'implemented',
    related: ['CAR-CITY-03', 'CAR-END-02', 'CAR-FARM-02', 'CAR-TB-GOODS-01'],
  },
  'CAR-CITY-05': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-CITY-01', 'CAR-RET-03', 'CAR-TB-GOODS-03', 'CAR-TURN-04'],
  },
  'CAR-MON-01': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-MON-02', 'CAR-MON-03', 'CAR-END-02', 'CAR-ABB-03'],
  },
  'CAR-MON-02': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-MON-01', 'CAR-MON-03', 'CAR-TURN-04'],
  },
  'CAR-MON-03': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-MON-01', 'CAR-MON-02', 'CAR-EDGE-24'],
  },
} as const satisfies Record<string, Facts>;
