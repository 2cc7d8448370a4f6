import { runSpriteWorker } from '../../bitmaps/serve.ts';
import { spriteSource } from './art/paintings.ts';

runSpriteWorker('carcassonne', spriteSource);
