import { foldAddress } from './fold-address.ts';
import { ToolkitError } from './toolkit-error.ts';

const MIN_PASSWORD = 6;
const MAX_PASSWORD = 100;
const MAX_EMAIL = 300;
const EMAIL = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/;

/** Returns the folded e-mail; throws MISSING_EMAIL or INVALID_EMAIL. */
export function checkEmail(email: string | undefined): string {
  if (email === undefined || email === '') throw new ToolkitError('MISSING_EMAIL');
  if (email.length > MAX_EMAIL || !EMAIL.test(email)) throw new ToolkitError('INVALID_EMAIL');
  return foldAddress(email);
}

/** Returns the folded new e-mail; throws MISSING_NEW_EMAIL or INVALID_NEW_EMAIL. */
export function checkNewEmail(email: string | undefined): string {
  if (email === undefined || email === '') throw new ToolkitError('MISSING_NEW_EMAIL');
  if (email.length > MAX_EMAIL || !EMAIL.test(email)) throw new ToolkitError('INVALID_NEW_EMAIL');
  return foldAddress(email);
}

/** Throws WEAK_PASSWORD outside 6 to 100 characters. Passwords are neither trimmed nor normalised. */
export function checkPassword(password: string | undefined): string {
  if (password === undefined || password === '') throw new ToolkitError('MISSING_PASSWORD');
  if (password.length < MIN_PASSWORD) {
    throw new ToolkitError('WEAK_PASSWORD', `Password should be at least ${MIN_PASSWORD} characters`);
  }
  if (password.length > MAX_PASSWORD) {
    throw new ToolkitError('WEAK_PASSWORD', `Password should be at most ${MAX_PASSWORD} characters`);
  }
  return password;
}

/** Returns whether any account may have this password; saves hashing those that none may have. */
export function isPossiblePassword(password: string): boolean {
  return password.length <= MAX_PASSWORD;
}
