import type { Facts } from '../rule-facts.ts';

/** The contents of the box, and the shape of the island. */
export const ISLAND = {
  'CAT-COMP-01': {
    sources: ['A20', 'R25'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-COMP-02', 'CAT-COMP-03', 'CAT-MAP-10', 'CAT-GEO-01'],
  },
  'CAT-COMP-02': {
    sources: ['A20', 'ES'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-COMP-01', 'CAT-PROD-01', 'CAT-PROD-02', 'CAT-BUILD-01'],
  },
  'CAT-COMP-03': {
    sources: ['A20', 'JS', 'CT'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-MAP-12', 'CAT-MAP-14', 'CAT-PROD-01', 'CAT-MAP-16'],
  },
  'CAT-COMP-04': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-MARI-02', 'CAT-MARI-03', 'CAT-GEO-05', 'CAT-MARI-08'],
  },
  'CAT-COMP-05': {
    sources: ['A20', 'R25'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-PROD-04', 'CAT-PROD-06', 'CAT-COMP-02'],
  },
  'CAT-COMP-06': {
    sources: ['R25'],
    differs: ['r25'],
    status: 'implemented',
    related: ['CAT-DEV-01', 'CAT-KNIGHT-01', 'CAT-PROG-01', 'CAT-DEV-05'],
  },
  'CAT-COMP-07': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-BUILD-03', 'CAT-SETUP-01', 'CAT-ROAD-07', 'CAT-SETL-06'],
  },
  'CAT-COMP-08': {
    sources: ['A20'],
    differs: ['r25'],
    status: 'implemented',
    related: ['CAT-LROAD-01', 'CAT-LARMY-01', 'CAT-ROBBER-01', 'CAT-PROD-01'],
  },
  'CAT-COMP-09': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-DEV-05', 'CAT-VP-01', 'CAT-COMP-06'],
  },
  'CAT-GEO-01': {
    sources: ['GEO'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-GEO-02', 'CAT-GEO-03', 'CAT-COMP-01', 'CAT-GEO-04'],
  },
  'CAT-GEO-02': {
    sources: ['ES', 'GEO'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-SETL-02', 'CAT-SETL-04', 'CAT-GEO-03', 'CAT-PROD-02'],
  },
  'CAT-GEO-03': {
    sources: ['ES', 'A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-ROAD-01', 'CAT-ROAD-02', 'CAT-GEO-02'],
  },
  'CAT-GEO-04': {
    sources: ['DEC'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-GEO-01', 'CAT-GEO-05', 'CAT-MAP-01'],
  },
  'CAT-GEO-05': {
    sources: ['JS', 'CT', 'GEO'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-GEO-06', 'CAT-COMP-04', 'CAT-MAP-11', 'CAT-MAP-02'],
  },
  'CAT-GEO-06': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-MARI-08', 'CAT-GEO-05', 'CAT-SETUP-07'],
  },
} as const satisfies Record<string, Facts>;
