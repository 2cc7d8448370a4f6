// Before anything looks at what is built: the packages, their bundles and the program, as their sources are now.
import { buildPackages } from './build.mjs';

export default async function setup() {
  if (!(await buildPackages())) throw new Error('the packages cannot be built: see above');
}
