import type { NamesOf } from '../names.ts';
import type { ChapterId } from './chapters.ts';
import type { EditionId } from './editions.ts';
import type { Reason } from './reasons.ts';
import type { Source } from './sources.ts';

/** What this game calls what its rules are sorted by, in one language. */
export type Names = NamesOf<ChapterId, EditionId, Reason, Source>;
