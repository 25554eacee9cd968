/** Whatever is no letter of ASCII, and the sign that begins an escape. */
const mustEscape = (byte: number): boolean => byte > 0x7f || byte === 0x25;

function escapeOf(byte: number): string {
  return mustEscape(byte) ? `%${byte.toString(16).padStart(2, '0')}` : String.fromCharCode(byte);
}

/**
 * The text that UTF-8 bytes stand for, or null if they are not UTF-8: cut off, overlong, a surrogate or beyond
 * U+10FFFF. Nothing is replaced, so that damaged text is never mistaken for text. The language itself reads it, by way of the
 * escapes of addresses, which are strict.
 */
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return decodeURIComponent(Array.from(bytes, escapeOf).join(''));
  } catch {
    return null;
  }
}
