import type { PackSource } from '../../../sprites/packed-sprites.ts';
import { placeInPack } from './pack-names.ts';
import urls from './packs.ts?packed';
import type { CarcassonneSprite } from './sprites.ts';

/** The pictures that the build has painted. */
export const packSource: PackSource<CarcassonneSprite> = { urls, placeOf: placeInPack };
