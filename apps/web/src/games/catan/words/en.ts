import type { GamePrimaryMessages } from '../../../i18n/messages.ts';

/** English for the card of Catan on the start page. */
export const messages = {
  'catan.name': 'Catan',
  'catan.tagline': 'Catan',
  'catan.play': 'Play Catan',
  'catan.resumeWith': 'Catan with {names}',
  'catan.progress': '{n, plural, =0 {the island is being settled} one {turn #} other {turn #}}',

  'start.islandSentence': 'I play against {bots} ({how}), on {map}, to {points}.',
  'start.islandPeople': '{people} play, on {map}, to {points}.',
  'start.map.variable-spiral': 'an island with numbers in a spiral',
  'start.map.variable-random': 'an island with random numbers',
  'start.map.beginners': 'the island for beginners',
  'start.map.free': 'any island',
  'start.mapLabel': 'Which island',
  'start.points': '{n, plural, one {# point} other {# points}}',
  'start.pointsLabel': 'How many points win',
  'start.islandRules':
    '{n, plural, =0 {Rules of this table…} one {Rules of this table: # changed…} other {Rules of this table: # changed…}}',
} as const satisfies Record<string, string> & GamePrimaryMessages<'catan'>;
