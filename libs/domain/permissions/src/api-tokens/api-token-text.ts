export const API_TOKEN_PREFIXES = { user: 'plt_', support: 'pls_' } as const;
export type ApiTokenKind = keyof typeof API_TOKEN_PREFIXES;

/** 256 random bits, in hexadecimal digits. */
const SECRET_DIGITS = 64;
const CHECKSUM_DIGITS = 8;
const DIGITS = /^[0-9a-f]*$/;

/**
 * Returns prefix, 64 digits of secret, 8 of their CRC-32, so that scanners recognise it and typing errors show without a server;
 * null for a secret of another length. [PLUS-25]
 */
export function apiTokenText(kind: ApiTokenKind, secret: string): string | null {
  if (secret.length !== SECRET_DIGITS || !DIGITS.test(secret)) return null;
  return API_TOKEN_PREFIXES[kind] + secret + checksumOf(secret);
}

/** Returns the kind of a token by its prefix alone; null for none. */
export function apiTokenKindOf(text: string): ApiTokenKind | null {
  if (text.startsWith(API_TOKEN_PREFIXES.user)) return 'user';
  return text.startsWith(API_TOKEN_PREFIXES.support) ? 'support' : null;
}

/** Returns whether a text is a token of this kind, by length, digits and checksum. [PLUS-25] */
export function isApiToken(kind: ApiTokenKind, text: string): boolean {
  const from = API_TOKEN_PREFIXES[kind].length;
  return text === apiTokenText(kind, text.slice(from, from + SECRET_DIGITS));
}

/** The polynomial of CRC-32 (IEEE 802.3), bits reversed. */
const POLYNOMIAL = 0xed_b8_83_20;
const BITS_PER_BYTE = 8;

function checksumOf(digits: string): string {
  let crc = 0xff_ff_ff_ff;
  for (const digit of digits) {
    crc ^= digit.charCodeAt(0);
    for (let bit = 0; bit < BITS_PER_BYTE; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? POLYNOMIAL : 0);
  }
  return ((crc ^ 0xff_ff_ff_ff) >>> 0).toString(16).padStart(CHECKSUM_DIGITS, '0');
}
