import type { Facts } from '../rule-facts.ts';

/** Victory, and open and hidden information. */
export const VICTORY = {
  'CAT-VP-01': {
    sources: ['ES', 'A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-VP-02', 'CAT-CITY-02', 'CAT-LROAD-01', 'CAT-LARMY-01'],
  },
  'CAT-VP-02': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-VP-03', 'CAT-VP-04', 'CAT-VAR-01', 'CAT-VP-06'],
  },
  'CAT-VP-03': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-EDGE-17', 'CAT-DEC-10', 'CAT-LROAD-10', 'CAT-VP-02'],
  },
  'CAT-VP-04': {
    sources: ['A20', 'JS'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-VP-02', 'CAT-VP-05', 'CAT-VP-03'],
  },
  'CAT-VP-05': {
    sources: ['A20', 'DEC'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-DEV-05', 'CAT-VP-04', 'CAT-INFO-02'],
  },
  'CAT-VP-06': {
    sources: ['A20', 'DEC'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-VP-02', 'CAT-INFO-02', 'CAT-VP-05'],
  },
  'CAT-INFO-01': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-INFO-02', 'CAT-INFO-03', 'CAT-KNIGHT-02'],
  },
  'CAT-INFO-02': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-INFO-01', 'CAT-ROBBER-15', 'CAT-DEV-06'],
  },
  'CAT-INFO-03': {
    sources: ['FAQ', 'DEC'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-VAR-08', 'CAT-PROD-04', 'CAT-INFO-01'],
  },
  'CAT-INFO-04': {
    sources: ['DEC'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-INFO-02', 'CAT-ROBBER-15', 'CAT-PROG-07'],
  },
} as const satisfies Record<string, Facts>;
