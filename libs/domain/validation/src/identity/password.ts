import { NEW_PASSWORD_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../fields/limits.ts';

export type PasswordIssue = 'password-required' | 'password-too-short' | 'password-too-long';
export type NewPasswordIssue = Exclude<PasswordIssue, 'password-too-long'> | 'new-password-too-long';

function shortIssue(password: string): 'password-required' | 'password-too-short' | null {
  if (password === '') return 'password-required';
  return password.length < PASSWORD_MIN_LENGTH ? 'password-too-short' : null;
}

/**
 * Returns what is wrong with a password at sign-in or sign-up, or null: 6 to 100 characters as typed. [VAL-12, VAL-13,
 * GA-1, GE-14]
 */
export function passwordIssue(password: string): PasswordIssue | null {
  return shortIssue(password) ?? (password.length > PASSWORD_MAX_LENGTH ? 'password-too-long' : null);
}

/** Returns what is wrong with a new password at a reset, or null: 6 to 30 characters as typed. [GA-1, GE-14] */
export function newPasswordIssue(password: string): NewPasswordIssue | null {
  return shortIssue(password) ?? (password.length > NEW_PASSWORD_MAX_LENGTH ? 'new-password-too-long' : null);
}
