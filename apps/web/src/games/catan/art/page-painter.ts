import { pagePainter } from '../../../sprites/page-painter.ts';
import { spriteSource } from './sprites.ts';

export const paintInPage = pagePainter(spriteSource);
