import { pearls } from '../../../../packages/contract/test/toy.ts';
import { repliesIn, serveBots } from '../../src/bots/serve.ts';

serveBots(repliesIn(pearls));
