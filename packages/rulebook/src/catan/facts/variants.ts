import type { Facts } from '../rule-facts.ts';

/** Variants that a table may choose. */
export const VARIANTS = {
  'CAT-VAR-01': {
    sources: ['JS', 'CT'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-VP-02', 'CAT-VAR-15', 'CAT-P56-05'],
  },
  'CAT-VAR-02': {
    sources: ['CT', 'sites'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-SEVEN-02', 'CAT-SEVEN-04', 'CAT-DEV-06'],
  },
  'CAT-VAR-03': {
    sources: ['TB', 'CT'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-ROBBER-04', 'CAT-VAR-07', 'CAT-ROBBER-10'],
  },
  'CAT-VAR-04': {
    sources: ['TB', 'sites', 'DEC'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-VAR-05', 'CAT-PROD-01', 'CAT-VAR-06'],
  },
  'CAT-VAR-05': {
    sources: ['DEC'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-VAR-04', 'CAT-MAP-17', 'CAT-PROD-01'],
  },
  'CAT-VAR-06': {
    sources: ['JS'],
    differs: 'same',
    status: 'implemented',
    except: 'first-city',
    related: ['CAT-SEVEN-01', 'CAT-PROD-03', 'CAT-VAR-04'],
  },
  'CAT-VAR-07': {
    sources: ['JS'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-ROBBER-04', 'CAT-EDGE-08', 'CAT-ROBBER-06'],
  },
  'CAT-VAR-08': {
    sources: ['sites'],
    differs: 'same',
    status: 'out-of-scope',
    reason: 'hidden-bank',
    related: ['CAT-INFO-03', 'CAT-INFO-01', 'CAT-PROD-04'],
  },
  'CAT-VAR-09': {
    sources: ['DEC'],
    differs: 'same',
    status: 'out-of-scope',
    reason: 'server',
    related: ['CAT-TURN-01', 'CAT-SEVEN-03', 'CAT-TRADE-10'],
  },
  'CAT-VAR-10': {
    sources: ['JS'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-TRADE-01', 'CAT-MARI-01', 'CAT-TRADE-11'],
  },
  'CAT-VAR-11': {
    sources: ['A20'],
    differs: ['r25'],
    status: 'implemented',
    related: ['CAT-TURN-04', 'CAT-TURN-05', 'CAT-DEC-08'],
  },
  'CAT-VAR-12': {
    sources: ['A20', 'JS'],
    differs: 'same',
    status: 'implemented',
    except: 'map-filters',
    related: ['CAT-MAP-01', 'CAT-MAP-12', 'CAT-MAP-15', 'CAT-MAP-10'],
  },
  'CAT-VAR-13': {
    sources: ['JS'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-INFO-02', 'CAT-TURN-06', 'CAT-BUILD-04'],
  },
  'CAT-VAR-14': {
    sources: ['TB'],
    differs: 'same',
    status: 'out-of-scope',
    reason: 'neutral-colours',
    related: ['CAT-VAR-15', 'CAT-LROAD-01', 'CAT-TURN-02'],
  },
  'CAT-VAR-15': {
    sources: ['sites'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-VAR-14', 'CAT-VAR-01', 'CAT-SETUP-04'],
  },
} as const satisfies Record<string, Facts>;
