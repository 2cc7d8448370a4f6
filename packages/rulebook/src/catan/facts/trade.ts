import type { Facts } from '../rule-facts.ts';

/** Trade with players and with the bank. */
export const TRADE = {
  'CAT-TRADE-01': {
    sources: ['ES'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-TRADE-02', 'CAT-TRADE-04', 'CAT-TURN-01', 'CAT-TRADE-09'],
  },
  'CAT-TRADE-02': {
    sources: ['ES'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-TRADE-01', 'CAT-TRADE-04', 'CAT-MARI-07'],
  },
  'CAT-TRADE-03': {
    sources: ['ES'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-TRADE-01', 'CAT-MARI-01', 'CAT-COMP-04'],
  },
  'CAT-TRADE-04': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-TRADE-02', 'CAT-TRADE-08', 'CAT-TRADE-10'],
  },
  'CAT-TRADE-05': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-TRADE-06', 'CAT-EDGE-18', 'CAT-TRADE-07'],
  },
  'CAT-TRADE-06': {
    sources: ['A20', 'R25', 'DEC'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-TRADE-05', 'CAT-DEC-09', 'CAT-EDGE-18'],
  },
  'CAT-TRADE-07': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-DEV-06', 'CAT-TRADE-05', 'CAT-TRADE-08'],
  },
  'CAT-TRADE-08': {
    sources: ['A20', 'DEC'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-TRADE-04', 'CAT-TRADE-07', 'CAT-TRADE-10'],
  },
  'CAT-TRADE-09': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-TURN-03', 'CAT-SEVEN-03', 'CAT-TRADE-01'],
  },
  'CAT-TRADE-10': {
    sources: ['DEC'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-TRADE-04', 'CAT-TRADE-08', 'CAT-TURN-01'],
  },
  'CAT-TRADE-11': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-EDGE-10', 'CAT-TRADE-01', 'CAT-ROBBER-10'],
  },
  'CAT-MARI-01': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-MARI-02', 'CAT-MARI-03', 'CAT-MARI-05', 'CAT-MARI-07'],
  },
  'CAT-MARI-02': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-MARI-03', 'CAT-MARI-08', 'CAT-MARI-01', 'CAT-COMP-04'],
  },
  'CAT-MARI-03': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-MARI-02', 'CAT-MARI-04', 'CAT-MARI-08', 'CAT-COMP-04'],
  },
  'CAT-MARI-04': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-MARI-03', 'CAT-EDGE-19', 'CAT-MARI-05'],
  },
  'CAT-MARI-05': {
    sources: ['R25'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-DEC-11', 'CAT-MARI-04', 'CAT-MARI-01'],
  },
  'CAT-MARI-06': {
    sources: ['A20', 'CT'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-PROD-06', 'CAT-MARI-01', 'CAT-PROG-05'],
  },
  'CAT-MARI-07': {
    sources: ['A20', 'R25'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-TRADE-02', 'CAT-TURN-03', 'CAT-MARI-01'],
  },
  'CAT-MARI-08': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-GEO-06', 'CAT-TURN-05', 'CAT-ROBBER-14', 'CAT-MARI-02'],
  },
} as const satisfies Record<string, Facts>;
