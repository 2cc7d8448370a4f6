import type { Facts } from '../rule-facts.ts';

/** The pig: a bonus at the end (01–10), or paid during the game (20–30). */
export const PIG = {
  'CAR-TB-PIG-01': {
    sources: ['RU', 'CN', 'C2'],
    differs: ['c3'],
    status: 'implemented',
    related: ['CAR-TB-PIG-02', 'CAR-TB-PIG-05', 'CAR-TURN-03', 'CAR-TB-PIG-20'],
  },
  'CAR-TB-PIG-02': {
    sources: ['RU', 'CN', 'C2'],
    differs: ['c3'],
    status: 'implemented',
    related: ['CAR-TB-PIG-01', 'CAR-TB-PIG-03', 'CAR-TB-PIG-20', 'CAR-FARM-06'],
  },
  'CAR-TB-PIG-03': {
    sources: ['RU', 'CN', 'C2'],
    differs: ['c3'],
    status: 'implemented',
    except: 'other-expansions',
    related: ['CAR-RET-04', 'CAR-MEEP-06', 'CAR-TB-PIG-02', 'CAR-TB-PIG-24'],
  },
  'CAR-TB-PIG-04': {
    sources: ['RU', 'C2', 'UA'],
    differs: 'same',
    status: 'implemented',
    related: ['CAR-MAJ-01', 'CAR-MEEP-03', 'CAR-TB-PIG-07', 'CAR-TB-PIG-26'],
  },
  'CAR-TB-PIG-05': {
    sources: ['RU', 'C2'],
    differs: ['c1', 'c3'],
    status: 'implemented',
    related: ['CAR-FARM-05', 'CAR-TB-PIG-07', 'CAR-TB-PIG-08', 'CAR-TB-PIG-06', 'CAR-TB-PIG-22'],
  },
  'CAR-TB-PIG-06': {
    sources: ['CN', 'ruling'],
    differs: ['classic', 'c2', 'c3'],
    status: 'implemented',
    related: ['CAR-TB-PIG-05', 'CAR-FARM-03', 'CAR-TB-PIG-08'],
  },
  'CAR-TB-PIG-07': {
    sources: ['C2'],
    differs: ['c3'],
    status: 'implemented',
    related: ['CAR-TB-PIG-05', 'CAR-MAJ-02', 'CAR-TB-PIG-04', 'CAR-TB-PIG-22'],
  },
  'CAR-TB-PIG-08': {
    sources: ['C2'],
    differs: ['c3'],
    status: 'implemented',
    related: ['CAR-TB-PIG-05', 'CAR-TB-PIG-07', 'CAR-FARM-05', 'CAR-TB-PIG-22'],
  },
  'CAR-TB-PIG-09': {
    sources: ['RU'],
    differs: 'same',
    status: 'out-of-scope',
    reason: 'pig-herd',
    related: ['CAR-TB-PIG-05', 'CAR-FARM-05', 'CAR-TB-TILES-01'],
  },
  'CAR-TB-PIG-10': {
    sources: ['general'],
    differs: ['c3'],
    status: 'implemented',
    related: ['CAR-TB-PIG-05', 'CAR-MAJ-03', 'CAR-TB-PIG-07'],
  },
  'CAR-TB-PIG-20': {
    sources: ['UA'],
    differs: ['c1', 'classic', 'c2'],
    status: 'implemented',
    except: 'other-expansions',
    related: ['CAR-TB-PIG-21', 'CAR-TB-PIG-01', 'CAR-TB-PIG-02', 'CAR-TB-BUILDER-20'],
  },
  'CAR-TB-PIG-21': {
    sources: ['UA'],
    differs: ['c1', 'classic', 'c2'],
    status: 'implemented',
    related: ['CAR-TB-PIG-22', 'CAR-TB-PIG-23', 'CAR-TB-PIG-24', 'CAR-TB-PIG-29'],
  },
  'CAR-TB-PIG-22': {
    sources: ['UA'],
    differs: ['c1', 'classic', 'c2'],
    status: 'implemented',
    related: ['CAR-TB-PIG-21', 'CAR-TB-PIG-05', 'CAR-FARM-02', 'CAR-TB-PIG-23'],
  },
  'CAR-TB-PIG-23': {
    sources: ['UA'],
    differs: ['c1', 'classic', 'c2'],
    status: 'implemented',
    related: ['CAR-TB-PIG-21', 'CAR-TB-PIG-22', 'CAR-TB-PIG-28'],
  },
  'CAR-TB-PIG-24': {
    sources: ['UA'],
    differs: ['c1', 'classic', 'c2'],
    status: 'implemented',
    related: ['CAR-TB-PIG-25', 'CAR-TB-PIG-21', 'CAR-EDGE-22', 'CAR-TB-PIG-03'],
  },
  'CAR-TB-PIG-25': {
    sources: ['UA'],
    differs: ['c1', 'classic', 'c2'],
    status: 'implemented',
    related: ['CAR-TB-PIG-24', 'CAR-MEEP-05', 'CAR-MEEP-06', 'CAR-EDGE-21'],
  },
  'CAR-TB-PIG-26': {
    sources: ['UA'],
    differs: ['c1', 'classic', 'c2'],
    status: 'implemented',
    related: ['CAR-TB-PIG-05', 'CAR-TB-PIG-04', 'CAR-FARM-05', 'CAR-END-03'],
  },
  'CAR-TB-PIG-27': {
    sources: ['ruling', 'UA'],
    differs: ['c1', 'classic', 'c2'],
    status: 'implemented',
    related: ['CAR-TB-PIG-21', 'CAR-CITY-05', 'CAR-RET-03', 'CAR-TB-PIG-30'],
  },
  'CAR-TB-PIG-28': {
    sources: ['ruling'],
    differs: ['c1', 'classic', 'c2'],
    status: 'implemented',
    related: ['CAR-TB-PIG-20', 'CAR-TB-PIG-23', 'CAR-TURN-05'],
  },
  'CAR-TB-PIG-29': {
    sources: ['ruling'],
    differs: ['c1', 'classic', 'c2'],
    status: 'implemented',
    related: ['CAR-TB-PIG-21', 'CAR-MAJ-04', 'CAR-TB-GOODS-02'],
  },
  'CAR-TB-PIG-30': {
    sources: ['ruling'],
    differs: ['c1', 'classic', 'c2'],
    status: 'implemented',
    related: ['CAR-TB-PIG-21', 'CAR-TB-BUILDER-25', 'CAR-TB-PIG-27'],
  },
} as const satisfies Record<string, Facts>;
