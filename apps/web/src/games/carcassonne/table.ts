// All that draws Carcassonne, fetched as one file: the table of another game does without it.
export { Picture } from './start/Picture.tsx';
export { TableScreen } from './table/TableScreen.tsx';
