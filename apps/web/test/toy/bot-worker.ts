import { pearls } from '../../../../packages/contract/test/toy.ts';
import { moveOf, serveBots } from '../../src/bots/serve.ts';

serveBots(moveOf(pearls));
