import { ToolkitError } from './toolkit-error.ts';

/** Limit of the JSON text. */
export const MAX_CLAIMS_CHARACTERS = 1000;

/** Claims of the token itself. */
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

/** Refuses claims that are too long, not an object, or reserved. */
export function checkCustomAttributes(text: string): void {
  if (text.length > MAX_CLAIMS_CHARACTERS) throw new ToolkitError('CLAIMS_TOO_LARGE');
  const claims = readObject(text);
  if (!claims) throw new ToolkitError('INVALID_CLAIMS');
  const reserved = RESERVED.find((name) => Object.hasOwn(claims, name));
  if (reserved !== undefined) throw new ToolkitError('FORBIDDEN_CLAIM', reserved);
}

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
