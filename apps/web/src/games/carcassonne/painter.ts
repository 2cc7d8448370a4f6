import { servePaintings } from '../../bitmaps/serve.ts';
import { paintingOf } from './art/paintings.ts';

servePaintings('carcassonne', paintingOf);
