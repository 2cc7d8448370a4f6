// Takes pictures of the board to look at: node apps/web/dev/carcassonne/shots.mjs <folder> [name…]. The dev server
// must run.
import { takeShots } from '../browser.mjs';

const SHOTS = {
  turn: [1280, 800, '?tiles=33'],
  ghost: [1280, 800, '?tiles=33&ghost=3'],
  clash: [1280, 800, '?tiles=33&ghost=3&clash&turned=90'],
  city: [1280, 800, '?tiles=60&lit=city&cells=0'],
  field: [1280, 800, '?tiles=60&lit=field&cells=0&last=0'],
  shared: [1280, 800, '?tiles=60&lit=field&by=0,1&cells=0&last=0&dim'],
  road: [1280, 800, '?tiles=95&lit=road&cells=0&last=0&dim&many=3'],
  full: [1920, 1080, '?tiles=95&seats=6'],
  dark: [1280, 800, '?tiles=33&theme=dark'],
  contrast: [1280, 800, '?tiles=33&theme=contrast&focus'],
  phone: [390, 600, '?tiles=33&ghost=2'],
  phonefull: [390, 844, '?tiles=95'],
  ivory: [1280, 800, '?tiles=60&lit=city&by=1&cells=0&last=0&many=3&colours=plum,ivory,woad'],
  nobody: [1280, 800, '?tiles=60&lit=city&owners=0&by=9&skip=1&cells=0&last=0&many=2'],
  start: [1280, 800, '?tiles=0'],
};
await takeShots('carcassonne', SHOTS, 4500);
