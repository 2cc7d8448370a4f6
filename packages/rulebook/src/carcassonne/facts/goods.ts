import type { Facts } from '../rule-facts.ts';

/** Goods of Traders & Builders. */
export const GOODS = {
  'CAR-TB-GOODS-01': {
    sources: ['RU', 'CN', 'C2', 'UA'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-TB-GOODS-02', 'CAR-CITY-01', 'CAR-TURN-04', 'CAR-GEN-05'],
  },
  'CAR-TB-GOODS-02': {
    sources: ['RU', 'CN', 'C2', 'UA'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-TB-GOODS-01', 'CAR-MAJ-04', 'CAR-TB-GOODS-03', 'CAR-EDGE-23'],
  },
  'CAR-TB-GOODS-03': {
    sources: ['ruling'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-TB-GOODS-02', 'CAR-CITY-05', 'CAR-EDGE-23'],
  },
  'CAR-TB-GOODS-04': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-TB-GOODS-02', 'CAR-GEN-05', 'CAR-TB-TILES-07'],
  },
  'CAR-TB-GOODS-05': {
    sources: ['RU', 'CN', 'C2', 'UA'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-TB-GOODS-01', 'CAR-END-02', 'CAR-TB-GOODS-06'],
  },
  'CAR-TB-GOODS-06': {
    sources: ['RU', 'CN', 'C2', 'UA'],
    differs: ['c3'],
    status: 'implemented',
    related: ['CAR-TB-GOODS-07', 'CAR-TB-GOODS-08', 'CAR-END-03', 'CAR-GEN-05'],
  },
  'CAR-TB-GOODS-07': {
    sources: ['RU', 'CN', 'C2', 'UA'],
    differs: ['c1'],
    status: 'implemented',
    related: ['CAR-TB-GOODS-06', 'CAR-TB-GOODS-08', 'CAR-MAJ-02'],
  },
  'CAR-TB-GOODS-08': {
    sources: ['ruling'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-TB-GOODS-06', 'CAR-TB-GOODS-07', 'CAR-TB-GOODS-05'],
  },
} as const satisfies Record<string, Facts>;
