// Before tests that see packages by their sources: the modules of the rulebook, as its Markdown is now.
import { generateRules } from '../packages/rulebook/scripts/generate.mjs';

export default async function setup() {
  if (!(await generateRules())) throw new Error('the rules cannot be read: see above');
}
