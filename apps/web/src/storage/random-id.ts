/** Returns a unique id: 16 random bytes as hexadecimal digits. Without HTTPS browsers make no UUIDs. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
