// What the shelf needs of Carcassonne, fetched as one file.
import type { Carcassonne } from '@bastide/carcassonne';
import type { LibraryModule } from '../../../game/game-ui.ts';
import type { LogLine } from '../log/lines.ts';
import { thumbnail } from './picture.ts';
import { sourcesOf } from './sources.ts';

export const libraryModule: LibraryModule<Carcassonne, LogLine> = { picture: thumbnail, sourcesOf };
