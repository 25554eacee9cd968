/** Non-ASCII bytes and the percent sign. */
const mustEscape = (byte: number): boolean => byte > 0x7f || byte === 0x25;

function escapeOf(byte: number): string {
  return mustEscape(byte) ? `%${byte.toString(16).padStart(2, '0')}` : String.fromCharCode(byte);
}

/**
 * Decodes UTF-8; null if cut off, overlong, a surrogate or beyond U+10FFFF. Nothing is replaced. Uses decodeURIComponent,
 * which is strict.
 */
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return decodeURIComponent(Array.from(bytes, escapeOf).join(''));
  } catch {
    return null;
  }
}
