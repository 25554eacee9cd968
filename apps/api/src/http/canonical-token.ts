/** The longest token that is looked at, in characters. */
const TOKEN_LENGTH_AT_MOST = 8_192;

/**
 * Whether a token is three parts of base64url, each written in the one way its bytes can be written. Decoders forgive
 * leftover bits and padding, so the same token could otherwise go by several names. [AUTH-19]
 */
export function isCanonicalToken(token: string): boolean {
  if (token.length > TOKEN_LENGTH_AT_MOST) return false;
  const parts = token.split('.');
  return parts.length === 3 && parts.every(isCanonicalBase64Url);
}

function isCanonicalBase64Url(text: string): boolean {
  return text !== '' && Buffer.from(text, 'base64url').toString('base64url') === text;
}
