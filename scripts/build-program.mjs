// Builds the packages, their bundles and the program, if their sources have changed.
import { buildPackages } from './build.mjs';

export default async function setup() {
  if (!(await buildPackages())) throw new Error('the packages cannot be built: see above');
}
