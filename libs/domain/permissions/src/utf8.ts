/** How a sequence begins: how many bytes follow, the bits of the first byte, the smallest code point it may hold. */
interface Lead {
  readonly following: number;
  readonly bits: number;
  readonly least: number;
}

function leadOf(byte: number): Lead | null {
  if (byte < 0x80) return { following: 0, bits: byte, least: 0 };
  // C0 and C1 could only begin what one byte holds.
  if (byte < 0xc2) return null;
  if (byte < 0xe0) return { following: 1, bits: byte & 0x1f, least: 0x80 };
  if (byte < 0xf0) return { following: 2, bits: byte & 0x0f, least: 0x800 };
  return byte < 0xf8 ? { following: 3, bits: byte & 0x07, least: 0x10000 } : null;
}

function isScalar(point: number, least: number): boolean {
  return point >= least && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
}

/**
 * The text that UTF-8 bytes stand for, or null if they are not UTF-8: cut off, overlong, a surrogate or beyond
 * U+10FFFF. Nothing is replaced, so that damaged text is never mistaken for text.
 */
export function decodeUtf8(bytes: Uint8Array): string | null {
  const letters: string[] = [];
  for (let at = 0; at < bytes.length;) {
    const lead = leadOf(bytes[at] ?? 0);
    if (lead === null) return null;
    let point = lead.bits;
    for (let next = 1; next <= lead.following; next += 1) {
      const byte = bytes[at + next] ?? 0;
      if ((byte & 0xc0) !== 0x80) return null;
      point = (point << 6) | (byte & 0x3f);
    }
    if (!isScalar(point, lead.least)) return null;
    letters.push(String.fromCodePoint(point));
    at += lead.following + 1;
  }
  return letters.join('');
}
