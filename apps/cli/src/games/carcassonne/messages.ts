import { readMessages } from '@bastide/messages/files';
import type english from '../../../../../locales/en/program-carcassonne.json';
import type { Speaker } from '../../i18n/translator.ts';

export type CarcassonneKey = keyof typeof english;

/** The game's part of help and messages, which needs no engine. */
export const carcassonneSpeaker: Speaker<CarcassonneKey> = {
  game: { name: 'carcassonne' },
  messages: (language) =>
    readMessages<CarcassonneKey>(
      language,
      'program-carcassonne',
      'refusals-carcassonne',
      'refusals-carcassonne-secondary',
    ),
  examples: {
    simulate: [
      'bastide simulate carcassonne --with traders --bots random,greedy --games 100',
      'bastide simulate carcassonne --seats 4 --option smallCity=2 --seed 7 --json',
    ],
    arena: [
      'bastide arena carcassonne --bots greedy,random --deals 50 --seed 1',
      'bastide arena carcassonne --bots greedy --bot "cmd:python3 examples/bot-over-stdio.py" --deals 10',
    ],
    rules: ['bastide rules CAR-TB-PIG-05', 'bastide rules second tile'],
  },
};
