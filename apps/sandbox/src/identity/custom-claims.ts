import { ToolkitError } from './toolkit-error.ts';

/** Custom claims may not be longer, as JSON text. */
export const MAX_CLAIMS_CHARACTERS = 1000;

/** Names that belong to the token itself. */
const RESERVED = [
  'acr',
  'amr',
  'at_hash',
  'aud',
  'auth_time',
  'azp',
  'cnf',
  'c_hash',
  'exp',
  'firebase',
  'iat',
  'iss',
  'jti',
  'nbf',
  'nonce',
  'sub',
];

/** Refuses claims that are too long, not an object, or named like the token's own. */
export function checkCustomAttributes(text: string): void {
  if (text.length > MAX_CLAIMS_CHARACTERS) throw new ToolkitError('CLAIMS_TOO_LARGE');
  const claims = readObject(text);
  if (!claims) throw new ToolkitError('INVALID_CLAIMS');
  const reserved = RESERVED.find((name) => Object.hasOwn(claims, name));
  if (reserved !== undefined) throw new ToolkitError('FORBIDDEN_CLAIM', reserved);
}

/** The claims as an object; none for the empty text. */
export function readCustomAttributes(text: string): Record<string, unknown> {
  return readObject(text) ?? {};
}

function readObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
