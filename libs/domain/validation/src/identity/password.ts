import { NEW_PASSWORD_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../fields/limits.ts';

/** What can be wrong with a password that signs in or up. */
export type PasswordIssue = 'password-required' | 'password-too-short' | 'password-too-long';
/** What can be wrong with a password that a reset shall set. */
export type NewPasswordIssue = Exclude<PasswordIssue, 'password-too-long'> | 'new-password-too-long';

function shortIssue(password: string): 'password-required' | 'password-too-short' | null {
  if (password === '') return 'password-required';
  return password.length < PASSWORD_MIN_LENGTH ? 'password-too-short' : null;
}

/**
 * What is wrong with a password that signs in or up, or null: 6 to 100 characters as typed, neither trimmed nor
 * normalised. [VAL-12, VAL-13, GA-1, GE-14]
 */
export function passwordIssue(password: string): PasswordIssue | null {
  return shortIssue(password) ?? (password.length > PASSWORD_MAX_LENGTH ? 'password-too-long' : null);
}

/** What is wrong with a password that a reset shall set, or null: 6 to 30 characters as typed. [GA-1, GE-14] */
export function newPasswordIssue(password: string): NewPasswordIssue | null {
  return shortIssue(password) ?? (password.length > NEW_PASSWORD_MAX_LENGTH ? 'new-password-too-long' : null);
}
