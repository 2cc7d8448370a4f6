const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes any text for an HTML document, in and outside of attributes. */
export const escapeHtml = (text: string | number): string =>
  String(text).replace(/[&<>"']/g, (letter) => ENTITIES[letter]!);
