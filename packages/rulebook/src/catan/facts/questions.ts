import type { Facts } from '../rule-facts.ts';

/** Questions often asked at the table, with their answers. */
export const QUESTIONS = {
  'CAT-EDGE-01': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-CITY-01', 'CAT-SETL-06', 'CAT-TURN-06'],
  },
  'CAT-EDGE-02': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-BUILD-03', 'CAT-COMP-07', 'CAT-ROAD-07'],
  },
  'CAT-EDGE-03': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-DEV-02', 'CAT-DEV-01', 'CAT-BUILD-01'],
  },
  'CAT-EDGE-04': {
    sources: ['CT', 'DEC'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-PROG-05', 'CAT-PROG-04', 'CAT-PROG-06'],
  },
  'CAT-EDGE-05': {
    sources: ['A20', 'DEC'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-PROG-07', 'CAT-DEV-07', 'CAT-DEV-03'],
  },
  'CAT-EDGE-06': {
    sources: ['JS', 'DEC'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-PROG-03', 'CAT-ROAD-07', 'CAT-PROG-01'],
  },
  'CAT-EDGE-07': {
    sources: ['A20', 'DEC'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-SEVEN-03', 'CAT-SEVEN-02', 'CAT-SEVEN-04'],
  },
  'CAT-EDGE-08': {
    sources: ['ES', 'A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-ROBBER-04', 'CAT-ROBBER-06', 'CAT-VAR-07'],
  },
  'CAT-EDGE-09': {
    sources: ['ES'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-ROBBER-03', 'CAT-ROBBER-04', 'CAT-ROBBER-02'],
  },
  'CAT-EDGE-10': {
    sources: ['A20', 'DEC'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-TRADE-11', 'CAT-ROBBER-10', 'CAT-ROBBER-09'],
  },
  'CAT-EDGE-11': {
    sources: ['FAQ'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-KNIGHT-03', 'CAT-SEVEN-01', 'CAT-KNIGHT-01'],
  },
  'CAT-EDGE-12': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-DEV-04', 'CAT-DEV-03', 'CAT-KNIGHT-01'],
  },
  'CAT-EDGE-13': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-DEV-05', 'CAT-VP-05', 'CAT-VP-02'],
  },
  'CAT-EDGE-14': {
    sources: ['A20', 'FAQ', 'JS'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-LROAD-06', 'CAT-BUILD-04', 'CAT-SETL-07'],
  },
  'CAT-EDGE-15': {
    sources: ['FAQ'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-LROAD-04', 'CAT-LROAD-06', 'CAT-LROAD-02'],
  },
  'CAT-EDGE-16': {
    sources: ['FAQ', 'JS', 'CT'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-LROAD-02', 'CAT-LROAD-03', 'CAT-LROAD-11'],
  },
  'CAT-EDGE-17': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-VP-03', 'CAT-LROAD-10', 'CAT-DEC-10'],
  },
  'CAT-EDGE-18': {
    sources: ['A20', 'R25'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-TRADE-05', 'CAT-TRADE-06', 'CAT-DEC-09'],
  },
  'CAT-EDGE-19': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-MARI-04', 'CAT-MARI-01', 'CAT-MARI-05'],
  },
  'CAT-EDGE-20': {
    sources: ['A20', 'R25', 'FAQ'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-PROD-04', 'CAT-EDGE-21', 'CAT-PROD-05'],
  },
  'CAT-EDGE-21': {
    sources: ['A20', 'R25', 'FAQ'],
    differs: ['older'],
    status: 'implemented',
    related: ['CAT-PROD-04', 'CAT-PROD-05', 'CAT-EDGE-20', 'CAT-DEC-01'],
  },
  'CAT-EDGE-22': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-SETUP-06', 'CAT-MAP-16', 'CAT-COMP-02'],
  },
} as const satisfies Record<string, Facts>;
