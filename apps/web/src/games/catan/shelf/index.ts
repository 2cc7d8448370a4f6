// What the shelf needs of Catan, fetched as one file.
import type { Catan } from '@bastide/catan';
import type { OnShelf } from '../../../game/game-ui.ts';
import type { LogEntry } from '../session.ts';
import { picture } from './picture.ts';
import { sourcesOf } from './sources.ts';

export const onShelf: OnShelf<Catan, LogEntry> = { picture, sourcesOf };
