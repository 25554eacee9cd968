const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const VALUE_OF: ReadonlyMap<string, number> = new Map(
  Array.from(ALPHABET, (letter, value) => [letter, value]),
);

/**
 * Decodes RFC 4648 §5 without padding; null if invalid. Left-over bits must be zero, so that each byte sequence has one spelling.
 */
export function decodeBase64url(text: string): Uint8Array | null {
  if (text.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let length = 0;
  let pending = 0;
  let bits = 0;
  for (const letter of text) {
    const value = VALUE_OF.get(letter);
    if (value === undefined) return null;
    pending = (pending << 6) | value;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[length] = pending >> bits;
      length += 1;
      pending &= (1 << bits) - 1;
    }
  }
  return pending === 0 ? bytes : null;
}

const escapeOf = (byte: number): string => `%${byte.toString(16).padStart(2, '0')}`;

/** Decodes UTF-8; null if invalid, nothing is replaced. decodeURIComponent is strict. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return decodeURIComponent(Array.from(bytes, escapeOf).join(''));
  } catch {
    return null;
  }
}
