// Catan's part of the library, loaded as one file.
import type { Catan } from '@bastide/catan';
import type { LibraryModule } from '../../../game/game-ui.ts';
import type { CatanLogEntry } from '../session.ts';
import { sourcesOf } from './score-sources.ts';
import { thumbnail } from './thumbnail.ts';

export const libraryModule: LibraryModule<Catan, CatanLogEntry> = { picture: thumbnail, sourcesOf };
