// Carcassonne's part of the library, loaded as one file.
import type { Carcassonne } from '@bastide/carcassonne';
import type { LibraryModule } from '../../../game/game-ui.ts';
import type { LogLine } from '../log/lines.ts';
import { sourcesOf } from './score-sources.ts';
import { thumbnail } from './thumbnail.ts';

export const libraryModule: LibraryModule<Carcassonne, LogLine> = { picture: thumbnail, sourcesOf };
