import { Prompt } from '../../../table/Say.tsx';
import { useSentence } from './use-sentence.ts';

/** The consequence in words, before anything is pressed. */
export const Consequence = ({ steady }: { readonly steady?: boolean }) => (
  <Prompt text={useSentence()} steady={steady ?? false} />
);
