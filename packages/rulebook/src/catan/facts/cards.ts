import type { Facts } from '../rule-facts.ts';

/** Development cards: buying, knights and progress. */
export const CARDS = {
  'CAT-DEV-01': {
    sources: ['A20', 'FAQ'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-BUILD-01', 'CAT-DEV-04', 'CAT-DEV-02', 'CAT-COMP-06'],
  },
  'CAT-DEV-02': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-EDGE-03', 'CAT-DEV-01', 'CAT-PROG-08'],
  },
  'CAT-DEV-03': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-DEV-04', 'CAT-DEV-05', 'CAT-TURN-02', 'CAT-TURN-07'],
  },
  'CAT-DEV-04': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-DEV-03', 'CAT-EDGE-12', 'CAT-DEV-05'],
  },
  'CAT-DEV-05': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-VP-05', 'CAT-EDGE-13', 'CAT-DEV-03', 'CAT-COMP-09'],
  },
  'CAT-DEV-06': {
    sources: ['A20', 'R25'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-TRADE-07', 'CAT-SEVEN-02', 'CAT-INFO-02'],
  },
  'CAT-DEV-07': {
    sources: ['A20', 'DEC'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-EDGE-05', 'CAT-PROG-03', 'CAT-PROG-06', 'CAT-PROG-07'],
  },
  'CAT-KNIGHT-01': {
    sources: ['ES', 'A20', 'FAQ'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-ROBBER-02', 'CAT-ROBBER-07', 'CAT-SEVEN-01', 'CAT-KNIGHT-02', 'CAT-LARMY-01'],
  },
  'CAT-KNIGHT-02': {
    sources: ['A20', 'FAQ'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-LARMY-01', 'CAT-LARMY-02', 'CAT-INFO-01'],
  },
  'CAT-KNIGHT-03': {
    sources: ['FAQ'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-TURN-02', 'CAT-EDGE-11', 'CAT-DEV-03'],
  },
  'CAT-PROG-01': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-PROG-02', 'CAT-PROG-03', 'CAT-ROAD-03'],
  },
  'CAT-PROG-02': {
    sources: ['DEC'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-PROG-01', 'CAT-LROAD-08', 'CAT-VP-04'],
  },
  'CAT-PROG-03': {
    sources: ['JS', 'DEC'],
    differs: ['r25'],
    status: 'implemented',
    related: ['CAT-PROG-01', 'CAT-EDGE-06', 'CAT-DEC-05', 'CAT-ROAD-07'],
  },
  'CAT-PROG-04': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-PROG-05', 'CAT-PROG-06', 'CAT-EDGE-04'],
  },
  'CAT-PROG-05': {
    sources: ['CT', 'DEC'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-PROG-04', 'CAT-PROG-06', 'CAT-EDGE-04', 'CAT-DEC-06'],
  },
  'CAT-PROG-06': {
    sources: ['DEC'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-PROG-05', 'CAT-PROG-04', 'CAT-DEV-07'],
  },
  'CAT-PROG-07': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-EDGE-05', 'CAT-INFO-04', 'CAT-DEV-07'],
  },
  'CAT-PROG-08': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-DEV-02', 'CAT-KNIGHT-02', 'CAT-PROG-01'],
  },
} as const satisfies Record<string, Facts>;
