import { generateRules, RULES } from '../../packages/rulebook/scripts/generate.mjs';

/** The rulebook's modules are made from its Markdown before the page is; while it is developed, after each change. */
export function rules() {
  return {
    name: 'bastide-rules',
    async buildStart() {
      if (!(await generateRules())) this.error('the rules cannot be read: see above');
    },
    configureServer({ watcher }) {
      watcher.add(RULES);
      watcher.on('change', (file) => {
        if (file.startsWith(RULES)) generateRules();
      });
    },
  };
}
