// All that draws Catan, fetched as one file with its rules: the table of another game does without it.

export { IslandPicture } from './start/IslandPicture.tsx';
export { CatanScreen } from './table/CatanScreen.tsx';
