import { pearlsTable } from '../../../packages/contract/test/toy-table.ts';
import { anyGame, gameRegistry } from '../src/game-registry.ts';
import { TABLE_FACTS } from '../src/games.ts';

/** The games of the server and one more, which is named nowhere in its code. */
export const GAMES_WITH_TOY = gameRegistry([...TABLE_FACTS, anyGame(pearlsTable)]);
