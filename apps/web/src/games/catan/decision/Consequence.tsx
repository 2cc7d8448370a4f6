import { Say } from '../../../table/Say.tsx';
import { useSentence } from './use-sentence.ts';

/** The consequence in words, before anything is pressed. */
export const Consequence = ({ steady }: { readonly steady?: boolean }) => (
  <Say sentence={useSentence()} steady={steady ?? false} />
);
