import type { Facts } from '../rule-facts.ts';

/** The end of the game and the fields. */
export const END = {
  'CAR-END-01': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-TURN-07', 'CAR-END-02', 'CAR-TB-DOUBLE-07'],
  },
  'CAR-END-02': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-END-03', 'CAR-ROAD-02', 'CAR-CITY-02', 'CAR-MON-01', 'CAR-IC-05'],
  },
  'CAR-END-03': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-FARM-01', 'CAR-TB-GOODS-06', 'CAR-END-02', 'CAR-END-04'],
  },
  'CAR-END-04': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-END-01', 'CAR-END-03', 'CAR-MAJ-02'],
  },
  'CAR-FARM-01': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-FARM-02', 'CAR-FARM-05', 'CAR-MEEP-06', 'CAR-END-03'],
  },
  'CAR-FARM-02': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-FARM-01', 'CAR-EDGE-12', 'CAR-EDGE-15', 'CAR-TB-PIG-22'],
  },
  'CAR-FARM-03': {
    sources: ['CN', 'general'],
    differs: ['classic', 'c2', 'c3'],
    status: 'implemented',
    related: ['CAR-FARM-05', 'CAR-FARM-04', 'CAR-TB-PIG-06', 'CAR-MAJ-02'],
  },
  'CAR-FARM-04': {
    sources: ['general'],
    differs: ['c1', 'classic', 'c2', 'c3'],
    status: 'implemented',
    related: ['CAR-FARM-03', 'CAR-FARM-05', 'CAR-TB-PIG-05'],
  },
  'CAR-FARM-05': {
    sources: ['RU', 'C2', 'general'],
    differs: ['c1'],
    status: 'implemented',
    related: ['CAR-FARM-01', 'CAR-FARM-02', 'CAR-TB-PIG-05', 'CAR-FARM-03'],
  },
  'CAR-FARM-06': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-FARM-05', 'CAR-MAJ-04', 'CAR-TB-PIG-02'],
  },
} as const satisfies Record<string, Facts>;
