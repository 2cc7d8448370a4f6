// Without the schemas, so that a page can read it and leave these out.

/** Letters and digits of a link code, five bits each. A recovery code has more. */
export const LINK_CODE_LENGTH = 12;
