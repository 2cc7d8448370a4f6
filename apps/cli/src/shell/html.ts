const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in an HTML document, in and outside of attributes, whoever wrote it. */
export const escapeHtml = (text: string | number): string =>
  String(text).replace(/[&<>"']/g, (letter) => ENTITIES[letter]!);
