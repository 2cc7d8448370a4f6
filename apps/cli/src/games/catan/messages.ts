import { readMessages } from '@bastide/messages/files';
import type english from '../../../../../locales/en/program-catan.json';
import type { Speaker } from '../../i18n/translator.ts';

export type CatanKey = keyof typeof english;

/** The game's part of help and messages, which needs no engine. */
export const catanSpeaker: Speaker<CatanKey> = {
  game: { name: 'catan' },
  messages: (language) => readMessages<CatanKey>(language, 'program-catan', 'refusals-catan'),
  examples: {
    program: ['bastide simulate catan --games 1000'],
    simulate: [
      'bastide simulate catan --bots greedy,random,random,random --games 100',
      'bastide simulate catan --seats 3 --option victoryTarget=12 --games 10 --record games.jsonl',
    ],
    arena: ['bastide arena catan --seats 4 --bots greedy,random --deals 20 --html report.html'],
    rules: ['bastide rules CAT-ROBBER --lang uk', 'bastide rules longest road --game catan'],
  },
};
