/** Characters of an id, six bits each: nobody makes so many accounts that one has the tag of another. */
const TAG_LENGTH = 6;

/** The tag of an account, by which people with the same name are told apart in public. */
export const accountTag = (id: string): string => `#${id.slice(0, TAG_LENGTH)}`;
