/** In characters. */
const TOKEN_LENGTH_AT_MOST = 8_192;

/**
 * Whether a token is three canonical base64url parts: decoders ignore leftover bits and padding, so tokens could have several
 * spellings. [AUTH-19]
 */
export function isCanonicalToken(token: string): boolean {
  if (token.length > TOKEN_LENGTH_AT_MOST) return false;
  const parts = token.split('.');
  return parts.length === 3 && parts.every(isCanonicalBase64Url);
}

function isCanonicalBase64Url(text: string): boolean {
  return text !== '' && Buffer.from(text, 'base64url').toString('base64url') === text;
}
