import type { Facts } from '../rule-facts.ts';

/** Inns & Cathedrals. */
export const INNS = {
  'CAR-IC-01': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-IC-02', 'CAR-GEN-01', 'CAR-GEN-03', 'CAR-IC-03'],
  },
  'CAR-IC-02': {
    sources: ['general', 'RU'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-MAJ-01', 'CAR-MAJ-03', 'CAR-IC-01', 'CAR-TB-BUILDER-02'],
  },
  'CAR-IC-03': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-ROAD-02', 'CAR-IC-05', 'CAR-IC-07', 'CAR-IC-09'],
  },
  'CAR-IC-04': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-CITY-02', 'CAR-IC-05', 'CAR-IC-09', 'CAR-IC-10'],
  },
  'CAR-IC-05': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-IC-03', 'CAR-IC-04', 'CAR-IC-06', 'CAR-END-02'],
  },
  'CAR-IC-06': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-IC-05', 'CAR-END-02', 'CAR-IC-03'],
  },
  'CAR-IC-07': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-IC-03', 'CAR-ROAD-01', 'CAR-IC-08'],
  },
  'CAR-IC-08': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-ROAD-01', 'CAR-MEEP-01', 'CAR-IC-07'],
  },
  'CAR-IC-09': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-IC-03', 'CAR-IC-04', 'CAR-TILE-06'],
  },
  'CAR-IC-10': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-CITY-03', 'CAR-IC-04', 'CAR-CITY-04'],
  },
} as const satisfies Record<string, Facts>;
