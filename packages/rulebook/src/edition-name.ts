/** What an edition is called, and one line by which to know it. */
export interface EditionName {
  readonly name: string;
  readonly about: string;
}
