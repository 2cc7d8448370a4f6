import type { Facts } from '../rule-facts.ts';

/** Our decisions where sources are silent or disagree. */
export const RULINGS = {
  'CAT-DEC-01': {
    sources: ['A20', 'R25', 'FAQ', 'DEC'],
    differs: ['older'],
    status: 'implemented',
    related: ['CAT-PROD-04', 'CAT-EDGE-21', 'CAT-PROD-07'],
  },
  'CAT-DEC-02': {
    sources: ['A20', 'R25', 'DEC'],
    differs: ['r25'],
    status: 'implemented',
    related: ['CAT-LROAD-08', 'CAT-LROAD-07', 'CAT-LROAD-06'],
  },
  'CAT-DEC-03': {
    sources: ['ES', 'DEC'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-ROBBER-13', 'CAT-ROBBER-07', 'CAT-ROBBER-09'],
  },
  'CAT-DEC-04': {
    sources: ['A20', 'JS', 'CT', 'DEC'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-ROBBER-10', 'CAT-ROBBER-08', 'CAT-ROBBER-13'],
  },
  'CAT-DEC-05': {
    sources: ['A20', 'JS', 'R25', 'DEC'],
    differs: ['r25'],
    status: 'implemented',
    related: ['CAT-PROG-03', 'CAT-PROG-01', 'CAT-PROG-02'],
  },
  'CAT-DEC-06': {
    sources: ['A20', 'CT', 'DEC'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-PROG-05', 'CAT-PROG-06', 'CAT-PROG-04'],
  },
  'CAT-DEC-07': {
    sources: ['A20', 'R25', 'DEC'],
    differs: ['r25'],
    status: 'implemented',
    related: ['CAT-MAP-04', 'CAT-MAP-03', 'CAT-COMP-07'],
  },
  'CAT-DEC-08': {
    sources: ['A20', 'R25', 'DEC'],
    differs: ['r25'],
    status: 'implemented',
    related: ['CAT-TURN-04', 'CAT-VAR-11', 'CAT-TURN-05'],
  },
  'CAT-DEC-09': {
    sources: ['DEC'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-TRADE-06', 'CAT-TRADE-05', 'CAT-EDGE-18'],
  },
  'CAT-DEC-10': {
    sources: ['A20', 'DEC'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-VP-03', 'CAT-VP-04', 'CAT-EDGE-17'],
  },
  'CAT-DEC-11': {
    sources: ['A20', 'R25'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-MARI-05', 'CAT-MARI-04', 'CAT-TRADE-06'],
  },
  'CAT-DEC-12': {
    sources: ['A20', 'DEC'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-MAP-03', 'CAT-SETUP-06', 'CAT-MAP-01'],
  },
  'CAT-DEC-13': {
    sources: ['A20', 'R25', 'JS', 'DEC'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-MAP-12', 'CAT-MAP-13', 'CAT-MAP-17'],
  },
} as const satisfies Record<string, Facts>;
