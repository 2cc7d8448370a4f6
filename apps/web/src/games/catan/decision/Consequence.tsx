import { Say } from '../../../table/Say.tsx';
import { useSentence } from './use-sentence.ts';

/** The consequence in words, before anything is pressed. */
export const Consequence = () => <Say sentence={useSentence()} />;
