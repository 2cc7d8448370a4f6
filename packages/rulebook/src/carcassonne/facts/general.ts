import type { Facts } from '../rule-facts.ts';

/** Setting up, the turn and laying tiles. */
export const GENERAL = {
  'CAR-GEN-01': {
    sources: ['CN', 'RU', 'general'],
    differs: ['c1', 'c2', 'c3'],
    status: 'implemented',
    related: ['CAR-GEN-02', 'CAR-GEN-03', 'CAR-GEN-06', 'CAR-IC-01'],
  },
  'CAR-GEN-02': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-GEN-03', 'CAR-MEEP-04', 'CAR-GEN-01'],
  },
  'CAR-GEN-03': {
    sources: ['RU', 'C2', 'UA', 'general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-GEN-02', 'CAR-IC-02', 'CAR-ABB-02', 'CAR-TB-BUILDER-05'],
  },
  'CAR-GEN-04': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-TILE-01', 'CAR-RIV-01', 'CAR-RIV-02', 'CAR-TURN-02'],
  },
  'CAR-GEN-05': {
    sources: ['RU', 'CN', 'C2', 'UA'],
    differs: ['c3'],
    status: 'implemented',
    related: ['CAR-TB-GOODS-02', 'CAR-TB-GOODS-06', 'CAR-TB-GOODS-04'],
  },
  'CAR-GEN-06': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-TURN-01', 'CAR-TURN-06', 'CAR-GEN-01'],
  },
  'CAR-TURN-01': {
    sources: ['general', 'UA'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-TURN-02', 'CAR-TURN-03', 'CAR-TURN-04', 'CAR-TURN-06'],
  },
  'CAR-TURN-02': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-TURN-01', 'CAR-TILE-01', 'CAR-TILE-04', 'CAR-TILE-05'],
  },
  'CAR-TURN-03': {
    sources: ['general', 'UA'],
    differs: ['c3'],
    status: 'implemented',
    related: ['CAR-MEEP-01', 'CAR-MEEP-02', 'CAR-TB-BUILDER-01', 'CAR-TB-PIG-01'],
  },
  'CAR-TURN-04': {
    sources: ['C2', 'general', 'UA'],
    differs: ['c3'],
    status: 'implemented',
    related: ['CAR-TURN-05', 'CAR-RET-01', 'CAR-TB-GOODS-01', 'CAR-MAJ-01'],
  },
  'CAR-TURN-05': {
    sources: ['general', 'RU', 'CN', 'C2'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-TURN-04', 'CAR-RET-01', 'CAR-TB-DOUBLE-03', 'CAR-EDGE-11'],
  },
  'CAR-TURN-06': {
    sources: ['RU', 'CN', 'C2', 'general'],
    differs: ['c3'],
    status: 'implemented',
    related: ['CAR-TB-DOUBLE-01', 'CAR-TB-BUILDER-06', 'CAR-TURN-07', 'CAR-GEN-06'],
  },
  'CAR-TURN-07': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-END-01', 'CAR-TB-DOUBLE-07', 'CAR-EDGE-08', 'CAR-END-02'],
  },
  'CAR-TILE-01': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-TILE-02', 'CAR-TILE-03', 'CAR-TURN-02', 'CAR-GEN-04'],
  },
  'CAR-TILE-02': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-TILE-01', 'CAR-TILE-03', 'CAR-TILE-04', 'CAR-RIV-03'],
  },
  'CAR-TILE-03': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-TILE-01', 'CAR-TILE-02', 'CAR-TILE-04'],
  },
  'CAR-TILE-04': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-TILE-05', 'CAR-TILE-02', 'CAR-EDGE-09', 'CAR-TURN-07'],
  },
  'CAR-TILE-05': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-TILE-04', 'CAR-TURN-02', 'CAR-TILE-02'],
  },
  'CAR-TILE-06': {
    sources: ['general'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-MEEP-02', 'CAR-MAJ-01', 'CAR-MAJ-02', 'CAR-EDGE-18'],
  },
} as const satisfies Record<string, Facts>;
