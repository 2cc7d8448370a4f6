import type { Book } from './book.ts';
import { carcassonne } from './carcassonne/book.ts';
import { catan } from './catan/book.ts';

/** The games whose rules are told here; each has a folder of the same name. */
export const BOOKS = { carcassonne, catan } as const satisfies Readonly<Record<string, Book>>;
