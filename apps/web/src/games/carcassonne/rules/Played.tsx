import { editionText } from '../editions/words.ts';
import type { CarcassonneSetup } from '../setup.ts';
import { useWords } from '../words/index.ts';

/** The edition that is played, with what was changed of it. */
export const SetupSummary = ({ setup }: { readonly setup: CarcassonneSetup }) =>
  editionText(useWords(), setup);
