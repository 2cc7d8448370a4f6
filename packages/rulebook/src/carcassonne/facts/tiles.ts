import type { Facts } from '../rule-facts.ts';

/** Tiles of Traders & Builders that need a word. */
export const TILES = {
  'CAR-TB-TILES-01': {
    sources: ['RU', 'CN', 'UA'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-TB-TILES-02', 'CAR-TB-TILES-03', 'CAR-MEEP-07', 'CAR-EDGE-14'],
  },
  'CAR-TB-TILES-02': {
    sources: ['CN', 'RU'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-TB-TILES-01', 'CAR-TB-TILES-03', 'CAR-EDGE-14'],
  },
  'CAR-TB-TILES-03': {
    sources: ['RU', 'CN'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-TB-TILES-01', 'CAR-ROAD-01', 'CAR-IC-03', 'CAR-EDGE-16'],
  },
  'CAR-TB-TILES-04': {
    sources: ['RU', 'CN'],
    differs: ['c3'],
    status: 'implemented',
    related: ['CAR-TB-TILES-06', 'CAR-ROAD-01', 'CAR-MON-01', 'CAR-EDGE-16'],
  },
  'CAR-TB-TILES-05': {
    sources: ['UA'],
    differs: ['c1', 'classic', 'c2'],
    status: 'implemented',
    related: ['CAR-TB-TILES-06', 'CAR-ROAD-01', 'CAR-EDGE-16'],
  },
  'CAR-TB-TILES-06': {
    sources: ['UA'],
    differs: ['c1', 'classic', 'c2'],
    status: 'implemented',
    related: ['CAR-TB-TILES-04', 'CAR-TB-TILES-05', 'CAR-ROAD-01', 'CAR-EDGE-16'],
  },
  'CAR-TB-TILES-07': {
    sources: ['RU', 'CN'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-TB-GOODS-04', 'CAR-CITY-05', 'CAR-EDGE-17'],
  },
  'CAR-TB-TILES-08': {
    sources: ['CN', 'RU', 'C2', 'UA'],
    differs: ['c1', 'c3'],
    status: 'implemented',
    related: ['CAR-GEN-05', 'CAR-GEN-03', 'CAR-TB-GOODS-02', 'CAR-GEN-01'],
  },
} as const satisfies Record<string, Facts>;
