import type { Facts } from '../rule-facts.ts';

/** The seven and the robber. */
export const ROBBER = {
  'CAT-SEVEN-01': {
    sources: ['ES'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-SEVEN-02', 'CAT-ROBBER-03', 'CAT-ROBBER-07', 'CAT-KNIGHT-01', 'CAT-TURN-03'],
  },
  'CAT-SEVEN-02': {
    sources: ['ES'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-SEVEN-04', 'CAT-SEVEN-03', 'CAT-VAR-02', 'CAT-DEV-06'],
  },
  'CAT-SEVEN-03': {
    sources: ['A20', 'DEC'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-SEVEN-02', 'CAT-EDGE-07', 'CAT-TRADE-09'],
  },
  'CAT-SEVEN-04': {
    sources: ['ES'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-SEVEN-02', 'CAT-SEVEN-03', 'CAT-VAR-02'],
  },
  'CAT-ROBBER-01': {
    sources: ['ES'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-MAP-16', 'CAT-ROBBER-02', 'CAT-ROBBER-06'],
  },
  'CAT-ROBBER-02': {
    sources: ['ES'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-SEVEN-01', 'CAT-KNIGHT-01', 'CAT-ROBBER-03'],
  },
  'CAT-ROBBER-03': {
    sources: ['ES'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-ROBBER-04', 'CAT-EDGE-09', 'CAT-ROBBER-02'],
  },
  'CAT-ROBBER-04': {
    sources: ['ES', 'A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-ROBBER-03', 'CAT-COMP-03', 'CAT-ROBBER-06', 'CAT-VAR-03', 'CAT-VAR-07'],
  },
  'CAT-ROBBER-05': {
    sources: ['ES'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-PROD-01', 'CAT-COMP-03', 'CAT-ROBBER-06', 'CAT-ROBBER-14'],
  },
  'CAT-ROBBER-06': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-ROBBER-01', 'CAT-ROBBER-05', 'CAT-EDGE-08'],
  },
  'CAT-ROBBER-07': {
    sources: ['ES'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-ROBBER-08', 'CAT-ROBBER-11', 'CAT-ROBBER-12', 'CAT-ROBBER-13'],
  },
  'CAT-ROBBER-08': {
    sources: ['ES'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-ROBBER-07', 'CAT-ROBBER-10', 'CAT-ROBBER-12'],
  },
  'CAT-ROBBER-09': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-ROBBER-07', 'CAT-ROBBER-04', 'CAT-ROBBER-10'],
  },
  'CAT-ROBBER-10': {
    sources: ['A20', 'DEC'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-DEC-04', 'CAT-ROBBER-08', 'CAT-EDGE-10'],
  },
  'CAT-ROBBER-11': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-ROBBER-07', 'CAT-ROBBER-15', 'CAT-ROBBER-12'],
  },
  'CAT-ROBBER-12': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-ROBBER-07', 'CAT-ROBBER-08', 'CAT-ROBBER-11'],
  },
  'CAT-ROBBER-13': {
    sources: ['DEC', 'ES'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-DEC-03', 'CAT-ROBBER-07', 'CAT-ROBBER-10'],
  },
  'CAT-ROBBER-14': {
    sources: ['A20', 'FAQ'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-ROBBER-05', 'CAT-MARI-08', 'CAT-BUILD-01'],
  },
  'CAT-ROBBER-15': {
    sources: ['A20', 'DEC'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-INFO-02', 'CAT-INFO-04', 'CAT-ROBBER-11'],
  },
} as const satisfies Record<string, Facts>;
