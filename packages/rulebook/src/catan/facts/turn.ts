import type { Facts } from '../rule-facts.ts';

/** The turn and the yields of the dice. */
export const TURN = {
  'CAT-TURN-01': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-TURN-02', 'CAT-TURN-03', 'CAT-TURN-04', 'CAT-PROD-01'],
  },
  'CAT-TURN-02': {
    sources: ['A20', 'R25'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-DEV-03', 'CAT-KNIGHT-03', 'CAT-VP-03', 'CAT-TURN-03'],
  },
  'CAT-TURN-03': {
    sources: ['ES', 'A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-TURN-04', 'CAT-SEVEN-01', 'CAT-TRADE-09', 'CAT-BUILD-02'],
  },
  'CAT-TURN-04': {
    sources: ['A20', 'R25', 'DEC'],
    differs: ['r25'],
    status: 'implemented',
    related: ['CAT-TURN-05', 'CAT-VAR-11', 'CAT-DEC-08', 'CAT-TURN-01'],
  },
  'CAT-TURN-05': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-MARI-08', 'CAT-TURN-04', 'CAT-VAR-11'],
  },
  'CAT-TURN-06': {
    sources: ['A20', 'FAQ'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-BUILD-01', 'CAT-BUILD-03', 'CAT-CITY-01', 'CAT-DEV-01'],
  },
  'CAT-TURN-07': {
    sources: ['A20', 'DEC'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-DEV-03', 'CAT-TURN-02', 'CAT-DEV-04'],
  },
  'CAT-PROD-01': {
    sources: ['ES', 'A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-PROD-02', 'CAT-PROD-03', 'CAT-ROBBER-05', 'CAT-COMP-02'],
  },
  'CAT-PROD-02': {
    sources: ['ES', 'A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-PROD-01', 'CAT-PROD-04', 'CAT-CITY-02', 'CAT-SETL-05'],
  },
  'CAT-PROD-03': {
    sources: ['ES'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-SEVEN-01', 'CAT-PROD-01', 'CAT-SEVEN-02'],
  },
  'CAT-PROD-04': {
    sources: ['A20', 'R25', 'FAQ'],
    differs: ['older'],
    status: 'implemented',
    related: ['CAT-PROD-05', 'CAT-EDGE-20', 'CAT-EDGE-21', 'CAT-DEC-01'],
  },
  'CAT-PROD-05': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-PROD-04', 'CAT-EDGE-21', 'CAT-PROD-02'],
  },
  'CAT-PROD-06': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-COMP-05', 'CAT-BUILD-01', 'CAT-MARI-01', 'CAT-SEVEN-02'],
  },
  'CAT-PROD-07': {
    sources: ['JS', 'CT'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-PROD-04', 'CAT-COMP-05', 'CAT-DEC-01'],
  },
} as const satisfies Record<string, Facts>;
