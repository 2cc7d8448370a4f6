/**
 * English: what the server says to people, and the model for other languages. ICU messages; an apostrophe is written twice beside a
 * brace. Each problem has one text, `problem.<code>`.
 */
export const messages = {
  'problem.malformed': 'The request cannot be read.',
  'problem.invalid': 'Something in the request does not fit.',
  'problem.two-keys': 'A request comes with a cookie or with a token, never with both.',
  'problem.sign-in-needed': 'Say who you are first.',
  'problem.token-invalid': 'This token opens nothing, or not any more.',
  'problem.cross-site': 'This request comes from another site.',
  'problem.banned': 'You are banned from this server until {until, date, long}.',
  'problem.banned-for-good': 'You are banned from this server.',
  'problem.not-for-bots': 'A bot’s token does not open this.',
  'problem.not-found': 'There is nothing here.',
  'problem.method-not-allowed': 'This cannot be done here.',
  'problem.already-somebody': 'You are somebody here already: leave first, or say that you want to.',
  'problem.too-large': 'The request is too large.',
  'problem.wrong-content-type': 'The request must be JSON.',
  'problem.name-refused':
    '{fault, select, empty {A name needs a letter, digit or picture.} long {The name is too long.} marks {The name has too many marks on one letter.} mixed {The name mixes letters of several alphabets that look alike.} other {The name has a character that cannot be seen.}}',
  'problem.code-refused': 'This code is wrong, was used already or has expired.',
  'problem.passkey-refused': 'This passkey was not accepted. Please try again.',
  'problem.passkeys-unavailable': 'Passkeys need an address with HTTPS.',
  'problem.limit-reached':
    '{what, select, bots {{most, plural, one {You may have # bot.} other {You may have # bots.}}} tokens {{most, plural, one {A bot may have # token.} other {A bot may have # tokens.}}} other {{most, plural, one {You may have # passkey.} other {You may have # passkeys.}}}}',
  'problem.too-many-requests':
    'That was too much at once. Please try again in {seconds, plural, one {# second} other {# seconds}}.',
  'problem.refused': 'This is against the rules of the game ({rule}).',
  'problem.unavailable': 'The server cannot answer now. Please try again soon.',
  'problem.internal': 'Something went wrong in the server.',
};
