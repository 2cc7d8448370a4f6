import type { Messages } from './messages.ts';

/** Deutsch: was der Server zu Menschen sagt. */
export const messages: Messages = {
  'problem.malformed': 'Die Anfrage lässt sich nicht lesen.',
  'problem.invalid': 'Etwas in der Anfrage passt nicht.',
  'problem.two-keys': 'Eine Anfrage kommt mit einem Cookie oder mit einem Token, nie mit beidem.',
  'problem.sign-in-needed': 'Sag zuerst, wer du bist.',
  'problem.token-invalid': 'Dieses Token öffnet nichts oder nichts mehr.',
  'problem.cross-site': 'Diese Anfrage kommt von einer anderen Website.',
  'problem.banned': 'Du bist auf diesem Server bis zum {until, date, long} gesperrt.',
  'problem.banned-for-good': 'Du bist auf diesem Server gesperrt.',
  'problem.not-for-bots': 'Mit dem Token eines Bots geht das nicht.',
  'problem.not-found': 'Hier ist nichts.',
  'problem.method-not-allowed': 'Das geht hier nicht.',
  'problem.already-somebody': 'Du bist hier schon jemand: Melde dich erst ab, oder sag, dass du das willst.',
  'problem.too-large': 'Die Anfrage ist zu groß.',
  'problem.wrong-content-type': 'Die Anfrage muss JSON sein.',
  'problem.name-refused':
    '{fault, select, empty {Ein Name braucht einen Buchstaben, eine Ziffer oder ein Bild.} long {Der Name ist zu lang.} marks {Der Name hat zu viele Zeichen auf einem Buchstaben.} mixed {Der Name mischt ähnlich aussehende Buchstaben aus mehreren Alphabeten.} other {Der Name hat ein unsichtbares Zeichen.}}',
  'problem.code-refused': 'Dieser Code ist falsch, schon benutzt oder abgelaufen.',
  'problem.passkey-refused': 'Dieser Passkey wurde nicht angenommen. Bitte versuch es noch einmal.',
  'problem.passkeys-unavailable': 'Passkeys brauchen eine Adresse mit HTTPS.',
  'problem.limit-reached':
    '{what, select, bots {{most, plural, one {Du darfst # Bot haben.} other {Du darfst # Bots haben.}}} tokens {{most, plural, one {Ein Bot darf # Token haben.} other {Ein Bot darf # Tokens haben.}}} other {{most, plural, one {Du darfst # Passkey haben.} other {Du darfst # Passkeys haben.}}}}',
  'problem.too-many-requests':
    'Das war zu viel auf einmal. Bitte versuch es in {seconds, plural, one {# Sekunde} other {# Sekunden}} noch einmal.',
  'problem.refused': 'Das ist gegen die Spielregeln ({rule}).',
  'problem.unavailable': 'Der Server kann gerade nicht antworten. Bitte versuch es bald noch einmal.',
  'problem.internal': 'Im Server ist etwas schiefgegangen.',
};
