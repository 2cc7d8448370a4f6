// What the shelf needs of Catan, fetched as one file.
import type { Catan } from '@bastide/catan';
import type { LibraryModule } from '../../../game/game-ui.ts';
import type { CatanLogEntry } from '../session.ts';
import { thumbnail } from './picture.ts';
import { sourcesOf } from './sources.ts';

export const libraryModule: LibraryModule<Catan, CatanLogEntry> = { picture: thumbnail, sourcesOf };
