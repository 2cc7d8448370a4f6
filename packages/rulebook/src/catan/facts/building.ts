import type { Facts } from '../rule-facts.ts';

/** Costs, and places for roads, settlements and cities. */
export const BUILDING = {
  'CAT-BUILD-01': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-TURN-06', 'CAT-BUILD-03', 'CAT-DEV-01', 'CAT-PROD-06'],
  },
  'CAT-BUILD-02': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-TURN-03', 'CAT-PROG-01', 'CAT-P56-10', 'CAT-TURN-04'],
  },
  'CAT-BUILD-03': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-COMP-07', 'CAT-EDGE-02', 'CAT-ROAD-07', 'CAT-SETL-06'],
  },
  'CAT-BUILD-04': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-CITY-01', 'CAT-EDGE-14', 'CAT-CITY-03'],
  },
  'CAT-ROAD-01': {
    sources: ['ES'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-ROAD-03', 'CAT-GEO-03', 'CAT-ROAD-02'],
  },
  'CAT-ROAD-02': {
    sources: ['ES'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-GEO-03', 'CAT-ROAD-01', 'CAT-ROAD-03'],
  },
  'CAT-ROAD-03': {
    sources: ['ES', 'A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-ROAD-04', 'CAT-ROAD-05', 'CAT-ROAD-01'],
  },
  'CAT-ROAD-04': {
    sources: ['ES', 'R25', 'FAQ'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-ROAD-05', 'CAT-LROAD-06', 'CAT-ROAD-03'],
  },
  'CAT-ROAD-05': {
    sources: ['FAQ'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-ROAD-04', 'CAT-ROAD-03', 'CAT-LROAD-06'],
  },
  'CAT-ROAD-06': {
    sources: ['ES'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-LROAD-01', 'CAT-VP-01', 'CAT-ROAD-01'],
  },
  'CAT-ROAD-07': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-COMP-07', 'CAT-BUILD-03', 'CAT-PROG-03', 'CAT-EDGE-02'],
  },
  'CAT-ROAD-08': {
    sources: ['ES'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-SETL-03', 'CAT-ROAD-03', 'CAT-SETL-04'],
  },
  'CAT-SETL-01': {
    sources: ['ES'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-VP-01', 'CAT-CITY-02', 'CAT-SETL-05'],
  },
  'CAT-SETL-02': {
    sources: ['ES'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-GEO-02', 'CAT-SETL-03', 'CAT-SETL-04'],
  },
  'CAT-SETL-03': {
    sources: ['ES'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-SETL-04', 'CAT-ROAD-08', 'CAT-SETUP-05'],
  },
  'CAT-SETL-04': {
    sources: ['ES', 'A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-SETL-03', 'CAT-SETUP-05', 'CAT-GEO-02'],
  },
  'CAT-SETL-05': {
    sources: ['ES'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-PROD-02', 'CAT-PROD-01', 'CAT-SETL-01'],
  },
  'CAT-SETL-06': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-EDGE-01', 'CAT-CITY-01', 'CAT-BUILD-03', 'CAT-COMP-07'],
  },
  'CAT-SETL-07': {
    sources: ['A20', 'FAQ'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-LROAD-06', 'CAT-SETL-03', 'CAT-EDGE-14'],
  },
  'CAT-CITY-01': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-SETL-06', 'CAT-EDGE-01', 'CAT-BUILD-01', 'CAT-CITY-02'],
  },
  'CAT-CITY-02': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-PROD-02', 'CAT-VP-01', 'CAT-CITY-01'],
  },
  'CAT-CITY-03': {
    sources: ['A20'],
    differs: 'same',
    status: 'implemented',
    related: ['CAT-COMP-07', 'CAT-BUILD-04', 'CAT-CITY-01'],
  },
} as const satisfies Record<string, Facts>;
