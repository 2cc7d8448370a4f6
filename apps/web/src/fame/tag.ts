/** Characters of an id, six bits each: nobody makes so many accounts that one has the tag of another. */
const LENGTH = 6;

/** The tag of an account, by which people with the same name are told apart in public. */
export const tagOf = (id: string): string => `#${id.slice(0, LENGTH)}`;
