import { Prompt } from '../../../table/Say.tsx';
import { useSentence } from './use-sentence.ts';

/** The consequence in words, before anything is pressed. */
export const Consequence = ({ short = false }: { readonly short?: boolean }) => (
  <Prompt text={useSentence()} short={short} steady />
);
