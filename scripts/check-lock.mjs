// Lists optional packages (one for each platform) that package-lock.json names but does not contain. npm ci refuses
// such a lock file, which npm may write when it uses an incomplete mirror.
import { readFileSync } from 'node:fs';

const file = process.argv[2] ?? new URL('../package-lock.json', import.meta.url);
const { packages } = JSON.parse(readFileSync(file, 'utf8'));

/** True if `name` is found from the package at `folder`, in the way of Node: here, then in each folder above. */
function holds(folder, name) {
  for (let base = folder; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    if (packages[`${base ? `${base}/` : ''}node_modules/${name}`]) return true;
    if (!base) return false;
  }
}

const missing = Object.entries(packages).flatMap(([folder, { version, optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !holds(folder, name))
    .map((name) => `${folder}@${version}: ${name}`),
);
if (missing.length > 0) {
  console.error(`package-lock.json lacks ${missing.length} optional packages:\n${missing.join('\n')}`);
  process.exitCode = 1;
}
