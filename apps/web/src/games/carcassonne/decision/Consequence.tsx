import { Say } from '../../../table/Say.tsx';
import { useSentence } from './use-sentence.ts';

/** The consequence in words, before anything is pressed. */
export const Consequence = ({ short = false }: { readonly short?: boolean }) => (
  <Say sentence={useSentence()} short={short} steady />
);
