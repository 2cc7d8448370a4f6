import type { Facts } from '../rule-facts.ts';

/** Longest Road and Largest Army. */
export const AWARDS = {
  'CAT-LROAD-01': {
    sources: ['ES', 'A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-LROAD-02', 'CAT-LROAD-07', 'CAT-ROAD-06', 'CAT-VP-01'],
  },
  'CAT-LROAD-02': {
    sources: ['FAQ', 'JS', 'CT'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-LROAD-03', 'CAT-LROAD-06', 'CAT-EDGE-16'],
  },
  'CAT-LROAD-03': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-LROAD-02', 'CAT-LROAD-01', 'CAT-EDGE-16'],
  },
  'CAT-LROAD-04': {
    sources: ['FAQ'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-EDGE-15', 'CAT-LROAD-06', 'CAT-LROAD-05'],
  },
  'CAT-LROAD-05': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-LROAD-06', 'CAT-LROAD-04', 'CAT-LROAD-02'],
  },
  'CAT-LROAD-06': {
    sources: ['A20', 'FAQ', 'JS'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-SETL-07', 'CAT-EDGE-14', 'CAT-LROAD-08', 'CAT-ROAD-04'],
  },
  'CAT-LROAD-07': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-LROAD-08', 'CAT-LROAD-09', 'CAT-LROAD-01'],
  },
  'CAT-LROAD-08': {
    sources: ['A20', 'JS'],
    differs: ['r25'],
    status: 'implemented',
    related: ['CAT-LROAD-09', 'CAT-LROAD-07', 'CAT-DEC-02', 'CAT-LROAD-10'],
  },
  'CAT-LROAD-09': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-LROAD-08', 'CAT-LROAD-07', 'CAT-LROAD-10'],
  },
  'CAT-LROAD-10': {
    sources: ['A20', 'JS'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-VP-03', 'CAT-LROAD-08', 'CAT-LROAD-06'],
  },
  'CAT-LROAD-11': {
    sources: ['CT'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-LROAD-06', 'CAT-LROAD-02', 'CAT-LROAD-08'],
  },
  'CAT-LARMY-01': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-LARMY-02', 'CAT-KNIGHT-02', 'CAT-VP-01'],
  },
  'CAT-LARMY-02': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-LARMY-01', 'CAT-LARMY-03', 'CAT-KNIGHT-02'],
  },
  'CAT-LARMY-03': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-LARMY-02', 'CAT-LROAD-09', 'CAT-LARMY-01'],
  },
  'CAT-LARMY-04': {
    sources: ['A20', 'DEC'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-VP-02', 'CAT-KNIGHT-01', 'CAT-LARMY-01'],
  },
} as const satisfies Record<string, Facts>;
