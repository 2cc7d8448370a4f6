// All that draws Catan, fetched as one file with its rules: the table of another game does without it.
export { CatanScreen } from './catan/table/CatanScreen.tsx';
export { IslandPicture } from './start/IslandPicture.tsx';
