// What the shelf needs of Carcassonne, fetched as one file.
import type { Carcassonne } from '@bastide/carcassonne';
import type { OnShelf } from '../../../game/game-ui.ts';
import type { LogLine } from '../log/lines.ts';
import { picture } from './picture.ts';
import { sourcesOf } from './sources.ts';

export const onShelf: OnShelf<Carcassonne, LogLine> = { picture, sourcesOf };
