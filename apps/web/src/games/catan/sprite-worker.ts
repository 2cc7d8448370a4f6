import { runSpriteWorker } from '../../sprites/sprite-worker.ts';
import { spriteSource } from './art/sprites.ts';

runSpriteWorker('catan', spriteSource);
