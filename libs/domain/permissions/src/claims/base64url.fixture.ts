const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Bytes in base64url, by way of one long row of binary digits: slow, and nothing like the decoder. */
export function encodeBase64url(bytes: readonly number[]): string {
  const digits = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (digits.match(/.{1,6}/g) ?? [])
    .map((six) => ALPHABET.charAt(Number.parseInt(six.padEnd(6, '0'), 2)))
    .join('');
}

/** A text's UTF-8 bytes, by way of the language's own percent encoding. */
export function encodeUtf8(text: string): readonly number[] {
  return (encodeURIComponent(text).match(/%..|[^%]/g) ?? []).map((unit) =>
    unit.length === 3 ? Number.parseInt(unit.slice(1), 16) : unit.charCodeAt(0),
  );
}

/** A token with this payload, whose signature nobody could verify. */
export function tokenWith(payload: string): string {
  const header = encodeBase64url(encodeUtf8('{"alg":"RS256","kid":"1","typ":"JWT"}'));
  return `${header}.${encodeBase64url(encodeUtf8(payload))}.c2lnbmF0dXJl`;
}
