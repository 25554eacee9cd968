import * as v from 'valibot';
import { code, formCode, textField, typedField } from '../fields/field.ts';
import { NEW_PASSWORD_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../fields/limits.ts';
import { emailIssue, knownEmailIssue, readEmail } from '../identity/email.ts';

export type PasswordIssue = 'password-required' | 'password-too-short' | 'password-too-long';
export type NewPasswordIssue = Exclude<PasswordIssue, 'password-too-long'> | 'new-password-too-long';

function shortIssue(password: string): 'password-required' | 'password-too-short' | null {
  if (password === '') return 'password-required';
  return password.length < PASSWORD_MIN_LENGTH ? 'password-too-short' : null;
}

/** Returns the issue of a password at sign-in or sign-up, as typed; null if right. [VAL-12, VAL-13, GA-1, GE-14] */
export function passwordIssue(password: string): PasswordIssue | null {
  return shortIssue(password) ?? (password.length > PASSWORD_MAX_LENGTH ? 'password-too-long' : null);
}

/** Returns the issue of a password at a reset, as typed; null if right. [GA-1, GE-14] */
export function newPasswordIssue(password: string): NewPasswordIssue | null {
  return shortIssue(password) ?? (password.length > NEW_PASSWORD_MAX_LENGTH ? 'new-password-too-long' : null);
}

const email = textField(emailIssue, readEmail);
const knownEmail = textField(knownEmailIssue, readEmail);
const passwordAgain = v.nullish(v.string(code('wrong-type')), '');

const isRepeated = (form: { readonly password: string; readonly passwordAgain: string }): boolean =>
  form.password === form.passwordAgain;

/** A password of 6 to 100 characters. [VAL-6 … VAL-13, GA-1] */
export const loginForm = v.strictObject({ email: knownEmail, password: typedField(passwordIssue) }, formCode);

/** [VAL-6 … VAL-13, VAL-16, GA-1] */
export const signUpForm = v.pipe(
  v.strictObject({ email, password: typedField(passwordIssue), passwordAgain }, formCode),
  v.forward(v.partialCheck([['password'], ['passwordAgain']], isRepeated, code('passwords-differ')), [
    'passwordAgain',
  ]),
);

/** [VAL-6 … VAL-11] */
export const resetRequestForm = v.strictObject({ email: knownEmail }, formCode);

/** 6 to 30 characters and the repetition. [VAL-14, VAL-15, VAL-16, GA-1, GA-2] */
export const newPasswordForm = v.pipe(
  v.strictObject({ password: typedField(newPasswordIssue), passwordAgain }, formCode),
  v.forward(v.partialCheck([['password'], ['passwordAgain']], isRepeated, code('passwords-differ')), [
    'passwordAgain',
  ]),
);

/** [VAL-14, VAL-15, VAL-16, GA-1, GA-2] */
export const changePasswordForm = v.pipe(
  v.strictObject(
    {
      currentPassword: typedField((text) => (text === '' ? 'password-required' : null)),
      password: typedField(newPasswordIssue),
      passwordAgain,
    },
    formCode,
  ),
  v.forward(v.partialCheck([['password'], ['passwordAgain']], isRepeated, code('passwords-differ')), [
    'passwordAgain',
  ]),
);
